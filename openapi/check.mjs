// Reads the whole contract, writes its short forms out, and checks it. Problems of all files are collected, each named by its file and by the
// schema or operation as the file has it: nobody has written the document that the linter reads.
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { BaseResolver, bundle, lint, loadConfig, Source } from '@redocly/openapi-core'
import { parse, stringify } from 'yaml'
import { bodyFaults } from './body-limits.mjs'
import { expandModule, expandRoot, operationsIn } from './expand.mjs'
import { Fault } from './fault.mjs'
import { examplesOf, toneFaults } from './metadata.mjs'
import { faultsOf, partsOf } from './source.mjs'

const here = import.meta.dirname
const root = 'openapi.yaml'
const textOf = (file) => readFileSync(join(here, file), 'utf8')
const copyOf = (file) => parse(textOf(file))

/**
 * The contract as one document, and what is wrong with it.
 * @returns `modules`, the files of the modules as they are written, by their names; `document`, only where `problems` is empty
 */
export async function readContract() {
  const names = [...readdirSync(join(here, 'modules')).map((name) => `modules/${name}`), 'shared.yaml']
  const problems = new Problems()
  for (const file of names)
    for (const { line, path, message } of faultsOf(textOf(file))) problems.addMisfit(file, line, path && copyOf(file), path, message)
  if (problems.unreadable) return { problems: problems.sentences() }

  const files = Object.fromEntries([...names, root].map((file) => [file, copyOf(file)]))
  const modules = Object.fromEntries(names.flatMap((file) => (file.startsWith('modules/') ? [[file.slice(8), files[file]]] : [])))
  for (const file of names) checkFile(file, files, problems)

  const expanded = expand(names, problems)
  const { unresolved, document } = await lintAndBundle(expanded, files, problems)
  if (document) {
    const fileOf = Object.fromEntries(
      names.flatMap((file) => operationsIn(files[file].paths ?? {}).map(({ operation }) => [operation.operationId, file])),
    )
    for (const { name, message } of operationFaults(document)) problems.add(fileOf[name], name, message)
    for (const [pattern, example] of Object.entries(examplesOf(document)))
      if (example === undefined || !new RegExp(pattern).test(example)) problems.addPattern(files, pattern)
    // Without an operation, or without a schema, most limits seem to be wrong.
    if (!problems.incomplete && !unresolved) for (const { name, message } of bodyFaults(document)) problems.add(fileOf[name], name, message)
  }
  return { document, modules, problems: problems.sentences() }
}

class Problems {
  #all = []
  /** Schemas and operations, or whole files, with a slip from which other problems may follow. */
  #misfits = new Set()
  /** Whether a file is no YAML. */
  unreadable = false
  /** Whether an operation could not be written out. */
  incomplete = false

  add(file, subject, message) {
    if (!this.isMisfit(file, subject)) this.#all.push({ file, subject, message })
  }
  addMisfit(file, line, content, path, message) {
    if (!path) this.unreadable = true
    else this.#misfits.add([file, subjectOf(content, path).subject].join(' '))
    this.#all.push({ file: `${file}:${line}`, message })
  }
  /** A pattern has no example, or one that does not match: named wherever the pattern is. */
  addPattern(files, pattern) {
    for (const [file, content] of Object.entries(files))
      for (const path of pathsTo(content, pattern)) {
        const { subject, rest } = subjectOf(content, path.slice(0, -1))
        this.add(file, subject, `${placeIn(rest)}no example matches the pattern ${pattern}`)
      }
  }
  isMisfit(file, subject) {
    return this.#misfits.has(`${file} `) || this.#misfits.has(`${file} ${subject}`)
  }
  /** Each once. A body is made of a record's fields: what is said of the record is not repeated for its operations. */
  sentences() {
    const ofSchemas = new Set(this.#all.filter(({ subject }) => !subject?.includes('.')).map(({ file, message }) => `${file} ${message}`))
    const told = this.#all.filter(({ file, subject, message }) => !subject?.includes('.') || !ofSchemas.has(`${file} ${message}`))
    return [...new Set(told.map(({ file, subject, message }) => [`openapi/${file}`, subject, message].filter(Boolean).join(': ')))]
  }
}

/** The paths of the keys in a file that hold a value. */
function pathsTo(node, value) {
  if (typeof node !== 'object' || node === null) return []
  return Object.entries(node).flatMap(([key, below]) =>
    below === value && key === 'pattern' ? [[key]] : pathsTo(below, value).map((path) => [key, ...path]),
  )
}

/** The schema or the operation that a path of a file leads into, and the rest of the path. */
function subjectOf(content, [kind, name, ...rest]) {
  if (kind === 'paths') {
    const [method, ...below] = rest
    const id = content.paths?.[name]?.[method]?.operationId
    return { subject: id ?? [method?.toUpperCase(), name].filter(Boolean).join(' '), rest: below }
  }
  return name === undefined ? { subject: undefined, rest: [kind].filter(Boolean) } : { subject: name, rest }
}
/** The fields on a path, for the front of a sentence. */
const placeIn = (path) => {
  const fields = path.filter((key) => !/^(properties|items|(all|any|one)Of|\d+)$/.test(key))
  return fields.length > 0 ? `${fields.join(' › ')}: ` : ''
}

/** Rules that a file has to keep by itself. */
function checkFile(file, files, problems) {
  const { schemas = {}, 'x-reads': reads = [] } = files[file]
  for (const { name, message } of toneFaults(schemas)) problems.add(file, name, message)
  const modules = new Set(
    Object.values(files).flatMap(({ paths = {} }) => operationsIn(paths).map(({ operation }) => operation.operationId?.split('.')[0])),
  )
  for (const name of reads) if (!modules.has(name)) problems.add(file, undefined, `x-reads: ${name} is no module`)
}

/** The files with their short forms written out; what cannot be written out is left out. */
function expand(names, problems) {
  const read = (name) => copyOf(join('modules', name))
  const expanded = Object.fromEntries(
    names.map((file) => [
      file,
      expandModule(copyOf(file), read, (error, name) => {
        if (!(error instanceof Fault) && !problems.isMisfit(file, name)) throw error
        problems.incomplete = true
        problems.add(file, error.subject ?? name, error.message)
      }),
    ]),
  )
  const content = copyOf(root)
  const known = (name) => `modules/${name}.yaml` in expanded
  for (const name of content['x-modules']) if (!known(name)) problems.add(root, 'x-modules', `there is no modules/${name}.yaml`)
  content['x-modules'] = content['x-modules'].filter(known)
  expanded[root] = expandRoot(content, (name) => expanded[join('modules', name)])
  return expanded
}

async function lintAndBundle(expanded, files, problems) {
  const config = await loadConfig({ configPath: join(here, 'redocly.yaml') })
  class Expanded extends BaseResolver {
    async loadExternalRef(path) {
      const file = expanded[relative(here, path).replaceAll('\\', '/')]
      if (!file) throw new Error(`there is no ${relative(here, path)}`)
      return new Source(path, stringify(file, { aliasDuplicateObjects: false }))
    }
  }
  const given = { ref: join(here, root), config, externalRefResolver: new Expanded() }
  const linted = await lint(given)
  for (const problem of linted) addLinted(problem, expanded, files, problems)
  const unresolved = linted.some(({ ruleId }) => ruleId === 'no-unresolved-refs')
  const bundled = await bundle({ ...given, dereference: false }).catch((error) => {
    if (!unresolved) throw error
  })
  return { unresolved, document: bundled?.bundle.parsed }
}

/** Adds what the linter says of the files that are written out, by the names of those that people write. */
function addLinted({ location: [{ source, pointer = '' }], message, ruleId }, expanded, files, problems) {
  const file = relative(here, source.absoluteRef).replaceAll('\\', '/')
  const path = partsOf(pointer)
  const found = path.reduce((node, key) => node?.[key], expanded[file])
  const { subject, rest } = subjectOf(expanded[file], path)
  if (ruleId === 'no-unresolved-refs') return problems.add(file, subject, `${placeIn(rest)}${found?.$ref ?? message} cannot be found`)
  const start = path.indexOf('example')
  if (start < 0) return problems.add(file, subject, `${placeIn(rest)}${message}`)
  const value = path.slice(start + 1)
  const [, missing] = /must have required property '(.+?)'/.exec(message) ?? []
  const way = [...value, ...(missing ? [missing] : [])]
  const { schema } = path.slice(0, start).reduce((node, key) => node[key], expanded[file])
  const owner = variesExample(files[file], path, way) ? undefined : ownerOf({ file, schema }, way, { expanded, files })
  const text = message.replace(/^Example value must conform to the schema: (`.*?` property )?/, '').replace(/\.$/, '')
  const about = missing ? 'the example lacks it' : `the example ${text}`
  return problems.add(owner?.file ?? file, owner?.subject ?? subject, `${placeIn(owner?.rest ?? way)}${about}`)
}

/** Whether the operation itself says a value of an example, in its `x-example` or `x-answer`. */
function variesExample(content, [kind, name, method, part], way) {
  const operation = kind === 'paths' ? content.paths[name][method] : undefined
  const own = operation?.[part === 'requestBody' ? 'x-example' : 'x-answer']
  const field = part === 'requestBody' ? way[0] : way[1]
  return own !== undefined && (own?.constructor !== Object || field in own)
}

/**
 * The schema of a file whose own example has a place, and the path from there; undefined where only an operation has it.
 * @param path from the schema to the place
 */
function ownerOf({ file, schema }, path, { expanded, files }) {
  const below = (next, rest) => ownerOf({ file, schema: next }, rest, { expanded, files })
  if (schema.$ref) {
    const [name, pointer] = schema.$ref.split('#')
    const into = name ? join(dirname(file), name).replaceAll('\\', '/') : file
    const [kind, subject] = partsOf(pointer)
    if (kind === 'schemas' && files[into]?.schemas?.[subject]?.example !== undefined) return { file: into, subject, rest: path }
    const target = partsOf(pointer).reduce((node, key) => node?.[key], expanded[into])
    return target && ownerOf({ file: into, schema: target }, path, { expanded, files })
  }
  const [step, ...rest] = path
  const next = schema.properties?.[step] ?? (/^\d+$/.test(step) ? schema.items : undefined)
  if (next) return below(next, rest)
  for (const part of [...(schema.allOf ?? []), ...(schema.oneOf ?? []), ...(schema.anyOf ?? [])]) {
    const found = below(part, path)
    if (found) return found
  }
  return undefined
}

/** House rules that no public linter knows, by operation. */
function operationFaults(document) {
  const faults = []
  for (const { path, method, operation } of operationsIn(document.paths)) {
    const { operationId, requestBody } = operation
    const name = operationId ?? `${method.toUpperCase()} ${path}`
    const add = (message) => faults.push({ name, message })
    if (!/^[a-z][A-Za-z]*\.[a-z][A-Za-z]*$/.test(operationId ?? '')) add('operationId is not module.verb')
    if (!/^(public|session|[a-z-]+(:[a-z-]+)*)$/.test(operation['x-permission'] ?? '')) add('no x-permission')
    if (operation['x-asks'] && method === 'get') add('a GET has no effect to ask about (x-asks)')
    if (!operation.summary) add('no summary')
    const bytes = takesBytes(operation)
    if (bytes && !requestBody.description) add('nothing says what its bytes are')
    if (bytes && !operation['x-body-limit']) add('its bytes have no limit')
    if (requestBody && !bytes && !hasExample(requestBody.content?.['application/json'])) add('the body has no example')
    for (const [status, given] of Object.entries(operation.responses)) {
      const json = resolved(given, document)?.content?.['application/json']
      if (json && !hasExample(json)) add(`answer ${status} has no example`)
    }
  }
  return faults
}
/** A body that is no JSON but a file as it is: no example could show it. */
export const takesBytes = ({ requestBody }) => requestBody?.content['application/octet-stream'] !== undefined
const hasExample = (media) => media?.example !== undefined || Object.keys(media?.examples ?? {}).length > 0

/** A node of the document, or the one that it refers to. */
export const resolved = (node, document) =>
  node.$ref
    ? node.$ref
        .slice(2)
        .split('/')
        .reduce((found, key) => found?.[key], document)
    : node

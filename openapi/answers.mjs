// What the data of each JSON answer is, as zod schemas for clients, a file for each module. They allow what a later server may add: more
// fields, other values of an enum, longer texts. So they are made from a looser copy of the contract.
import { createClient } from '@hey-api/openapi-ts'
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** What a later version may change without breaking a client, and what no check needs. */
const dropped = [
  'pattern',
  'minLength',
  'maxLength',
  'maximum',
  'minItems',
  'maxItems',
  'uniqueItems',
  'default',
  'unevaluatedProperties',
  'description',
]
const keptFormats = ['date', 'date-time']

/** A schema without what a later version may change: an enum becomes the type of its values. */
function loosened(schema) {
  if (Array.isArray(schema)) return schema.map(loosened)
  if (typeof schema !== 'object' || schema === null) return schema
  const { enum: values, const: value, properties, ...rest } = schema
  const kept = Object.entries(rest).filter(
    ([key, held]) => !dropped.includes(key) && !/^(x-|examples?$)/.test(key) && (key !== 'format' || keptFormats.includes(held)),
  )
  const [one] = values ?? (value === undefined ? [] : [value])
  return {
    ...(one !== undefined && { type: typeof one }),
    ...Object.fromEntries(kept.map(([key, held]) => [key, loosened(held)])),
    ...(properties && { properties: loosenedAll(properties) }),
  }
}
const loosenedAll = (schemas) => Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, loosened(schema)]))

/** The schema of an answer's `data`; undefined where it answers a file, events or nothing. */
function dataOf({ responses }, document) {
  const deref = (node) =>
    node.$ref
      ? deref(
          node.$ref
            .slice(2)
            .split('/')
            .reduce((found, key) => found[key], document),
        )
      : node
  const { content = {} } = deref(responses['200'])
  const data = content['application/json']?.schema.allOf?.map(({ properties }) => properties?.data).find(Boolean)
  return data && deref(data).type !== 'null' ? data : undefined
}

/**
 * The text of each module's file, by the module's name.
 * @param operations those of the document, each with its path and method
 */
export async function answersOf(operations, document) {
  const told = operations.flatMap((operation) => {
    const data = dataOf(operation, document)
    return data ? [{ ...operation, data }] : []
  })
  const paths = {}
  for (const { path, method, operationId, data } of told) {
    const content = { 'application/json': { schema: loosened(data) } }
    paths[path] = { ...paths[path], [method]: { operationId, responses: { 200: { description: '', content } } } }
  }
  const { openapi, info, components } = document
  const constants = await zodOf({ openapi, info, paths, components: { schemas: loosenedAll(components.schemas) } })
  const modules = Object.groupBy(told, ({ operationId }) => operationId.split('.')[0])
  return Object.fromEntries(Object.entries(modules).map(([name, those]) => [name, moduleText(those, constants)]))
}

/** The constants that hey-api writes for a document, by name and in an order in which each stands behind those that it uses. */
async function zodOf(input) {
  const folder = mkdtempSync(join(tmpdir(), 'isb-answers-'))
  const zod = { name: 'zod', compatibilityVersion: 'mini', dates: { offset: true }, requests: false, comments: false }
  await createClient({ input, output: { path: folder, clean: true }, plugins: [zod], logs: { level: 'silent' } })
  const [file] = globSync('**/zod.gen.ts', { cwd: folder })
  const blocks = readFileSync(join(folder, file), 'utf8')
    .trim()
    .split(/\n\n(?=export const )/)
  rmSync(folder, { recursive: true })
  return new Map(blocks.slice(1).map((text) => [/^export const (\w+)/.exec(text)[1], text.replace(/^export /, '')]))
}

/** A module's file: the constants that its operations' answers need, and those answers by operation. */
function moduleText(operations, constants) {
  const nameOf = ({ operationId }) => {
    const name = `z${operationId
      .split('.')
      .map((part) => part[0].toUpperCase() + part.slice(1))
      .join('')}Response`
    if (!constants.has(name)) throw new Error(`${operationId}: no schema is called ${name}`)
    return name
  }
  const needed = new Set()
  const need = (name) => {
    if (needed.has(name) || !constants.has(name)) return
    needed.add(name)
    for (const [other] of constants.get(name).matchAll(/\bz[A-Z]\w*/g)) need(other)
  }
  for (const operation of operations) need(nameOf(operation))
  const lines = operations.map((operation) => `  '${operation.operationId}': ${nameOf(operation)},`)
  return `import * as z from 'zod/mini'

${[...constants].flatMap(([name, text]) => (needed.has(name) ? [text] : [])).join('\n\n')}

/** The data of each JSON answer of the module. */
export const answers = {
${lines.join('\n')}
}`
}

// From the contract by hand to what programs read: openapi.json, types, the operations table, zod for forms.
// Where check.mjs finds problems it prints all of them, writes nothing, and exits 1.
import { createClient } from '@hey-api/openapi-ts'
import openapiTS, { astToString } from 'openapi-typescript'
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { writeChanged } from '../scripts/write-changed.mjs'
import { answersOf } from './answers.mjs'
import { readContract, resolved, takesBytes } from './check.mjs'
import { operationsIn } from './expand.mjs'
import { transportReasons } from './reasons.mjs'
import { bodiesOf, entitiesOf, enumFieldsOf, examplesOf, metadataOf, tonesOf, valuesOf } from './metadata.mjs'

const here = import.meta.dirname
const out = join(here, 'generated')

/** Every operation of the document, with its path and method. */
const operationsOf = (document) => operationsIn(document.paths).map(({ operation, ...at }) => ({ ...at, ...operation }))

const { document, modules, problems } = await readContract()
if (problems.length > 0) {
  for (const problem of problems) console.error(`contract: ${problem}`)
  process.exit(1)
}

/** The files by their names. They are written at the end: all of them, or none where something fails. */
const written = new Map()
const write = (name, text) => written.set(name, `${text.trim()}\n`)
/** JSON whose values stand on one line where they fit: a third fewer lines to review. */
function pretty(value, indent = '') {
  const flat = JSON.stringify(value, null, 1).replaceAll(/\n */g, ' ')
  if (typeof value !== 'object' || value === null || flat.length + indent.length <= 110) return flat
  const inner = `${indent}  `
  const entries = Array.isArray(value)
    ? value.map((item) => pretty(item, inner))
    : Object.entries(value).map(([key, item]) => `${JSON.stringify(key)}: ${pretty(item, inner)}`)
  const [open, close] = Array.isArray(value) ? '[]' : '{}'
  return `${open}\n${entries.map((entry) => inner + entry).join(',\n')}\n${indent}${close}`
}
const constant = (name, value) => `export const ${name} = ${JSON.stringify(value, null, 2)} as const`
const header = '// Made by `npm run generate` from openapi/. Not edited by hand.\n'

write('openapi.json', pretty(document))
write('types.ts', header + astToString(await openapiTS(document, { defaultNonNullable: false })))

const table = Object.fromEntries(
  operationsOf(document).map(({ path, method, parameters = [], ...operation }) => [
    operation.operationId,
    {
      method: method.toUpperCase(),
      path,
      permission: operation['x-permission'],
      ...(operation['x-more-codes'] && { moreCodes: operation['x-more-codes'] }),
      ...(operation['x-retry'] && { retry: operation['x-retry'] }),
      ...(operation['x-body-limit'] && { bodyLimit: operation['x-body-limit'] }),
      ...(operation['x-slide'] === false && { slide: false }),
      ...(operation['x-client'] && { client: operation['x-client'] }),
      ...(operation['x-audit'] && { audit: operation['x-audit'] }),
      ...(operation['x-log'] && { log: operation['x-log'] }),
      ...(operation['x-asks'] && { asks: operation['x-asks'] }),
      ...(operation['x-undone-by'] && { undoneBy: operation['x-undone-by'] }),
      ...(operation['x-gathers'] && { gathers: true }),
      ...(operation['x-heavy'] && { heavy: true }),
      ...(operation['x-tokens'] && { tokens: operation['x-tokens'] }),
      ...(operation['x-for-oneself'] && { forOneself: true }),
      ...(operation['x-own'] && { own: true }),
      ...(operation['x-step-up'] && { stepUp: operation['x-step-up'] === true ? 'always' : 'by-effect' }),
      ...(operation['x-secret'] && { secret: operation['x-secret'] }),
      ...(operation.requestBody && { body: takesBytes(operation) ? 'bytes' : true }),
      ...defaultsOf(parameters, operation.requestBody?.content?.['application/json']?.schema),
      ...answerOf(method, operation),
    },
  ]),
)
/** The values that a client sends when its caller names none: the contract's `default`s, for query and body. */
function defaultsOf(parameters, body) {
  const given = (schema) =>
    Object.entries(schema?.properties ?? {})
      .filter(([, property]) => property.default !== undefined)
      .map(([name, property]) => [name, property.default])
  const query = parameters
    .map(deref)
    .filter((parameter) => parameter.in === 'query' && parameter.schema.default !== undefined)
    .map((parameter) => [parameter.name, parameter.schema.default])
  const defaults = {
    ...(query.length > 0 && { query: Object.fromEntries(query) }),
    ...(body && given(deref(body)).length > 0 && { body: Object.fromEntries(given(deref(body))) }),
  }
  return Object.keys(defaults).length > 0 ? { defaults } : {}
}
function deref(node) {
  return resolved(node, document)
}
/** What is not JSON is a file, or events; a file that is an image or an open feed is to be looked at. A list answers a page. */
function answerOf(method, operation) {
  const { content } = deref(operation.responses['200'])
  const open = (method === 'get' && operation['x-client'] === 'open') || Object.keys(content).every((type) => type.startsWith('image/'))
  if (content['text/event-stream']) return { answers: 'events' }
  if (open || !content['application/json']) return { answers: 'file', ...(open && { inline: true }) }
  const data = content['application/json'].schema.allOf?.[1]?.properties?.data?.$ref ?? ''
  const runs = method !== 'get' && /\/(Run|BaseDataRun)$/.test(data)
  return { ...((operation['x-list'] || operation['x-history']) && { list: true }), ...(runs && { runs: true }) }
}
// Two parts, so that a sign-in page need not bring along what only its sessions ask for.
const parts = Object.groupBy(Object.entries(table), ([id]) => (id.startsWith('auth.') ? 'signIn' : 'signedIn'))
write('operations/sign-in.ts', header + constant('signIn', Object.fromEntries(parts.signIn)))
write('operations/signed-in.ts', header + constant('signedIn', Object.fromEntries(parts.signedIn)))

// What the faces read of each module, in a file of its own: a screen brings only its own module's along.
const described = operationsOf(document)
const moduleNames = [...new Set(described.map(({ operationId }) => operationId.split('.')[0]))]
for (const name of moduleNames) {
  const metadata = constant(name, metadataOf(name, described, document))
  write(`modules/${name}.ts`, `${header}import type { ModuleMetadata } from '../../metadata.ts'\n\n${metadata} satisfies ModuleMetadata`)
}
write('modules/index.ts', header + moduleNames.map((name) => `export { ${name} } from './${name}.ts'`).join('\n'))
const readings = Object.values(modules).flatMap(({ paths = {}, 'x-reads': read = [] }) => {
  return read.map((module) => ({ module, reader: operationsIn(paths)[0].operation.operationId.split('.')[0] }))
})
write(
  'readers.ts',
  `${header}/** The modules whose answers tell of another one's records, by that one. */
${constant(
  'readers',
  Object.fromEntries(
    moduleNames.flatMap((name) => {
      const readers = [...new Set(readings.filter(({ module }) => module === name).map(({ reader }) => reader))]
      return readers.length > 0 ? [[name, readers]] : []
    }),
  ),
)}`,
)
const withLists = moduleNames.filter((name) => Object.keys(metadataOf(name, described, document).lists).length > 0)
write(
  'listed.ts',
  `${header}/** The modules that have lists of records, in the contract's order. */\n${constant('listedModules', withLists)}`,
)
const reasonsBy = (extension) => {
  const lines = described.flatMap(({ operationId, [extension]: reasons }) =>
    reasons ? `  '${operationId}': ${JSON.stringify(reasons)},` : [],
  )
  return `{\n${lines.join('\n')}\n} as const`
}
write(
  'reasons.ts',
  `${header}/** Why each operation may refuse. */
export const reasons = ${reasonsBy('x-reasons')}

/** Why rows are refused or left alone, as the answers of some operations and their runs tell. */
export const toldReasons = ${reasonsBy('x-tells')}

/** What answers of HTTP status 400 or above say. */
export const transportReasons = ${JSON.stringify(transportReasons)} as const`,
)
write(
  'values.ts',
  `${header}/** Every enum that has a name, with its values in the contract's order. */\n${constant('values', valuesOf(document))}`,
)
write('bodies.ts', `${header}/** Plain values of the example of each body, by operation. */\n${constant('bodies', bodiesOf(described))}`)
write(
  'examples.ts',
  `${header}/** A text that each pattern of the contract matches, for whoever wrote another. */\n${constant('examples', examplesOf(document))}`,
)
write(
  'tones.ts',
  `${header}/** How far something has come, by the value of its enum; an enum that is not here tells nothing of that. */
${constant('tones', tonesOf(document))}`,
)
const summaries = described.flatMap(({ operationId, summary, 'x-summary-zh': zh }) =>
  zh ? [[operationId, { en: summary.replaceAll(/\s+/g, ' ').replace(/\. .*/, ''), zh }]] : [],
)
write(
  'summaries.ts',
  `${header}/** The first sentence of the summaries that the contract has in both languages, by operation. */
${constant('summaries', Object.fromEntries(summaries))}`,
)
/** A code is of the first module that asks for it. */
const moduleOfCode = (code) => described.find((each) => each['x-permission'] === code).operationId.split('.')[0]
const ofStudents = described.filter((each) => each['x-list']?.student || each['x-list']?.class || each['x-students'])
write(
  'scoped.ts',
  `${header}/** The modules whose codes reach some students or all of them: those of lists that hold students or classes. */
${constant('scopedModules', [...new Set(ofStudents.map((each) => moduleOfCode(each['x-permission'])))])}`,
)
write(
  'enum-fields.ts',
  `${header}/** The fields that hold a value of an enum, by the kind of record that the audit knows, and of a file by its operation. */
${constant('enumFields', enumFieldsOf(described, document))}`,
)
/** A schema belongs to the module whose operations stand in its file. */
const owners = Object.fromEntries(
  Object.values(modules).flatMap(({ paths = {}, schemas = {} }) => {
    const [first] = operationsIn(paths)
    return Object.keys(schemas).map((schema) => [schema, first?.operation.operationId.split('.')[0]])
  }),
)
write(
  'entities.ts',
  `${header}/** The kinds of records that the audit knows: their module, what one is called by, their fields by kind. */
${constant('entities', entitiesOf(document, owners))}`,
)

const answers = await answersOf(described, document)
for (const [name, text] of Object.entries(answers)) write(`answers/${name}.ts`, `${header}${text}`)
write(
  'answers/index.ts',
  `${header}/** The data of each JSON answer as zod schemas, a module at a time. */
export const answersOf = {
${Object.keys(answers)
  .map((name) => `  ${name}: () => import('./${name}.ts'),`)
  .join('\n')}
}`,
)

const zod = mkdtempSync(join(tmpdir(), 'isb-zod-'))
await createClient({
  input: document,
  output: { path: zod, clean: true },
  plugins: [{ name: 'zod', dates: { offset: true } }],
  logs: { level: 'silent' },
})
for (const name of globSync('**/*.ts', { cwd: zod })) write(join('zod', name), readFileSync(join(zod, name), 'utf8'))
rmSync(zod, { recursive: true })

for (const [name, text] of written) writeChanged(join(out, name), text)
// What an earlier contract made and this one does not.
for (const name of globSync('**/*.{ts,json}', { cwd: out })) if (!written.has(name)) rmSync(join(out, name))

// From the contract by hand to what programs read: openapi.json, types, the operations table, zod for forms.
// Says what is wrong with the contract (our own rules below), writes nothing then, and exits 1.
import { bundle, createConfig, lint } from '@redocly/openapi-core'
import { createClient } from '@hey-api/openapi-ts'
import openapiTS, { astToString } from 'openapi-typescript'
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { writeChanged } from '../scripts/write-changed.mjs'

const here = import.meta.dirname
const out = join(here, 'generated')
const methods = ['get', 'post', 'put', 'patch', 'delete']

/** Every operation of the document, with its path and method. */
const operationsOf = (document) =>
  Object.entries(document.paths).flatMap(([path, item]) =>
    methods.filter((method) => item[method]).map((method) => ({ path, method, ...item[method] })),
  )

/** House rules that no public linter knows. Returns sentences. */
function ownRules(document) {
  const said = []
  for (const { path, method, operationId, ...operation } of operationsOf(document)) {
    const name = operationId ?? `${method} ${path}`
    if (!/^[a-z][A-Za-z]*\.[a-z][A-Za-z]*$/.test(operationId ?? '')) said.push(`${name}: operationId is not module.verb`)
    if (!/^(public|session|[a-z-]+(:[a-z-]+)*)$/.test(operation['x-permission'] ?? '')) said.push(`${name}: no x-permission`)
    if (!operation.summary) said.push(`${name}: no summary`)
    const request = operation.requestBody?.content?.['application/json']
    const bytes = takesBytes(operation)
    if (bytes && !operation.requestBody.description) said.push(`${name}: nothing says what its bytes are`)
    if (bytes && !operation['x-body-limit']) said.push(`${name}: its bytes have no limit`)
    if (operation.requestBody && !bytes && !hasExample(request)) said.push(`${name}: the body has no example`)
    for (const [status, given] of Object.entries(operation.responses)) {
      const answer = given.$ref ? at(document, given.$ref) : given
      const json = answer.content?.['application/json']
      if (json && !hasExample(json)) said.push(`${name}: answer ${status} has no example`)
    }
  }
  return said
}
const at = (document, ref) =>
  ref
    .slice(2)
    .split('/')
    .reduce((node, key) => node[key], document)
/** A body that is no JSON but a file as it is: no example could show it. */
const takesBytes = ({ requestBody }) => requestBody?.content['application/octet-stream'] !== undefined
const hasExample = (media) => media?.example !== undefined || Object.keys(media?.examples ?? {}).length > 0

const config = await createConfig({
  extends: ['spec'],
  rules: { 'no-invalid-media-type-examples': 'error', 'operation-operationId-unique': 'error', 'no-unused-components': 'error' },
})
const ref = join(here, 'openapi.yaml')
const problems = (await lint({ ref, config })).map((problem) => `${problem.location[0]?.pointer ?? ''} ${problem.message}`)
const { bundle: bundled } = await bundle({ ref, config, dereference: false })
const document = bundled.parsed
problems.push(...ownRules(document))
if (problems.length > 0) {
  for (const problem of new Set(problems)) console.error(`contract: ${problem}`)
  process.exit(1)
}

const written = new Set()
const write = (name, text) => {
  written.add(name)
  writeChanged(join(out, name), `${text.trim()}\n`)
}
const header = '// Made by `npm run generate` from openapi/. Not edited by hand.\n'

write('openapi.json', JSON.stringify(document, null, 2))
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
      ...(operation['x-tokens'] && { tokens: operation['x-tokens'] }),
      ...(operation['x-secret'] && { secret: operation['x-secret'] }),
      ...(operation.requestBody && { body: takesBytes(operation) ? 'bytes' : true }),
      ...defaultsOf(parameters, operation.requestBody?.content?.['application/json']?.schema),
      ...(operation['x-client'] === 'open' ? { answers: 'file', inline: true } : answerOf(deref(operation.responses['200']))),
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
  return node.$ref ? at(document, node.$ref) : node
}
/** A list is an answer whose data has records and a total; what is not JSON is a file, or events; a file that is an image is to be looked at. */
function answerOf({ content }) {
  const images = Object.keys(content).every((type) => type.startsWith('image/'))
  if (!content['application/json']) return { answers: content['text/event-stream'] ? 'events' : 'file', ...(images && { inline: true }) }
  const text = JSON.stringify(content['application/json'].example?.data ?? null)
  return text.startsWith('{') && text.includes('"records":[') && text.includes('"pageSize"') ? { list: true } : {}
}
write('operations.ts', `${header}export const operations = ${JSON.stringify(table, null, 2)} as const`)

const zod = mkdtempSync(join(tmpdir(), 'isb-zod-'))
await createClient({
  input: document,
  output: { path: zod, clean: true },
  plugins: [{ name: 'zod', dates: { offset: true } }],
  logs: { level: 'silent' },
})
for (const name of globSync('**/*.ts', { cwd: zod })) write(join('zod', name), readFileSync(join(zod, name), 'utf8'))
rmSync(zod, { recursive: true })

// What an earlier contract made and this one does not.
for (const name of globSync('**/*.{ts,json}', { cwd: out })) if (!written.has(name)) rmSync(join(out, name))

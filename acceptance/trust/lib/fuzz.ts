// Requests that nobody would send, to every operation; every answer is judged by the contract, with a validator of our own.
import { deflateSync } from 'node:zlib'
import { operationIds, operationOf, type OperationId } from '@isb/contract'
import document from '@isb/contract/openapi.json' with { type: 'json' }
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import addFormatsModule from 'ajv-formats'
import fc, { type Arbitrary } from 'fast-check'
import { mutated, raw, valid, type Schema } from './arbitrary.ts'
import { headersOf, send, type Reply } from './call.ts'
import { side } from './check.ts'
import { png } from './png.ts'

interface Parameter {
  readonly $ref?: string
  readonly name: string
  readonly in: string
  readonly schema: Schema
}
interface Described {
  readonly operationId: string
  readonly parameters?: readonly Parameter[]
  readonly responses?: Readonly<Record<string, { $ref?: string }>>
  readonly requestBody?: { content: { 'application/json'?: { schema: Schema } } }
}
/** What a request is made of. */
interface Shot {
  readonly search: string
  readonly path: string
  readonly body?: Uint8Array
}

const addFormats = addFormatsModule as unknown as (ajv: Ajv2020, formats: string[]) => void
const ajv = new Ajv2020({ strict: false })
addFormats(ajv, ['date-time', 'date', 'email'])
ajv.addSchema(document, 'isb')

const described = new Map<string, Described & { pointer: string }>()
for (const [path, item] of Object.entries(document.paths as unknown as Record<string, Record<string, Described>>))
  for (const [method, one] of Object.entries(item))
    described.set(one.operationId, { ...one, pointer: `isb#/paths/${encodeURIComponent(path.replaceAll('/', '~1'))}/${method}` })

const validators = new Map<string, ValidateFunction>()
function declared(id: OperationId, status: number): ValidateFunction {
  const key = status === 200 ? id : 'Answer'
  let found = validators.get(key)
  if (!found)
    validators.set(
      key,
      (found = ajv.compile({
        $ref: status === 200 && !operationOf(id).answers ? schemaOf(id) : 'isb#/components/schemas/Answer',
      })),
    )
  return found
}

function schemaOf(id: OperationId): string {
  const { pointer = '', responses } = described.get(id) ?? {}
  const shared = responses?.['200']?.$ref
  return `${shared ? `isb${shared}` : `${pointer}/responses/200`}/content/application~1json/schema`
}

/** What is wrong with an answer, or undefined. The transport may refuse by 4xx; 5xx is never right. */
export function fault(id: OperationId, { status, envelope, text, headers }: Reply): string | undefined {
  if (status >= 500) return `HTTP ${status}: ${text}`
  // A file, or the beginning of events.
  if (operationOf(id).answers && status === 200 && !headers.get('content-type')?.startsWith('application/json')) return undefined
  if (!envelope) return `no envelope: HTTP ${status} ${text.slice(0, 200)}`
  if (!headers.get('content-type')?.startsWith('application/json') || !headers.get('x-request-id')) return 'headers are missing'
  const judge = declared(id, status)
  if (!judge(envelope)) return `not as declared: ${ajv.errorsText(judge.errors)}: ${text.slice(0, 200)}`
  const done = envelope.code === 0
  if (done !== (envelope.data !== undefined) || done === Boolean(envelope.reason) || (status !== 200 && done))
    return `half an envelope: ${text.slice(0, 200)}`
  return undefined
}

const words: Arbitrary<string> = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 120 }).filter((value) => value.isWellFormed()),
  fc.constantFrom(
    '%',
    '%00',
    '%ff',
    '%C0%AF',
    '..',
    '0',
    '-1',
    '1e3',
    '1',
    '2',
    '9'.repeat(30),
    'null',
    "'",
    ' ',
    '+',
    'name,-id',
    '__proto__',
    'MENU',
  ),
)
const encoded = (value: string, seed: number) => (seed % 5 === 0 && /^[\w%.+-]+$/.test(value) ? value : encodeURIComponent(value))

const drawing = png(2, 3, deflateSync(Buffer.alloc(3 * 7)))
/** Images, such with a wrong byte or an early end, and anything. */
const files: Arbitrary<Uint8Array> = fc.oneof(
  fc.constant(drawing),
  fc.tuple(fc.nat(), fc.nat(255)).map(([at, byte]) => Uint8Array.from(drawing).with(at % drawing.length, byte)),
  fc.nat(drawing.length).map((end) => drawing.subarray(0, end)),
  fc.uint8Array({ maxLength: 400 }),
)

/** Addresses: the operation's own parameters and one too many, with values that fit, or do not. */
function shots(id: OperationId): Arbitrary<Shot> {
  const { parameters = [], requestBody } = described.get(id) ?? { parameters: [] }
  const queries = parameters
    .map((one) =>
      one.$ref ? ((document.components.parameters as unknown as Record<string, Parameter>)[one.$ref.split('/').at(-1) ?? ''] ?? one) : one,
    )
    .filter((one) => one.in === 'query')
  const query = fc
    .array(fc.tuple(fc.constantFrom(...queries.map(({ name }) => name), 'extra'), words, fc.nat()), {
      maxLength: queries.length === 0 ? 1 : 3,
    })
    .map((pairs) => pairs.map(([name, value, seed]) => `${name}=${encoded(value, seed)}`).join('&'))
  const path = fc
    .tuple(fc.oneof(words, fc.integer({ min: 1, max: 60 }).map(String)), fc.nat())
    .map(([value, seed]) => encoded(value, seed) || '0')
  if (!requestBody) return fc.record({ search: query, path })
  const { schema } = requestBody.content['application/json'] ?? {}
  if (!schema) return fc.record({ search: fc.constant(''), path, body: files })
  const bodies = fc.oneof(
    { weight: 2, arbitrary: valid(schema).map((value) => new TextEncoder().encode(JSON.stringify(value))) },
    { weight: 2, arbitrary: mutated(schema).map((value) => new TextEncoder().encode(JSON.stringify(value))) },
    { weight: 1, arbitrary: raw(schema) },
  )
  return fc.record({ search: fc.constant(''), path, body: bodies })
}

/** What fuzzing one operation came to. */
export interface Fuzzed {
  readonly sent: number
  readonly done: number
  readonly refused: number
  readonly faults: string[]
}

/** Sends `count` requests to an operation. Each claims an address of its own, so that the throttle by address does not end it. */
export async function fuzz(host: string, id: OperationId, count: number, token: () => Promise<string>, seed: number): Promise<Fuzzed> {
  const { method, path, body: takesBody } = operationOf(id)
  const samples = fc.sample(shots(id), { numRuns: count, seed })
  let session = await token()
  const replies = await side(samples.length, 4, async (index) => {
    const { search, path: value, body } = samples[index] as Shot
    const address = `10.${index >> 16}.${(index >> 8) & 255}.${index & 255}`
    const reply = await send(`${host}/isb/admin${path.replaceAll(/\{\w+\}/g, value)}${search && `?${search}`}`, {
      method,
      headers: headersOf({ token: session, address, key: `${id} ${seed} ${index}` }, takesBody),
      ...(body && { body: body as BodyInit }),
    })
    if (reply.envelope?.code === 18) session = await token()
    return { reply, shot: { search, value, body: body && new TextDecoder().decode(body).slice(0, 300) } }
  })
  const codes = replies.map(({ reply }) => reply.envelope?.code)
  return {
    sent: replies.length,
    done: codes.filter((code) => code === 0).length,
    refused: codes.filter((code) => code !== 0).length,
    // An address that names no route of this operation is answered by what it names, or as unknown.
    faults: replies.flatMap(({ reply, shot }) => {
      const wrong = reply.status === 404 ? (reply.envelope?.reason === 'ROUTE_UNKNOWN' ? undefined : reply.text) : fault(id, reply)
      return wrong === undefined ? [] : [`${id} seed ${seed}: ${wrong} ← ${JSON.stringify(shot)}`]
    }),
  }
}

export { operationIds }

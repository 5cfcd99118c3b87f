// Bodies, queries and paths against the contract, and answers too where tests ask for it. Compiled when an operation is first called.
import { operationOf, type Answer, type FieldError, type OperationId } from '@isb/contract'
import { examples } from '@isb/contract/examples'
import document from '@isb/contract/openapi.json' with { type: 'json' }
import { isDay, isEmail } from '@isb/domain'
import { isWord, word, type Locale, type WordKey } from '@isb/words'
import type { ErrorObject, ValidateFunction } from 'ajv'
import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormatsModule from 'ajv-formats'
import type { WrongField } from '../ground/refuse.ts'

interface Parameter {
  name: string
  in: 'query' | 'path'
  required?: boolean
  schema: object
  $ref?: string
}
interface Described {
  operationId: string
  parameters?: Parameter[]
  requestBody?: object
  responses: Record<string, { $ref?: string }>
}

/** How many wrong fields are named. Whoever has more mends these first. */
const mostErrors = 100
/**
 * A value whose JSON is longer has its first wrong field named, no more: to collect all of them takes time with the square of their
 * number.
 */
const longestThorough = 16 * 1024
/** How many rows of a file are looked at for further faults, from the first wrong one on. */
const mostRows = 5000

const addFormats = addFormatsModule as unknown as (ajv: Ajv2020, formats: string[]) => void
function newAjv(coerceTypes: boolean, allErrors: boolean): Ajv2020 {
  // Not verbose: a validator keeps its last errors, and with them would keep the value that they are of.
  // The contract is checked when it is generated. V8 makes the code quick by itself; Ajv would take as long again to make it short.
  const quickly = { validateSchema: false, code: { optimize: false } }
  const ajv = new Ajv2020({ strict: false, allErrors, useDefaults: true, coerceTypes, ...quickly })
  addFormats(ajv, ['date-time', 'uuid'])
  // Ajv's own compares each item with each where the items' schema is a reference.
  ajv.removeKeyword('uniqueItems')
  ajv.addKeyword({
    keyword: 'uniqueItems',
    type: 'array',
    schemaType: 'boolean',
    validate: (wanted: boolean, items: unknown[]) => !wanted || areUnique(items),
  })
  ajv.addFormat('date', isDay)
  ajv.addFormat('email', isEmail)
  ajv.addSchema(document, 'isb')
  return ajv
}
/** The contract has unique lists of numbers and of text only. */
const areUnique = (items: readonly unknown[]) => new Set(items).size === items.length

/** Reading the contract takes one of them 20 ms: whoever checks one call alone makes one of them. */
const bodies = lazily(() => newAjv(false, false))
const thorough = lazily(() => newAjv(false, true))
const strings = lazily(() => newAjv(true, true))

function lazily<T>(make: () => T): () => T {
  let made: T | undefined
  return () => (made ??= make())
}

const where = new Map<string, { pointer: string; operation: Described }>()
for (const [path, item] of Object.entries(document.paths as unknown as Record<string, Record<string, Described>>))
  for (const [method, operation] of Object.entries(item))
    where.set(operation.operationId, {
      pointer: `isb#/paths/${encodeURIComponent(path.replaceAll('~', '~0').replaceAll('/', '~1'))}/${method}`,
      operation,
    })

type Part = 'body' | 'every fault of a body' | 'query' | 'path' | 'answer'
const compiled = new Map<string, ValidateFunction | null>()

function validator(id: OperationId, part: Part): ValidateFunction | null {
  const key = `${id} ${part}`
  let found = compiled.get(key)
  if (found === undefined) {
    found = compile(id, part)
    compiled.set(key, found)
  }
  return found
}

function compile(id: OperationId, part: Part): ValidateFunction | null {
  const { pointer, operation } = where.get(id) ?? { pointer: '', operation: { operationId: id, responses: {} } }
  const json = 'content/application~1json/schema'
  if (part === 'body') return operation.requestBody ? bodies().compile({ $ref: `${pointer}/requestBody/${json}` }) : null
  if (part === 'every fault of a body') return thorough().compile({ $ref: `${pointer}/requestBody/${json}` })
  if (part === 'answer') {
    const { $ref: shared } = operation.responses['200'] ?? {}
    return bodies().compile({
      // Where a file or events are answered, only a refusal is an envelope.
      $ref: operationOf(id).answers ? 'isb#/components/schemas/Answer' : `${shared ? `isb${shared}` : `${pointer}/responses/200`}/${json}`,
      oneOf: [
        { properties: { code: { const: 0 } }, required: ['data'] },
        { not: { properties: { code: { const: 0 } } }, required: ['reason'], properties: { data: false } },
      ],
    })
  }
  const parameters = (operation.parameters ?? [])
    .map((parameter) => (parameter.$ref ? (resolve(parameter.$ref) as Parameter) : parameter))
    .filter((parameter) => parameter.in === part)
  return strings().compile({
    type: 'object',
    properties: Object.fromEntries(
      parameters.map(({ name, schema }) => [name, '$ref' in schema ? { $ref: `isb${String(schema.$ref)}` } : schema]),
    ),
    required: parameters.filter((parameter) => parameter.required).map((parameter) => parameter.name),
    additionalProperties: false,
  })
}

const resolve = (ref: string): unknown =>
  ref
    .slice(2)
    .split('/')
    .reduce<unknown>((at, key) => (at as Record<string, unknown>)[key], document)

/**
 * What is wrong with a part of a request; empty when nothing is. Fills in the contract's defaults and turns query strings into numbers.
 * Names 100 wrong fields at most, and does not take longer than the value is long.
 */
export function wrongFields(id: OperationId, part: 'body' | 'query' | 'path', value: unknown): WrongField[] {
  const validate = validator(id, part)
  const prefix = part === 'body' ? '' : `/${part}`
  if (!validate || validate(value)) return unstorable(value, prefix).slice(0, mostErrors)
  const errors = part === 'body' ? faultsOfBody(id, value, validate.errors ?? []) : (validate.errors ?? [])
  return onePerPath(
    errors.filter((error) => !['allOf', 'anyOf', 'oneOf', 'if'].includes(error.keyword)).map((error) => wrongField(error, prefix, value)),
  ).slice(0, mostErrors)
}

/** Every fault of a short body. Of a long one those of the rows from the first wrong one on, each looked at alone; else its first fault. */
function faultsOfBody(id: OperationId, body: unknown, first: ErrorObject[]): ErrorObject[] {
  if (isShort(body)) return everyFault(id, body)
  const [, list = '', index] = /^(.*?)\/(\d+)(?:\/|$)/.exec(first[0]?.instancePath ?? '') ?? []
  if (index === undefined) return first
  const keys = list.slice(1).split('/')
  const rows = keys.reduce<unknown>((inner, key) => (inner as Record<string, unknown>)[key], body) as unknown[]
  const found: ErrorObject[] = isShort(rows[Number(index)]) ? [] : [...first]
  for (let row = Number(index); row < Math.min(rows.length, Number(index) + mostRows) && found.length < mostErrors; row++) {
    const alone = keys.reduceRight<unknown>((inner, key) => ({ [key]: inner }), [rows[row]])
    // What stands around the row is missing here, and is not what is wrong.
    const faults = isShort(alone) ? everyFault(id, alone).filter(({ instancePath }) => instancePath.startsWith(`${list}/0`)) : []
    for (const fault of faults) found.push({ ...fault, instancePath: `${list}/${row}${fault.instancePath.slice(list.length + 2)}` })
  }
  return found
}

function everyFault(id: OperationId, body: unknown): ErrorObject[] {
  const validate = validator(id, 'every fault of a body')
  return validate && !validate(body) ? (validate.errors ?? []) : []
}

/** Whether a value's JSON is short, about. Does not look at the rest of a long one. */
function isShort(value: unknown): boolean {
  let room = longestThorough
  const rest = [value]
  while (rest.length > 0 && room > 0) {
    const next = rest.pop()
    room -= typeof next === 'string' ? next.length + 3 : 6
    if (typeof next !== 'object' || next === null) continue
    for (const key in next) {
      room -= key.length + 4
      if (room <= 0) return false
      rest.push((next as Record<string, unknown>)[key])
    }
  }
  return room > 0
}

/** What is wrong with an answer, as text; null when it is what the contract says. For tests. */
export function wrongAnswer(id: OperationId, answer: Answer): string | null {
  const validate = validator(id, 'answer')
  return !validate || validate(answer) ? null : bodies().errorsText(validate.errors)
}

function wrongField(error: ErrorObject, prefix: string, value: unknown): WrongField {
  const { keyword, params, instancePath } = error
  const missing = (params['missingProperty'] ?? params['unevaluatedProperty'] ?? params['additionalProperty']) as string | undefined
  const path = prefix + instancePath + (missing === undefined ? '' : `/${missing.replaceAll('~', '~0').replaceAll('/', '~1')}`)
  const text = (key: WordKey, values = {}): WrongField => ({ path, word: key, values })
  if (keyword === 'required') return text('invalid.required')
  if (keyword === 'unevaluatedProperties' || keyword === 'additionalProperties') return text('invalid.additionalProperties')
  if (keyword === 'format')
    return text(isWord(`invalid.${String(params['format'])}`) ? (`invalid.${String(params['format'])}` as WordKey) : 'invalid.other')
  if (keyword === 'enum') return text('invalid.enum', { values: (params['allowedValues'] as unknown[]).join(', ') })
  if (keyword === 'const') return text('invalid.enum', { values: String(params['allowedValue']) })
  if (keyword === 'minLength' && valueAt(value, instancePath) === '') return text('invalid.required')
  if (keyword === 'pattern' && params['pattern'] === '\\S') return text('invalid.required')
  if (keyword === 'pattern' && String(params['pattern']).startsWith('^([0-9]{8}')) return text('invalid.resetCode')
  if (keyword === 'pattern') return text('invalid.pattern', { example: examples[params['pattern'] as keyof typeof examples] })
  const key = `invalid.${keyword}`
  return text(isWord(key) ? key : 'invalid.other', 'limit' in params ? { limit: params['limit'] as number } : {})
}

/** What stands in a value at a JSON Pointer. */
const valueAt = (value: unknown, pointer: string): unknown =>
  pointer
    .split('/')
    .slice(1)
    .reduce<unknown>((inner, key) => (inner as Record<string, unknown>)[key.replaceAll('~1', '/').replaceAll('~0', '~')], value)

/**
 * Control characters, but for tabs and the ends of lines, those that turn the text behind them round, and those that nobody sees: a name
 * is not what it looks. Joiners stay: scripts and emoji need them.
 */
const unseen =
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u00ad\u115f\u1160\u180e\u200b\u202a-\u202e\u2060-\u2064\u2066-\u206f\u2800\u3164\ufeff\uffa0\u{e0000}-\u{e007f}]|\u034f/u
/** Fields that are one line everywhere they are shown. */
const oneLine = /\/(?:\w*[nN]ame|\w*[tT]itle|\w*[nN]umber|brand|plate)(?:Zh)?$/

/**
 * PostgreSQL stores no NUL, a lone surrogate is not text, and an integer beyond 2^53 is no longer the one that was sent. Nobody sees a
 * control character, and a name has one line. Objects are closed by the contract, so the walk is bounded.
 */
function unstorable(value: unknown, path: string): WrongField[] {
  if (typeof value === 'string') {
    const broken = !value.isWellFormed() || unseen.test(value) || (/[\t\r\n\u2028\u2029]/.test(value) && oneLine.test(path))
    return broken ? [{ path, word: 'invalid.text' }] : []
  }
  if (Number.isInteger(value) && !Number.isSafeInteger(value))
    return [{ path, word: 'invalid.maximum', values: { limit: Number.MAX_SAFE_INTEGER } }]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => unstorable(inner, `${path}/${key}`))
}

function onePerPath(fields: WrongField[]): WrongField[] {
  const first = new Map<string, WrongField>()
  for (const field of fields) if (!first.has(field.path)) first.set(field.path, field)
  return [...first.values()]
}

/** Wrong fields in the reader's words, each with its own name in it. */
export const inWords = (locale: Locale, fields: readonly WrongField[]): FieldError[] =>
  fields.map(({ path, word: key, values }) => ({ path, message: word(locale, key, { field: fieldName(locale, path), ...values }) }))

function fieldName(locale: Locale, path: string): string {
  if (path === '') return word(locale, 'invalid.body')
  const name = path.split('/').findLast((part) => part !== '' && !/^\d+$/.test(part)) ?? ''
  const key = `field.${name}`
  return isWord(key) ? word(locale, key) : name
}

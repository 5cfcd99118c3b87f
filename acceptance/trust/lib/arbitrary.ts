// Values for a schema of the contract: right ones, ones with a single mutation, and bytes that are no JSON at all.
import document from '@isb/contract/openapi.json' with { type: 'json' }
import fc, { type Arbitrary } from 'fast-check'

/** The part of JSON Schema that the contract uses. */
export interface Schema {
  readonly $ref?: string
  readonly allOf?: readonly Schema[]
  readonly anyOf?: readonly Schema[]
  readonly oneOf?: readonly Schema[]
  readonly type?: string | readonly string[]
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly format?: string
  readonly pattern?: string
  readonly minLength?: number
  readonly maxLength?: number
  readonly minimum?: number
  readonly maximum?: number
  readonly items?: Schema
  readonly minItems?: number
  readonly uniqueItems?: boolean
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
}

type Json = null | boolean | number | string | Json[] | { [name: string]: Json }

const resolve = (ref: string): Schema =>
  ref
    .slice(2)
    .split('/')
    .reduce<unknown>((at, key) => (at as Record<string, unknown>)[key.replaceAll('~1', '/')], document) as Schema

/** A schema with its references and its `allOf` taken in. */
function whole({ $ref, allOf = [], ...own }: Schema): Schema {
  const parts = [...($ref ? [resolve($ref)] : []), ...allOf].map(whole)
  return [...parts, own].reduce<Schema>(
    (all, part) => ({
      ...all,
      ...part,
      ...((all.properties || part.properties) && { properties: merged(all.properties, part.properties) }),
      required: [...(all.required ?? []), ...(part.required ?? [])],
    }),
    {},
  )
}

const merged = (one: Schema['properties'] = {}, two: Schema['properties'] = {}) =>
  Object.fromEntries([...new Set([...Object.keys(one), ...Object.keys(two)])].map((name) => [name, { ...one[name], ...two[name] }]))

/**
 * Values that a schema allows. Small ids are likely, so that some of them exist.
 * @param lists how many lists it stands in: lists in lists are short, or a form with questions in questions has a hundred thousand
 */
export function valid(given: Schema, lists = 0): Arbitrary<Json> {
  const known = made.get(given) ?? new Map<number, Arbitrary<Json>>()
  const found = known.get(lists) ?? make(given, lists)
  made.set(given, known.set(lists, found))
  return found
}
/** Each schema is made once: a record asks for its fields three times over, and those for theirs. */
const made = new WeakMap<Schema, Map<number, Arbitrary<Json>>>()

function make(given: Schema, lists: number): Arbitrary<Json> {
  const schema = whole(given)
  if (schema.const !== undefined) return fc.constant(schema.const as Json)
  if (schema.enum) return fc.constantFrom(...(schema.enum as Json[]))
  const choices = schema.anyOf ?? schema.oneOf
  if (choices) return fc.oneof(...choices.map((choice) => valid(choice, lists)))
  const types = Array.isArray(schema.type) ? (schema.type as string[]) : [schema.type as string]
  return fc.oneof(...types.map((type) => ofType(type, schema, lists)))
}

function ofType(type: string, schema: Schema, lists: number): Arbitrary<Json> {
  const { minimum = 0, maximum = Number.MAX_SAFE_INTEGER, items = {}, minItems = 0, uniqueItems } = schema
  if (type === 'null') return fc.constant(null)
  if (type === 'boolean') return fc.boolean()
  if (type === 'integer')
    return fc.oneof(
      { weight: 9, arbitrary: fc.integer({ min: minimum, max: Math.max(minimum, Math.min(maximum, 16)) }) },
      { weight: 1, arbitrary: fc.maxSafeInteger().map((value) => Math.min(maximum, Math.max(minimum, value))) },
    )
  if (type === 'array') {
    const among = { minLength: minItems, maxLength: Math.max(minItems, lists === 0 ? 8 : 2) }
    const item = valid(items, lists + 1)
    return uniqueItems ? fc.uniqueArray(item, among) : fc.array(item, among)
  }
  if (type === 'string') return text(schema)
  const { properties = {}, required = [] } = schema
  // Often only what is required, or little more: every field more is one that may not fit the others.
  const record = (optional: number) => {
    const among = Object.entries(properties).map(
      ([name, one]) =>
        [
          name,
          required.includes(name)
            ? valid(one, lists)
            : fc.oneof({ weight: optional, arbitrary: valid(one, lists) }, { weight: 5, arbitrary: fc.constant(undefined) }),
        ] as const,
    )
    return fc
      .record(Object.fromEntries(among))
      .map((made) => Object.fromEntries(Object.entries(made).filter(([, value]) => value !== undefined)))
  }
  return fc.oneof(record(0), record(1), record(4)) as Arbitrary<Json>
}

const accounts = ['admin@school.example', 'it@school.example', 'office@school.example', 'nobody@school.example', 'unknown@school.example']
/** Words whose shape fits rules that no schema says, such as a path. */
const likely = [
  'demo-console-1',
  '/reports',
  'https://school.example/',
  '1',
  'a',
  'Asia/Shanghai',
  '汉字',
  '\u{1F6B2}',
  "'; drop table menu; --",
  '%_\\',
  'x'.repeat(100),
]

function text({ format, pattern, minLength = 0, maxLength = 300 }: Schema): Arbitrary<string> {
  const fits = (value: string) =>
    Array.from(value).length >= minLength && Array.from(value).length <= maxLength && (!pattern || new RegExp(pattern, 'u').test(value))
  if (format === 'email') return fc.oneof(fc.constantFrom(...accounts), fc.emailAddress())
  if (format === 'date-time') return fc.date({ noInvalidDate: true }).map((date) => date.toISOString())
  const written = fc.string({ unit: 'binary', minLength, maxLength: Math.min(maxLength, 120) }).map((value) => value.replaceAll('\0', ''))
  const patterned = pattern && pattern !== '\\S' ? fc.stringMatching(new RegExp(pattern)) : written
  return fc
    .oneof(fc.constantFrom(...likely), patterned)
    .map((value) => (fits(value) ? value : Array.from(value).slice(0, maxLength).join('')))
    .filter(fits)
}

const oddities: Arbitrary<Json> = fc.oneof(
  fc.constantFrom<Json>(
    null,
    true,
    -1,
    0,
    1.5,
    1e308,
    -1e-308,
    2 ** 53,
    2 ** 63,
    '',
    ' ',
    '\0',
    'a\0b',
    '\ud800',
    'x'.repeat(5000),
    [],
    {},
    [[[]]],
    { toString: 1 },
    'constructor',
    '9'.repeat(400),
  ),
  fc.jsonValue({ maxDepth: 3 }) as Arbitrary<Json>,
)
const strangers = ['extra', '__proto__', 'constructor', 'toString', '', ' ', 'Name', 'parent_id', '\0', 'a/b~c', '汉']

/** A right value with one thing wrong: a field gone, a field too many, a value of another kind, something doubled. */
export const mutated = (schema: Schema): Arbitrary<Json> =>
  fc
    .tuple(valid(schema), fc.nat(), fc.nat(3), oddities, fc.constantFrom(...strangers))
    .map(([value, seed, how, odd, name]) => mutate(value, seed, how, odd, name))

function mutate(value: Json, seed: number, how: number, odd: Json, name: string): Json {
  if (typeof value !== 'object' || value === null) return odd
  const keys = Object.keys(value)
  const key = keys[seed % Math.max(1, keys.length)]
  if (Array.isArray(value))
    return how === 0 ? [...value, ...value] : value.map((one, at) => (String(at) === key ? mutate(one, seed >> 3, how, odd, name) : one))
  if (key === undefined || how === 0) return withField(value, name, odd)
  const inner = value[key] as Json
  if (how === 1) return Object.fromEntries(Object.entries(value).filter(([other]) => other !== key))
  return withField(
    value,
    key,
    how === 2 && typeof inner === 'object' && inner !== null ? mutate(inner, seed >> 3, seed % 4, odd, name) : odd,
  )
}

/** As JSON has it: `__proto__` is a name like any other. */
const withField = (value: Json, name: string, field: Json) =>
  Object.fromEntries([...Object.entries(value as object), [name, field]]) as Json

/** Bodies that are not what they should be from the first byte on. */
export const raw = (schema: Schema): Arbitrary<Uint8Array> => {
  const bytes = (value: string) => new TextEncoder().encode(value)
  const good = valid(schema).map((value) => bytes(JSON.stringify(value)))
  return fc.oneof(
    fc.uint8Array({ maxLength: 400 }),
    fc.tuple(good, fc.nat()).map(([whole, at]) => whole.slice(0, at % (whole.length + 1))),
    fc.tuple(good, fc.nat(), fc.nat(255)).map(([whole, at, byte]) => whole.with(at % whole.length, byte)),
    fc.integer({ min: 1, max: 20_000 }).map((depth) => bytes('['.repeat(depth))),
    fc.integer({ min: 1, max: 20_000 }).map((depth) => bytes(`${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`)),
    fc
      .constantFrom(
        '',
        ' ',
        'null',
        '0',
        '-',
        'true',
        '""',
        '[]',
        '{}',
        'NaN',
        '\uFEFF{}',
        '{"a":1e999}',
        '{"a":1,"a":2}',
        '{"__proto__":{"type":"MENU"}}',
      )
      .map(bytes),
  )
}

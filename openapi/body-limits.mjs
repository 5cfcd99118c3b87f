// Whether an operation takes every body that its schema allows: what is longer than its limit is answered 413, which no form foresees.
import { operationsIn } from './expand.mjs'

const kilobyte = 1024
/** Limits of operations that name none, as the server has them. */
const usual = { public: 16 * kilobyte, others: 64 * kilobyte }
/** UTF-8 bytes of a character of Chinese. */
const wide = 3

/** The most bytes of JSON that a schema allows, in texts of Chinese; `Infinity` where it says no end. */
function mostBytes(schema, document, within = []) {
  if (schema === true || schema === undefined) return Infinity
  if (schema.$ref) {
    if (within.includes(schema.$ref)) return Infinity
    const node = schema.$ref
      .slice(2)
      .split('/')
      .reduce((found, key) => found[key], document)
    return mostBytes(node, document, [...within, schema.$ref])
  }
  const inside = (one) => mostBytes(one, document, within)
  if (schema.const !== undefined) return written(schema.const)
  if (schema.enum) return Math.max(...schema.enum.map(written))
  const choices = schema.oneOf ?? schema.anyOf
  if (choices) return Math.max(...choices.map(inside))
  if (schema.allOf) return schema.allOf.map(inside).reduce((sum, one) => sum + one, 0)
  const types = [schema.type ?? 'object'].flat()
  return Math.max(...types.map((type) => ofType[type](schema, inside)))
}

const written = (value) => Buffer.byteLength(JSON.stringify(value))
const ofType = {
  null: () => 4,
  boolean: () => 5,
  integer: ({ maximum = Number.MAX_SAFE_INTEGER, minimum = -1 }) => Math.max(String(maximum).length, String(minimum).length),
  number: () => 24,
  string: ({ format, pattern, maxLength = isBounded(pattern) ? 100 : Infinity }) =>
    2 + (fixed[format] ?? maxLength * (isAscii(pattern) ? 1 : wide)),
  array: ({ items, maxItems = Infinity }, inside) => 2 + maxItems * (inside(items) + 1),
  object({ properties = {}, additionalProperties = false, propertyNames, maxProperties = Infinity }, inside) {
    const named = Object.entries(properties).map(([key, value]) => written(key) + 2 + inside(value))
    const more = additionalProperties ? maxProperties * (inside(propertyNames ?? { type: 'string' }) + 2 + inside(additionalProperties)) : 0
    return 2 + named.reduce((sum, one) => sum + one, 0) + more
  },
}
/** Characters of texts of a form. */
const fixed = { date: 10, 'date-time': 40, time: 20, uuid: 36 }
/** Whether a pattern from its start to its end names signs of one byte only, such as that of a code. */
const isAscii = (pattern = '') => /^\^[\x20-\x7e]*\$$/.test(pattern) && !/\\[SDWp]|\[\^|(?<!\\)\./.test(pattern)

/** Whether a pattern from its start to its end repeats nothing without an end, such as that of a time. */
const isBounded = (pattern = '') => isAscii(pattern) && !/[*+]|,\}/.test(pattern)

/** Why some schemas allow more than their operations take: nobody sends as much. */
const loose = {
  'The server of a school has a few hundred codes': ['account.createToken', 'staff.createToken'],
  'Files of a school: a row with every text at its full length is none': [
    'bike.import',
    'homeroom.import',
    'menus.import',
    'staff.import',
    'student.import',
    'venue.import',
  ],
  'A tree of a hundred thousand menus is the largest that is tried, and nobody moves more than a part of one': [
    'config.apply',
    'config.plan',
    'menus.sort',
    'roles.create',
  ],
  'A school year has some hundred days and classes': ['calendar.change', 'calendar.preview', 'homeroom.planRollOver'],
  'A roster asks about a few people and kinds of classes': ['baseData.join', 'baseData.map'],
  'A form with a thousand questions, each with every choice at its full length, is none': [
    'survey.create',
    'survey.saveForm',
    'survey.update',
  ],
  'A family that writes five thousand characters answers a few questions so': ['survey.enter', 'survey.saveAnswer', 'survey.submit'],
  'Another standard says its form, and it has a few thousand bytes': [
    'account.addPasskey',
    'account.stepUp',
    'auth.secondFactor',
    'bus.traccar',
  ],
  'A token has signs of one byte only': ['auth.microsoft'],
}
const isLoose = new Set(Object.values(loose).flat())

/** What is wrong with the limits of a document, by operation. */
export function bodyFaults(document) {
  const tooLong = new Set()
  const faults = []
  for (const { operation } of operationsIn(document.paths)) {
    const { operationId: name, requestBody, 'x-permission': permission, 'x-body-limit': own } = operation
    const schema = requestBody?.content['application/json']?.schema
    if (!schema) continue
    const limit = own ?? (permission === 'public' ? usual.public : usual.others)
    const most = mostBytes(schema, document)
    if (most <= limit) continue
    tooLong.add(name)
    if (!isLoose.has(name))
      faults.push({ name, message: `its body may have ${most} bytes, and x-body-limit is ${limit}. Raise it, or shorten the schema` })
  }
  for (const name of isLoose)
    if (!tooLong.has(name)) faults.push({ name, message: 'its body is within its limit, so openapi/body-limits.mjs need not name it' })
  return faults
}

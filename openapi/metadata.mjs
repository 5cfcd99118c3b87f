// What the faces of the system read of a module besides its types: its lists with their fields, filters and orders, its forms, its enums.
// Everything comes from the bundled document, so nothing is said twice.

/** How schemas of the document are read: their fields, and what those hold. */
function readerOf(document) {
  const deref = (schema) => (schema.$ref ? deref(at(document, schema.$ref)) : schema)

  /** All properties of a schema, with those of what it is made of. */
  const fieldsOf = (schema) => {
    const { allOf = [], properties } = deref(schema)
    return Object.assign({}, ...allOf.map(fieldsOf), properties)
  }
  const requiredOf = (schema) => {
    const { allOf = [], required = [] } = deref(schema)
    return [...allOf.flatMap(requiredOf), ...required]
  }
  /** What a field holds: an id by its own name, an enum by the enum's, a person, or what it is made of. */
  const kindOf = (name, schema) => {
    const parts = schema.oneOf ?? schema.anyOf ?? (schema.type ? undefined : schema.allOf)
    if (parts)
      return kindOf(
        name,
        parts.find((part) => deref(part).type !== 'null'),
      )
    const named = schema.$ref?.split('/').at(-1)
    if (named === 'PersonRef') return 'person'
    const { type, format, enum: values } = deref(schema)
    const plain = [type].flat().find((each) => each !== 'null')
    if (plain === 'integer' && /^id$|Id$/.test(name)) return 'id'
    if (plain === 'string' && values && named) return named
    if (plain === 'string') return { date: 'day', 'date-time': 'time' }[format] ?? 'text'
    return (
      { integer: 'number', number: 'number', boolean: 'boolean', array: 'list' }[plain] ??
      (schema.$ref ? kindOf(name, deref(schema)) : 'object')
    )
  }
  /** Every type that a schema takes: `integer`, `null`. */
  const typesOf = (schema) => {
    const { type, oneOf = [], anyOf = [] } = deref(schema)
    return [type, [...oneOf, ...anyOf].map(typesOf)].flat(2)
  }
  const kindsOf = (fields) => Object.fromEntries(Object.entries(fields).map(([name, schema]) => [name, kindOf(name, schema)]))
  /** What the parameters of an operation narrow its records by, by kind. */
  const filtersOf = (parameters = []) =>
    Object.fromEntries(
      parameters
        .map(deref)
        .filter((each) => each.in === 'query' && !['pageNum', 'pageSize', 'sort', 'format'].includes(each.name))
        .map(({ name, schema }) => [name, kindOf(name, schema)]),
    )
  return { deref, fieldsOf, requiredOf, kindOf, kindsOf, filtersOf, typesOf }
}

/** The metadata of one module, ready to be written as JSON. */
export function metadataOf(module, operations, document) {
  const { deref, fieldsOf, requiredOf, kindOf, kindsOf, filtersOf, typesOf } = readerOf(document)
  const mine = operations.filter(({ operationId }) => operationId.startsWith(`${module}.`))
  const enums = valuesOf(document)
  /** The fields of what an operation answers; none of a file or of several records. */
  const answerOf = ({ responses }) => fieldsOf(fieldsOf(deref(responses['200']).content?.['application/json']?.schema ?? {}).data ?? {})

  const lists = {}
  for (const { operationId, path, parameters, ...operation } of mine) {
    if (!operation['x-list']) continue
    const { of, sort, days, student, class: ofClass, own, missing } = operation['x-list']
    const record = document.components.schemas[of]
    const one = mine.find(
      (other) => other.method === 'get' && /^\{\w+\}$/.test(other.path.slice(path.length + 1)) && other.path.startsWith(`${path}/`),
    )
    const file = mine.find((other) => other['x-exports'] === operationId)
    const history = mine.find((other) => other['x-history'] === operationId)
    const holds = (answer) => Object.keys(fieldsOf(record)).every((field) => field in answer)
    const answeredBy = mine.filter((other) => other.method !== 'get' && holds(answerOf(other))).map((other) => other.operationId)
    const getsMore = one && Object.keys(answerOf(one)).some((field) => !(field in fieldsOf(record)))
    const key = /\{(\w+)\}/.exec((one ?? history)?.path)?.[1]
    lists[operationId] = {
      of,
      ...(record['x-entity'] && { entity: record['x-entity'] }),
      ...(record['x-name'] && { name: record['x-name'] }),
      ...(one && { get: one.operationId }),
      ...(getsMore && { getsMore }),
      ...(answeredBy.length > 0 && { answeredBy }),
      ...(key && { key }),
      ...(file && { export: file.operationId }),
      ...(history && { history: history.operationId }),
      missing,
      fields: kindsOf(fieldsOf(record)),
      filters: filtersOf(parameters),
      choices: Object.fromEntries(
        Object.entries(filtersOf(parameters)).flatMap(([name, kind]) => (enums[kind] ? [[name, enums[kind]]] : [])),
      ),
      ...(days && { days }),
      ...(student && { student }),
      ...(ofClass && { class: ofClass }),
      ...(own && { own }),
      sort: sort.map((field) => field.replace(/^-/, '')),
      usual: sort[0],
    }
  }

  const fieldsIn = (schema) => {
    const required = requiredOf(schema)
    const field = ([name, given]) => {
      const { format, minLength, maxLength, minimum: min = minLength, maximum: max = maxLength, items, 'x-form': drawn } = deref(given)
      return [
        name,
        {
          kind: kindOf(name, given),
          ...(required.includes(name) && { required: true }),
          ...(typesOf(given).includes('null') && { nullable: true }),
          ...(!typesOf(given).includes('null') && enums[kindOf(name, given)] && { first: enums[kindOf(name, given)][0] }),
          ...(kindOf(name, given) === 'number' && typesOf(given).includes('integer') && { integer: true }),
          ...(format === 'email' && { format }),
          ...(min !== undefined && { min }),
          ...(max !== undefined && max < 2_147_483_647 && { max }),
          ...(drawn === 'rows' && { fields: fieldsIn(items) }),
        },
      ]
    }
    return Object.fromEntries(Object.entries(fieldsOf(schema)).map(field))
  }
  const forms = {}
  for (const { operationId, requestBody, ...operation } of mine) {
    const schema = requestBody?.content['application/json']?.schema
    if (!schema) continue
    forms[operationId] = fieldsIn(schema)
    if (operation['x-audit'] === 'none') continue
    for (const [name, given] of Object.entries(fieldsOf(schema)))
      if (deref(given)['x-form'] === 'record') forms[`${operationId}/${name}`] = fieldsIn(deref(given).items)
  }
  return { lists, forms }
}

const at = (document, ref) =>
  ref
    .slice(2)
    .split('/')
    .reduce((node, key) => node[key.replaceAll('~1', '/').replaceAll('~0', '~')], document)

/** Every enum that has a name, with its values. */
export const valuesOf = (document) =>
  Object.fromEntries(
    Object.entries(document.components.schemas)
      .filter(([, schema]) => schema.type === 'string' && schema.enum)
      .map(([name, schema]) => [name, schema.enum]),
  )

/** What the example of each JSON body holds in its plain fields, by operation: values for examples of command lines. */
export const bodiesOf = (operations) =>
  Object.fromEntries(
    operations.flatMap(({ operationId, requestBody }) => {
      const { example } = requestBody?.content['application/json'] ?? {}
      const plain = Object.entries(example ?? {}).filter(
        ([name, value]) => name !== 'version' && ['string', 'number', 'boolean'].includes(typeof value) && value !== '',
      )
      return plain.length > 0 ? [[operationId, Object.fromEntries(plain)]] : []
    }),
  )

/** The example beside each pattern, by the pattern; `undefined` where there is none. What only asks for something to be there needs none. */
export function examplesOf(document) {
  const found = {}
  const walk = (node) => {
    if (typeof node !== 'object' || node === null) return
    if (typeof node.pattern === 'string' && node.pattern !== '\\S') found[node.pattern] = node.examples?.[0]
    Object.values(node).forEach(walk)
  }
  walk(document)
  return found
}

/** It waits for somebody, is under way, is as it should be, is over, is not as it should be. */
const tones = ['waiting', 'live', 'good', 'over', 'bad']

const isEnum = ([, schema]) => schema.type === 'string' && schema.enum

/** The tone of each value of the enums that tell how far something has come, by enum. */
export const tonesOf = (document) =>
  Object.fromEntries(
    Object.entries(document.components.schemas)
      .filter(isEnum)
      .flatMap(([name, { 'x-tones': given }]) => (given === 'none' ? [] : [[name, given]])),
  )

/** The enums that say neither `x-tones` nor that they have none, and those that leave a value out. */
export const toneFaults = (schemas) =>
  Object.entries(schemas)
    .filter(isEnum)
    .flatMap(([name, { enum: all, 'x-tones': given }]) => {
      const missing = given === 'none' ? [] : all.filter((value) => !tones.includes(given?.[value]))
      const message = `x-tones gives no tone to ${missing.join(', ')}; say one of ${tones.join(', ')} for each, or \`x-tones: none\``
      return missing.length > 0 ? [{ name, message }] : []
    })

/**
 * The kinds of records that the audit knows: the module that keeps them, what one is called by, and its fields.
 * @param {Record<string, string>} owners the module of each schema
 */
export function entitiesOf(document, owners) {
  const { fieldsOf, kindsOf } = readerOf(document)
  return Object.fromEntries(
    Object.entries(document.components.schemas)
      .filter(([, schema]) => schema['x-entity'])
      .map(([name, schema]) => [
        schema['x-entity'],
        { module: owners[name], ...(schema['x-name'] && { name: schema['x-name'] }), fields: kindsOf(fieldsOf(schema)) },
      ]),
  )
}

/**
 * Which fields hold a value of a named enum: those of each kind of record that the audit knows, and what each file was narrowed by, under
 * its operation.
 */
export function enumFieldsOf(operations, document) {
  const { fieldsOf, kindsOf, filtersOf } = readerOf(document)
  const enums = valuesOf(document)
  const records = Object.values(document.components.schemas).filter((schema) => schema['x-entity'])
  const all = [
    ...records.map((schema) => [schema['x-entity'], kindsOf(fieldsOf(schema))]),
    ...operations.filter((each) => each['x-exports']).map(({ operationId, parameters }) => [operationId, filtersOf(parameters)]),
  ]
  return Object.fromEntries(
    all
      .map(([owner, kinds]) => [owner, Object.fromEntries(Object.entries(kinds).filter(([, kind]) => kind in enums))])
      .filter(([, fields]) => Object.keys(fields).length > 0),
  )
}

// Writes the short forms of a module's file out as plain OpenAPI 3.1 before anything reads it. What is written out here is never repeated by
// hand: parameters of pages, envelopes, examples, bodies made of a record's fields. module.schema.json describes each form, and editors show
// it.
//
// `Bike` is a schema of the file, `people.yaml#/schemas/PersonRef` one of another. Path parameters that are not declared are ids.
//
// An operation as a file has it:
//
//   post:
//     operationId: bike.create
//     summary: Add a bike
//     x-permission: bike:list:create
//     x-creates: { of: Bike, required: [number], optional: [brand] }
//     x-refuses: [BIKE_NUMBER_TAKEN]
//
// The same, written out. The file then also has the schema BikeCreate, with these fields as Bike has them, and the answer Bike: `code`,
// `message`, and a Bike as `data`. The examples are the one of Bike.
//
//   post:
//     operationId: bike.create
//     summary: Add a bike
//     description: Refused with `BIKE_NUMBER_TAKEN`.
//     tags: [bike]
//     x-permission: bike:list:create
//     x-reasons: [BIKE_NUMBER_TAKEN, INVALID, SESSION_INVALID, NO_PERMISSION, STALE, …]
//     requestBody:
//       required: true
//       content: { application/json: { schema: { $ref: '#/schemas/BikeCreate' }, example: { number: B-017, brand: Giant } } }
//     responses:
//       200: { $ref: '#/responses/Bike' }
//       400: { $ref: ../shared.yaml#/responses/Failed }
//       default: { $ref: ../shared.yaml#/responses/Failed }

import { Fault } from './fault.mjs'
import { writeOutFields, writeOutObjects } from './objects.mjs'
import { reasonsInWords, reasonsOf } from './reasons.mjs'

const methods = ['get', 'post', 'put', 'patch', 'delete']
const shared = (kind, name) => ({ $ref: `../shared.yaml#/${kind}/${name}` })
/** What any operation may answer where the transport refuses. */
const failed = { 400: shared('responses', 'Failed'), default: shared('responses', 'Failed') }

/** Every operation of a document's or a file's paths. */
export const operationsIn = (paths) =>
  Object.entries(paths).flatMap(([path, item]) =>
    methods.filter((method) => item[method]).map((method) => ({ path, method, operation: item[method] })),
  )

/**
 * Writes out every short form of a module's file.
 * @param read answers another file, by its path as a reference names it
 * @param report takes the error of a schema or an operation that cannot be written out, and its name. The operation is left out then
 */
export function expandModule(file, read, report) {
  const attempt = (name, work) => {
    try {
      return work()
    } catch (error) {
      return report(error, name)
    }
  }
  file.schemas ??= {}
  for (const name of Object.keys(file.schemas)) attempt(name, () => writeOutFields(name, file.schemas))
  writeOutObjects([file.schemas, file.paths])
  const operations = operationsIn(file.paths ?? {})
  const nameOf = ({ path, method, operation }) => operation.operationId ?? `${method.toUpperCase()} ${path}`
  const each = (work) => operations.forEach((one) => attempt(nameOf(one), () => work(one)))
  each(({ operation }) => writeOutUndoing(operation, operations))
  const lists = Object.fromEntries(operations.map(({ operation }) => [operation.operationId, operation['x-list']]))
  const permissions = Object.fromEntries(operations.map(({ operation }) => [operation.operationId, operation['x-permission']]))
  const find = (ref) => follow(ref, file, read)
  const missing = {}
  each((one) => Object.assign(missing, missingOf(one, operations)))
  each(({ path, method, operation }) => {
    delete file.paths[path][method]
    expandOperation(operation, path, method, { file, lists, permissions, find, missing })
    file.paths[path][method] = operation
  })
  // Each example stands where it is used: beside the schema as well it would double the document.
  for (const schema of Object.values(file.schemas)) delete schema.example
  return file
}

/** What a reference stands for, in the file itself or in another. */
function follow(ref, file, read) {
  const [name, pointer] = ref.split('#')
  const found = pointer
    .slice(1)
    .split('/')
    .reduce((node, key) => node?.[key], name ? read(name) : file)
  if (!found) throw new Fault(undefined, `${ref} cannot be found`)
  return found
}

/** An operation that takes back what others did: who may call it, what it answers, and why it refuses follow from those. */
function writeOutUndoing(operation, operations) {
  const undone = operation['x-undoes']?.map((id) => {
    const found = operations.find((other) => other.operation.operationId === id)
    if (!found) throw new Fault(operation.operationId, `x-undoes: ${id} is no operation of the file`)
    return found.operation
  })
  if (!undone) return
  for (const other of undone) other['x-undone-by'] = operation.operationId
  operation['x-permission'] = 'session'
  const codes = undone.flatMap((other) => [other['x-permission'], ...(other['x-more-codes'] ?? [])])
  operation['x-more-codes'] = [...new Set(codes)].filter((code) => code !== 'session')
  operation['x-data'] ??= undone[0]['x-data']
  operation['x-refuses'] = ['UNDO_NOT_YOURS', 'CODE_NOT_HELD', 'UNDO_TOO_LATE', 'UNDO_MOVED_ON', ...(operation['x-refuses'] ?? [])]
  delete operation['x-undoes']
}

function expandOperation(operation, path, method, scope) {
  operation.tags ??= [operation.operationId.split('.')[0]]
  const list = operation['x-exports'] ?? operation['x-history']
  if (method === 'get') operation['x-permission'] ??= scope.permissions[list] ?? scope.file['x-permission']
  const isPublic = operation['x-permission'] === 'public'
  if (operation['x-client'] === 'open') operation.security = isPublic ? [] : [{ session: [] }]
  else if (isPublic) operation.security = [{ appKey: [], tenantId: [] }]
  if (method === 'delete') operation['x-asks'] = ['delete', ...(operation['x-asks'] ?? [])]
  if (operation['x-image']) operation['x-refuses'] = ['NOT_FOUND', 'FILE_GONE', ...(operation['x-refuses'] ?? [])]
  expandParameters(operation, path, scope)
  expandBody(operation, scope)
  operation.responses = { 200: answer(operation, scope), ...operation.responses, ...failed }
  expandReasons(operation, path, method, scope)
  if (operation['x-list']) {
    const { of, missing, sort, days, student, class: ofClass, own } = operation['x-list']
    operation['x-list'] = {
      of,
      missing,
      sort,
      ...(days && { days }),
      ...(student && { student }),
      ...(ofClass && { class: ofClass }),
      ...(own && { own }),
    }
  }
  for (const form of ['x-image', 'x-refuses', 'x-creates', 'x-updates', 'x-body', 'x-data', 'x-example', 'x-answer']) delete operation[form]
}

/** The reason of a list for a record that is not there, by the path parameter that names the record. */
function missingOf({ path, operation }, operations) {
  const { missing } = operation['x-list'] ?? {}
  if (!missing) return {}
  const record = operations.find((other) => other.operation['x-history'] === operation.operationId || other.path.startsWith(`${path}/{`))
  const [, name] = /\{(\w+)\}/.exec(record?.path) ?? []
  if (!name) throw new Fault(operation.operationId, `no path names one of its records, of which ${missing} could be said`)
  return { [name]: missing }
}

function expandReasons(operation, path, method, { missing, lists }) {
  // The history of what is gone is told like any other, unless it is a student's or a class', which may be out of reach.
  const history = operation['x-history']
  const named =
    history && !lists[history]?.student && !lists[history]?.class ? [] : [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => missing[name])
  const absent = named.find(Boolean)
  operation['x-reasons'] = reasonsOf(method, operation, absent)
  const text = reasonsInWords(operation, absent)
  if (text) operation.description = [operation.description, text].filter(Boolean).join('\n\n')
}

/** The list that an operation answers, exports, or tells the history of. */
function listOf(operation, form, { lists, file }) {
  const id = form === 'x-list' ? operation.operationId : operation[form]
  if (!lists[id]) throw new Fault(operation.operationId, `${form}: ${id} is no list of the file`)
  const { of, missing, sort = [], days, student, filters = [], as = `${of}Page` } = lists[id]
  if (!missing) throw new Fault(id, 'lists records without saying what is said of one that is not there (missing)')
  if (sort.length === 0) throw new Fault(id, 'lists records without saying what they are sorted by')
  if (!sort.some((field) => fieldOfSort(field) === 'id')) throw new Fault(id, 'is not sorted by id, which makes every order total')
  const fields = fieldsOf(follow(pointerOf(of), file), file)
  for (const field of [...sort.map(fieldOfSort), days, student].filter(Boolean))
    if (!fields[field]) throw new Fault(id, `${of} has no field ${field}`)
  return { id, of, as, sort, days, filters, fields }
}
const fieldOfSort = (sort) => sort.replace(/^-/, '')

function expandParameters(operation, path, scope) {
  const { parameters: declared = [], 'x-list': list, 'x-exports': exported, 'x-history': history } = operation
  const nameOf = (parameter) => (parameter.$ref ? scope.find(parameter.$ref) : parameter).name
  const names = new Set(declared.map(nameOf))
  if (history) listOf(operation, 'x-history', scope)
  const parameters = [
    ...[...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({ name, in: 'path', required: true, schema: shared('schemas', 'Id') })),
    ...(list || history ? [shared('parameters', 'PageNum'), shared('parameters', 'PageSize')] : []),
    ...(exported ? [shared('parameters', 'Format')] : []),
    ...(list || exported ? narrowing(listOf(operation, list ? 'x-list' : 'x-exports', scope)) : []),
  ].filter((parameter) => !names.has(nameOf(parameter)))
  if (parameters.length + declared.length > 0) operation.parameters = [...parameters, ...declared]
}

const relevance =
  '. Or `relevance`: records whose name is the search first, then names that begin with it, then names with a word that begins with it'

/** How a list is sorted and narrowed. */
const narrowing = ({ id, of, sort, days, filters, fields }) => [
  {
    name: 'sort',
    in: 'query',
    description: `Fields in order of weight, \`-\` in front of one that runs downwards: ${sort.map(fieldOfSort).join(', ')}${filters.some((filter) => (filter.name ?? filter) === 'search') ? relevance : ''}`,
    schema: { type: 'string', maxLength: 200, examples: [sort[0]] },
  },
  ...filters.map((filter) => {
    const { name, ...own } = typeof filter === 'string' ? { name: filter } : filter
    const known = { ...usualFilter(name, fields), ...own }
    if (!known.schema) throw new Fault(id, `${of} has no field ${name}, and the filter says no schema`)
    return { name, in: 'query', ...known }
  }),
  ...(days ? [day('from', `${days} on this day or later`), day('to', `${days} on this day or earlier`)] : []),
]
const day = (name, description) => ({
  name,
  in: 'query',
  description: `${description}, in the school’s time zone`,
  schema: { type: 'string', format: 'date' },
})

/** A filter is the search, a field of the record, or an id. */
function usualFilter(name, fields) {
  if (name === 'search') return { description: 'Words that a record must hold, each anywhere', schema: { type: 'string', maxLength: 100 } }
  if (fields[name]) return { schema: withoutNull(fields[name]) }
  return name.endsWith('Id') ? { schema: shared('schemas', 'Id') } : {}
}
function withoutNull({ description: _, ...schema }) {
  if (schema.oneOf) return schema.oneOf.find(({ type }) => type !== 'null')
  return Array.isArray(schema.type) ? { ...schema, type: schema.type.find((type) => type !== 'null') } : schema
}

/** A record's properties, with those of what it is made of in the same file. */
function fieldsOf(record, file) {
  const parts = (record.allOf ?? []).filter(({ $ref }) => $ref?.startsWith('#')).map(({ $ref }) => fieldsOf(follow($ref, file), file))
  return Object.assign({}, ...parts, record.properties)
}

function expandBody(operation, { file, find }) {
  const form = operation['x-creates'] ?? operation['x-updates']
  if (form) {
    const { of, required = [], optional = [], also = {}, as = `${of}${operation['x-creates'] ? 'Create' : 'Update'}` } = form
    const record = find(pointerOf(of))
    const fields = { ...fieldsOf(record, file), ...also }
    const versioned = operation['x-updates'] && !optional.includes('version')
    const properties = {}
    for (const name of [...(versioned ? ['version'] : []), ...required, ...optional, ...Object.keys(also)]) {
      if (!fields[name]) throw new Fault(operation.operationId, `${of} has no field ${name}`)
      properties[name] = fields[name]
    }
    const { example: known = {} } = record
    const named = Object.keys(properties).filter((name) => known[name] != null)
    file.schemas[as] = {
      type: 'object',
      required: versioned ? ['version', ...required] : required,
      unevaluatedProperties: false,
      properties,
      example: Object.fromEntries(named.map((name) => [name, known[name]])),
    }
    operation['x-body'] = as
    operation['x-data'] ??= of
  }
  const { 'x-body': schema, 'x-example': own } = operation
  if (!schema) return
  const content = { schema: reference(schema), example: varied(exampleOf(schema, find), own) }
  operation.requestBody = { required: true, content: { 'application/json': content } }
}

/** What an operation answers when it is done. An answer that looks the same in several operations is one of the document's. */
function answer(operation, scope) {
  const { 'x-data': data, 'x-answer': own } = operation
  if (operation['x-exports']) return shared('responses', 'Table')
  if (operation['x-image']) return reference('files.yaml#/responses/Image')
  if (operation['x-list']) {
    const { of, as } = listOf(operation, 'x-list', scope)
    scope.file.schemas[as] = page(reference(of))
    return envelope(as, pageOf(exampleOf(of, scope.find)))
  }
  if (operation['x-history'])
    return named('History', 'audit.yaml#/schemas/AuditPage', pageOf(exampleOf('audit.yaml#/schemas/AuditEntry', scope.find)), scope)
  if (!data) return shared('responses', 'Done')
  const example = exampleOf(data, scope.find)
  if (own || typeof data !== 'string') return envelope(data, varied(example, own))
  return named(data.split('/').at(-1), data, example, scope)
}

function named(name, data, example, { file }) {
  file.responses ??= {}
  file.responses[name] ??= envelope(data, example)
  return { $ref: `#/responses/${name}` }
}

const page = (record) => ({
  allOf: [shared('schemas', 'Page')],
  type: 'object',
  required: ['records'],
  unevaluatedProperties: false,
  properties: { records: { type: 'array', items: record } },
})
const pageOf = (record) => ({ total: 1, pageNum: 1, pageSize: 20, records: [record] })

const envelope = (data, example) => ({
  description: 'Done',
  content: {
    'application/json': {
      schema: { allOf: [shared('schemas', 'Answer'), { properties: { data: reference(data) } }] },
      example: { code: 0, message: '', data: example },
    },
  },
})

/** A schema by its name, an array of one, or a schema as it stands. */
function reference(schema) {
  if (Array.isArray(schema)) return { type: 'array', items: reference(schema[0]) }
  return typeof schema === 'string' ? { $ref: pointerOf(schema) } : schema
}
const pointerOf = (name) => (name.includes('#') ? name : `#/schemas/${name}`)

function exampleOf(schema, find) {
  if (Array.isArray(schema)) return [exampleOf(schema[0], find)]
  return typeof schema === 'string' ? find(pointerOf(schema)).example : schema.example
}
/** An example with what is otherwise here: of an object some fields, of anything else the whole. */
const varied = (example, own = example) => (own?.constructor === Object ? { ...example, ...own } : own)

/** The root with the paths of its modules: `x-modules` names the files, in the order that their paths stand in. */
export function expandRoot(root, read) {
  root.tags ??= []
  root.paths ??= {}
  for (const name of root['x-modules']) {
    const file = read(`${name}.yaml`)
    root.tags.push({ name: name.replaceAll(/-(\w)/g, (_, letter) => letter.toUpperCase()), description: file['x-summary'] })
    for (const path of Object.keys(file.paths))
      root.paths[path] = { $ref: `modules/${name}.yaml#/paths/${path.replaceAll('~', '~0').replaceAll('/', '~1')}` }
  }
  delete root['x-modules']
  return root
}

// What the data of each JSON answer is, short enough to travel with the SDK: a kind by operation, and the fields of each record by kind.
// A kind is `text`, `flag`, `number`, `integer`, `count`, `time`, `day`, `object`, `any`, or a record's name; `[]` behind it makes a list,
// `{}` an object that holds such values by any name, `?` allows null. A field that may be left out has `?` behind its name.

/** The kinds of the operations' data, and the records that they speak of. */
export function shapesOf(operations, document) {
  const deref = (schema) => (schema.$ref ? deref(at(document, schema.$ref)) : schema)
  const fieldsOf = (schema) => {
    const { allOf = [], properties = {} } = deref(schema)
    return Object.assign({}, ...allOf.map(fieldsOf), properties)
  }
  const requiredOf = (schema) => {
    const { allOf = [], required = [] } = deref(schema)
    return [...allOf.flatMap(requiredOf), ...required]
  }

  const records = {}
  function recordOf(name, schema) {
    if (records[name]) return name
    const required = requiredOf(schema)
    const fields = (records[name] = {})
    for (const [field, given] of Object.entries(fieldsOf(schema)))
      fields[required.includes(field) ? field : `${field}?`] = kindOf(`${name}.${field}`, given)
    return name
  }
  /** `name` is what an object is called that the contract gives no name. */
  function kindOf(name, schema) {
    const { oneOf, anyOf, allOf, type, format, minimum, items, additionalProperties } = deref(schema)
    const parts = oneOf ?? anyOf ?? []
    const real = parts.filter((part) => deref(part).type !== 'null')
    if (parts.length > 0) return real.length > 1 ? 'any' : kindOf(name, real[0]) + (real.length < parts.length ? '?' : '')
    if (allOf && Object.keys(fieldsOf(schema)).length === 0) return kindOf(name, allOf[0])
    const types = [type].flat()
    const orNull = types.includes('null') ? '?' : ''
    if (types.includes('array')) return `${kindOf(name, items)}[]${orNull}`
    if (Object.keys(fieldsOf(schema)).length > 0) return recordOf(schema.$ref?.split('/').at(-1) ?? name, schema) + orNull
    if (typeof additionalProperties === 'object') return `${kindOf(name, additionalProperties)}{}${orNull}`
    if (types.includes('integer')) return (minimum >= 0 ? 'count' : 'integer') + orNull
    if (types.includes('string')) return ({ date: 'day', 'date-time': 'time' }[format] ?? 'text') + orNull
    const plain = types.find((one) => one !== 'null')
    return (plain === 'boolean' ? 'flag' : (plain ?? 'any')) + orNull
  }

  const answers = {}
  for (const { operationId, responses } of operations) {
    const { content = {} } = deref(responses['200'])
    const data = content['application/json']?.schema.allOf?.map(({ properties }) => properties?.data).find(Boolean)
    if (data && deref(data).type !== 'null') answers[operationId] = kindOf(operationId, data)
  }
  return { answers, records }
}

const at = (document, ref) =>
  ref
    .slice(2)
    .split('/')
    .reduce((node, key) => node[key], document)

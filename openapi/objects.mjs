// The short forms of a module's schemas, written out: see module.schema.json.
import { Fault } from './fault.mjs'

/** Gives a schema the fields that it has of others. Throws a fault where there is no such field. */
export function writeOutFields(name, schemas) {
  const schema = schemas[name]
  const { 'x-fields': taken, properties } = schema
  if (!taken) return
  delete schema['x-fields']
  const fields = Object.entries(taken).flatMap(([of, names]) => names.map((field) => [field, of, schemas[of]?.properties?.[field]]))
  for (const [field, of, found] of fields) if (!found) throw new Fault(name, `${of} has no field ${field}`)
  schema.properties = { ...Object.fromEntries(fields.map(([field, , found]) => [field, found])), ...properties }
}

/** Says of every schema with properties what goes without saying: that it is an object, has all of them, and has no others. */
export function writeOutObjects(node) {
  if (Array.isArray(node)) node.forEach(writeOutObjects)
  else if (node?.properties) {
    const { properties, 'x-open': open, ...schema } = node
    for (const key of Object.keys(node)) delete node[key]
    const usual = { type: 'object', required: Object.keys(properties), ...(!open && { unevaluatedProperties: false }) }
    Object.assign(node, usual, schema, { properties })
    Object.values(properties).forEach(writeOutObjects)
  } else if (node instanceof Object)
    for (const [key, value] of Object.entries(node)) if (!/^(x-)?example$/.test(key)) writeOutObjects(value)
}

// What is wrong with a file of the contract by itself: whether it fits module.schema.json, which editors read too.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import Ajv from 'ajv'
import leven from 'leven'
import { isMap, LineCounter, parseDocument } from 'yaml'

const schema = JSON.parse(readFileSync(join(import.meta.dirname, 'module.schema.json'), 'utf8'))
const fits = new Ajv({ allErrors: true, verbose: true, allowUnionTypes: true, strictTypes: false, formats: { regex: true } }).compile(
  schema,
)

/** The name that somebody may have meant; undefined where none is near. */
export function nearest(name, names) {
  const [best] = names.map((other) => ({ other, far: leven(name, other) })).toSorted((a, b) => a.far - b.far)
  return best && best.far <= Math.max(2, Math.floor(name.length / 3)) ? best.other : undefined
}

/**
 * The faults of a file's text, in the order of its lines: what does not parse, and what does not fit the schema.
 * @returns sentences with the line, counted from 1, and the path of keys that leads to it; no path where the text is no YAML
 */
export function faultsOf(text) {
  const lines = new LineCounter()
  const document = parseDocument(text, { lineCounter: lines, merge: true })
  const lineAt = (offset) => lines.linePos(offset).line
  if (document.errors.length > 0)
    return document.errors.map(({ pos, message }) => ({ line: lineAt(pos[0]), message: message.replace(/\n[^]*/, '') }))
  if (fits(document.toJS())) return []
  const faults = fits.errors
    // `not allowed` of a name says all of it; that the map has such a name says nothing more.
    .filter(({ keyword }) => keyword !== 'propertyNames' && keyword !== 'if')
    .map((error) => ({ line: lineAt(offsetOf(document, error)), path: pathOf(error), message: sentenceOf(error) }))
  const seen = new Set()
  return faults
    .filter(({ line, message }) => !seen.has(`${line} ${message}`) && seen.add(`${line} ${message}`))
    .toSorted((a, b) => a.line - b.line)
}

/** The keys of a JSON pointer. */
export const partsOf = (pointer) =>
  pointer
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
/** Where an error is: its key, if it is about one, else the key that holds the value. */
function pathOf({ instancePath, params, propertyName }) {
  const key = params.additionalProperty ?? propertyName
  return [...partsOf(instancePath), ...(key === undefined ? [] : [key])]
}

function offsetOf(document, error) {
  let node = document.contents
  let offset = 0
  for (const part of pathOf(error)) {
    const pair = isMap(node) ? node.items.find((item) => String(item.key) === part) : undefined
    node = pair ? pair.value : node?.get?.(Number(part), true)
    offset = (pair?.key ?? node)?.range?.[0] ?? offset
  }
  return offset
}

function sentenceOf(error) {
  const { instancePath, keyword, params, parentSchema, data, message } = error
  const place = partsOf(instancePath).join(' › ') || 'the file'
  const or = (name, names) => {
    const near = nearest(name, names)
    return near ? `; did you mean ${near}?` : ''
  }
  if (keyword === 'additionalProperties') {
    const key = params.additionalProperty
    return `${place}: nothing is called ${key}${or(key, Object.keys(parentSchema.properties ?? {}))}`
  }
  if (keyword === 'enum')
    return `${place}: ${JSON.stringify(data)} is none of ${params.allowedValues.join(', ')}${or(String(data), params.allowedValues.map(String))}`
  if (keyword === 'const') return `${place}: only ${JSON.stringify(params.allowedValue)} is allowed`
  if (keyword === 'required') return `${place}: ${params.missingProperty} is missing`
  if (keyword === 'pattern') return `${place}: ${JSON.stringify(data)} is not written as ${params.pattern}`
  return `${place}: ${message}`
}

import { isMap, isScalar, isSeq, LineCounter, parseDocument, type YAMLMap } from 'yaml'
import { Refusal } from '../../../lib/failure/refusal.ts'
import { writtenIn } from '../written.ts'
import type { RawRow } from './raw.ts'

const snake = (name: string): string => name.replace(/([a-z0-9])([A-Z])/g, '$1_$2').toLowerCase()
/** Where answers keep their rows: `{ code, data }`, `{ rows, total }`, `{ data: { records } }`. */
const wrappers = ['data', 'rows', 'records', 'list', 'result', 'menus']

/** The menu rows of JSON: a list, an answer around one, or a tree whose nodes hold `children`. */
export function jsonRows(text: string): RawRow[] {
  const lines = new LineCounter()
  // JSON is YAML; this reader also tells where each row stood.
  const document = parseDocument(text.replace(/^\uFEFF/, ''), { lineCounter: lines, uniqueKeys: false })
  const [fault] = document.errors
  if (fault) throw new Refusal('refused.notJson', { line: fault.linePos?.[0].line ?? 1 })
  const found: RawRow[] = []
  let made = 0

  function cellsOf(map: YAMLMap, prefix = ''): [string, string | null][] {
    return map.items.flatMap(({ key, value }): [string, string | null][] => {
      const name = prefix + snake(String(isScalar(key) ? key.value : key))
      if (isMap(value)) return cellsOf(value, `${name}_`)
      if (isScalar(value)) return [[name, writtenIn(value)]]
      return []
    })
  }
  function take(map: YAMLMap, parent: string | undefined): void {
    const cells = Object.fromEntries(cellsOf(map))
    const idName = cells['menu_id'] === undefined ? 'id' : 'menu_id'
    const id = cells[idName] ?? `#${(made += 1)}`
    const line = lines.linePos(map.range?.[0] ?? 0).line
    found.push({ line, cells: { ...cells, [idName]: id, ...(parent === undefined ? {} : { parent_id: parent }) } })
    const children = map.get('children')
    if (isSeq(children)) for (const child of children.items) if (isMap(child)) take(child, id)
  }
  function enter(node: unknown): boolean {
    if (isSeq(node)) {
      for (const item of node.items) if (isMap(item)) take(item, undefined)
      return true
    }
    return isMap(node) && wrappers.some((name) => enter(node.get(name)))
  }
  enter(document.contents)
  return found
}

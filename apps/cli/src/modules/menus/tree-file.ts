import { isMap, isScalar, isSeq, LineCounter, parseDocument, stringify, type YAMLMap } from 'yaml'
import type { MenuType } from '@isb/domain'
import { type Fault, Refusal } from '../../lib/failure/refusal.ts'
import type { Node } from './node.ts'
import { writtenIn } from './written.ts'

/** What the first line of a tree file says. */
export const format = 'isb-menus/1'

const types: readonly string[] = ['MENU_DIR', 'MENU', 'MENU_PERM_RESOURCE'] satisfies MenuType[]
const texts = ['name', 'nameZh', 'path', 'icon', 'code'] as const
const flags = ['isExternalPath', 'openTarget'] as const

/** A tree as plain data: always the same order of fields, and nothing that is as it would be anyway. */
export function plain(nodes: readonly Node[]): object[] {
  return nodes.map(({ code, type, name, nameZh, path, icon, isExternalPath, openTarget, children }) => ({
    ...(code ? { code } : {}),
    type,
    name,
    ...(nameZh ? { nameZh } : {}),
    ...(path ? { path } : {}),
    ...(icon ? { icon } : {}),
    ...(isExternalPath ? { isExternalPath } : {}),
    ...(openTarget ? { openTarget } : {}),
    ...(children.length > 0 ? { children: plain(children) } : {}),
  }))
}

/** A tree file's data. */
export const treeData = (nodes: readonly Node[]): { format: string; menus: object[] } => ({ format, menus: plain(nodes) })

/** A tree file. The same tree always gives the same bytes; what YAML 1.1 would take for something else is in quotes. */
export const writeTree = (nodes: readonly Node[]): string =>
  stringify(treeData(nodes), { lineWidth: 0, aliasDuplicateObjects: false, compat: 'yaml-1.1' })

/** Reads a tree file, YAML or JSON. Throws a Refusal that names every line it cannot read. */
export function readTree(text: string): Node[] {
  const lines = new LineCounter()
  const document = parseDocument(text.replace(/^\uFEFF/, ''), { lineCounter: lines })
  const faults: Fault[] = document.errors.map((error) => ({
    line: error.linePos?.[0].line ?? 1,
    key: 'tree.syntax',
    values: { text: (error.message.split('\n')[0] ?? '').replace(/ at line \d+, column \d+:?$/, '') },
  }))
  const lineOf = (node: unknown): number => {
    const range = node && typeof node === 'object' && 'range' in node ? (node.range as readonly number[] | null | undefined) : undefined
    return lines.linePos(range?.[0] ?? 0).line
  }
  const fault = (node: unknown, key: Fault['key'], values: Fault['values'] = {}): void =>
    void faults.push({ line: lineOf(node), key, values })

  function nodeOf(map: YAMLMap): Node {
    const found: Record<string, string | number> = { nameZh: '', path: '', icon: '', code: '', isExternalPath: 0, openTarget: 0 }
    let children: Node[] = []
    for (const { key, value } of map.items) {
      const name = isScalar(key) ? String(key.value) : ''
      // A name such as 2026 or a code such as 007 is meant as it is written.
      const scalar = isScalar(value) ? value : undefined
      const written = (scalar && writtenIn(scalar)) ?? ''
      if (name === 'children' && isSeq(value)) children = list(value)
      else if (name === 'type') found['type'] = written
      else if ((texts as readonly string[]).includes(name) && (scalar || value === null)) found[name] = written
      else if ((flags as readonly string[]).includes(name) && /^([01]|true|false)$/.test(written))
        found[name] = /^(1|true)$/.test(written) ? 1 : 0
      else if (name !== 'children' || !(value === null || scalar?.value === null))
        fault(key, name === 'children' || [...texts, ...flags].includes(name as 'name') ? 'tree.value' : 'tree.unknownField', {
          field: name,
        })
    }
    if (!types.includes(String(found['type'] ?? '')))
      fault(map, 'tree.type', { type: String(found['type'] ?? ''), types: types.join(', ') })
    if (String(found['name'] ?? '').trim() === '') fault(map, 'tree.name')
    return { ...(found as Omit<Node, 'children'> & Record<string, unknown>), children, line: lineOf(map) }
  }
  function list(seq: { items: unknown[] }): Node[] {
    return seq.items.flatMap((item) => {
      if (isMap(item)) return [nodeOf(item)]
      fault(item, 'tree.notNode')
      return []
    })
  }

  const top = document.contents
  const menus = isMap(top) ? top.get('menus', true) : undefined
  const named = isMap(top) ? String(top.get('format') ?? '') : ''
  if (faults.length === 0 && (!isSeq(menus) || named !== format))
    throw new Refusal(named && named !== format ? 'refused.treeFormat' : 'refused.notTree', { format: named, known: format })
  const nodes = isSeq(menus) ? list(menus) : []
  if (faults.length > 0)
    throw new Refusal('refused.treeFaults', { count: faults.length }, { faults: faults.toSorted((a, b) => (a.line ?? 0) - (b.line ?? 0)) })
  return nodes
}

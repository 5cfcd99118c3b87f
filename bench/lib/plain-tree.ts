// The floor of a tree in a browser, bundled into a page of its own: rows of plain DOM in a window, over the same index.
import {
  branchIds,
  createTreeIndex,
  filterTree,
  visibleRows,
  type Kept,
  type TreeId,
  type TreeIndex,
} from '../../packages/ui/src/tree/tree-index.ts'

interface Menu {
  readonly id: number
  readonly parentId: number
  readonly name: string
  readonly nameZh: string
  readonly type: string
  readonly code: string
  readonly path: string
}

const height = 36
let list: readonly Menu[] = []
let texts: readonly string[] | undefined
let tree: TreeIndex<Menu>
let rows: Int32Array
let kept: Kept | undefined
let open: ReadonlySet<TreeId> = new Set()
const box = document.createElement('div')
const body = document.createElement('div')
box.style.cssText = 'height: 700px; overflow: auto'
body.style.position = 'relative'
box.append(body)

function cell(text: string): HTMLElement {
  const span = document.createElement('span')
  span.textContent = text
  return span
}

function draw(): void {
  rows = visibleRows(tree, open, kept)
  body.style.height = `${rows.length * height}px`
  const first = Math.floor(box.scrollTop / height)
  body.replaceChildren(
    ...Array.from(rows.subarray(first, first + 32), (position, at) => {
      const { name, type, code, path } = tree.nodes[position] as Menu
      const row = document.createElement('div')
      row.dataset['row'] = String(first + at)
      row.style.cssText = `position: absolute; display: grid; grid-template-columns: 3fr 6rem 2fr 2fr; inset-inline: 0; height: ${height}px; transform: translateY(${(first + at) * height}px); padding-left: ${(tree.depth[position] ?? 0) * 24}px`
      row.append(cell(name), cell(type), cell(code), cell(path))
      return row
    }),
  )
}

/** What the benchmark asks of the page, by name. */
Object.assign(globalThis, {
  bench: {
    async read() {
      list = ((await (await fetch('/data.json')).json()) as { data: { records: Menu[] } }).data.records
    },
    mount() {
      document.body.append(box)
      tree = createTreeIndex(list, 0)
      draw()
    },
    filter(text: string) {
      texts ??= tree.nodes.map(({ name, nameZh, code, path }) => `${name}\n${nameZh}\n${code}\n${path}`.toLowerCase())
      let at = tree.nodes.length
      // filterTree asks from the last node to the first, once each.
      kept = text ? filterTree(tree, () => texts?.[--at]?.includes(text) ?? false) : undefined
      draw()
    },
    expandAll() {
      open = branchIds(tree)
      draw()
    },
    collapseAll() {
      open = new Set()
      draw()
    },
  },
})

// The floor of a tree of boxes in a browser, bundled into a page of its own: rows of plain DOM in a window, over the same index and ticks.
import { checkStates, toggleCheck } from '../../packages/ui/src/tree/tree-check.ts'
import { branchIds, createTreeIndex, visibleRows, type TreeId, type TreeIndex } from '../../packages/ui/src/tree/tree-index.ts'

interface Option {
  readonly id: number
  readonly parentId: number
  readonly name: string
}

const height = 30
const marks = ['☐', '–', '☑']
let tree: TreeIndex<Option>
let rows: Int32Array
let held: ReadonlySet<TreeId>
const box = document.createElement('div')
const body = document.createElement('div')
box.style.cssText = 'height: 700px; overflow: auto'
body.style.position = 'relative'
box.append(body)

function draw(): void {
  const states = checkStates(tree, held)
  body.replaceChildren(
    ...Array.from(rows.subarray(0, 32), (position, at) => {
      const row = document.createElement('div')
      row.dataset['row'] = String(at)
      row.style.cssText = `position: absolute; inset-inline: 0; height: ${height}px; transform: translateY(${at * height}px); padding-left: ${(tree.depth[position] ?? 0) * 24}px`
      row.textContent = `${marks[states[position] ?? 0]} ${tree.nodes[position]?.name}`
      return row
    }),
  )
}

/** What the benchmark asks of the page, by name. */
Object.assign(globalThis, {
  bench: {
    async open() {
      const [options, role] = (await Promise.all(
        ['/options.json', '/role.json'].map(async (path) => ((await (await fetch(path)).json()) as { data: unknown }).data),
      )) as [Option[], { menuIds: number[] }]
      document.body.append(box)
      tree = createTreeIndex(options, 0)
      held = new Set(role.menuIds)
      rows = visibleRows(tree, branchIds(tree))
      body.style.height = `${rows.length * height}px`
      draw()
    },
    tick(row: number) {
      held = toggleCheck(tree, held, tree.nodes[rows[row] ?? 0]?.id ?? 0, { down: false })
      draw()
    },
  },
})

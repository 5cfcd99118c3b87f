import { useMemo, useState } from 'react'
import { filterTree, nearestRow, type TreeId, type TreeNode, visibleRows } from './tree-index.ts'
import type { TreeProps } from './tree-props.ts'

const none: ReadonlySet<TreeId> = new Set()

/** What a tree shows: its rows, what is open, and which row can have the focus. */
export function useTreeState<N extends TreeNode>({ index, expanded, onExpandedChange, filter, selected }: TreeProps<N>) {
  const [activeId, setActiveId] = useState<TreeId | null>(null)
  // What is closed while a filter is on is forgotten with the filter, and never mixed with `expanded`.
  const [closing, setClosing] = useState<{ filter: typeof filter; ids: ReadonlySet<TreeId> }>({ filter, ids: none })
  const closed = closing.filter === filter ? closing.ids : none

  const kept = useMemo(() => (filter ? filterTree(index, filter) : undefined), [index, filter])
  const rows = useMemo(() => visibleRows(index, expanded, kept, closed), [index, expanded, kept, closed])

  const isOpen = (p: number): boolean | undefined => {
    const { id } = index.nodes[p]!
    if (kept) return kept[p]! & 1 ? !closed.has(id) : undefined
    return index.children[p]! > 0 ? expanded.has(id) : undefined
  }
  const setOpen = (positions: readonly number[], open: boolean) => {
    const next = new Set(kept ? closed : expanded)
    for (const p of positions) next[(kept ? !open : open) ? 'add' : 'delete'](index.nodes[p]!.id)
    if (kept) setClosing({ filter, ids: next })
    else onExpandedChange(next)
  }

  const ids = [activeId, selected ?? null]
  const wanted = ids.map((id) => (id === null ? -1 : index.position(id))).find((p) => p >= 0) ?? -1
  const activeRow = useMemo(() => nearestRow(index, rows, wanted), [index, rows, wanted])

  return { rows, isOpen, setOpen, activeRow, setActiveId }
}

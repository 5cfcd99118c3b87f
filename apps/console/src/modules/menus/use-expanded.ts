import { branchIds, type TreeId } from '@isb/ui'
import { useEffect, useState } from 'react'
import { keep, kept } from '../../lib/base/storage/keep.ts'
import { idsAbove, type MenuIndex } from './data.ts'

const name = 'menus.expanded'
/** A tree of no more nodes than this begins with its modules open. */
const small = 300

/** Which nodes are open: kept for the session, opened down to the record in the address. */
export function useExpanded(index: MenuIndex, id: number | undefined) {
  const [expanded, setExpanded] = useState<ReadonlySet<TreeId>>(() => {
    const before = kept(name) as number[] | undefined
    const ids = before ?? (index.nodes.length <= small ? index.nodes.filter((_, at) => index.parent[at] === -1).map((menu) => menu.id) : [])
    return new Set(id === undefined ? ids : [...ids, ...idsAbove(index, id)])
  })
  useEffect(() => {
    keep(name, [...expanded])
  }, [expanded])
  return {
    expanded,
    setExpanded,
    /** Opens all that stands above a node, and the parent given. */
    reveal: (parentId: number) => setExpanded((old) => new Set([...old, parentId, ...idsAbove(index, parentId)])),
    expandAll: () => setExpanded(branchIds(index)),
    collapseAll: () => setExpanded(new Set()),
  }
}

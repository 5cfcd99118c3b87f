// A small tree on a page, and what tests of it look at.
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useMemo, useState } from 'react'
import { createTreeIndex, Tree, type TreeId, type TreeNode, type TreeProps } from '../src/index.ts'

export const few: TreeNode[] = [
  { id: 'bikes', parentId: null },
  { id: 'list', parentId: 'bikes' },
  { id: 'rents', parentId: 'bikes' },
  { id: 'confirm', parentId: 'rents' },
  { id: 'reject', parentId: 'rents' },
  { id: 'venues', parentId: null },
  { id: 'calendar', parentId: 'venues' },
  { id: 'reports', parentId: null },
]
export const name = (node: TreeNode) => String(node.id)

/** The tree, with what it takes to open and close. */
export function Page({ nodes = few, open = ['bikes'], ...rest }: { nodes?: TreeNode[]; open?: TreeId[] } & Partial<TreeProps<TreeNode>>) {
  const [expanded, setExpanded] = useState<Set<TreeId>>(() => new Set(open))
  const index = useMemo(() => createTreeIndex(nodes), [nodes])
  return <Tree index={index} label="Menus" getLabel={name} expanded={expanded} onExpandedChange={setExpanded} {...rest} />
}
export const rows = () => screen.getAllByRole('treeitem').map((row) => row.getAttribute('aria-label'))
export const focused = () => document.activeElement?.getAttribute('aria-label')
export const row = (label: string) => screen.getByRole('treeitem', { name: label })
export const press = (keys: string) => userEvent.keyboard(keys)

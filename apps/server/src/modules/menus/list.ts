import type { Input } from '@isb/contract'
import { wordCell, type Column } from '../../core/download/export.ts'
import { containsAll, timeSql, type List } from '../../core/list.ts'

/** What a person may narrow the list by. */
export type Query = Required<Input<'menus.page'>>['query']

/** Every node with its place: the way to it, each step by its order among its siblings. */
const walk = `(
  with recursive walk as (
    select menu.*, array[sort::bigint, id] as place from menu where parent_id is null
    union all select child.*, walk.place || child.sort::bigint || child.id from menu child join walk on walk.id = child.parent_id
  ) select * from walk
) m`

/** The nodes of the tree in its own order. */
const inTree: List<Query> = {
  from: walk,
  counted: 'menu m',
  fields: {
    id: 'm.id',
    parentId: 'coalesce(m.parent_id, 0)',
    category: 'm.category',
    type: 'm.type',
    name: 'm.name',
    nameZh: 'm.name_zh',
    path: 'm.path',
    icon: 'm.icon',
    code: 'm.code',
    isExternalPath: 'm.is_external_path',
    openTarget: 'm.open_target',
    sort: 'm.sort',
    version: 'm.version',
    updatedAt: timeSql('m.updated_at'),
  },
  filters: {
    search: (text, bind) => containsAll(`lower(m.name || ' ' || m.name_zh || ' ' || m.code || ' ' || m.path)`, text, bind),
    type: (type, bind) => `m.type = ${bind(type)}`,
    parentId: (id, bind) => `coalesce(m.parent_id, 0) = ${bind(id)}::bigint`,
    code: (code, bind) => `m.code = ${bind(code)}`,
  },
  sortable: {
    id: 'm.id',
    name: 'm.name',
    nameZh: 'm.name_zh',
    type: 'm.type',
    code: 'm.code',
    path: 'm.path',
    sort: 'm.sort',
    updatedAt: 'm.updated_at',
  },
  order: ['m.place'],
}
/** The same in another order: nobody has to walk. */
const sorted: List<Query> = { ...inTree, from: 'menu m', order: ['m.id'] }

/** The list in the order that is asked for. */
export const menuList = ({ sort }: Pick<Query, 'sort'>): List<Query> => (sort ? sorted : inTree)

/** The same for a file, where a parent is told by its code. */
export const menuFile = (query: Pick<Query, 'sort'>): List<Query> => ({
  ...menuList(query),
  fields: { ...inTree.fields, parent: `coalesce((select above.code from menu above where above.id = m.parent_id), '')` },
})

/** The columns of the file. */
export const exported: readonly Column[] = [
  { field: 'type', head: 'field.type', cell: wordCell('value.MenuType.') },
  { field: 'name', head: 'field.name' },
  { field: 'nameZh', head: 'field.nameZh' },
  { field: 'code', head: 'field.code' },
  { field: 'path', head: 'field.path' },
  { field: 'icon', head: 'field.icon' },
  { field: 'parent', head: 'field.parentId' },
]

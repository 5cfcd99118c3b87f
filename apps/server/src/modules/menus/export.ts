import type { Input } from '@isb/contract'
import { wordCell, type Column } from '../../core/download/export.ts'
import { containsAll, timeSql, type List } from '../../core/list.ts'

type Query = Omit<Required<Input<'menus.page'>>['query'], 'pageNum' | 'pageSize'>

/** The tree as a list, in its own order. */
export const menuList: List<Query> = {
  from: `(
    with recursive walk as (
      select menu.*, array[sort::bigint, id] as place from menu where parent_id is null
      union all select child.*, walk.place || child.sort::bigint || child.id from menu child join walk on walk.id = child.parent_id
    ) select walk.*, parent.code as parent_code from walk left join menu parent on parent.id = walk.parent_id
  ) m`,
  fields: {
    type: 'm.type',
    name: 'm.name',
    nameZh: 'm.name_zh',
    code: 'm.code',
    path: 'm.path',
    icon: 'm.icon',
    parent: `coalesce(m.parent_code, '')`,
    sort: 'm.sort',
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

/** The columns of the file. */
export const exported: readonly Column[] = [
  { field: 'type', head: 'field.type', cell: wordCell('menu.type.') },
  { field: 'name', head: 'field.name' },
  { field: 'nameZh', head: 'field.nameZh' },
  { field: 'code', head: 'field.code' },
  { field: 'path', head: 'field.path' },
  { field: 'icon', head: 'field.icon' },
  { field: 'parent', head: 'field.parentId' },
]

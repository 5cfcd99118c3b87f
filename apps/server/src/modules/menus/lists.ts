import { list } from '../../core/lists/list.ts'

/** Every node with its place: the way to it, each step by its order among its siblings. */
const walk = `(
  with recursive walk as (
    select menu.*, array[sort::bigint, id] as place from menu where parent_id is null
    union all select child.*, walk.place || child.sort::bigint || child.id from menu child join walk on walk.id = child.parent_id
  ) select * from walk
) m`

/** The nodes of the tree, in its own order unless another is asked for. */
export const menuList = list('menus.page', {
  from: 'menu m',
  ordered: walk,
  fields: { parentId: 'coalesce(m.parent_id, 0)' },
  search: `lower(m.name || ' ' || m.name_zh || ' ' || m.code || ' ' || m.path)`,
  sortable: { name: 'm.name', nameZh: 'm.name_zh', code: 'm.code', path: 'm.path' },
  order: ['m.place', 'm.id'],
  fileName: 'file.menus',
  file: [
    'type',
    'name',
    'nameZh',
    'code',
    'path',
    'icon',
    { head: 'field.parentId', sql: `coalesce((select above.code from menu above where above.id = m.parent_id), '')` },
  ],
})

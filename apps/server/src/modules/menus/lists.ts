import { menusInPlace } from '../../core/access/tree.ts'
import { list } from '../../core/lists/list.ts'

/** The nodes of the tree, in its own order unless another is asked for. */
export const menuList = list('menus.page', {
  from: 'menu m',
  ordered: `${menusInPlace} m`,
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

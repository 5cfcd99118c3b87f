import { values } from '@isb/sdk/metadata'
import { columnsOf, viewOf } from '../../lib/resource/cells.ts'
import { described } from '../../lib/resource/contract.ts'
import type { CliList } from '../../lib/resource/declared.ts'
import type { Column } from '../../lib/output/table.ts'
import type { Speaker } from '../../lib/speech.ts'
import { findMenu, type Menu, parentIdOf } from './find.ts'

/** `isb menus list` and its file; `export` is the tree file. */
export const list: CliList<'menus.page'> = {
  by: { argument: 'CODE', one: 'menus.byCode', find: findMenu },
  example: 'upms:menu',
  verbs: { page: 'list', export: 'table' },
  examples: {
    page: [
      'isb menus list --type MENU',
      'isb menus list --search bike',
      'isb menus list --parent upms --sort name',
      'isb menus list --ndjson | jq -r \'select(.code == "") | .id\'',
    ],
    export: ['isb menus table -o menus.xlsx', 'isb menus table --type MENU > menus.csv'],
  },
  columns: ['id', { field: 'code', whole: true, cell: ({ code }) => code }, 'type', 'name', 'nameZh', 'path'],
  view: ['id', 'code', 'type', 'name', 'nameZh', 'path', 'icon'],
  filters: {
    type: { choices: values.StoredMenuType },
    parentId: { flags: '--parent <CODE>', does: 'menus.page.parent', find: parentIdOf },
  },
}

const listed = { ...described('menus.page'), spec: list }

/** One menu for people. */
export const view = (menu: Menu, speaker: Speaker): string => viewOf(listed, { ...menu }, speaker)
/** The columns of menus. */
export const columnsFor = (speaker: Speaker): readonly Column[] => columnsOf(listed, speaker)

import type { Isb, Schema } from '@isb/sdk'
import { nameIn } from '@isb/words'
import type { Command, Given, Option } from '../../lib/command.ts'
import { branches, grow } from '../../lib/output/tree.ts'
import { columnsIn } from './columns.ts'
import { allMenus, findMenu, type Menu, parentIdOf } from './find.ts'

/** The types, as the contract calls them. */
export const types = ['MENU_DIR', 'MENU', 'MENU_PERM_RESOURCE'] as const satisfies readonly Schema<'MenuType'>[]

/** What narrows and orders the list, and a file of it. */
export const filters: readonly Option[] = [
  { flags: '--search <TEXT>', does: 'menus.list.search' },
  { flags: '--type <TYPE>', does: 'menus.list.type', choices: types },
  { flags: '--parent <CODE>', does: 'menus.list.parent' },
  { flags: '--sort <FIELDS>', does: 'menus.list.sort' },
]

/** The query that the filters make. */
export async function queryOf(isb: Isb, given: Given) {
  const [search, type, parent, sort] = ['search', 'type', 'parent', 'sort'].map(given.text)
  return {
    ...(search === undefined ? {} : { search }),
    ...(type === undefined ? {} : { type: type as Menu['type'] }),
    ...(sort === undefined ? {} : { sort }),
    ...(parent === undefined ? {} : { parentId: await parentIdOf(isb, parent) }),
  }
}

/** `isb menus list` */
export const list: Command = {
  name: 'list',
  does: 'menus.list.does',
  examples: [
    'isb menus list --type MENU',
    'isb menus list --search bike',
    'isb menus list --parent upms --sort name',
    'isb menus list --ndjson | jq -r \'select(.code == "") | .id\'',
  ],
  options: filters,
  lists: true,
  async run({ isb, locale, say }, given) {
    const client = await isb()
    const rows: Menu[] = []
    const query = await queryOf(client, given)
    for await (const menu of client.menus.page.each({ query })) rows.push(menu)
    return { data: rows, table: { rows, columns: columnsIn(locale), empty: say('menus.list.none') } }
  },
}

/** `isb menus tree` */
export const tree: Command = {
  name: 'tree',
  does: 'menus.tree.does',
  examples: ['isb menus tree', 'isb menus tree upms --no-buttons', 'isb menus tree --json'],
  args: [{ name: 'CODE', does: 'menus.tree.menu', optional: true }],
  options: [{ flags: '--no-buttons', does: 'menus.tree.noButtons' }],
  async run({ isb, locale, say }, given) {
    const client = await isb()
    const [name] = given.args
    const top = name === undefined ? undefined : await findMenu(client, name)
    const all = await allMenus(client)
    const menus = given.flag('buttons') === false ? all.filter((menu) => menu.type !== 'MENU_PERM_RESOURCE') : all
    const grown = top ? [{ ...top, children: grow(menus, top.id) }] : grow(menus)
    const rows = [...branches(grown, (menu) => nameIn(locale, menu))]
    const [, code, type, , , path] = columnsIn(locale)
    const columns = [{ field: 'label', head: 'head.name' } as const, ...[code, type, path].filter((column) => column !== undefined)]
    return { data: grown, table: { rows, columns, empty: say('menus.list.none') } }
  },
}

import { nameIn } from '@isb/words'
import type { Command } from '../../lib/command.ts'
import { branches, grow } from '../../lib/output/tree.ts'
import { allMenus, findMenu } from './find.ts'
import { columnsFor } from './list.ts'

/** `isb menus tree` */
export const tree: Command = {
  name: 'tree',
  does: 'menus.tree.does',
  examples: ['isb menus tree', 'isb menus tree upms --no-buttons', 'isb menus tree --json'],
  args: [{ name: 'CODE', does: 'menus.tree.menu', optional: true }],
  options: [{ flags: '--no-buttons', does: 'menus.tree.noButtons' }],
  async run(context, given) {
    const isb = await context.isb()
    const [name] = given.args
    const top = name === undefined ? undefined : await findMenu(isb, name)
    const all = await allMenus(isb)
    const menus = given.flag('buttons') === false ? all.filter((menu) => menu.type !== 'MENU_PERM_RESOURCE') : all
    const grown = top ? [{ ...top, children: grow(menus, top.id) }] : grow(menus)
    const rows = [...branches(grown, (menu) => nameIn(context.locale, menu))]
    const beside = columnsFor(context).filter(({ field }) => ['code', 'type', 'path'].includes(field))
    return {
      data: grown,
      table: { rows, columns: [{ field: 'label', head: 'head.name' }, ...beside], empty: context.say('menus.page.none') },
    }
  },
}

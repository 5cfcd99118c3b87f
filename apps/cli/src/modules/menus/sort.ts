import type { Command } from '../../lib/command.ts'
import { usage } from '../../lib/failure/refusal.ts'
import { needed } from '../../lib/line/given.ts'
import { findMenu, parentIdOf } from './find.ts'
import { columnsFor } from './list.ts'

/** `isb menus sort` */
export const sort: Command = {
  name: 'sort',
  does: 'menus.sort.does',
  examples: ['isb menus sort upms:staff upms:role upms:menu --parent upms', 'isb menus sort bike --parent root'],
  args: [{ name: 'CODE', does: 'menus.sort.codes', many: true }],
  options: [{ flags: '--parent <CODE>', does: 'menus.sort.parent' }],
  async run(context, given) {
    const { isb, say } = context
    const parent = needed(given, 'parent')
    const client = await isb()
    const parentId = await parentIdOf(client, parent)
    const named: number[] = []
    for (const name of given.args) named.push((await findMenu(client, name)).id)
    const twice = given.args.find((_, index) => named.indexOf(named[index] ?? 0) !== index)
    if (twice !== undefined) throw usage('refused.namedTwice', { name: twice })
    // The server wants the complete order, so that nobody's new menu is lost; what is not named follows as it stood.
    const { records } = await client.menus.page({ query: { parentId } })
    const rest = records
      .toSorted((a, b) => a.sort - b.sort)
      .map((menu) => menu.id)
      .filter((id) => !named.includes(id))
    const rows = await client.menus.sort({ body: { parentId, ids: [...named, ...rest] } })
    return { data: rows, table: { rows, columns: columnsFor(context) }, said: say('menus.sort.done', { rest: rest.length }) }
  },
}

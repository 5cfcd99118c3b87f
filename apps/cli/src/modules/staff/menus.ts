import type { Schema } from '@isb/sdk'
import { nameIn, personIn } from '@isb/words'
import type { Command } from '../../lib/command.ts'
import { typeName } from '../../lib/output/names.ts'
import { branches, grow } from '../../lib/output/tree.ts'
import { email, namedAccount } from './find.ts'
import { summaryOf } from '../../lib/resource/words.ts'

/** `isb staff menus`: the console as somebody else sees it. */
export const menus: Command = {
  name: 'menus',
  does: summaryOf('staff.menus'),
  examples: ['isb staff menus office@school.example', 'isb staff menus office@school.example --no-buttons'],
  args: [email],
  options: [{ flags: '--no-buttons', does: 'menus.tree.noButtons' }],
  async run({ isb, locale, say }, given) {
    const client = await isb()
    const account = await namedAccount(client, given)
    const all = await client.staff.menus({ path: { staffId: account.id } })
    const seen = given.flag('buttons') === false ? all.filter(({ type }) => type !== 'MENU_PERM_RESOURCE') : all
    const grown = grow(seen)
    const name = personIn(locale, account)
    return {
      data: grown,
      ...(account.enabled ? {} : { said: say('staff.menus.disabled', { name }) }),
      table: {
        rows: [...branches(grown, (menu) => nameIn(locale, menu))],
        columns: [
          { field: 'label', head: 'head.name' },
          { field: 'code', head: 'head.code', whole: true },
          { field: 'type', head: 'head.type', cell: ({ type }) => typeName(locale, type as Schema<'MenuType'>) },
          { field: 'path', head: 'head.path' },
        ],
        empty: say('staff.menus.none', { name }),
      },
    }
  },
}

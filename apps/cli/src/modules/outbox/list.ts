import type { Input, Schema } from '@isb/sdk'
import type { Command, Given, Option } from '../../lib/command.ts'
import { idOf } from '../../lib/id.ts'
import { columnsIn, view } from './columns.ts'

const states = ['Pending', 'Sent', 'Dead'] as const satisfies readonly Schema<'MailState'>[]

const filters: readonly Option[] = [
  { flags: '--state <STATE>', does: 'outbox.list.state', choices: states },
  { flags: '--stuck', does: 'outbox.list.stuck' },
  { flags: '--kind <KIND>', does: 'outbox.list.kind' },
  { flags: '--search <TEXT>', does: 'outbox.list.search' },
  { flags: '--from <DAY>', does: 'audit.from' },
  { flags: '--to <DAY>', does: 'audit.to' },
  { flags: '--sort <FIELDS>', does: 'menus.list.sort' },
]

type Query = Omit<Required<Input<'outbox.list'>>['query'], 'pageNum' | 'pageSize'>

const queryOf = (given: Given): Query => ({
  ...Object.fromEntries(
    (['state', 'kind', 'search', 'from', 'to', 'sort'] as const).flatMap((name) => {
      const value = given.text(name)
      return value === undefined ? [] : [[name, value]]
    }),
  ),
  ...(given.flag('stuck') && { stuck: true }),
})

/** `isb outbox list` */
export const list: Command = {
  name: 'list',
  does: 'outbox.list.does',
  examples: [
    'isb outbox list --stuck',
    'isb outbox list --search wu.tao --from 2026-11-01',
    'isb outbox list --state Dead --ndjson | isb outbox resend -',
  ],
  options: filters,
  lists: true,
  async run({ isb, locale, say }, given) {
    const client = await isb()
    const rows: Schema<'Mail'>[] = []
    for await (const mail of client.outbox.list.each({ query: queryOf(given) })) rows.push(mail)
    return { data: rows, table: { rows, columns: columnsIn(locale), empty: say('outbox.list.none') } }
  },
}

/** `isb outbox get` */
export const get: Command = {
  name: 'get',
  does: 'outbox.get.does',
  examples: ['isb outbox get 41', 'isb outbox get 41 --json'],
  args: [{ name: 'ID', does: 'outbox.id' }],
  async run({ isb, locale, say }, given) {
    const mail = await (await isb()).outbox.get({ path: { mailId: idOf(given.args[0]) } })
    return { data: mail, text: view(mail, locale, say) }
  },
}

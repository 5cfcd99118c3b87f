import type { Input, Isb, Schema } from '@isb/sdk'
import type { Command, Given, Option } from '../../lib/command.ts'
import { download, exporting } from '../../lib/download.ts'
import { everyOf } from '../../lib/every.ts'
import { switchesIn, textsIn } from '../../lib/given.ts'
import { historyResult } from '../../lib/history.ts'
import { passColumns, passView } from './columns.ts'
import { types } from './fields.ts'
import { applicant, findPass, pass, passIdOf } from './find.ts'

const statuses = ['Pending', 'Valid', 'Expired', 'Cancelled', 'Rejected'] as const satisfies readonly Schema<'PassStatus'>[]

const filters: readonly Option[] = [
  { flags: '--search <TEXT>', does: 'vehicles.list.search' },
  { flags: '--status <STATUS>', does: 'vehicles.list.status', choices: statuses },
  { flags: '--type <TYPE>', does: 'vehicles.list.type', choices: types },
  { flags: '--expiring', does: 'vehicles.list.expiring' },
  { flags: '--person <EMAIL>', does: 'vehicles.list.person' },
  { flags: '--from <DAY>', does: 'vehicles.list.from' },
  { flags: '--to <DAY>', does: 'audit.to' },
  { flags: '--sort <FIELDS>', does: 'menus.list.sort' },
]
type Query = Omit<Required<Input<'vehicle.list'>>['query'], 'pageNum' | 'pageSize'>

/** The query that the filters make. A person is named by address. */
async function queryOf(isb: Isb, given: Given): Promise<Query> {
  const person = given.text('person')
  return {
    ...textsIn<Query>(given, 'search', 'status', 'type', 'from', 'to', 'sort'),
    ...switchesIn(given, 'expiring'),
    ...(person !== undefined && { personId: (await applicant(isb, person)).id }),
  }
}

/** `isb vehicles list` */
export const list: Command = {
  name: 'list',
  does: 'vehicles.list.does',
  examples: [
    'isb vehicles list --status Pending',
    'isb vehicles list --search A12345',
    'isb vehicles list --expiring --sort expiresOn',
    'isb vehicles list --status Pending --type staff --ndjson | isb vehicles confirm -',
  ],
  options: filters,
  lists: true,
  async run(context, given) {
    const client = await context.isb()
    const rows = await everyOf(client.vehicle.list.each({ query: await queryOf(client, given) }))
    return { data: rows, table: { rows, columns: passColumns(context), empty: context.say('vehicles.list.none') } }
  },
}

/** `isb vehicles get` */
export const get: Command = {
  name: 'get',
  does: 'vehicles.get.does',
  examples: ['isb vehicles get 77', 'isb vehicles get 沪A12345', 'isb vehicles get 77 --json'],
  args: [pass],
  async run(context, given) {
    const one = await findPass(await context.isb(), given.args[0] ?? '')
    return { data: one, text: passView(context, one) }
  },
}

/** `isb vehicles code` */
export const code: Command = {
  name: 'code',
  does: 'vehicles.code.does',
  examples: ['isb vehicles code 77', 'isb vehicles code 沪A12345 | qrencode -t UTF8'],
  args: [pass],
  async run({ isb }, given) {
    const client = await isb()
    const answer = await client.vehicle.code({ path: { passId: await passIdOf(client, given.args[0] ?? '', 'void') } })
    return { data: answer, text: `${answer.text}\n` }
  },
}

/** `isb vehicles history` */
export const history: Command = {
  name: 'history',
  does: 'vehicles.history.does',
  examples: ['isb vehicles history 77', 'isb vehicles history 沪A12345'],
  args: [pass],
  lists: true,
  async run(context, given) {
    const client = await context.isb()
    const passId = await passIdOf(client, given.args[0] ?? '')
    return historyResult(context, await everyOf(client.vehicle.history.each({ path: { passId } })))
  },
}

/** `isb vehicles export` */
export const exportPasses: Command = {
  name: 'export',
  does: 'vehicles.export.does',
  examples: ['isb vehicles export -o passes.xlsx', 'isb vehicles export --status Valid > valid.csv'],
  options: [...filters, ...exporting],
  async run(context, given) {
    const client = await context.isb()
    const query = await queryOf(client, given)
    return download(
      context,
      given,
      (format) => client.vehicle.export({ query: { ...query, format } }, { stream: true }),
      'isb vehicles list',
    )
  },
}

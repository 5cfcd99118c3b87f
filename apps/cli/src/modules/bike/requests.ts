import type { Input, Isb, Schema } from '@isb/sdk'
import type { Command, Given, Option } from '../../lib/command.ts'
import { download, exporting } from '../../lib/download.ts'
import { everyOf } from '../../lib/every.ts'
import { switchesIn, textsIn } from '../../lib/given.ts'
import { idOf } from '../../lib/id.ts'
import { bikeInQueue, renter } from './find.ts'
import { requestColumns, requestView } from './request-columns.ts'

const confirmations = ['Pending', 'Confirmed', 'Rejected', 'Cancelled'] as const satisfies readonly Schema<'Confirmation'>[]

const filters: readonly Option[] = [
  { flags: '--confirmation <STATE>', does: 'bike.requests.confirmation', choices: confirmations },
  { flags: '--bike <NUMBER>', does: 'bike.requests.bike' },
  { flags: '--person <EMAIL>', does: 'bike.requests.person' },
  { flags: '--from <DAY>', does: 'bike.requests.from' },
  { flags: '--to <DAY>', does: 'audit.to' },
  { flags: '--search <TEXT>', does: 'bike.list.search' },
  { flags: '--sort <FIELDS>', does: 'menus.list.sort' },
]
const rentFilters: readonly Option[] = [
  ...filters,
  { flags: '--out', does: 'bike.rents.out' },
  { flags: '--overdue', does: 'bike.rents.overdue' },
]

type Query = Omit<Required<Input<'bike.listReturns'>>['query'], 'pageNum' | 'pageSize'>

/** The query that the filters of both make: a bike is named by its number, a person by address. */
async function queryOf(isb: Isb, given: Given, queue: 'listRents' | 'listReturns'): Promise<Query> {
  const [bike, person] = [given.text('bike'), given.text('person')]
  return {
    ...textsIn<Query>(given, 'confirmation', 'from', 'to', 'search', 'sort'),
    ...(bike !== undefined && { bikeId: await bikeInQueue(isb, bike, (search) => isb.bike[queue].each({ query: { search } })) }),
    ...(person !== undefined && { personId: (await renter(isb, person)).id }),
  }
}
const rentQuery = async (isb: Isb, given: Given) => ({
  ...(await queryOf(isb, given, 'listRents')),
  ...switchesIn(given, 'out', 'overdue'),
})

/** `isb bike rents` */
export const rents: Command = {
  name: 'rents',
  does: 'bike.rents.does',
  examples: [
    'isb bike rents --confirmation Pending',
    'isb bike rents --out --overdue',
    'isb bike rents --bike B-012 --from 2026-09-01',
    'isb bike rents --confirmation Pending --ndjson | isb bike confirm-rent -',
  ],
  options: rentFilters,
  lists: true,
  async run(context, given) {
    const client = await context.isb()
    const rows = await everyOf(client.bike.listRents.each({ query: await rentQuery(client, given) }))
    return { data: rows, table: { rows, columns: requestColumns(context), empty: context.say('bike.rents.none') } }
  },
}

/** `isb bike returns` */
export const returns: Command = {
  name: 'returns',
  does: 'bike.returns.does',
  examples: [
    'isb bike returns --confirmation Pending',
    'isb bike returns --person li.na@school.example',
    'isb bike returns --confirmation Pending --ndjson | isb bike confirm-return -',
  ],
  options: filters,
  lists: true,
  async run(context, given) {
    const client = await context.isb()
    const rows = await everyOf(client.bike.listReturns.each({ query: await queryOf(client, given, 'listReturns') }))
    return { data: rows, table: { rows, columns: requestColumns(context), empty: context.say('bike.returns.none') } }
  },
}

/** `isb bike show-rent` */
export const showRent: Command = {
  name: 'show-rent',
  does: 'bike.showRent.does',
  examples: ['isb bike show-rent 301', 'isb bike show-rent 301 --json'],
  args: [{ name: 'ID', does: 'bike.rentId' }],
  async run(context, given) {
    const rent = await (await context.isb()).bike.getRent({ path: { rentId: idOf(given.args[0]) } })
    return { data: rent, text: requestView(context, rent) }
  },
}

/** `isb bike show-return` */
export const showReturn: Command = {
  name: 'show-return',
  does: 'bike.showReturn.does',
  examples: ['isb bike show-return 88', 'isb bike show-return 88 --json'],
  args: [{ name: 'ID', does: 'bike.returnId' }],
  async run(context, given) {
    const asked = await (await context.isb()).bike.getReturn({ path: { returnId: idOf(given.args[0]) } })
    return { data: asked, text: requestView(context, asked) }
  },
}

/** `isb bike export-rents` */
export const exportRents: Command = {
  name: 'export-rents',
  does: 'bike.exportRents.does',
  examples: ['isb bike export-rents -o rents.xlsx --from 2026-09-01', 'isb bike export-rents --overdue > overdue.csv'],
  options: [...rentFilters, ...exporting],
  async run(context, given) {
    const client = await context.isb()
    const query = await rentQuery(client, given)
    return download(
      context,
      given,
      (format) => client.bike.exportRents({ query: { ...query, format } }, { stream: true }),
      'isb bike rents',
    )
  },
}

/** `isb bike export-returns` */
export const exportReturns: Command = {
  name: 'export-returns',
  does: 'bike.exportReturns.does',
  examples: ['isb bike export-returns -o returns.xlsx --from 2026-09-01', 'isb bike export-returns --confirmation Rejected > rejected.csv'],
  options: [...filters, ...exporting],
  async run(context, given) {
    const client = await context.isb()
    const query = await queryOf(client, given, 'listReturns')
    return download(
      context,
      given,
      (format) => client.bike.exportReturns({ query: { ...query, format } }, { stream: true }),
      'isb bike returns',
    )
  },
}

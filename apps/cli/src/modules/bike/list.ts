import type { Input, Schema } from '@isb/sdk'
import type { Command, Given, Option } from '../../lib/command.ts'
import { download, exporting } from '../../lib/download.ts'
import { everyOf } from '../../lib/every.ts'
import { textsIn } from '../../lib/given.ts'
import { historyResult } from '../../lib/history.ts'
import { bikeColumns, bikeView } from './columns.ts'
import { findBike, number } from './find.ts'

const statuses = ['Available', 'In use', 'Overdue', 'Returned', 'Under Maintenance'] as const satisfies readonly Schema<'BikeStatus'>[]

const filters: readonly Option[] = [
  { flags: '--search <TEXT>', does: 'bike.list.search' },
  { flags: '--status <STATUS>', does: 'bike.list.status', choices: statuses },
  { flags: '--location <PLACE>', does: 'bike.list.location' },
  { flags: '--sort <FIELDS>', does: 'menus.list.sort' },
]
type Query = Omit<Required<Input<'bike.list'>>['query'], 'pageNum' | 'pageSize'>
const queryOf = (given: Given): Query => textsIn<Query>(given, 'search', 'status', 'location', 'sort')

/** `isb bike list` */
export const list: Command = {
  name: 'list',
  does: 'bike.list.does',
  examples: ['isb bike list', 'isb bike list --status overdue', 'isb bike list --status Returned --ndjson | isb bike return -'],
  options: filters,
  lists: true,
  async run(context, given) {
    const rows = await everyOf((await context.isb()).bike.list.each({ query: queryOf(given) }))
    return { data: rows, table: { rows, columns: bikeColumns(context), empty: context.say('bike.list.none') } }
  },
}

/** `isb bike get` */
export const get: Command = {
  name: 'get',
  does: 'bike.get.does',
  examples: ['isb bike get B-012', 'isb bike get B-012 --json'],
  args: [number],
  async run(context, given) {
    const bike = await findBike(await context.isb(), given.args[0] ?? '')
    return { data: bike, text: bikeView(context, bike) }
  },
}

/** `isb bike history` */
export const history: Command = {
  name: 'history',
  does: 'bike.history.does',
  examples: ['isb bike history B-012', 'isb bike rents --bike B-012'],
  args: [number],
  lists: true,
  async run(context, given) {
    const client = await context.isb()
    const { id: bikeId } = await findBike(client, given.args[0] ?? '')
    return historyResult(context, await everyOf(client.bike.history.each({ path: { bikeId } })))
  },
}

/** `isb bike export` */
export const exportBikes: Command = {
  name: 'export',
  does: 'bike.export.does',
  examples: ['isb bike export -o bikes.xlsx', 'isb bike export --status Available > free.csv'],
  options: [...filters, ...exporting],
  async run(context, given) {
    const client = await context.isb()
    return download(
      context,
      given,
      (format) => client.bike.export({ query: { ...queryOf(given), format } }, { stream: true }),
      'isb bike list',
    )
  },
}

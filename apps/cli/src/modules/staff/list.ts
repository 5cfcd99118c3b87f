import type { Account } from '../../lib/line/accounts.ts'
import type { Command } from '../../lib/command.ts'
import { download, exporting } from '../../lib/files/download.ts'
import { columnsIn, view } from './columns.ts'
import { filters, queryOf } from './filters.ts'
import { email, namedAccount } from './find.ts'

/** `isb staff list` */
export const list: Command = {
  name: 'list',
  does: 'staff.list.does',
  examples: [
    'isb staff list --search zhang',
    'isb staff list --search 张 --type parent --sort -lastLoginAt',
    "isb staff list --role 'Front office' --disabled",
    'isb staff list --never-signed-in --ndjson | isb staff invite -',
  ],
  options: filters,
  lists: true,
  async run({ isb, locale, say }, given) {
    const client = await isb()
    const rows: Account[] = []
    for await (const account of client.staff.list.each({ query: await queryOf(client, given) })) rows.push(account)
    return { data: rows, table: { rows, columns: columnsIn(locale), empty: say('staff.list.none') } }
  },
}

/** `isb staff get` */
export const get: Command = {
  name: 'get',
  does: 'staff.get.does',
  examples: ['isb staff get office@school.example', 'isb staff get office@school.example --json'],
  args: [email],
  async run({ isb, locale, say }, given) {
    const account = await namedAccount(await isb(), given)
    return { data: account, text: view(account, locale, say) }
  },
}

/** `isb staff export` */
export const exportStaff: Command = {
  name: 'export',
  does: 'staff.export.does',
  examples: ['isb staff export -o staff.xlsx', 'isb staff export --type parent --disabled > parents.csv'],
  options: [...filters, ...exporting],
  async run(context, given) {
    const client = await context.isb()
    const query = await queryOf(client, given)
    return download(context, given, (format) => client.staff.export({ query: { ...query, format } }, { stream: true }), 'isb staff list')
  },
}

import type { Command } from '../../lib/command.ts'
import { download, exporting } from '../../lib/files/download.ts'
import { filters, queryOf } from './list.ts'

/** `isb menus table`: `export` is the tree file, this the list as everybody's spreadsheet reads it. */
export const table: Command = {
  name: 'table',
  does: 'menus.table.does',
  examples: ['isb menus table -o menus.xlsx', 'isb menus table --type MENU > menus.csv'],
  options: [...filters, ...exporting],
  async run(context, given) {
    const client = await context.isb()
    const query = await queryOf(client, given)
    return download(context, given, (format) => client.menus.export({ query: { ...query, format } }, { stream: true }), 'isb menus list')
  },
}

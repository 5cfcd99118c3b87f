import type { Command } from '../../lib/command.ts'
import { download, exporting } from '../../lib/files/download.ts'
import { filters, queryOf } from './filters.ts'

/** `isb audit export` */
export const exportAudit: Command = {
  name: 'export',
  does: 'audit.export.does',
  examples: ['isb audit export -o audit.xlsx --from 2026-11-01 --to 2026-11-30', 'isb audit export --entity role > roles.csv'],
  options: [...exporting, ...filters],
  async run(context, given) {
    const client = await context.isb()
    const query = await queryOf(client, given)
    return download(
      context,
      given,
      (format) => client.audit.export({ query: { ...query, format } }, { stream: true }),
      'isb audit list --limit 0',
    )
  },
}

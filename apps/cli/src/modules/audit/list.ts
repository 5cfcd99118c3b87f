import type { Schema } from '@isb/sdk'
import { beside } from '@isb/words'
import { findAccount } from '../../lib/line/accounts.ts'
import { idOf } from '../../lib/line/id.ts'
import { didWhat, rowName } from '../../lib/output/audited.ts'
import type { CliList } from '../../lib/resource/declared.ts'
import type { Locale } from '../../lib/speech.ts'

type Entry = Schema<'AuditEntry'>

function rowsText(locale: Locale, { rows, rowCount }: Entry): string {
  const [first] = rows
  if (!first) return ''
  return rowName(locale, first) + (rowCount > 1 ? ` (+${rowCount - 1})` : '')
}

/** `isb audit list` and the file of it. */
export const list: CliList<'audit.list'> = {
  limit: 50,
  examples: {
    list: [
      'isb audit list',
      'isb audit list --who it@school.example --from 2026-11-01',
      'isb audit list --operation roles --limit 0 --ndjson',
      'isb audit list --entity menu --id 12',
    ],
    export: ['isb audit export -o audit.xlsx --from 2026-11-01 --to 2026-11-30', 'isb audit export --entity role > roles.csv'],
  },
  columns: [
    'id',
    'at',
    {
      field: 'staffName',
      head: 'head.who',
      cell: ({ staffName, token }, { locale }) => (token === null ? staffName : beside(locale, staffName, token)),
    },
    { field: 'operation', head: 'head.did', cell: (entry, { locale }) => didWhat(locale, entry) },
    { field: 'rows', cell: (entry, { locale }) => entry.refused?.message ?? rowsText(locale, entry) },
  ],
  filters: {
    staffId: { flags: '--who <ADDRESS>', does: 'audit.list.who', find: async (isb, address) => (await findAccount(isb, address)).id },
    entityId: { flags: '--id <ID>', does: 'audit.list.id', find: async (_, id) => idOf(id) },
  },
}

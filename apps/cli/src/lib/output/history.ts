import type { Schema } from '@isb/sdk'
import { didWhat, fieldChanges } from './audited.ts'
import type { Result } from '../command.ts'
import type { Context } from '../context.ts'
import { shownTime } from './time.ts'

type Entry = Schema<'AuditEntry'>

/** What was done to one record, newest first. */
export const historyResult = ({ locale, say }: Context, rows: readonly Entry[]): Result => ({
  data: rows,
  table: {
    rows,
    empty: say('history.none'),
    columns: [
      { field: 'at', head: 'head.at', cell: ({ at }) => shownTime(at as string) },
      { field: 'staffName', head: 'head.who' },
      { field: 'operation', head: 'head.did', cell: (row) => didWhat(locale, row as unknown as Entry) },
      {
        field: 'rows',
        head: 'head.changes',
        cell: (row) => {
          const entry = row as unknown as Entry
          return entry.rows.flatMap((one) => fieldChanges(locale, entry, one)).join('; ')
        },
      },
    ],
  },
})

// The audit as a file: one line a changed row, so that a spreadsheet can filter by record.
import { authorsNamed, didIn, rowsShown, type Refused } from '../../core/shared/audit-entries.ts'
import { inText, namesIn } from '../../core/audit/in-text.ts'
import type { SignedIn } from '../../core/app/context.ts'
import { timeCell } from '../../core/lists/file.ts'
import { partyOf } from '../../core/work/fair-queue.ts'
import { tableFile, type Cell, type Column, type Download } from '../../core/download/index.ts'
import type { AuditRow } from '../../core/ground/audit-row.ts'
import { rowList, type Query } from './lists.ts'

const heads = [
  { head: 'field.at', dated: 'time' },
  'field.staffName',
  'field.operation',
  'field.entity',
  'field.entityId',
  'field.label',
  'field.before',
  'field.after',
  'field.address',
  'field.token',
  'field.requestId',
] as const satisfies readonly Column[]

const columns = ['at', 'staffId', 'staffName', 'address', 'token', 'requestId', 'operation', 'refused', 'row.row'] as const
type Line = [
  at: string,
  staffId: number | null,
  staffName: string,
  address: string,
  token: string | null,
  requestId: string,
  operation: string,
  refused: Refused | null,
  row: AuditRow,
]

/** Writes the changes as a file. */
export async function exportAudit(
  { format = 'csv', ...query }: Query & { readonly format?: 'csv' | 'xlsx' },
  context: SignedIn,
): Promise<Download> {
  const { app, now, locale } = context
  const { timeZone: zone } = await app.db.selectFrom('setting').select('timeZone').executeTakeFirstOrThrow()
  const named = namesIn(locale)
  async function* batches(): AsyncGenerator<Cell[][], void> {
    for await (const rows of rowList.rows({ app, now }, query, columns)) {
      const lines = rows as Line[]
      const show = await rowsShown(
        context,
        lines.map((line) => line[8]),
        true,
      )
      const nameOf = await authorsNamed(
        context,
        lines.map(([, staffId, staffName]) => ({ staffId, staffName })),
      )
      yield lines.map(([at, staffId, staffName, address, token, requestId, operation, refused, row]) => {
        const { entity, id, label, before, after } = show(row)
        const cells = [
          didIn(locale, operation, refused),
          named('audit.entity', entity),
          id || null,
          label,
          inText(locale, named, { operation, entity }, before),
          inText(locale, named, { operation, entity }, after),
        ]
        return [timeCell(at, locale, zone), nameOf({ staffId, staffName }), ...cells, address, token, requestId]
      })
    }
  }
  const day = new Intl.DateTimeFormat('en-CA', { timeZone: zone }).format(now)
  return tableFile({ name: 'file.audit', format, day, locale, party: partyOf(context) }, heads, batches())
}

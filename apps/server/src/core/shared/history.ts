// What was done to one record. Here and not in the audit's module: every module shows the history of its own records.
import type { Schema } from '@isb/contract'
import { sql } from 'kysely'
import { shownEntries, type Stored } from './audit-entries.ts'
import type { SignedIn } from '../app/context.ts'

/** The changes of a record, newest first, of each only what it did to this one. From where they came only the audit tells. */
export async function historyOf(
  reader: Pick<SignedIn, 'app' | 'db' | 'locale' | 'caller'>,
  entity: string,
  id: number,
  { pageNum = 1, pageSize = 20 }: { pageNum?: number; pageSize?: number } = {},
): Promise<Schema<'AuditPage'>> {
  const { db } = reader
  const record = JSON.stringify([{ entity, id }])
  const { rows } = await sql<Omit<Stored, 'at'> & { at: Date }>`
    select id, at, staff_id, staff_name, '' as address, token, request_id, operation, null as refused, jsonb_array_length(rows) as row_count,
      (select jsonb_agg(row) from jsonb_array_elements(rows) row where jsonb_build_array(row) @> ${record}::jsonb) as rows
    from audit where rows @> ${record}::jsonb
    order by at desc, id desc limit ${pageSize} offset ${(pageNum - 1) * pageSize}`.execute(db)
  const { rows: counted } = await sql<{ total: number }>`select count(*) as total from audit where rows @> ${record}::jsonb`.execute(db)
  const records = await shownEntries(
    reader,
    rows.map((row) => ({ ...row, at: row.at.toISOString() })),
  )
  return { total: counted[0]?.total ?? 0, pageNum, pageSize, records }
}

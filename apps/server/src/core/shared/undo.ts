// Taking back what one has just done: within seconds, while its mail waits in the outbox, and where nobody has done anything since.
import { operationOf, type OperationId } from '@isb/contract'
import { undoMs } from '@isb/domain'
import type { EntityName } from '@isb/words'
import { sql } from 'kysely'
import { requireCodes } from '../access/access.ts'
import type { AuditRow } from '../ground/audit-row.ts'
import type { SignedIn } from '../app/context.ts'
import type { Db } from '../database/database.ts'
import { refuse } from '../ground/refuse.ts'

/** How long what is done can be taken back, and its mail waits: what people are offered, and the way of a slow request. Milliseconds. */
export const heldMs = undoMs + 2000

/** An act: its line in the audit. */
interface Act {
  readonly id: number
  readonly operation: string
  readonly staffId: number | null
  readonly at: Date
  readonly rows: readonly AuditRow[]
}

/** What was done to a record last, and by whom. */
export async function lastDone(db: Db, entity: EntityName, id: number): Promise<Act | undefined> {
  const { rows } = await sql<Act>`
    select id, operation, staff_id, at, rows from audit where rows @> ${JSON.stringify([{ entity, id }])}::jsonb
    order by id desc limit 1`.execute(db)
  return rows[0]
}

/**
 * The caller's own last change of a locked record, which is to be taken back: its mail is taken out of the outbox. Refuses where it is too
 * late, somebody has changed the record since, or the caller may not do any more what they did. All records of the kind that the change
 * touched count: it is taken back as a whole. The caller locks them.
 * @param operations those that can be taken back
 */
export async function requireUndoable<Id extends OperationId>(
  { app, db, now, caller }: SignedIn,
  entity: EntityName,
  id: number,
  operations: readonly Id[],
): Promise<{ operation: Id; at: Date; rows: readonly AuditRow[] }> {
  const last = await lastDone(db, entity, id)
  const operation = operations.find((each) => each === last?.operation)
  if (!last || !operation) return refuse(3, 'UNDO_MOVED_ON')
  if (last.staffId !== caller.staffId) refuse(4, 'UNDO_NOT_YOURS')
  const { permission } = operationOf(operation)
  if (permission !== 'session') await requireCodes(db, caller, [permission])
  if (now.getTime() - last.at.getTime() > app.heldMs) refuse(3, 'UNDO_TOO_LATE')
  const rows = last.rows.filter((row) => row.entity === entity)
  const ids = rows.map((row) => row.id)
  const others = ids.filter((each) => each !== id)
  const { rows: movedOn } = await sql`
    select from unnest(${others}::bigint[]) other (id) where exists (
      select from audit where audit.id > ${last.id}
        and rows @> jsonb_build_array(jsonb_build_object('entity', ${entity}::text, 'id', other.id)))
    limit 1`.execute(db)
  if (movedOn.length > 0) refuse(3, 'UNDO_MOVED_ON')
  await db
    .deleteFrom('outbox')
    .where('entity', '=', entity)
    .where('entityId', 'in', ids)
    .where('createdAt', '>=', last.at)
    .where('sentAt', 'is', null)
    .where('leasedUntil', 'is', null)
    .execute()
  // It is on its way, or has left.
  const { rows: gone } = await sql`
    select from outbox where entity = ${entity} and entity_id = any (${ids}::bigint[]) and created_at >= ${last.at} limit 1`.execute(db)
  if (gone.length > 0) refuse(3, 'UNDO_TOO_LATE')
  return { operation, at: last.at, rows }
}

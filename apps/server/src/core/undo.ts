// Taking back what one has just done: within seconds, while its mail waits in the outbox, and where nobody has done anything since.
import { operationOf, type OperationId } from '@isb/contract'
import { undoMs } from '@isb/domain'
import type { EntityName } from '@isb/words'
import { sql } from 'kysely'
import { requireCodes } from './access/access.ts'
import type { SignedIn } from './context.ts'
import type { Db } from './database/database.ts'
import { refuse } from './refuse.ts'

/** How long what is done can be taken back, and its mail waits: what people are offered, and the way of a slow request. Milliseconds. */
export const heldMs = undoMs + 2000

/** What was done to a record last, and by whom. */
export async function lastDone(
  db: Db,
  entity: EntityName,
  id: number,
): Promise<{ operation: string; staffId: number | null; at: Date } | undefined> {
  const { rows } = await sql<{ operation: string; staffId: number | null; at: Date }>`
    select operation, staff_id, at from audit where rows @> ${JSON.stringify([{ entity, id }])}::jsonb order by id desc limit 1`.execute(db)
  return rows[0]
}

/**
 * The caller's own last change of a locked record, which is to be taken back: its mail is taken out of the outbox. Refuses where it is too
 * late, somebody has changed the record since, or the caller may not do any more what they did.
 * @param operations those that can be taken back
 */
export async function requireUndoable<Id extends OperationId>(
  { app, db, now, caller }: SignedIn,
  entity: EntityName,
  id: number,
  operations: readonly Id[],
): Promise<{ operation: Id; at: Date }> {
  const last = await lastDone(db, entity, id)
  const operation = operations.find((each) => each === last?.operation)
  if (!last || !operation) return refuse(3, 'UNDO_MOVED_ON')
  if (last.staffId !== caller.staffId) refuse(4, 'UNDO_NOT_YOURS')
  await requireCodes(db, caller, [operationOf(operation).permission])
  if (now.getTime() - last.at.getTime() > app.heldMs) refuse(3, 'UNDO_TOO_LATE')
  await db
    .deleteFrom('outbox')
    .where('entity', '=', entity)
    .where('entityId', '=', id)
    .where('createdAt', '>=', last.at)
    .where('sentAt', 'is', null)
    .where('leasedUntil', 'is', null)
    .execute()
  // It is on its way, or has left.
  const { rows: gone } = await sql`
    select from outbox where entity = ${entity} and entity_id = ${id} and created_at >= ${last.at} limit 1`.execute(db)
  if (gone.length > 0) refuse(3, 'UNDO_TOO_LATE')
  return { operation, at: last.at }
}

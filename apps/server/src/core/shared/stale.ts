// Who came between: a record has changed since the caller read it.
import type { Schema } from '@isb/contract'
import type { ListedId } from '@isb/contract/metadata'
import type { EntityName } from '@isb/words'
import { sql } from 'kysely'
import type { SignedIn } from '../app/context.ts'
import type { RecordOf, ServerList } from '../lists/list.ts'
import { refuse } from '../ground/refuse.ts'
import { authorsNamed } from './audit-entries.ts'

/** Refuses: the record has changed since the caller read it. Says who changed it last, where the audit knows. */
export async function refuseStale(
  context: Pick<SignedIn, 'app' | 'db' | 'caller' | 'locale'>,
  entity: EntityName,
  id: number,
): Promise<never> {
  const { rows } = await sql<Pick<Schema<'AuditEntry'>, 'staffId' | 'staffName'>>`
    select staff_id, staff_name from audit where rows @> ${JSON.stringify([{ entity, id }])}::jsonb order by id desc limit 1`.execute(
    context.db,
  )
  const last = rows[0]
  if (!last?.staffName) refuse(3, 'STALE')
  if (last.staffId === context.caller.staffId) refuse(3, 'STALE', { who: 'own' })
  const nameOf = await authorsNamed(context, [last])
  return refuse(3, 'STALE', { who: 'known', name: nameOf(last) })
}

/**
 * Starts an update from a locked record. Refuses with STALE if the record has changed since the caller read it.
 * @param version the version that the caller read; undefined where the contract lets the caller leave it out
 * @param answer the record as the update answers it, where that has other fields
 */
export async function startUpdate(
  context: SignedIn,
  entity: EntityName,
  record: { readonly id: number; readonly version: number },
  version: number | undefined,
  answer: object = record,
): Promise<void> {
  if (version !== undefined && record.version !== version) await refuseStale(context, entity, record.id)
  await context.startFrom(answer)
}

/** Locks a record and starts an update from it. Refuses with STALE if the record has changed since the caller read it. */
export async function unchanged<Id extends ListedId>(
  list: ServerList<Id>,
  context: SignedIn,
  id: number,
  version: number | undefined,
): Promise<RecordOf<Id>> {
  const before = await lockedVersion(list, context, id, version)
  await context.startFrom(before as object)
  return before
}

/** Locks a record, for an update of several at once. Refuses with STALE if the record has changed since the caller read it. */
export async function lockedVersion<Id extends ListedId>(
  list: ServerList<Id>,
  context: SignedIn,
  id: number,
  version: number | undefined,
): Promise<RecordOf<Id>> {
  const before: RecordOf<Id> = await list.locked(context, id)
  if ((before as { readonly version?: number }).version !== version) await refuseStale(context, list.metadata.entity as EntityName, id)
  return before
}

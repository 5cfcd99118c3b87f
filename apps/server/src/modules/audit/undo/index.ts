// Taking a change back: a change like any other, by whoever may make it, and only where nobody has changed the same thing since.
import { operationIds, operationOf, type Data } from '@isb/contract'
import { changedFields, isUndoable, sameValue } from '@isb/domain'
import { requireCodes } from '../../../core/access/access.ts'
import type { Confirmed, SignedIn } from '../../../core/app/context.ts'
import type { Db } from '../../../core/database/database.ts'
import { lockTree } from '../../../core/database/locks.ts'
import { refuse } from '../../../core/ground/refuse.ts'
import type { AuditRow } from '../../../core/ground/audit-row.ts'
import { menus } from './menus.ts'
import { movedOn } from './moved-on.ts'
import type { Restore, Values } from './restore.ts'
import { roles, takeSight } from './roles.ts'
import { settings } from './settings.ts'
import { staff } from './staff.ts'

/** By kind, in the order in which they are written: what a role is granted hangs on the tree. */
export const kinds: Readonly<Record<string, Restore>> = { menu: menus, role: roles, staff, setting: settings }

interface Step {
  readonly entity: string
  readonly id: number
  readonly restore: Restore
  readonly now: Values
  readonly values: Values
}

/** Takes a change back. Answers how many rows were written. */
export async function undo(auditId: number, context: Confirmed): Promise<Data<'audit.undo'>> {
  const { db, caller, changed } = context
  const entry = await entryOf(db, auditId)
  if (!isUndoable(entry.operation, entry.rows)) refuse(3, 'NOT_UNDOABLE')
  await requireCodes(db, caller, [await permissionOf(db, entry)])
  await lockTree(db)
  const steps: Step[] = []
  for (const row of entry.rows) {
    const step = await stepOf(row, auditId, context)
    if (step) steps.push(step)
  }
  const order = Object.keys(kinds)
  for (const { restore, id, now, values } of steps.toSorted((a, b) => order.indexOf(a.entity) - order.indexOf(b.entity)))
    await restore.write(id, now, values, context)
  for (const { entity, id, after } of entry.rows)
    if (entity === 'role' && Array.isArray(after?.['inherited'])) await takeSight(id, after['inherited'] as number[], auditId, context)
  // Which change this took back; and it can be taken back itself.
  changed('audit', auditId, { undone: false }, { undone: true })
  return { rows: steps.length }
}

interface Entry {
  readonly operation: string
  readonly rows: readonly AuditRow[]
}

const entryOf = async (db: Db, id: number): Promise<Entry> =>
  (await db.selectFrom('audit').select(['operation', 'rows']).where('id', '=', id).executeTakeFirst()) ?? refuse(2, 'AUDIT_NOT_FOUND')

/** What the change itself took. An undo took what it undid did. */
async function permissionOf(db: Db, entry: Entry): Promise<string> {
  let at = entry
  while (at.operation === 'audit.undo') {
    const undone = at.rows.find(({ entity }) => entity === 'audit')
    at = undone ? await entryOf(db, undone.id) : refuse(3, 'NOT_UNDOABLE')
  }
  const operation = operationIds.find((id) => id === at.operation)
  return operation ? operationOf(operation).permission : refuse(3, 'NOT_UNDOABLE')
}

/** What is to be written for a row. Refuses where its values of today are not those that the change left behind. */
async function stepOf(row: AuditRow, auditId: number, context: SignedIn): Promise<Step | undefined> {
  const { entity, id, before, after } = row
  const restore = kinds[entity]
  const fields = restore?.fields.filter((field) => changedFields(before, after).includes(field)) ?? []
  if (!restore || fields.length === 0) return undefined
  const of = (values: AuditRow['before']) => Object.fromEntries(fields.map((field) => [field, values?.[field]]))
  const still = async (values: Values) => restore.still?.(values, context) ?? values
  const now = of(await restore.today(id, context))
  const left = await still(of(after))
  const moved = fields.filter((field) => !sameValue(now[field], left[field]))
  if (moved.length > 0) await movedOn({ entity, id }, moved, auditId, context)
  return { entity, id, restore, now, values: await still(of(before)) }
}

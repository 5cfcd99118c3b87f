// Undo within seconds: what was recorded is deleted, what was changed is as before, and no office has heard of it.
import type { Input, Schema } from '@isb/contract'
import type { AbsenceDays } from '@isb/domain'
import type { SignedIn } from '../../core/app/context.ts'
import { lastDone, requireUndoable } from '../../core/shared/undo.ts'
import { absences } from './lists.ts'
import { readTold } from './tell.ts'
import { calmWave } from './wave.ts'
import { keptFields, lockedAbsence, requireDays, settle, tellOfDays, type Kept } from './write.ts'

const operations = ['absence.create', 'absence.update'] as const

export async function undo({ path }: Input<'absence.undo'>, context: SignedIn): Promise<Schema<'Absence'>> {
  const { db, now, caller, changed } = context
  const id = path.absenceId
  const done = (await lastDone(db, 'absence', id))?.operation
  // Anybody signed in may ask: the code of the undone operation decides which students are reached.
  const asking = { ...context, operation: operations.find((each) => each === done) ?? operations[0] }
  const { studentId, status, version } = await lockedAbsence(asking, id)
  const act = await requireUndoable(context, 'absence', id, operations)
  const told = await readTold(db, id)
  const before = act.rows[0]?.before as (Kept & { readonly studentId: number }) | null
  await db.deleteFrom('absenceTold').where('absenceId', '=', id).where('toldAt', '>=', act.at).execute()
  if (before) await restore(context, id, before)
  else {
    await db.updateTable('absence').set({ status: 'Deleted', deletedBy: caller.staffId, deletedAt: now }).where('id', '=', id).execute()
    changed('absence', id, { studentId, status }, { studentId, status: 'Deleted' })
  }
  await db
    .updateTable('absence')
    .set({ version: version + 1, updatedAt: now })
    .where('id', '=', id)
    .execute()
  await tellOfDays(context, told)
  if (before) await tellOfDays(context, await readTold(db, id))
  await calmWave(context, told, act.at)
  return absences.record(asking, id)
}

/** Writes an absence as it was. Its days may be another absence's by now, or days off. */
async function restore(context: SignedIn, id: number, { studentId, ...before }: Kept & { readonly studentId: number }): Promise<void> {
  const { db, changed } = context
  const kept = await keptFields(db, id)
  const days: AbsenceDays = before
  await requireDays(context, studentId, days, id)
  await db.updateTable('absence').set(before).where('id', '=', id).execute()
  await settle(context, id, days)
  changed('absence', id, { studentId, ...kept }, { studentId, ...before })
}

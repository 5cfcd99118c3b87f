// A child who is not at the stop in the morning, and of whom nobody has said why, stands on the call list: an absence that is unexplained.
// It is taken back when the child gets on after all, unless somebody has found out more by then.
import { sql } from 'kysely'
import type { SignedIn } from '../../core/app/context.ts'
import type { Listeners } from '../../core/app/occasions.ts'
import { Refusal } from '../../core/ground/refuse.ts'
import { insert, markDeleted, tellOfNew } from './write.ts'

interface Morning {
  readonly studentId: number
  readonly day: string
  /** Where the child was waited for. */
  readonly where: string
}

async function isMissing({ studentId, day, where }: Morning, context: SignedIn): Promise<void> {
  const { db } = context
  await sql`savepoint missing`.execute(db)
  try {
    const half = { startsHalf: 'Morning', endsHalf: 'Morning' } as const
    const id = await insert({ studentId, leaveType: 'Unexplained', startsOn: day, endsOn: day, ...half, note: where }, context)
    await sql`update absence set from_bus = true where id = ${id}`.execute(db)
    await tellOfNew(context, id)
  } catch (error) {
    // There is a leave already, or no lesson to be missed: nobody is to be called.
    if (!(error instanceof Refusal)) throw error
    await sql`rollback to savepoint missing`.execute(db)
  }
}

async function isThere({ studentId, day }: Morning, context: SignedIn): Promise<void> {
  const { rows } = await sql<{ id: number; version: number }>`
    select id, version from absence where student_id = ${studentId} and starts_on = ${day} and from_bus
      and status = 'Normal' and leave_type = 'Unexplained' and version = 1 for update`.execute(context.db)
  for (const { id, version } of rows) await markDeleted({ id, version, status: 'Normal', studentId }, context)
}

export const listeners: Listeners = {
  'bus.riderMissing': ({ change, missing, ...morning }) => (missing ? isMissing : isThere)(morning, change),
}

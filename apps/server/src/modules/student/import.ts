// Students, their guardians and what ties them, from files: every row is checked first, each refusal named with its line and column; then
// all of it, or nothing. Nobody goes for being absent.
import type { Data, Input, Schema } from '@isb/contract'
import { sql } from 'kysely'
import { requireConfirmation } from '../../core/access/confirmation.ts'
import { reachOf, studentsWithin } from '../../core/access/reach.ts'
import type { Confirmed, SignedIn } from '../../core/app/context.ts'
import { breaks } from '../../core/ground/refuse.ts'
import { beginImport, refusedOutcome, refusedRow, type Importing } from '../../core/shared/import.ts'
import { tellModules } from '../../core/app/occasions.ts'
import type { Outcome } from '../../core/work/runs.ts'
import { planAll } from './import-plan.ts'
import type { Pupil } from './import-pupils.ts'
import { readRows } from './import-rows.ts'
import { readStanding } from './import-standing.ts'
import { tell } from './import-told.ts'
import { write } from './import-write.ts'

type Body = Input<'student.import'>['body']

export async function importStudents({ body }: Input<'student.import'>, context: Confirmed): Promise<Data<'student.import'>> {
  // An address is what somebody signs in with.
  if (!body.dryRun && body.rows.some(({ email, guardianEmail }) => email ?? guardianEmail)) requireConfirmation(context)
  return beginImport('student.import', body, context, (rows, importing) => bringIn(rows, body.from, importing, context.app))
}

async function bringIn(
  rows: readonly Body['rows'][number][],
  from: string | undefined,
  importing: Importing,
  app: SignedIn['app'],
): Promise<Outcome> {
  const { db, locale, now } = importing
  const given = readRows(rows, locale)
  if (given.faults.length > 0) return refusedOutcome(given.faults)
  // What somebody else takes in the meantime, an address or a number, is seen the second time.
  for (let again = false; ; again = true) {
    const standing = await readStanding(db, given, now)
    const { plan, faults } = planAll(given, standing, from ?? standing.today, locale)
    const known = plan.pupils.filter(({ before }) => before)
    const refusals = [...faults, ...(await outOfReach(known, ({ before }) => before!.id, standing.today, importing))]
    if (refusals.length > 0) return refusedOutcome(refusals)
    await sql`savepoint unwritten`.execute(db)
    try {
      const ids = await write(plan, importing)
      const beyond = await outOfReach(plan.pupils, ids.pupil, standing.today, importing)
      if (beyond.length > 0) return refusedOutcome(beyond)
      const moved = known.filter(({ before, after }) => before?.enteredOn !== after.enteredOn || before?.leftOn !== after.leftOn)
      if (moved.length > 0) await tellModules({ app, db, now }, 'student.daysChanged', { studentIds: moved.map(ids.pupil) })
      return tell(plan, locale)
    } catch (error) {
      if (again || !(breaks(error, 'staff_email_key') || breaks(error, 'student_number'))) throw error
      await sql`rollback to savepoint unwritten`.execute(db)
    }
  }
}

/** The students whom the caller does not reach: as they stand, and as the file leaves them. */
async function outOfReach(
  pupils: readonly Pupil[],
  idOf: (pupil: Pupil) => number,
  today: string,
  importing: Importing,
): Promise<Schema<'RunResult'>[]> {
  const { db, locale } = importing
  const reach = await reachOf(db, importing)
  if (reach === 'all') return []
  const reached = await studentsWithin(db, reach, pupils.map(idOf), today)
  return pupils.filter((pupil) => !reached.has(idOf(pupil))).map(({ given }) => refusedRow(locale, given.first, 'STUDENT_NOT_FOUND'))
}

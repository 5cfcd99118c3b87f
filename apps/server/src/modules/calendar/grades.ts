// The grades of the school, from the youngest to the oldest. Other records name them by their codes.
import type { Input, Schema } from '@isb/contract'
import { whyNotRemoveGrade } from '@isb/domain'
import { sql } from 'kysely'
import type { SignedIn } from '../../core/app/context.ts'
import { recordsOf } from '../../core/shared/records.ts'
import { refuse, refuseBroken } from '../../core/ground/refuse.ts'
import { gradeList, gradeUses } from './lists.ts'
import { lockCalendar } from './standing.ts'

type Grade = Schema<'Grade'>

const written = ({ code, name, nameZh, division, sort }: Pick<Grade, 'code' | 'name' | 'nameZh' | 'division' | 'sort'>) => ({
  code,
  name: name.trim(),
  nameZh: nameZh.trim(),
  division,
  sort,
})
const grades = recordsOf(gradeList, 'grade', written, refuseBroken('grade_code', '/code', 'GRADE_CODE_TAKEN'))

export async function createGrade({ body }: Input<'calendar.createGrade'>, context: SignedIn): Promise<Grade> {
  // Of two that come at once the second stands behind the first.
  await lockCalendar(context.db)
  const { rows } = await sql<{ next: number }>`select least(coalesce(max(sort), 0) + 10, 10000) as next from grade`.execute(context.db)
  return grades.create(context, { nameZh: '', sort: rows[0]!.next, ...body })
}

export async function updateGrade({ path, body }: Input<'calendar.updateGrade'>, context: SignedIn): Promise<Grade> {
  await lockCalendar(context.db)
  return grades.update(context, path.gradeId, body)
}

export async function removeGrade({ path }: Input<'calendar.removeGrade'>, context: SignedIn): Promise<Record<string, never>> {
  const { db } = context
  await lockCalendar(db)
  // The whole row: who names it meanwhile waits, or is waited for.
  await sql`select from grade where id = ${path.gradeId} for update`.execute(db)
  const grade = await gradeList.record(context, path.gradeId)
  const { rows } = await sql<Pick<Grade, 'uses'>>`select ${sql.raw(gradeUses)} as uses from grade g where id = ${grade.id}`.execute(db)
  const used = whyNotRemoveGrade(rows[0]?.uses ?? null)
  if (used) refuse(3, used.reason, used.values)
  return grades.remove(context, grade)
}

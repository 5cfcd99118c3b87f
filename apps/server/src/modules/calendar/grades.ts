// The grades of the school, from the youngest to the oldest. Other records name them by their codes.
import type { Input, Schema } from '@isb/contract'
import { whyNotRemoveGrade } from '@isb/domain'
import { sql } from 'kysely'
import type { SignedIn } from '../../core/context.ts'
import { refuseStale } from '../../core/audit/stale.ts'
import { refuse, refuseBroken } from '../../core/refuse.ts'
import { gradeList, gradeUses } from './lists.ts'
import { lockCalendar } from './standing.ts'

type Grade = Schema<'Grade'>

const audited = ({ code, name, nameZh, division, sort }: Omit<Grade, 'id' | 'uses' | 'version' | 'updatedAt'>) => ({
  code,
  name,
  nameZh,
  division,
  sort,
})
const codeTaken = refuseBroken('grade_code', '/code', 'GRADE_CODE_TAKEN')

export async function createGrade({ body }: Input<'calendar.createGrade'>, context: SignedIn): Promise<Grade> {
  const { db, now, changed } = context
  const { rows } = await sql<{ next: number }>`select least(coalesce(max(sort), 0) + 10, 10000) as next from grade`.execute(db)
  const fields = audited({ ...body, name: body.name.trim(), nameZh: body.nameZh?.trim() ?? '', sort: body.sort ?? rows[0]!.next })
  const { id } = await db
    .insertInto('grade')
    .values({ ...fields, updatedAt: now })
    .returning('id')
    .executeTakeFirstOrThrow()
    .catch(codeTaken)
  changed('grade', id, null, fields)
  return gradeList.record(context, id)
}

export async function updateGrade({ path, body }: Input<'calendar.updateGrade'>, context: SignedIn): Promise<Grade> {
  const { db, now, changed } = context
  await lockCalendar(db)
  const before = await gradeList.locked(context, path.gradeId)
  if (before.version !== body.version) await refuseStale(context, 'grade', before.id)
  const fields = audited({ ...before, ...body })
  await db
    .updateTable('grade')
    .set({ ...fields, version: before.version + 1, updatedAt: now })
    .where('id', '=', before.id)
    .execute()
    .catch(codeTaken)
  changed('grade', before.id, audited(before), fields)
  return gradeList.record(context, before.id)
}

export async function removeGrade({ path }: Input<'calendar.removeGrade'>, context: SignedIn): Promise<Record<string, never>> {
  const { db, changed } = context
  await lockCalendar(db)
  // The whole row: who names it meanwhile waits, or is waited for.
  await sql`select from grade where id = ${path.gradeId} for update`.execute(db)
  const grade = await gradeList.record(context, path.gradeId)
  const { rows } = await sql<Pick<Grade, 'uses'>>`select ${sql.raw(gradeUses)} as uses from grade g where id = ${grade.id}`.execute(db)
  const used = whyNotRemoveGrade(rows[0]?.uses ?? null)
  if (used) refuse(3, used.reason, used.values)
  await db.deleteFrom('grade').where('id', '=', grade.id).execute()
  changed('grade', grade.id, audited(grade), null)
  return {}
}

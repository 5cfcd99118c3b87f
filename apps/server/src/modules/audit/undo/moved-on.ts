import { changedFields } from '@isb/domain'
import { sql } from 'kysely'
import type { SignedIn } from '../../../core/app/context.ts'
import { refuse } from '../../../core/ground/refuse.ts'
import type { AuditRow } from '../../../core/ground/audit-row.ts'

/** How far back it is looked who changed a record again. */
const looked = 200

/** Refuses: somebody has changed these fields since. Says who, and when by the school's clock. */
export async function movedOn(
  record: { entity: string; id: number },
  fields: readonly string[],
  since: number,
  { db, locale }: SignedIn,
): Promise<never> {
  const { rows: later } = await sql<{ at: Date; staffName: string; rows: AuditRow[] }>`
    select at, staff_name, rows from audit where id > ${since} and rows @> ${JSON.stringify([record])}::jsonb
    order by id desc limit ${looked}`.execute(db)
  const touches = ({ entity, id, before, after }: AuditRow) =>
    entity === record.entity && id === record.id && changedFields(before, after).some((field) => fields.includes(field))
  const last = later.find(({ rows }) => rows.some(touches))
  if (!last?.staffName) refuse(3, 'STALE')
  const { timeZone } = await db.selectFrom('setting').select('timeZone').executeTakeFirstOrThrow()
  const when = last.at.toLocaleString(locale === 'zh' ? 'zh-CN' : 'en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone })
  return refuse(3, 'MOVED_ON', { name: last.staffName, when })
}

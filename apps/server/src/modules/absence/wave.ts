// A warning to the nurses when several of a class are sick within some days: once for a class and a wave.
import { personIn, separatorIn, type Locale, type Person } from '@isb/words'
import { sql } from 'kysely'
import type { SignedIn } from '../../core/app/context.ts'
import { mail } from '../../core/mail/mail.ts'
import { settings } from './settings.ts'
import type { Told } from './tell.ts'

interface Sick {
  readonly students: readonly Person[]
}

/** Warns of the class of a sick student, where it is one too many and nobody was warned of the wave. */
export async function warnOfWave(context: SignedIn, { homeroomId, className, startsOn, leaveType }: Told): Promise<void> {
  if (leaveType !== 'Sick' || homeroomId === null) return
  const { db } = context
  const { sickInClass, sickWithinDays } = await settings.get(undefined, context)
  // Of two who fall sick at the same moment, the second sees the first.
  await sql`select from homeroom where id = ${homeroomId} for no key update`.execute(db)
  const { rows } = await sql<Sick>`
    select json_agg(json_build_object('name', p.name, 'nameZh', p.name_zh, 'studentNumber', s.number) order by p.name, s.number) as students
    from generate_series(1 - ${sickWithinDays}::int, 0) ahead cross join lateral (
      select distinct a.student_id from absence a
      where a.homeroom_id = ${homeroomId} and a.status = 'Normal' and a.leave_type = 'Sick'
        and a.starts_on <= ${startsOn}::date + ahead + ${sickWithinDays}::int - 1 and a.ends_on >= ${startsOn}::date + ahead
    ) sick join staff p on p.id = sick.student_id join student s on s.id = p.id
    group by ahead having count(*) >= ${sickInClass} order by count(*) desc limit 1`.execute(db)
  const [sick] = rows
  if (!sick || (await goesOn(context, homeroomId, startsOn, sickWithinDays))) return
  await db.insertInto('sickWave').values({ homeroomId, firstOn: startsOn, lastOn: startsOn }).execute()
  const nurses = await db.selectFrom('mailbox').select(['addresses', 'language']).where('office', '=', 'Nurses').executeTakeFirstOrThrow()
  const values = { class: className, count: sick.students.length, days: sickWithinDays }
  const namesIn = (locale: Locale) => sick.students.map((student) => personIn(locale, student)).join(separatorIn(locale))
  const facts = { 'field.student': { en: namesIn('en'), zh: namesIn('zh') } }
  const path = `/absence/list?homeroomId=${homeroomId}&leaveType=Sick`
  const about = { entity: 'homeroom', id: homeroomId } as const
  for (const to of nurses.addresses)
    await mail(context, 'absence-wave', { to, language: nurses.language, about, heldMs: context.app.heldMs }, values, { path, facts })
}

/** Takes back the warning of a wave that began with a student who is not sick. If it is a wave without that student, warns again. */
export async function calmWave(context: SignedIn, absence: Told, since: Date): Promise<void> {
  const { homeroomId, startsOn, leaveType } = absence
  if (leaveType !== 'Sick' || homeroomId === null) return
  const { db } = context
  await sql`select from homeroom where id = ${homeroomId} for no key update`.execute(db)
  const warnings = await db
    .deleteFrom('outbox')
    .where('kind', '=', 'absence-wave')
    .where('entityId', '=', homeroomId)
    .where('createdAt', '>=', since)
    .where('sentAt', 'is', null)
    .where('leasedUntil', 'is', null)
    .returning('id')
    .execute()
  if (warnings.length === 0) return
  // The wave of the warning may have begun with another student, some days from this one.
  const { sickWithinDays: within } = await settings.get(undefined, context)
  await sql`delete from sick_wave where homeroom_id = ${homeroomId}
    and ${startsOn}::date between first_on - ${within}::int and last_on + ${within}::int`.execute(db)
  await warnOfWave(context, absence)
}

/** Whether a wave that was warned of has such a day, or one near it. The wave reaches until there from then on. */
async function goesOn({ db }: SignedIn, homeroomId: number, day: string, within: number): Promise<boolean> {
  const { rows } = await sql`
    update sick_wave set first_on = least(first_on, ${day}::date), last_on = greatest(last_on, ${day}::date)
    where homeroom_id = ${homeroomId} and ${day}::date between first_on - ${within}::int and last_on + ${within}::int returning id`.execute(
    db,
  )
  return rows.length > 0
}

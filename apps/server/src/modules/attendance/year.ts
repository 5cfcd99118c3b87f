// A student's school year: the days with lessons, those that were missed, and the share of lessons so far.
import type { Data, Input } from '@isb/contract'
import { toldLeaveType } from '../../core/shared/absences.ts'
import { schoolDay } from '../../core/database/clock.ts'
import type { SignedIn } from '../../core/app/context.ts'
import { RawJson } from '../../core/ground/raw-json.ts'
import { prepared } from '../../core/database/prepared.ts'
import { requireStudent } from '../../core/shared/people.ts'
import { homeroomSql } from '../../core/lists/class-name.ts'

/** One statement, which PostgreSQL answers as JSON. */
export async function year({ path }: Input<'attendance.year'>, context: SignedIn): Promise<RawJson<Data<'attendance.year'>>> {
  const { app, db, now } = context
  const today = await schoolDay(db, now)
  await requireStudent(context, path.studentId, today)
  const values: unknown[] = [path.studentId, today]
  const told = await toldLeaveType(context, '$2::date', (value) => `$${values.push(value)}`)
  const text = `
    with year as materialized (select starts_on, ends_on from school_year where starts_on <= $2::date order by starts_on desc limit 1),
    place as materialized (
      select p.*, half_day(lower(p.halves)) as first_day, half_day(upper(p.halves) - 1) as last_day
      from year, placed_halves(array[$1::bigint], year.starts_on, year.ends_on) p
    ), lesson as materialized (
      select d.day, d.half, half_number(d.day, d.half) as number
      from place p, school_days(p.first_day, p.last_day, p.division, p.grade, p.sessions) d
      where d.lessons
    ), absent as materialized (
      select a.*, ${told} as told_type from absence a, year
      where a.student_id = $1 and a.status = 'Normal' and a.starts_on <= year.ends_on and a.ends_on >= year.starts_on
    ), missed as (
      select a.told_type, a.leave_type <> 'SchoolTrip' as counts, count(*) as halves
      from absent a cross join generate_series(lower(a.halves), upper(a.halves) - 1) number join lesson l using (number)
      where l.day <= $2::date group by 1, 2
    ), total as (
      select (select count(*) from lesson where day <= $2::date) as lessons,
        (select coalesce(sum(halves), 0) from missed where counts) as missed
    )
    select json_build_object('id', s.id, 'name', p.name, 'nameZh', p.name_zh, 'studentNumber', s.number,
      'division', y.division, 'grade', coalesce(y.grade, ''), 'homeroom', ${homeroomSql},
      'lessons', t.lessons / 2.0, 'missed', t.missed / 2.0, 'percent', coalesce(round(t.missed * 100.0 / nullif(t.lessons, 0), 1), 0),
      'startsOn', coalesce(year.starts_on, $2::date), 'endsOn', coalesce(year.ends_on, $2::date), 'today', $2::date,
      'days', (select coalesce(json_agg(json_build_object('day', day, 'part', part) order by day), '[]') from (
        select day, case when count(*) = 2 then 'Whole' else min(half) end as part from lesson group by day) d),
      'types', (select coalesce(json_agg(json_build_object('leaveType', told_type, 'days', days) order by days desc), '[]') from (
        select told_type, sum(halves) / 2.0 as days from missed group by told_type) m),
      'absences', (select coalesce(json_agg(json_build_object('id', a.id, 'leaveType', a.told_type, 'startsOn', a.starts_on,
        'startsHalf', a.starts_half, 'endsOn', a.ends_on, 'endsHalf', a.ends_half, 'days', a.days) order by a.starts_on desc), '[]')
        from absent a))::text as year
    from total t cross join student s join staff p on p.id = s.id
      left join student_stay y on y.student_id = s.id and y.from_on <= $2::date and (y.until_on is null or y.until_on > $2::date)
      left join homeroom h on h.id = y.homeroom_id left join year on true
    where s.id = $1`
  const { rows } = await app.pool.query<{ year: string }>(prepared(text, values))
  return new RawJson(rows[0]?.year ?? '')
}

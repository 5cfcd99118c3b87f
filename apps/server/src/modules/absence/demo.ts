// The demo's attendance office, and a month of absences, on days with lessons.
import { sql, type Insertable } from 'kysely'
import { schoolDay } from '../../core/database/clock.ts'
import type { Db } from '../../core/database/database.ts'
import type { Tables } from '../../core/database/tables.ts'
import type { Demo } from '../../core/declare/module.ts'
import { plantMails } from './demo-mails.ts'

const types = [
  'Sick',
  'Sick',
  'Sick',
  'Personal',
  'Sick',
  'Appointment',
  'Personal',
  'SchoolTrip',
  'Other',
  'Sick',
  'Personal',
  'Sick',
] as const
const symptoms = ['Fever', 'Cough', 'Stomach ache', 'Headache'] as const
const notes = ['Fever since last night', '', 'Family matter', '', 'Dentist', '', '', 'Grandparents visiting'] as const

/**
 * The last days until yesterday, a seventh of this school year's days with lessons: whoever misses them is on the attention list, whatever
 * the date is.
 */
async function longLeave(db: Db, today: string): Promise<{ startsOn: string; endsOn: string } | undefined> {
  const { rows } = await sql<{ startsOn: string; endsOn: string }>`
    with lesson as (select distinct d.day from school_year_until(${today}::date) y,
        school_days(y.first_day, ${today}::date - 1, null, null) d where d.lessons),
      counted as (select day, row_number() over (order by day desc) as place, count(*) over () as total from lesson)
    select min(day)::text as starts_on, max(day)::text as ends_on from counted
    where place <= ceil(total / 7.0) having count(*) > 0`.execute(db)
  return rows[0]
}

async function plantAbsences(db: Db, now: Date): Promise<void> {
  const today = await schoolDay(db, now)
  // Some divisions have a day off on which others have lessons.
  const { rows: days } = await sql<{ day: string; divisions: string[] }>`
    with lesson as (select d.day, array_agg(distinct division) as divisions
      from (select distinct division from grade) g, school_days(${today}::date - 90, ${today}::date + 4, g.division, null) d
      where d.lessons group by d.day)
    (select day::text, divisions from lesson where day <= ${today}::date order by day desc limit 22)
    union all (select day::text, divisions from lesson where day > ${today}::date) order by day`.execute(db)
  const { rows: students } = await sql<{ id: number; division: string; guardianId: number | null; enteredOn: string }>`
    select s.id, y.division, s.entered_on::text as entered_on, (select g.guardian_id from guardian g where g.student_id = s.id and g.may_act
      order by g.contact_order, g.guardian_id limit 1) as guardian_id
    from student s join student_stay y on y.student_id = s.id and y.division is not null and y.until_on is null
    where s.left_on is null order by s.id`.execute(db)
  const long = await longLeave(db, today)
  const ill = students.slice(11).find(({ enteredOn }) => long && enteredOn <= long.startsOn)
  const each = days.flatMap(({ day, divisions }, at) => {
    const expected = students.filter(({ division }) => divisions.includes(division))
    return Array.from({ length: 5 + ((at * 3) % 4) }, (_, n) => ({ day, at, n, student: expected[(at * 37 + n * 53) % expected.length] }))
  })
  const taken = new Set<string>()
  const rows = each.flatMap(({ day, at, n, student }): Insertable<Tables['absence']>[] => {
    const last = days[Math.min(at + (n % 5 === 0 ? 2 : 0), days.length - 1)]?.day ?? day
    if (!student || student === ill || student.enteredOn > day) return []
    const own = days.filter((other) => other.day >= day && other.day <= last).map((other) => `${student.id} ${other.day}`)
    if (own.some((key) => taken.has(key))) return []
    for (const key of own) taken.add(key)
    // Today somebody is missing of whom nobody has said why.
    const isToday = day === today && n < 2
    const leaveType = isToday ? 'Unexplained' : (types[(at + n * 5) % types.length] ?? 'Other')
    const morning = Date.parse(`${day}T${n % 3 === 0 ? '07' : '06'}:${String(10 + ((at * 7 + n * 11) % 49))}:00+08:00`)
    // What is still to come was submitted in the last hours.
    const submittedAt = new Date(Math.min(morning, now.getTime() - (n + 1) * 25 * 60_000))
    return [
      {
        studentId: student.id,
        leaveType,
        startsOn: day,
        startsHalf: leaveType === 'Appointment' && n % 2 ? 'Afternoon' : 'Morning',
        endsOn: last,
        endsHalf: 'Afternoon',
        note: isToday ? '' : (notes[(at + n) % notes.length] ?? ''),
        symptom: leaveType === 'Sick' ? (symptoms[(at + n) % symptoms.length] ?? '') : '',
        submittedBy: isToday ? null : student.guardianId,
        submittedAt,
        updatedAt: submittedAt,
        way: isToday ? 'Console' : 'App',
      },
    ]
  })
  if (long && ill) {
    const submittedAt = new Date(`${long.startsOn}T06:40:00+08:00`)
    const whole = {
      ...long,
      startsHalf: 'Morning',
      endsHalf: 'Afternoon',
      leaveType: 'Sick',
      symptom: 'Fever',
      note: 'In hospital',
    } as const
    rows.push({ ...whole, studentId: ill.id, submittedBy: ill.guardianId, submittedAt, updatedAt: submittedAt, way: 'App' })
  }
  if (rows.length > 0) await db.insertInto('absence').values(rows).execute()
  await sql`select settle_absences(array(select id from absence))`.execute(db)
  // A grade may have a day off of its own.
  await sql`delete from absence where days = 0`.execute(db)
  await plantMails(db)
}

export const demo: Demo = {
  accounts: [{ email: 'attendance@school.example', name: 'Tang Min', nameZh: '唐敏', role: 'Attendance office', gender: 'female' }],
  roles: [
    {
      name: 'Attendance office',
      description: 'Records absences each morning and calls families',
      except: ['absence:settings'],
      also: ['student'],
    },
  ],
  plant: plantAbsences,
}

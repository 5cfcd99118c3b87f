// A morning at the office: a school of 2,000 students, 300 of them absent today, and 200,000 absences in all.
import type { Isb } from '@isb/sdk'
import type pg from 'pg'
import { bringIn, makeClasses } from './school.ts'

/** Brings them in, and answers the day: today, which has lessons whatever the calendar says. */
export async function morning(isb: Isb, owner: pg.Client): Promise<string> {
  await makeClasses(owner)
  await bringIn(isb)
  const day = new Date().toLocaleDateString('sv-SE', { timeZone: 'Asia/Shanghai' })
  const lessons = { kind: 'MakeUp' as const, startsOn: day, endsOn: day, runsAs: 'Monday' as const, name: 'Lessons' }
  await isb.calendar.change({ body: { days: [lessons] } })
  await absences(owner, day)
  return day
}

/** 300 students are absent on a day, and each student was on a hundred days before. */
async function absences(owner: pg.Client, day: string): Promise<void> {
  const columns = 'student_id, leave_type, starts_on, starts_half, ends_on, ends_half, submitted_at, updated_at, way'
  await owner.query('delete from absence')
  await owner.query(
    `insert into absence (${columns}) select id, 'Sick', $1, 'Morning', $1, 'Afternoon', now(), now(), 'Console'
     from student where left_on is null order by id desc limit 300`,
    [day],
  )
  await owner.query('select settle_absences(array(select id from absence))')
  await owner.query(
    `insert into absence (${columns}) select id, 'Personal', on_day, 'Morning', on_day, 'Morning', now() - n * interval '1 day', now(), 'App'
     from student, generate_series(1, 100) n, lateral (select $1::date - n * 3 as on_day) earlier order by n, id limit 199700`,
    [day],
  )
  await owner.query('vacuum analyze')
}

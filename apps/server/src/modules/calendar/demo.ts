// The demo's school year: 2026-27 with the days off of the state as it has published them, and what the school has added. In other years the
// same days, moved by whole weeks.
import type { Schema } from '@isb/contract'
import { addDays, asKept, schoolYearBegins, schoolYearName } from '@isb/domain'
import type { Db } from '../../core/database/database.ts'
import type { Demo } from '../../core/module.ts'

const terms = [
  { name: 'Term 1', nameZh: '第一学期', startsOn: '2026-08-17', endsOn: '2026-12-18' },
  { name: 'Term 2', nameZh: '第二学期', startsOn: '2027-01-04', endsOn: '2027-03-26' },
  { name: 'Term 3', nameZh: '第三学期', startsOn: '2027-04-06', endsOn: '2027-06-18' },
  { name: 'Summer school', nameZh: '暑期学校', startsOn: '2027-06-28', endsOn: '2027-07-16', extra: true },
]

const day = (
  kind: Schema<'DayKind'>,
  startsOn: string,
  endsOn: string,
  name: string,
  nameZh: string,
  more: Partial<Schema<'SpecialDayInput'>> = {},
) => asKept({ kind, startsOn, endsOn, name, nameZh, ...more })

const days = [
  day('StaffDay', '2026-08-17', '2026-08-18', 'Staff days', '教师工作日'),
  day('Online', '2026-09-16', '2026-09-16', 'Typhoon', '台风'),
  day('MakeUp', '2026-09-20', '2026-09-20', 'Make-up day for National Day', '国庆节补班', { runsAs: 'Tuesday' }),
  day('Holiday', '2026-09-25', '2026-09-27', 'Mid-Autumn Festival', '中秋节'),
  day('Holiday', '2026-10-01', '2026-10-07', 'National Day', '国庆节'),
  day('MakeUp', '2026-10-10', '2026-10-10', 'Make-up day for National Day', '国庆节补班', { runsAs: 'Wednesday' }),
  day('Break', '2026-10-26', '2026-10-30', 'Fall break', '秋假'),
  day('Conferences', '2026-11-27', '2026-11-27', 'Family conferences', '家长会', { divisions: ['Elementary', 'Middle'] }),
  day('HalfDay', '2026-12-18', '2026-12-18', 'Noon dismissal', '中午放学', { part: 'Afternoon' }),
  day('Break', '2026-12-19', '2027-01-03', 'Winter break', '寒假'),
  day('Break', '2027-02-01', '2027-02-14', 'Spring Festival break', '春节假期'),
  day('Break', '2027-03-27', '2027-04-05', 'Spring break', '春假'),
  day('Break', '2027-05-10', '2027-05-21', 'Exam leave', '备考假', { grades: ['G12'] }),
]

const gradesOf = (division: Schema<'Division'>, ...grades: readonly (readonly [code: string, name: string, nameZh: string])[]) =>
  grades.map(([code, name, nameZh]) => ({ code, name, nameZh, division }))

const grades = [
  ...gradesOf('Elementary', ['K1', 'Kindergarten 1', '幼儿园小班'], ['K2', 'Kindergarten 2', '幼儿园大班'], ['G1', 'Grade 1', '一年级']),
  ...gradesOf(
    'Elementary',
    ['G2', 'Grade 2', '二年级'],
    ['G3', 'Grade 3', '三年级'],
    ['G4', 'Grade 4', '四年级'],
    ['G5', 'Grade 5', '五年级'],
  ),
  ...gradesOf('Middle', ['G6', 'Grade 6', '六年级'], ['G7', 'Grade 7', '七年级'], ['G8', 'Grade 8', '八年级']),
  ...gradesOf(
    'High',
    ['G9', 'Grade 9', '九年级'],
    ['G10', 'Grade 10', '十年级'],
    ['G11', 'Grade 11', '十一年级'],
    ['G12', 'Grade 12', '十二年级'],
  ),
]

async function plant(db: Db, now: Date): Promise<void> {
  const updatedAt = now
  const begins = schoolYearBegins(now)
  const weeks = Math.round(((begins - 2026) * 365.25) / 7)
  const moved = <Span extends { startsOn: string; endsOn: string }>(span: Span): Span => ({
    ...span,
    startsOn: addDays(span.startsOn, weeks * 7),
    endsOn: addDays(span.endsOn, weeks * 7),
  })
  const yearFrom = (first: number) => ({
    name: schoolYearName(first),
    startsOn: `${first}-08-01`,
    endsOn: `${first + 1}-07-31`,
    updatedAt,
  })
  await db
    .insertInto('grade')
    .values(grades.map((grade, at) => ({ ...grade, sort: (at + 1) * 10, updatedAt })))
    .execute()
  const year = await db.insertInto('schoolYear').values(yearFrom(begins)).returning('id').executeTakeFirstOrThrow()
  // The next one has its days, so that classes can be planned for it; its terms come later.
  await db
    .insertInto('schoolYear')
    .values(yearFrom(begins + 1))
    .execute()
  await db
    .insertInto('schoolTerm')
    .values(terms.map((term) => ({ ...moved(term), schoolYearId: year.id })))
    .execute()
  await db
    .insertInto('specialDay')
    .values(days.map((each) => ({ ...moved(each), updatedAt })))
    .execute()
}

export const demo: Demo = { plant }

// The demo's school year: 2026-27 with the days off of the state as it has published them, and what the school has added. In other years the
// same days, moved by whole weeks.
import type { Schema } from '@isb/contract'
import { addDays, asKept, schoolYearBegins, schoolYearName } from '@isb/domain'
import type { Db } from '../../core/database/database.ts'
import type { Demo } from '../../core/declare/module.ts'

const terms = [
  { name: 'Term 1', nameZh: '第一学期', startsOn: '2026-08-17', endsOn: '2026-12-18' },
  { name: 'Term 2', nameZh: '第二学期', startsOn: '2027-01-04', endsOn: '2027-03-26' },
  { name: 'Term 3', nameZh: '第三学期', startsOn: '2027-04-06', endsOn: '2027-06-18' },
  { name: 'Summer school', nameZh: '暑期学校', startsOn: '2027-06-28', endsOn: '2027-07-16', extra: true },
]

type Day = Schema<'SpecialDayInput'>
const day = (kind: Day['kind'], startsOn: string, endsOn: string, name: string, nameZh: string, more: Partial<Day> = {}) =>
  asKept({ kind, startsOn, endsOn, name, nameZh, ...more })

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

const numerals = ['一', '二', '三', '四', '五', '六', '七', '八', '九', '十', '十一', '十二']
const kindergartens = [
  { code: 'K1', name: 'Kindergarten 1', nameZh: '幼儿园小班' },
  { code: 'K2', name: 'Kindergarten 2', nameZh: '幼儿园大班' },
]
const numbered = numerals.map((numeral, at) => ({ code: `G${at + 1}`, name: `Grade ${at + 1}`, nameZh: `${numeral}年级` }))
/** Seven grades of the elementary school, three of the middle school, four of the high school. */
const divisionAt = (at: number): Schema<'Division'> => (at < 7 ? 'Elementary' : at < 10 ? 'Middle' : 'High')
const grades = [...kindergartens, ...numbered].map((grade, at) => ({ ...grade, division: divisionAt(at), sort: (at + 1) * 10 }))

async function plant(db: Db, updatedAt: Date): Promise<void> {
  const begins = schoolYearBegins(updatedAt)
  const later = Math.round(((begins - 2026) * 365.25) / 7) * 7
  const moved = <Span extends { startsOn: string; endsOn: string }>(span: Span): Span => ({
    ...span,
    startsOn: addDays(span.startsOn, later),
    endsOn: addDays(span.endsOn, later),
  })
  // The next one has its days, so that classes can be planned for it; its terms come later.
  const years = [begins, begins + 1].map((first) => ({
    name: schoolYearName(first),
    startsOn: `${first}-08-01`,
    endsOn: `${first + 1}-07-31`,
    updatedAt,
  }))
  const [year] = await db.insertInto('schoolYear').values(years).returning('id').execute()
  const rows = {
    grade: grades.map((grade) => ({ ...grade, updatedAt })),
    schoolTerm: terms.map((term) => ({ ...moved(term), schoolYearId: year!.id })),
    specialDay: days.map((each) => ({ ...moved(each), updatedAt })),
  }
  await db.insertInto('grade').values(rows.grade).execute()
  await db.insertInto('schoolTerm').values(rows.schoolTerm).execute()
  await db.insertInto('specialDay').values(rows.specialDay).execute()
}

export const demo: Demo = { plant }

// Classes from a file, known by year, campus and name.
import { isSchoolYear, normalEmail } from '@isb/domain'
import { word } from '@isb/words'
import { sql } from 'kysely'
import { importTexts, type WhyNot } from '../../core/shared/import-texts.ts'
import { gradeDivisions } from './write.ts'

const addresses = ['teacherEmail', 'assistantEmail', 'dlTeacherEmail'] as const

/** Brings classes in. An address that nobody has is pointed out, and comes in all the same. */
export const importHomerooms = importTexts('homeroom.import', {
  entity: 'homeroom',
  table: 'homeroom',
  fields: ['name', 'schoolYear', 'campus', 'grade', 'division', ...addresses],
  key: ['schoolYear', 'campus', 'name'],
  nullable: ['grade', 'division'],
  async kept({ db }) {
    const divisionOf = await gradeDivisions(db)
    return ({ division, ...row }) => ({
      ...row,
      division: division || (divisionOf.get(row.grade) ?? ''),
      ...Object.fromEntries(addresses.map((field) => [field, normalEmail(row[field])])),
    })
  },
  async judge(rows, { db, locale }) {
    const given = [...new Set(rows.flatMap((row) => addresses.map((field) => row[field])))]
    const { rows: accounts } = await sql<{
      email: string
    }>`select email from staff where enabled and email = any(${given}::text[])`.execute(db)
    const known = new Set(['', ...accounts.map(({ email }) => email)])
    const { rows: listed } = await sql<{ campus: string }>`
      select lower(btrim(line)) as campus from setting, regexp_split_to_table(campuses, E'\\n') line where btrim(line) <> ''`.execute(db)
    const campuses = new Set(listed.map(({ campus }) => campus))
    const grades = new Set(['', ...(await db.selectFrom('grade').select('code').execute()).map(({ code }) => code)])
    return (row) => {
      const whyNot: WhyNot[] = []
      if (!isSchoolYear(row.schoolYear)) whyNot.push(['HOMEROOM_YEAR'])
      if (!grades.has(row.grade)) whyNot.push(['GRADE_UNKNOWN', { code: row.grade }])
      if (whyNot.length > 0) return { whyNot }
      const unknown = addresses.map((field) => row[field]).filter((address) => !known.has(address))
      const isStray = campuses.size > 0 && row.campus !== '' && !campuses.has(row.campus.toLowerCase())
      const minds = [
        ...(unknown.length > 0
          ? [word(locale, 'homeroom.unknownAddresses', { count: unknown.length, addresses: unknown.join(', ') })]
          : []),
        ...(isStray ? [word(locale, 'homeroom.unknownCampus', { campus: row.campus })] : []),
      ]
      return minds.length > 0 ? { mind: minds.join(locale === 'zh' ? '；' : '; ') } : {}
    }
  },
  again: 'HOMEROOM_TWICE',
})

// Absences as lists show them. Division, grade, class and days stand in the row: the database keeps them true to stays and calendar.
import { reachOfCode, withinReach } from '../../core/access/reach.ts'
import type { SignedIn } from '../../core/context.ts'
import { list } from '../../core/lists/list.ts'
import { everyWord } from '../../core/lists/sql.ts'
import { classNameSql, homeroomSql } from '../../core/stays.ts'

/** Whoever submitted a leave knows what they wrote; that nobody has explained one is no secret. */
const toldTo = (caller: string, column: string, whom = `a.submitted_by = ${caller}`) => `case when ${whom} then ${column} end`

/** A certificate is asked for after so many days of sick leave, until there is one. */
const proofWanted = `(a.leave_type = 'Sick' and a.status = 'Normal' and a.proof_id is null
  and a.days >= (select proof_from from absence_setting))`

/** What is told to holders of `absence:health`, and otherwise to whoever submitted it. */
export const confidential = {
  code: 'absence:health',
  instead: (caller: string) => ({
    leaveType: toldTo(caller, 'a.leave_type', `a.submitted_by = ${caller} or a.leave_type = 'Unexplained'`),
    note: toldTo(caller, 'a.note'),
    symptom: toldTo(caller, 'a.symptom'),
    proofId: toldTo(caller, 'a.proof_id'),
    proofWanted: toldTo(caller, proofWanted),
  }),
}

/**
 * SQL of whether the caller is told why the student of absence `a` is absent.
 * @param today SQL of the day at the school
 * @param bind takes a value into the statement and answers its placeholder
 */
export async function toldWhy({ db, caller }: SignedIn, today: string, bind: (value: unknown) => string): Promise<string> {
  const health = withinReach(await reachOfCode(db, caller, confidential.code), 'a.student_id', today, bind)
  return health ? `(${health} or a.submitted_by = ${bind(caller.staffId)}::bigint)` : 'true'
}

/** SQL of the leave type of absence `a`, as far as the caller is told it. */
export async function toldLeaveType(...asked: Parameters<typeof toldWhy>): Promise<string> {
  const why = await toldWhy(...asked)
  return why === 'true' ? 'a.leave_type' : `case when ${why} or a.leave_type = 'Unexplained' then a.leave_type end`
}

export const absences = list('absence.list', {
  from: 'absence a left join student st on st.id = a.student_id left join homeroom h on h.id = a.homeroom_id',
  fields: { studentNumber: 'st.number', homeroom: homeroomSql, proofWanted },
  filters: { homeroomId: 'a.homeroom_id' },
  lastDay: 'a.ends_on',
  confidential,
  // Few students have the word, many absences are theirs.
  search: (text, bind) =>
    everyWord(
      text,
      bind,
      (like) => `a.student_id = any(array(select p.id from staff p join student s on s.id = p.id
        where p.search_names || ' ' || lower(s.number) like ${like})) or lower(h.name) like ${like}`,
    ),
  sortable: { homeroom: 'lower(h.name)' },
  fileName: 'file.absences',
  file: [
    'studentNumber',
    'student',
    'division',
    'grade',
    { head: 'field.homeroom', sql: classNameSql() },
    'leaveType',
    'startsOn',
    'startsHalf',
    'endsOn',
    'endsHalf',
    'days',
    'leavesAt',
    'returnsAt',
    'note',
    'symptom',
    'status',
    'submittedBy',
    'submittedAt',
    'way',
    'deletedBy',
    'deletedAt',
  ],
})

/** Students of today who have missed so much of this school year that somebody should look. */
export const attention = list('absence.attention', {
  once: 'share as materialized (select * from absence_shares(array(select id from student), (select today from clock)))',
  from: `student s join share m on m.student_id = s.id
    join absence_setting t on m.missed * 100 >= m.lessons * t.attention_percent and m.missed > 0
    join staff p on p.id = s.id
    left join student_stay y on y.student_id = s.id
      and y.from_on <= (select today from clock) and (y.until_on is null or y.until_on > (select today from clock))
    left join homeroom h on h.id = y.homeroom_id`,
  fields: {
    name: 'p.name',
    nameZh: 'p.name_zh',
    studentNumber: 's.number',
    division: 'y.division',
    grade: "coalesce(y.grade, '')",
    homeroom: homeroomSql,
    lessons: 'm.lessons / 2.0',
    missed: 'm.missed / 2.0',
    percent: 'round(m.missed * 100.0 / m.lessons, 1)',
  },
  filters: { homeroomId: 'y.homeroom_id' },
  sortable: { homeroom: 'lower(h.name)' },
  search: `(p.search_names || ' ' || lower(s.number || ' ' || coalesce(h.name, '')))`,
  fileName: 'file.attention',
  file: [
    'studentNumber',
    { head: 'field.personName', sql: 'p.name' },
    'nameZh',
    'division',
    'grade',
    { head: 'field.homeroom', sql: classNameSql() },
    'lessons',
    'missed',
    'percent',
  ],
})

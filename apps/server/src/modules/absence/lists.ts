// Absences as lists show them. Division, grade, class and days stand in the row: the database keeps them true to stays and calendar.
import { healthCode } from '../../core/shared/absences.ts'
import { list } from '../../core/lists/list.ts'
import { everyWord } from '../../core/lists/sql.ts'
import { classNameSql, homeroomSql } from '../../core/lists/class-name.ts'

/** Whoever submitted a leave knows what they wrote; that nobody has explained one is no secret. */
const toldTo = (caller: string, column: string, whom = `a.submitted_by = ${caller}`) => `case when ${whom} then ${column} end`

/** A certificate is asked for after so many days of sick leave, until there is one. */
const proofWanted = `(a.leave_type = 'Sick' and a.status = 'Normal' and a.proof_id is null
  and a.days >= (select proof_from from absence_setting))`

/** What is told to holders of `absence:health`, and otherwise to whoever submitted it. */
export const confidential = {
  code: healthCode,
  instead: (caller: string) => ({
    leaveType: toldTo(caller, 'a.leave_type', `a.submitted_by = ${caller} or a.leave_type = 'Unexplained'`),
    note: toldTo(caller, 'a.note'),
    symptom: toldTo(caller, 'a.symptom'),
    proofId: toldTo(caller, 'a.proof_id'),
    proofWanted: toldTo(caller, proofWanted),
  }),
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

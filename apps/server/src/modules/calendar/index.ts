import type { ServerModule } from '../../core/declare/module.ts'
import { change, preview } from './change.ts'
import { days, schoolDay } from './days.ts'
import { demo } from './demo.ts'
import { readFile } from './file.ts'
import { createGrade, removeGrade, updateGrade } from './grades.ts'
import { feed, ical } from './ical.ts'
import { gradeList, specialDays, yearList } from './lists.ts'
import { settings } from './settings.ts'

/** The school year: terms, days that are otherwise than their weekday, grades. */
export const calendar: ServerModule<'calendar'> = {
  lists: { 'calendar.list': specialDays, 'calendar.listYears': yearList, 'calendar.listGrades': gradeList },
  entities: {
    'special-day': { person: null, ids: { yearId: 'school-year' } },
    'school-year': { person: null, named: true },
    grade: { person: null },
    'calendar-setting': { person: null },
  },
  keeps: { school_term_student: { whose: 'person_id = $1' } },
  settings,
  handlers: { change, preview, days, schoolDay, readFile, ical, feed, createGrade, updateGrade, removeGrade },
  constraints: {
    school_year_overlap: 'YEARS_OVERLAP',
    school_year_name: 'YEAR_NAME_TAKEN',
    school_term_overlap: 'TERMS_OVERLAP',
    school_term_student_person: 'STUDENT_UNKNOWN',
    grade_code: 'GRADE_CODE_TAKEN',
  },
  demo,
}

// The lists of the calendar: what the contract cannot know of them.
import { list } from '../../core/lists/list.ts'

export const specialDays = list('calendar.list', {
  from: 'special_day d',
  fields: { divisions: 'd.divisions', grades: 'd.grades' },
  search: `lower(d.name || ' ' || d.name_zh)`,
  filters: {
    yearId: (id, bind) =>
      `exists (select from school_year y where y.id = ${bind(id)}::bigint and d.starts_on <= y.ends_on and d.ends_on >= y.starts_on)`,
  },
  fileName: 'file.special-days',
  file: ['startsOn', 'endsOn', 'kind', 'name', 'nameZh', 'part', 'runsAs', 'divisions', 'grades'],
})

export const yearList = list('calendar.listYears', {
  from: 'school_year y',
  fields: {
    terms: `(select coalesce(json_agg(json_build_object('id', t.id, 'name', t.name, 'nameZh', t.name_zh, 'startsOn', t.starts_on,
      'endsOn', t.ends_on, 'extra', t.extra, 'students', (select count(*) from school_term_student s where s.term_id = t.id))
      order by t.starts_on), '[]') from school_term t where t.school_year_id = y.id)`,
  },
  fileName: 'file.school-years',
  file: ['name', 'startsOn', 'endsOn'],
})

/** What has the grade `g`. */
export const gradeUses = `json_build_object('homerooms', (select count(*) from homeroom h where h.grade = g.code),
  'students', (select count(distinct y.student_id) from student_stay y where y.grade = g.code),
  'specialDays', (select count(*) from special_day d where g.code = any (d.grades)))`

export const gradeList = list('calendar.listGrades', {
  from: 'grade g',
  fields: { uses: gradeUses },
  confidential: { code: 'settings:calendar', instead: () => ({ uses: 'null::json' }) },
  search: `lower(g.code || ' ' || g.name || ' ' || g.name_zh)`,
  fileName: 'file.grades',
  file: ['code', 'name', 'nameZh', 'division', 'sort'],
})

import { list } from '../../core/lists/list.ts'

const addresses = 'array[h.teacher_email, h.assistant_email, h.dl_teacher_email]'
const unknown = `from unnest(${addresses}) e where e <> '' and not exists (select from staff a where a.email = e and a.enabled)`

/** The classes of every year. */
export const homerooms = list('homeroom.list', {
  from: 'homeroom h',
  fields: {
    grade: `coalesce(h.grade, '')`,
    teachers: `(select coalesce(json_agg(json_build_object('email', a.email, 'name', a.name, 'nameZh', a.name_zh)), '[]')
      from staff a where a.email = any(${addresses}))`,
    unknownAddresses: `(select coalesce(json_agg(distinct e), '[]') ${unknown})`,
    students: `(select count(distinct y.student_id) from student_stay y where y.homeroom_id = h.id
      and (y.until_on is null or y.until_on > (select today from clock)))`,
  },
  filters: {
    withoutTeacher: (yes) => `(h.teacher_email = '') = ${yes}`,
    unknownAddress: (yes) => `exists (select ${unknown}) = ${yes}`,
  },
  search: `lower(h.name || ' ' || h.campus || ' ' || coalesce(h.grade, '')) || ' ' || array_to_string(${addresses}, ' ') || ' ' ||
    coalesce((select string_agg(a.search, ' ') from staff a where a.email = any(${addresses})), '')`,
  order: [
    '-left(h.school_year, 4)::int',
    'coalesce((select g.sort from grade g where g.code = h.grade), 1000000)',
    'lower(h.campus)',
    'lower(h.name)',
    'h.id',
  ],
  fileName: 'file.homerooms',
  file: ['schoolYear', 'campus', 'name', 'grade', 'division', 'teacherEmail', 'assistantEmail', 'dlTeacherEmail', 'students'],
})

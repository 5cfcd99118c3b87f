import { list } from '../../core/lists/list.ts'
import { classNameSql, homeroomSql } from '../../core/lists/class-name.ts'

/** The supporting class of a stay `y` in a record, or null. */
export const alsoInSql = `(select json_build_object('id', c.id, 'name', ${classNameSql('c')}) from homeroom c where c.id = y.also_in_id)`

/**
 * Joins where a student `s` belongs on a day: before the first day where that will be, after the last where it was.
 * @param day SQL of the day
 */
export const placeOn = (day: string) => `left join lateral (
    select y.division, y.grade, y.homeroom_id, y.also_in_id from student_stay y where y.student_id = s.id
    order by y.from_on > ${day}, abs(y.from_on - ${day}) limit 1
  ) y on true left join homeroom h on h.id = y.homeroom_id`

const state = `case when s.entered_on > (select today from clock) then 'Coming'
  when s.left_on < (select today from clock) then 'Left' else 'Enrolled' end`

/** The students, each with the account's own fields. */
export const students = list('student.list', {
  from: `student s join staff a on a.id = s.id ${placeOn('(select today from clock)')}`,
  lock: 'select from student where id = $1 for no key update',
  fields: {
    studentNumber: 's.number',
    name: 'a.name',
    nameZh: 'a.name_zh',
    familyName: 'a.family_name',
    givenName: 'a.given_name',
    preferredName: 'a.preferred_name',
    gender: 'a.gender',
    email: 'a.email',
    state,
    division: 'y.division',
    grade: "coalesce(y.grade, '')",
    homeroom: homeroomSql,
    alsoIn: alsoInSql,
    guardians: '(select count(*) from guardian g where g.student_id = s.id)',
  },
  filters: {
    homeroomId: 'y.homeroom_id',
    alsoInId: 'y.also_in_id',
    guardianId: (id, bind) => `exists (select from guardian g where g.student_id = s.id and g.guardian_id = ${bind(id)}::bigint)`,
    termId: (id, bind) => `exists (select from school_term_student e where e.person_id = s.id and e.term_id = ${bind(id)}::bigint)`,
    withoutClass: (yes) => `(${state} <> 'Left' and y.homeroom_id is null) = ${yes}`,
    withoutGuardian: (yes) =>
      `(${state} <> 'Left' and not exists (select from guardian g where g.student_id = s.id and g.may_see)) = ${yes}`,
  },
  search: `a.search || ' ' || lower(s.number || ' ' || coalesce(h.name, ''))`,
  sortable: { homeroom: 'lower(h.name)', nameZh: 'a.name_zh' },
  fileName: 'file.students',
  file: [
    'studentNumber',
    { head: 'field.personName', sql: 'a.name' },
    { head: 'field.personNameZh', sql: 'a.name_zh' },
    'familyName',
    'givenName',
    'preferredName',
    'gender',
    'email',
    'state',
    'division',
    'grade',
    { head: 'field.homeroom', sql: classNameSql() },
    { head: 'field.alsoIn', sql: `coalesce((select ${classNameSql('c')} from homeroom c where c.id = y.also_in_id), '')` },
    'enteredOn',
    'leftOn',
    {
      head: 'field.guardians',
      byRole: true,
      sql: `(select coalesce(string_agg(g.name, '; ' order by l.contact_order, l.guardian_id), '')
        from guardian l join staff g on g.id = l.guardian_id
        where l.student_id = s.id)`,
    },
  ],
})

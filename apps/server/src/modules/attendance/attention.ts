// Who has missed so much of this school year's lessons that somebody should look.
import { list } from '../../core/lists/list.ts'
import { classNameSql, homeroomSql } from '../../core/lists/class-name.ts'

/** Students of today who have missed so much of this school year that somebody should look. */
export const attention = list('attendance.attention', {
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

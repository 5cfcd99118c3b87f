// Pieces of SQL that lists are made of.
import pg from 'pg'
import { classNameSql } from './class-name.ts'
import type { Bind } from './statements.ts'

/** The column of a field, by its name. */
export const snakeCase = (field: string): string => field.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

/** A number, or a list of words of the contract, where a statement has no place for a parameter. */
export const literal: Bind = (value) => pg.escapeLiteral(Array.isArray(value) ? `{${value.join(',')}}` : String(value))

/** A time as the contract says it. */
export const timeSql = (column: string): string => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

/** The day at the school in the statement of a list. */
export const today = '(select today from clock)'

/** The moment at which a day begins at the school. */
export const dayStart = (day: string): string => `(${day})::date::timestamp at time zone (select time_zone from setting)`

/** The class of a student on a day, else the grade; null where the student has neither. */
const placeSql = (student: string, day: string): string => `(select coalesce(${classNameSql('room')}, nullif(stay.grade, ''))
  from student_stay stay left join homeroom room on room.id = stay.homeroom_id
  where stay.student_id = ${student} and stay.from_on <= ${day} and (stay.until_on is null or stay.until_on > ${day}))`
const numberSql = (student: string): string => `(select numbered.number from student numbered where numbered.id = ${student})`
/** The class or grade of a student on a day; empty for other people. */
export const placeOrEmptySql = (person: string, day: string): string => `coalesce(${placeSql(person, day)}, '')`
/** The number of a student; empty for other people. */
export const numberOrEmptySql = (person: string): string => `coalesce(${numberSql(person)}, '')`

/** The columns that tell a student apart from others of the same name, for a record that is no `PersonRef`. */
export const toldApartSql = (student: string, day: string): string =>
  `${placeOrEmptySql(student, day)} as place, ${studentNumberSql(student)}`
/** The same as fields of a record in JSON. */
export const toldApartFields = (student: string, day: string): string =>
  `'place', ${placeOrEmptySql(student, day)}, 'studentNumber', ${numberOrEmptySql(student)}`
/** The number of a student as a column; empty for other people. */
export const studentNumberSql = (person: string): string => `${numberOrEmptySql(person)} as "studentNumber"`

/**
 * A person in a record, from the alias of a left join on staff; null where there is none. What tells people of one name apart comes along:
 * class and number of a student, the first child of a guardian.
 * @param today SQL of the day at the school
 * @param within the condition that the caller may know the student `ward`; nobody's child is named where it is left out
 */
export const personSql = (alias: string, today: string, within = 'false'): string => {
  const ofType = (type: string, told: string) => `case when ${alias}.type = '${type}' then ${told} end`
  return `case when ${alias}.id is not null then json_strip_nulls(json_build_object(
    'id', ${alias}.id, 'name', ${alias}.name, 'nameZh', ${alias}.name_zh, 'type', ${alias}.type,
    'place', ${ofType('student', placeSql(`${alias}.id`, today))},
    'studentNumber', ${ofType('student', numberSql(`${alias}.id`))},
    'parentOf', ${ofType('parent', firstChildSql(`${alias}.id`, today, within))})) end`
}

/**
 * The first child of a guardian by name, as `FirstChild` of the contract; null where there is none.
 * @param guardian SQL of the guardian's id
 * @param today SQL of the day at the school
 * @param within the condition that the caller may know the student `ward`
 */
export const firstChildSql = (guardian: string, today: string, within: string): string =>
  `(select json_strip_nulls(json_build_object('name', called.name, 'nameZh', called.name_zh, 'place', ${placeSql('ward.id', today)}))
    from guardian tie join student ward on ward.id = tie.student_id join staff called on called.id = ward.id
    where tie.guardian_id = ${guardian} and tie.may_see and not tie.no_contact
      and (ward.left_on is null or ward.left_on >= ${today}) and ${within}
    order by lower(called.name), ward.number limit 1)`

/** The words of a search, each as a pattern for columns that hold small letters; all of them must be found. */
const patternsOf = (search: string): string[] => {
  const words = search.trim().toLowerCase().split(/\s+/).filter(Boolean).slice(0, 10)
  return words.map((part) => `%${part.replaceAll(/[\\%_]/g, '\\$&')}%`)
}

/** Every word of a search stands somewhere in the column. */
export const containsAll = (column: string, search: string, bind: Bind): string =>
  everyWord(search, bind, (like) => `${column} like ${like}`)

/** Every word of a search is found by the condition, which is told the placeholder of its pattern. */
export const everyWord = (search: string, bind: Bind, found: (like: string) => string): string =>
  patternsOf(search)
    .map((pattern) => `(${found(bind(pattern))})`)
    .join(' and ')

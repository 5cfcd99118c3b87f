// A district as a student information system writes it: OneRoster 1.2, with lessons beside homerooms.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const upTo = (count: number) => Array.from({ length: count }, (_, at) => at)
/** As long as the ids that most systems write. */
const id = (kind: string, at: number) => `${kind}-${String(at).padStart(12, '0')}-4e7a-9b1c`

/**
 * The files of a roster by their names: students with a guardian each but for some, a teacher for each homeroom, and lessons.
 * @param lessons enrolments of a student beside the one in a homeroom
 */
export function districtOf(students: number, guardians: number, lessons: number): Record<string, string> {
  const homerooms = upTo(Math.ceil(students / 25))
  const classes = upTo(Math.ceil((students * lessons) / 25))
  const file = (head: string, rows: readonly string[]) => [head, ...rows, ''].join('\n')
  const names = ['manifest', 'orgs', 'academicSessions', 'courses', 'classes', 'users', 'roles', 'enrollments']
  const users = [
    ...upTo(students).map((at) => {
      const grade = String((Math.floor(at / 25) % 12) + 1).padStart(2, '0')
      return `${id('s', at)},,,true,s${at},Given${at % 997},Family${at % 1999},N${100_000 + at},s${at}@pupils.example,${at < guardians ? id('g', at) : ''},${grade}`
    }),
    ...upTo(guardians).map(
      (at) => `${id('g', at)},,,true,g${at},Parent${at % 997},Family${at % 1999},,g${at}@families.example,${id('s', at)},`,
    ),
    ...homerooms.map((at) => `${id('t', at)},,,true,t${at},Teacher${at % 997},Family${at % 1999},,t${at}@school.example.org,,`),
  ]
  const role = (kind: string, as: string) => (at: number) => `r-${id(kind, at)},,,${id(kind, at)},primary,${as},,,o1`
  const enrolled = (key: string, group: string, person: string, as: string) => `${key},,,${group},o1,${person},${as},,2026-08-17,2027-06-19`
  return {
    'manifest.csv': file('propertyName,value', ['oneroster.version,1.2', ...names.slice(1).map((name) => `file.${name},bulk`)]),
    'orgs.csv': file('sourcedId,status,dateLastModified,name,type', ['o1,,,Riverside District,school']),
    'academicSessions.csv': file('sourcedId,status,dateLastModified,title,type,startDate,endDate,schoolYear', [
      'y1,,,2026-27,schoolYear,2026-08-17,2027-06-19,2027',
    ]),
    'courses.csv': file('sourcedId,status,dateLastModified,title,orgSourcedId', ['c1,,,Everything,o1']),
    'classes.csv': file('sourcedId,status,dateLastModified,title,grades,courseSourcedId,classType,schoolSourcedId,termSourcedIds', [
      ...homerooms.map((at) => `${id('k', at)},,,R${at},${String((at % 12) + 1).padStart(2, '0')},c1,homeroom,o1,y1`),
      ...classes.map((at) => `${id('l', at)},,,Lesson ${at},,c1,scheduled,o1,y1`),
    ]),
    'users.csv': file(
      'sourcedId,status,dateLastModified,enabledUser,username,givenName,familyName,identifier,email,agentSourcedIds,grades',
      users,
    ),
    'roles.csv': file('sourcedId,status,dateLastModified,userSourcedId,roleType,role,beginDate,endDate,orgSourcedId', [
      ...upTo(students).map(role('s', 'student')),
      ...upTo(guardians).map(role('g', 'guardian')),
      ...homerooms.map(role('t', 'teacher')),
    ]),
    'enrollments.csv': file(
      'sourcedId,status,dateLastModified,classSourcedId,schoolSourcedId,userSourcedId,role,primary,beginDate,endDate',
      [
        ...upTo(students).map((at) => enrolled(id('e', at), id('k', Math.floor(at / 25)), id('s', at), 'student')),
        ...homerooms.map((at) => enrolled(id('f', at), id('k', at), id('t', at), 'teacher')),
        ...upTo(students * lessons).map((at) => enrolled(id('n', at), id('l', Math.floor(at / 25)), id('s', at % students), 'student')),
      ],
    ),
  }
}

/** Writes them into a folder. Answers how many bytes they have. */
export function writeRoster(folder: string, files: Readonly<Record<string, string>>): number {
  mkdirSync(folder, { recursive: true })
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text)
  return Object.values(files).reduce((sum, text) => sum + Buffer.byteLength(text), 0)
}

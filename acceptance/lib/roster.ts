// A school as a student information system writes it: OneRoster 1.2, with guardians, homerooms and Chinese names.
import { strToU8, zipSync } from 'fflate'

/** Files of a bundle by their names. */
export type RosterFiles = Readonly<Record<string, string>>

const bulk = (...names: string[]) => names.map((name) => `file.${name},bulk\n`).join('')
const surnames = ['王', '李', '张', '刘', '陈', '杨', '赵', '黄', '周', '吴']
const given = ['逸晨', '子涵', '欣怡', '浩然', '雨桐', '俊杰', '诗涵', '宇航', '思远', '可欣']
const nameOf = (at: number) => [given[at % given.length], surnames[Math.floor(at / given.length) % surnames.length]].join(',')

/** A school of so many students, each with one guardian, in classes of 20 with a teacher each. */
export function school(students: number): RosterFiles {
  const numbers = Array.from({ length: students }, (_, at) => at)
  const classes = Array.from({ length: Math.ceil(students / 20) }, (_, at) => at)
  const classOf = (at: number) => Math.floor(at / 20)
  const grade = (at: number) => String((at % 12) + 1).padStart(2, '0')
  const users = [
    ...numbers.map(
      (at) =>
        `s${at},,,true,s${at},${nameOf(at)},N${10_000 + at},s${at}@pupils.riverside.example,p${at},${grade(classOf(at))},canary-${at}`,
    ),
    ...numbers.map((at) => `p${at},,,true,p${at},${nameOf(at + 7)},,p${at}@families.example,,,canary-${at}`),
    ...classes.map((at) => `t${at},,,true,t${at},Ada,Teacher${at},,t${at}@riverside.example,,,`),
  ]
  const roles = [
    ...numbers.map((at) => `rs${at},,,s${at},primary,student,,,o1`),
    ...numbers.map((at) => `rp${at},,,p${at},primary,parent,,,o1`),
    ...classes.map((at) => `rt${at},,,t${at},primary,teacher,,,o1`),
  ]
  const enrolments = [
    ...numbers.map((at) => `e${at},,,k${classOf(at)},o1,s${at},student,,2026-08-17,2027-06-19`),
    ...classes.map((at) => `et${at},,,k${at},o1,t${at},teacher,true,2026-08-17,2027-06-19`),
  ]
  const file = (head: string, rows: readonly string[]) => `${[head, ...rows].join('\n')}\n`
  return {
    'manifest.csv': `propertyName,value\noneroster.version,1.2\n${bulk('orgs', 'academicSessions', 'courses', 'classes', 'users', 'roles', 'enrollments')}`,
    'orgs.csv': file('sourcedId,status,dateLastModified,name,type,identifier,parentSourcedId', ['o1,,,Riverside School,school,,']),
    'academicSessions.csv': file('sourcedId,status,dateLastModified,title,type,startDate,endDate,parentSourcedId,schoolYear', [
      'y1,,,2026-27,schoolYear,2026-08-17,2027-06-19,,2027',
    ]),
    'courses.csv': file('sourcedId,status,dateLastModified,schoolYearSourcedId,title,orgSourcedId', ['c0,,,y1,Homeroom,o1']),
    'classes.csv': file(
      'sourcedId,status,dateLastModified,title,grades,courseSourcedId,classType,schoolSourcedId,termSourcedIds',
      classes.map((at) => `k${at},,,R${at + 1},${grade(at)},c0,homeroom,o1,y1`),
    ),
    'users.csv': file(
      'sourcedId,status,dateLastModified,enabledUser,username,givenName,familyName,identifier,email,agentSourcedIds,grades,password',
      users,
    ),
    'roles.csv': file('sourcedId,status,dateLastModified,userSourcedId,roleType,role,beginDate,endDate,orgSourcedId', roles),
    'enrollments.csv': file(
      'sourcedId,status,dateLastModified,classSourcedId,schoolSourcedId,userSourcedId,role,primary,beginDate,endDate',
      enrolments,
    ),
  }
}

/** The same with one file rewritten. */
export const edited = (files: RosterFiles, name: string, edit: (text: string) => string): RosterFiles => ({
  ...files,
  [name]: edit(files[name] ?? ''),
})

/** Without the rows that one of these matches. */
export const without = (files: RosterFiles, name: string, ...rows: readonly RegExp[]): RosterFiles =>
  edited(files, name, (text) =>
    text
      .split('\n')
      .filter((row) => !rows.some((each) => each.test(row)))
      .join('\n'),
  )

/** A bundle as it is uploaded. */
export const zipped = (files: RosterFiles): Blob =>
  new Blob([new Uint8Array(zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)]))))])

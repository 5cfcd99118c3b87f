// The files of OneRoster 1.0 to 1.2, and what their columns hold (1EdTech).
import { address, day, dropped, id, many, must, needed, oneOf, special, text, to, type RosterFormat } from './columns.ts'

const sex = oneOf('male', 'female', 'unspecified', 'other')
const role = oneOf(
  'administrator',
  'aide',
  'counselor',
  'districtAdministrator',
  'guardian',
  'parent',
  'principal',
  'proctor',
  'relative',
  'siteAdministrator',
  'student',
  'systemAdministrator',
  'teacher',
)

const sourced = {
  sourcedId: id,
  status: oneOf('active', 'inactive', 'tobedeleted'),
  dateLastModified: text,
}
const users = {
  ...sourced,
  username: text,
  givenName: needed,
  familyName: needed,
  middleName: text,
  identifier: text,
  email: address,
  sms: text,
  phone: text,
  password: dropped,
}
const enrolled = {
  ...sourced,
  classSourcedId: must(to('classes')),
  schoolSourcedId: must(to('orgs')),
  userSourcedId: must(to('users')),
  role: must(oneOf('administrator', 'aide', 'proctor', 'student', 'teacher')),
  primary: oneOf('true', 'false'),
}
const common = {
  orgs: {
    ...sourced,
    name: needed,
    type: must(oneOf('department', 'school', 'district', 'local', 'state', 'national')),
    identifier: text,
    parentSourcedId: to('orgs'),
  },
  academicSessions: {
    ...sourced,
    title: needed,
    type: must(oneOf('gradingPeriod', 'semester', 'schoolYear', 'term')),
    startDate: must(day),
    endDate: must(day),
    parentSourcedId: to('academicSessions'),
    schoolYear: text,
  },
  courses: {
    ...sourced,
    schoolYearSourcedId: to('academicSessions'),
    title: needed,
    courseCode: text,
    grade: text,
    grades: text,
    orgSourcedId: must(to('orgs')),
    subjects: text,
    subjectCodes: text,
  },
  classes: {
    ...sourced,
    title: needed,
    grade: text,
    grades: text,
    courseSourcedId: must(to('courses')),
    classCode: text,
    classType: must(oneOf('homeroom', 'scheduled')),
    location: text,
    schoolSourcedId: must(to('orgs')),
    termSourcedId: many(to('academicSessions')),
    termSourcedIds: many(to('academicSessions')),
    subjects: text,
    subjectCodes: text,
    periods: text,
  },
}
const demographics = { ...sourced, sourcedId: { ...id, refersTo: 'users' }, birthDate: day, sex, ...special }
const rosterFiles = ['orgs', 'academicSessions', 'courses', 'users', 'classes', 'enrollments']

/** OneRoster 1.0: no manifest. */
export const oneRoster10: RosterFormat = {
  name: 'OneRoster 1.0',
  needed: rosterFiles,
  files: {
    ...common,
    users: { ...users, orgSourcedIds: must(many(to('orgs'))), role: must(role), userId: text, agents: many(to('users')) },
    courses: { ...common.courses, schoolYearId: to('academicSessions') },
    enrollments: enrolled,
    demographics: { userSourcedId: must(to('users')), status: text, dateLastModified: text, birthdate: day, sex, ...special },
  },
}
/** OneRoster 1.1: roles stand with the users. */
export const oneRoster11: RosterFormat = {
  name: 'OneRoster 1.1',
  manifest: true,
  needed: rosterFiles,
  files: {
    ...common,
    users: {
      ...users,
      enabledUser: must(oneOf('true', 'false')),
      orgSourcedIds: must(many(to('orgs'))),
      role: must(role),
      userIds: text,
      agentSourcedIds: many(to('users')),
      grades: text,
    },
    enrollments: { ...enrolled, beginDate: day, endDate: day },
    demographics,
  },
}
/** OneRoster 1.2: roles have a file of their own. */
export const oneRoster12: RosterFormat = {
  name: 'OneRoster 1.2',
  manifest: true,
  needed: [...rosterFiles, 'roles'],
  files: {
    ...common,
    users: {
      ...users,
      enabledUser: must(oneOf('true', 'false')),
      userIds: text,
      agentSourcedIds: many(to('users')),
      grades: text,
      userMasterIdentifier: text,
      resourceSourcedIds: text,
      preferredGivenName: text,
      preferredMiddleName: text,
      preferredFamilyName: text,
      primaryOrgSourcedId: to('orgs'),
      pronouns: dropped,
    },
    roles: {
      ...sourced,
      userSourcedId: must(to('users')),
      roleType: must(oneOf('primary', 'secondary')),
      role: must(role),
      beginDate: day,
      endDate: day,
      orgSourcedId: must(to('orgs')),
      userProfileSourcedId: text,
    },
    enrollments: { ...enrolled, beginDate: day, endDate: day },
    demographics,
  },
}

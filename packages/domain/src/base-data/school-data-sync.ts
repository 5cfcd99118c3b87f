// The files of Microsoft School Data Sync 1 to 2.1, and what their columns hold.
import {
  address,
  day,
  dropped,
  id,
  many,
  must,
  needed,
  special,
  text,
  texts,
  to,
  type RosterColumn,
  type RosterFile,
  type RosterFormat,
} from './columns.ts'

const american: RosterColumn = { day: 'american' }
const person = {
  'SIS ID': id,
  'School SIS ID': must(to('School')),
  'First Name': text,
  'Last Name': text,
  'Middle Name': text,
  Username: text,
  Password: dropped,
  'State ID': text,
  'Secondary Email': address,
  Status: text,
  ...special,
}
/** School Data Sync 1: a file each for students and teachers. */
export const schoolDataSync1: RosterFormat = {
  name: 'School Data Sync 1',
  needed: ['School', 'Section', 'Student', 'Teacher', 'StudentEnrollment', 'TeacherRoster'],
  files: {
    School: {
      'SIS ID': id,
      Name: needed,
      ...texts('School Number', 'School NCES_ID', 'State ID', 'Grade Low', 'Grade High', 'Principal SIS ID', 'Principal Name'),
      ...texts('Principal Secondary Email', 'Address', 'City', 'State', 'Country', 'Zip', 'Phone', 'Zone'),
    },
    Student: {
      ...person,
      'Student Number': text,
      Grade: text,
      Birthdate: american,
      'Graduation Year': text,
      'Mailing Address': text,
      'Mailing City': text,
    },
    Teacher: { ...person, 'Teacher Number': text, Title: text, Qualification: text },
    Section: {
      'SIS ID': id,
      'School SIS ID': must(to('School')),
      'Section Name': needed,
      'Section Number': text,
      'Term Name': text,
      'Term StartDate': american,
      'Term EndDate': american,
      ...texts('Term SIS ID', 'Course SIS ID', 'Course Name', 'Course Number', 'Course Description', 'Course Subject', 'Periods', 'Status'),
    },
    StudentEnrollment: { 'Section SIS ID': must(to('Section')), 'SIS ID': must(to('Student')) },
    TeacherRoster: { 'Section SIS ID': must(to('Section')), 'SIS ID': must(to('Teacher')) },
  },
}
const syncedClass = {
  orgs: { sourcedId: id, name: needed, type: needed, parentSourcedId: to('orgs') },
  academicSessions: { sourcedId: id, title: needed, type: needed, schoolYear: text, startDate: must(day), endDate: must(day) },
  courses: { sourcedId: id, orgSourcedId: to('orgs'), title: needed, code: text, schoolYearSourcedId: to('academicSessions') },
  classes: {
    sourcedId: id,
    orgSourcedId: must(to('orgs')),
    title: needed,
    code: text,
    sessionSourcedIds: many(to('academicSessions')),
    courseSourcedId: to('courses'),
  },
  enrollments: { classSourcedId: must(to('classes')), userSourcedId: must(to('users')), role: needed },
  demographics: { userSourcedId: { needed: true, refersTo: 'users' }, birthDate: day, birthday: day, sex: text, ...special },
} satisfies RosterFormat['files']
const account = {
  sourcedId: id,
  username: needed,
  givenName: text,
  familyName: text,
  password: dropped,
  activeDirectoryMatchId: text,
  email: address,
  phone: text,
  sms: text,
  status: text,
} satisfies RosterFile
/** School Data Sync 2: a role stands with each user. */
export const schoolDataSync2: RosterFormat = {
  name: 'School Data Sync 2',
  needed: ['orgs', 'users', 'classes', 'enrollments'],
  files: {
    ...syncedClass,
    users: { ...account, orgSourcedIds: must(many(to('orgs'))), role: needed, grade: text },
  },
}
/** School Data Sync 2.1: roles and families have files of their own. */
export const schoolDataSync21: RosterFormat = {
  name: 'School Data Sync 2.1',
  needed: ['orgs', 'users', 'roles'],
  files: {
    ...syncedClass,
    users: account,
    roles: {
      userSourcedId: must(to('users')),
      orgSourcedId: must(to('orgs')),
      role: needed,
      sessionSourcedId: to('academicSessions'),
      grade: text,
      isPrimary: text,
      roleStartDate: day,
      roleEndDate: day,
    },
    relationships: { userSourcedId: must(to('users')), relationshipUserSourcedId: must(to('users')), relationshipRole: needed },
  },
}

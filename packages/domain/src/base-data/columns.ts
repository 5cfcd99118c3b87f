// Which files a roster has, and what their columns hold: OneRoster 1.0 to 1.2, Microsoft School Data Sync 1 to 2.1.

/** What a column holds. */
export interface RosterColumn {
  /** Every row has a value. */
  readonly needed?: true
  /** The row is known by it: no other row of the file has the same. */
  readonly id?: true
  /** Names rows of a file by their ids. */
  readonly refersTo?: string
  /** Several values with commas between them. */
  readonly many?: true
  /** A day: written as 2026-08-17, or as 8/17/2026 where that is the rule. */
  readonly day?: 'iso' | 'american'
  readonly values?: readonly string[]
  readonly address?: true
  /** Never read: passwords, and what the law protects more than other data. */
  readonly dropped?: true
}
/** A file by the columns that are known. */
export type RosterFile = Readonly<Record<string, RosterColumn>>
/** Files of a format by their names without `.csv`, in the order in which they are read. */
export interface RosterFormat {
  readonly name: string
  readonly files: Readonly<Record<string, RosterFile>>
  /** Files without which nothing can be read. */
  readonly needed: readonly string[]
  readonly manifest?: true
}

const text: RosterColumn = {}
const needed: RosterColumn = { needed: true }
const id: RosterColumn = { needed: true, id: true }
const day: RosterColumn = { day: 'iso' }
const dropped: RosterColumn = { dropped: true }
const address: RosterColumn = { address: true }
const to = (refersTo: string): RosterColumn => ({ refersTo })
const oneOf = (...values: string[]): RosterColumn => ({ values })
const must = (column: RosterColumn): RosterColumn => ({ ...column, needed: true })
const many = (column: RosterColumn): RosterColumn => ({ ...column, many: true })

/** Columns of race, ethnicity and birth place, which no school needs here. */
const special = Object.fromEntries(
  ['americanIndianOrAlaskaNative', 'asian', 'blackOrAfricanAmerican', 'nativeHawaiianOrOtherPacificIslander', 'white']
    .concat(['demographicRaceTwoOrMoreRaces', 'hispanicOrLatinoEthnicity', 'countryOfBirthCode', 'stateOfBirthAbbreviation'])
    .concat(['cityOfBirth', 'publicSchoolResidenceStatus', 'race', 'ethnicity', 'religion'])
    .map((name) => [name, dropped]),
)
const sex = oneOf('male', 'female', 'unspecified', 'other')
const roles = [
  'administrator',
  'aide',
  'counselor',
  'districtAdministrator',
  'guardian',
  'parent',
  'principal',
  'proctor',
  'relative',
].concat(['siteAdministrator', 'student', 'systemAdministrator', 'teacher'])
const role = oneOf(...roles)

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
      ...Object.fromEntries(
        ['School Number', 'School NCES_ID', 'State ID', 'Grade Low', 'Grade High', 'Principal SIS ID', 'Principal Name']
          .concat(['Principal Secondary Email', 'Address', 'City', 'State', 'Country', 'Zip', 'Phone', 'Zone'])
          .map((name) => [name, text]),
      ),
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
      ...Object.fromEntries(
        ['Term SIS ID', 'Course SIS ID', 'Course Name', 'Course Number', 'Course Description', 'Course Subject', 'Periods', 'Status'].map(
          (name) => [name, text],
        ),
      ),
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

/** Files of the formats that hold nothing of who is at the school. */
export const otherFiles: ReadonlySet<string> = new Set(
  'categories classResources courseResources lineItemLearningObjectiveIds lineItems lineItemScoreScales resources resultLearningObjectiveIds results resultScoreScales scoreScales userProfiles userResources'
    .toLowerCase()
    .split(' '),
)

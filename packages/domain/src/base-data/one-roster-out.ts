// The files of a OneRoster 1.2 bundle that leaves the school: every column of the binding, in its order (1EdTech, OneRoster 1.2 CSV).

const sourced = ['sourcedId', 'status', 'dateLastModified'] as const

/** The heads of the files that are written. */
export const rosterHeads = {
  academicSessions: [...sourced, 'title', 'type', 'startDate', 'endDate', 'parentSourcedId', 'schoolYear'],
  classes: [
    ...sourced,
    'title',
    'grades',
    'courseSourcedId',
    'classCode',
    'classType',
    'location',
    'schoolSourcedId',
    'termSourcedIds',
    'subjects',
    'subjectCodes',
    'periods',
  ],
  courses: [...sourced, 'schoolYearSourcedId', 'title', 'courseCode', 'grades', 'orgSourcedId', 'subjects', 'subjectCodes'],
  enrollments: [...sourced, 'classSourcedId', 'schoolSourcedId', 'userSourcedId', 'role', 'primary', 'beginDate', 'endDate'],
  orgs: [...sourced, 'name', 'type', 'identifier', 'parentSourcedId'],
  roles: [...sourced, 'userSourcedId', 'roleType', 'role', 'beginDate', 'endDate', 'orgSourcedId', 'userProfileSourcedId'],
  users: [
    ...sourced,
    'enabledUser',
    'username',
    'userIds',
    'givenName',
    'familyName',
    'middleName',
    'identifier',
    'email',
    'sms',
    'phone',
    'agentSourcedIds',
    'grades',
    'password',
    'userMasterIdentifier',
    'resourceSourcedIds',
    'preferredGivenName',
    'preferredMiddleName',
    'preferredFamilyName',
    'primaryOrgSourcedId',
    'pronouns',
  ],
} as const

/** A file that is written. */
export type RosterOutFile = keyof typeof rosterHeads

/** Files that a bundle may have, and ours has not. */
const absent = [
  'categories',
  'classResources',
  'courseResources',
  'demographics',
  'lineItemLearningObjectiveIds',
  'lineItemScoreScales',
  'lineItems',
  'resources',
  'resultLearningObjectiveIds',
  'resultScoreScales',
  'results',
  'scoreScales',
  'userProfiles',
  'userResources',
]

/** What the manifest says: a property and its value, line by line. */
export const rosterManifest = (systemName: string): readonly (readonly [property: string, value: string])[] => [
  ['manifest.version', '1.0'],
  ['oneroster.version', '1.2'],
  ...Object.entries({
    ...Object.fromEntries(absent.map((name) => [name, 'absent'])),
    ...Object.fromEntries(Object.keys(rosterHeads).map((name) => [name, 'bulk'])),
  })
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, kind]) => [`file.${name}`, kind] as const),
  ['source.systemName', systemName],
  ['source.systemCode', 'isb'],
]

/** A row by the columns that hold something. */
export const rosterRow = (file: RosterOutFile, values: Readonly<Record<string, string | null>>): readonly string[] =>
  rosterHeads[file].map((head) => values[head] ?? '')

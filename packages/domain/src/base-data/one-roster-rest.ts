// OneRoster over REST: what a service answers, as rows of the files of a bundle. Only what is needed is taken over; passwords and what the
// law protects more than other data are left where they are.
import { mayHoldName } from './format.ts'

/** What is asked for, in this order. What stands `without` is asked for as well, and may be refused. */
export const restResources = ['orgs', 'academicSessions', 'courses', 'classes', 'users', 'enrollments', 'demographics'] as const
export type RestResource = (typeof restResources)[number]
/** What a service need not have. */
export const restOptional: ReadonlySet<RestResource> = new Set(['courses', 'demographics'])
/** What a delta leaves out where nothing has changed. All else is small, and said whole. */
export const restFiltered: ReadonlySet<RestResource> = new Set(['users', 'enrollments', 'demographics'])

/** A file of a bundle that answers fill. */
export type RestFile = RestResource | 'roles'
/** A row, and what stands in columns of the vendor's own that may hold a name. */
export interface RestRow {
  readonly file: RestFile
  readonly cells: readonly string[]
  readonly named: Readonly<Record<string, string>>
}
type Json = Readonly<Record<string, unknown>>
type Cell = (record: Json) => string

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value)
const textOf = (value: unknown): string =>
  typeof value === 'string' ? value : typeof value === 'number' || typeof value === 'boolean' ? String(value) : ''
/** A list, or what is meant as one. */
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : value === undefined || value === null ? [] : [value])
const idOf = (value: unknown): string => textOf(isObject(value) ? value['sourcedId'] : value)

const same =
  (field: string): Cell =>
  (record) =>
    textOf(record[field])
const texts =
  (field: string): Cell =>
  (record) =>
    listOf(record[field]).map(textOf).filter(Boolean).join(',')
const ids =
  (...fields: string[]): Cell =>
  (record) =>
    fields
      .flatMap((field) => listOf(record[field]).map(idOf))
      .filter(Boolean)
      .join(',')

const plain = (...fields: string[]): Record<string, Cell> => Object.fromEntries(fields.map((field) => [field, same(field)]))
const sourced = plain('sourcedId', 'status', 'dateLastModified')

/** The columns of each file, and where an answer has them. */
const columns: Readonly<Record<RestFile, Readonly<Record<string, Cell>>>> = {
  orgs: { ...sourced, ...plain('name', 'type', 'identifier'), parentSourcedId: ids('parent') },
  academicSessions: { ...sourced, ...plain('title', 'type', 'startDate', 'endDate', 'schoolYear'), parentSourcedId: ids('parent') },
  courses: { ...sourced, ...plain('title', 'courseCode'), orgSourcedId: ids('org'), schoolYearSourcedId: ids('schoolYear') },
  classes: {
    ...sourced,
    ...plain('title', 'classCode', 'classType', 'location'),
    grades: texts('grades'),
    courseSourcedId: ids('course'),
    schoolSourcedId: ids('school'),
    termSourcedIds: ids('terms'),
  },
  users: {
    ...sourced,
    ...plain('enabledUser', 'username', 'givenName', 'familyName', 'middleName', 'identifier', 'email', 'sms', 'phone'),
    agentSourcedIds: ids('agents'),
    grades: texts('grades'),
    ...plain('role'),
    orgSourcedIds: ids('orgs'),
    ...plain('preferredGivenName', 'preferredMiddleName', 'preferredFamilyName'),
    primaryOrgSourcedId: ids('primaryOrg'),
  },
  roles: {
    ...sourced,
    ...plain('userSourcedId', 'roleType', 'role', 'beginDate', 'endDate'),
    orgSourcedId: ids('org'),
  },
  enrollments: {
    ...sourced,
    ...plain('role', 'primary', 'beginDate', 'endDate'),
    userSourcedId: ids('user'),
    classSourcedId: ids('class'),
    schoolSourcedId: ids('school'),
  },
  demographics: { ...sourced, ...plain('sex') },
}
/** Columns of users that one version has and the other has not. */
const only11 = ['role', 'orgSourcedIds']
const only12 = ['preferredGivenName', 'preferredMiddleName', 'preferredFamilyName', 'primaryOrgSourcedId']

/** The columns of a file, and where each stands in a row's cells. Since 1.2 roles have a file of their own. */
export function restHeads(file: RestFile, version: '1.1' | '1.2'): readonly (readonly [head: string, at: number])[] {
  const left = new Set(file === 'users' ? (version === '1.1' ? only12 : only11) : [])
  return Object.keys(columns[file]).flatMap((head, at) => (left.has(head) ? [] : [[head, at] as const]))
}

/** The records in an answer: the list of that name, else the only one that it has; undefined where there is none. */
export function recordsIn(resource: RestResource, answer: unknown): readonly Json[] | undefined {
  if (Array.isArray(answer)) return answer.filter(isObject)
  if (!isObject(answer)) return undefined
  const lists = Object.values(answer).filter(Array.isArray)
  const found = Array.isArray(answer[resource]) ? answer[resource] : lists.length === 1 ? lists[0] : undefined
  return found?.filter(isObject)
}

/** The rows that a record comes to: one, and one for each role of a user where they stand with it. */
export function restRows(resource: RestResource, record: Json): readonly RestRow[] {
  const row = (file: RestFile, of: Json, named: RestRow['named'] = {}): RestRow => ({
    file,
    cells: Object.values(columns[file]).map((cell) => cell(of)),
    named,
  })
  if (resource !== 'users') return [row(resource, record)]
  const id = textOf(record['sourcedId'])
  const roles = listOf(record['roles'])
    .filter(isObject)
    .map((role, at) => row('roles', { status: record['status'], ...role, sourcedId: `${id}:${at + 1}`, userSourcedId: id }))
  return [row('users', record, namesIn(record)), ...roles]
}

/** Texts in fields of the vendor's own that may hold a name. */
function namesIn(record: Json): RestRow['named'] {
  const own = Object.entries(record).filter(([field]) => !(field in columns.users))
  const added = isObject(record['metadata'])
    ? Object.entries(record['metadata']).map(([field, value]) => [`metadata.${field}`, value] as const)
    : []
  return Object.fromEntries(
    [...own, ...added].flatMap(([field, value]) =>
      typeof value === 'string' && value !== '' && mayHoldName(field) ? [[field, value]] : [],
    ),
  )
}

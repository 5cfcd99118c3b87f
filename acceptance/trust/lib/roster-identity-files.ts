// Children, parents and staff as the files of OneRoster 1.2. Everybody has a sex, which nobody here has, so that each row of somebody who is
// here comes to a change that names the record.
import type { RosterFiles } from '../../lib/roster.ts'
import type { Parent, Row } from './roster-identity-cases.ts'

const head = (...names: string[]) => `${names.join(',')}\n`
const line = (...cells: (string | undefined)[]) => `${cells.map((cell) => (cell?.includes(',') ? `"${cell}"` : (cell ?? ''))).join(',')}\n`
const lines = (all: readonly string[]) => all.join('')

/** A parent without a name has one that follows from how to reach them. */
export const parentName = ({ name, email, phone }: Parent): string =>
  name ?? `Pat|Parent ${(email ?? phone ?? '').replaceAll(/[^a-z0-9]/g, '')}`
export const parentId = (parent: Parent): string => parent.id ?? `p-${(parent.email ?? parent.phone ?? '').replaceAll(/[^a-z0-9]/g, '')}`

/** @param sexes whether the sex of everybody is told */
export function rosterFiles(rows: readonly Row[], sexes: boolean): RosterFiles {
  const parents = new Map(rows.flatMap(({ parents: all = [] }) => all.map((parent) => [parentId(parent), parent] as const)))
  const roles = { Student: 'student', Guardian: 'guardian', Staff: 'teacher' }
  const userOf = ({ id, kind = 'Student', name, preferredName, number, email, parents: all = [] }: Row, phone?: string) => {
    const [given, family] = name.split('|')
    const agents = all.map(parentId).join(',')
    return line(id, '', '', 'true', id, given, family, number, email, phone, agents, kind === 'Student' ? '05' : '', preferredName)
  }
  const people = [
    ...rows.map((row) => ({ id: row.id, role: roles[row.kind ?? 'Student'], user: userOf(row) })),
    ...[...parents].map(([id, parent]) => ({
      id,
      role: roles.Guardian,
      user: userOf({ id, kind: 'Guardian', name: parentName(parent), ...(parent.email && { email: parent.email }) }, parent.phone),
    })),
  ]
  const files = ['orgs', 'academicSessions', 'courses', 'classes', 'users', 'roles', 'enrollments', ...(sexes ? ['demographics'] : [])]
  return {
    'manifest.csv':
      head('propertyName', 'value') + line('oneroster.version', '1.2') + lines(files.map((name) => line(`file.${name}`, 'bulk'))),
    'orgs.csv':
      head('sourcedId', 'status', 'dateLastModified', 'name', 'type', 'identifier', 'parentSourcedId') +
      line('o1', '', '', 'School', 'school'),
    'academicSessions.csv':
      head('sourcedId', 'status', 'dateLastModified', 'title', 'type', 'startDate', 'endDate', 'parentSourcedId', 'schoolYear') +
      line('y1', '', '', '2026-27', 'schoolYear', '2026-08-17', '2027-06-19', '', '2027'),
    'courses.csv':
      head('sourcedId', 'status', 'dateLastModified', 'schoolYearSourcedId', 'title', 'orgSourcedId') +
      line('c0', '', '', 'y1', 'Homeroom', 'o1'),
    'classes.csv':
      head(
        'sourcedId',
        'status',
        'dateLastModified',
        'title',
        'grades',
        'courseSourcedId',
        'classType',
        'schoolSourcedId',
        'termSourcedIds',
      ) + line('k0', '', '', 'I5', '05', 'c0', 'homeroom', 'o1', 'y1'),
    'users.csv':
      head(
        'sourcedId',
        'status',
        'dateLastModified',
        'enabledUser',
        'username',
        'givenName',
        'familyName',
        'identifier',
        'email',
        'phone',
        'agentSourcedIds',
        'grades',
        'preferredGivenName',
      ) + lines(people.map(({ user }) => user)),
    'roles.csv':
      head('sourcedId', 'status', 'dateLastModified', 'userSourcedId', 'roleType', 'role', 'beginDate', 'endDate', 'orgSourcedId') +
      lines(people.map(({ id, role }) => line(`r-${id}`, '', '', id, 'primary', role, '', '', 'o1'))),
    'enrollments.csv': head(
      'sourcedId',
      'status',
      'dateLastModified',
      'classSourcedId',
      'schoolSourcedId',
      'userSourcedId',
      'role',
      'primary',
      'beginDate',
      'endDate',
    ),
    ...(sexes && {
      'demographics.csv':
        head('sourcedId', 'status', 'dateLastModified', 'birthDate', 'sex') + lines(people.map(({ id }) => line(id, '', '', '', 'female'))),
    }),
  }
}

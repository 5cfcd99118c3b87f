// Who is at the school leaves as a bundle that any reader of OneRoster takes, and that changes nothing where it came from.
import { readFileSync } from 'node:fs'
import { strFromU8, unzipSync } from 'fflate'
import { beforeAll, expect, test } from 'vitest'
import { openHouse, refusal, type Person } from '../lib/house.ts'
import { openFolder, signIn } from '../lib/terminal.ts'
import { school, zipped } from '../lib/roster.ts'

const house = openHouse()
const { at } = openFolder()
let admin: Person
beforeAll(async () => {
  admin = await house.person('admin')
})

type Row = Readonly<Record<string, string>>
/** The lines of a file as RFC 4180 has them. */
const cellsOf = (text: string) => {
  const lines: string[][] = [[]]
  for (const [, cell = '', end] of text.matchAll(/("(?:[^"]|"")*"|[^",\r\n]*)(,|\r\n)/g)) {
    lines.at(-1)!.push(cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell)
    if (end !== ',') lines.push([])
  }
  return lines.slice(0, -1)
}
/** The files of a bundle: heads, and rows by them. */
function filesOf(bytes: Uint8Array) {
  const unpacked = Object.entries(unzipSync(bytes)).map(([name, text]) => {
    const [heads = [], ...rows] = cellsOf(strFromU8(text))
    for (const row of rows) expect(row.length, `${name}: ${row.join()}`).toBe(heads.length)
    return [
      name,
      { heads: heads.join(), rows: rows.map((row): Row => Object.fromEntries(heads.map((head, at) => [head, row[at]!]))) },
    ] as const
  })
  return Object.fromEntries(unpacked)
}
const exported = async () => new Uint8Array(await (await admin.baseData.roster()).arrayBuffer())
const rowsOf = (files: ReturnType<typeof filesOf>, name: string) => files[name]?.rows ?? []

async function preview(bytes: Uint8Array<ArrayBuffer>) {
  const { id } = await admin.baseData.read({ query: { name: 'roster.zip' }, body: new Blob([bytes]) })
  const read = async () => (await admin.baseData.get({ path: { runId: id } })).state
  const settle = async () => {
    await expect.poll(read).not.toBe('Reading')
  }
  await settle()
  if ((await read()) === 'Unmapped') {
    await admin.baseData.map({ path: { runId: id }, body: { meanings: [] } })
    await settle()
  }
  return admin.baseData.get({ path: { runId: id } })
}
const moves = ({ kinds }: Awaited<ReturnType<typeof preview>>) =>
  kinds.map(({ kind, created, changed, deactivated, refused }) => [kind, created, changed, deactivated, refused])
const none = ['Homeroom', 'Staff', 'Guardian', 'Student', 'Family'].map((kind) => [kind, 0, 0, 0, 0])

test('a bundle of the demo school is complete: every id that a row names is there', async () => {
  const files = filesOf(await exported())
  expect(files['users.csv']?.heads).toBe(
    'sourcedId,status,dateLastModified,enabledUser,username,userIds,givenName,familyName,middleName,identifier,email,sms,phone,' +
      'agentSourcedIds,grades,password,userMasterIdentifier,resourceSourcedIds,preferredGivenName,preferredMiddleName,' +
      'preferredFamilyName,primaryOrgSourcedId,pronouns',
  )
  const ids = (name: string) => new Set(rowsOf(files, name).map(({ sourcedId }) => sourcedId))
  for (const name of Object.keys(files).filter((each) => each !== 'manifest.csv'))
    expect(ids(name).size, `${name} names each row by an id of its own`).toBe(rowsOf(files, name).length)
  const points = (from: string, column: string, to: string) =>
    expect(
      rowsOf(files, from)
        .flatMap((row) => (row[column] ?? '').split(','))
        .filter((id) => id && !ids(to).has(id)),
      `${from} ${column}`,
    ).toEqual([])
  points('classes.csv', 'courseSourcedId', 'courses.csv')
  points('classes.csv', 'termSourcedIds', 'academicSessions.csv')
  points('classes.csv', 'schoolSourcedId', 'orgs.csv')
  points('orgs.csv', 'parentSourcedId', 'orgs.csv')
  points('roles.csv', 'orgSourcedId', 'orgs.csv')
  expect(rowsOf(files, 'orgs.csv').map(({ sourcedId, name, type, parentSourcedId }) => [sourcedId, name, type, parentSourcedId])).toEqual([
    ['school', expect.any(String), 'school', ''],
    ['division-Elementary', 'Elementary School', 'department', 'school'],
    ['division-Middle', 'Middle School', 'department', 'school'],
    ['division-High', 'High School', 'department', 'school'],
  ])
  points('academicSessions.csv', 'parentSourcedId', 'academicSessions.csv')
  points('users.csv', 'agentSourcedIds', 'users.csv')
  points('roles.csv', 'userSourcedId', 'users.csv')
  points('enrollments.csv', 'classSourcedId', 'classes.csv')
  points('enrollments.csv', 'userSourcedId', 'users.csv')
  const primary = rowsOf(files, 'roles.csv').filter(({ roleType }) => roleType === 'primary')
  expect(primary.length).toBe(rowsOf(files, 'users.csv').length)
  expect(new Set(primary.map(({ userSourcedId }) => userSourcedId))).toEqual(ids('users.csv'))
  expect(rowsOf(files, 'users.csv').filter(({ givenName, familyName, username }) => !(givenName && familyName && username))).toEqual([])

  const { total } = await admin.student.list({ query: { state: 'Enrolled', pageSize: 1 } })
  const students = primary.filter(({ role }) => role === 'student')
  const divisionOf = new Map(students.map(({ userSourcedId, orgSourcedId }) => [userSourcedId, orgSourcedId]))
  const inSixth = rowsOf(files, 'users.csv').filter(({ grades }) => grades === '06')
  expect(new Set(inSixth.map(({ sourcedId }) => divisionOf.get(sourcedId)))).toEqual(new Set(['division-Middle']))
  expect(students.length).toBe(total)
  expect(total).toBeGreaterThan(300)
})

test('it comes in again without a change, and what is edited in it is a change', async () => {
  // Names that stand as one, a name that is not what its parts give, somebody who left, a guardian who is kept away.
  const one = await admin.staff.create({ body: { email: 'madonna@school.example', name: 'Madonna', type: 'staff', roleIds: [] } })
  await admin.staff.create({ body: { email: 'ou@school.example', name: '欧阳晓雯', type: 'staff', roleIds: [] } })
  await admin.staff.create({ body: { email: 'titled@school.example', name: 'Dr. Maria da Silva', type: 'staff', roleIds: [] } })
  const again = await preview(await exported())
  expect(again).toMatchObject({ state: 'Ready', format: 'OneRoster 1.2' })
  expect(moves(again)).toEqual(none)
  const odd = await admin.baseData.oddities({ path: { runId: again.id } })
  expect(odd.filter(({ weight }) => weight !== 'note')).toEqual([])
  expect(new Set(odd.map(({ code, field }) => `${code} ${field}`))).toEqual(new Set(['COLUMN_DROPPED password', 'COLUMN_DROPPED pronouns']))

  const files = unzipSync(await exported())
  const users = strFromU8(files['users.csv']!).replace(/Madonna,Madonna/, 'Madonna,Ciccone')
  const edited = await preview(new Uint8Array(await zipped({ ...textsOf(files), 'users.csv': users }).arrayBuffer()))
  expect(moves(edited)).toEqual(none.map((row) => (row[0] === 'Staff' ? ['Staff', 0, 1, 0, 0] : row)))
  const { records } = await admin.baseData.changes({ query: { runId: edited.id } })
  expect(records).toMatchObject([{ outcome: 'Changed', name: 'Madonna Ciccone' }])
  await admin.staff.disable({ path: { staffId: one.id } })
  const left = rowsOf(filesOf(await exported()), 'users.csv')
  expect(left.map(({ email }) => email)).not.toContain('madonna@school.example')
})
const textsOf = (files: Readonly<Record<string, Uint8Array>>) =>
  Object.fromEntries(Object.entries(files).map(([name, bytes]) => [name, strFromU8(bytes)]))

test('whoever came with a roster leaves by the id that they have there; who must keep away is tied to nobody', async () => {
  const { id, state } = await preview(new Uint8Array(await zipped(school(20)).arrayBuffer()))
  expect(state).toBe('Ready')
  const path = { runId: id }
  await admin.baseData.apply({ path, body: {} })
  await expect.poll(async () => (await admin.baseData.get({ path })).state).toBe('Applied')
  const { records } = await admin.student.list({ query: { search: 'N10003' } })
  const studentId = records.find(({ studentNumber }) => studentNumber === 'N10003')!.id
  const [tie] = (await admin.student.family({ path: { studentId } })).guardians
  const before = rowsOf(filesOf(await exported()), 'users.csv').find(({ identifier }) => identifier === 'N10003')
  expect(before).toMatchObject({ sourcedId: 's3', agentSourcedIds: 'p3', grades: '01', email: 's3@pupils.riverside.example' })
  await admin.student.setGuardian({ path: { studentId, guardianId: tie!.person.id }, body: { relation: tie!.relation, noContact: true } })
  const users = rowsOf(filesOf(await exported()), 'users.csv')
  expect(users.find(({ sourcedId }) => sourcedId === 's3')).toMatchObject({ agentSourcedIds: '' })
  expect(users.find(({ sourcedId }) => sourcedId === 'p3')).toMatchObject({ agentSourcedIds: '' })
  expect(moves(await preview(await exported()))).toEqual(none)
})

test('a terminal writes it, the checker finds no fault, the audit knows who took it, and nobody else may', async () => {
  await signIn(house, 'admin')
  const path = at('roster.zip')
  const said = await house.isb(['base-data', 'export', '-o', path, '--json'])
  expect(said).toMatchObject({ code: 0 })
  expect(JSON.parse(said.out)).toEqual({ file: path, bytes: readFileSync(path).length })
  await house.isb(['base-data', 'lint', path, '--json'])
  await house.isb(['base-data', 'preview', path])
  await house.isb(['base-data', 'export'], { exit: 64 })
  expect((await admin.audit.list({ query: { operation: 'baseData.roster' } })).total).toBeGreaterThan(0)
  expect(await refusal((await house.person('front')).baseData.roster())).toMatchObject({ reason: 'NO_PERMISSION' })
})

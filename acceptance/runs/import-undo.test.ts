// A wrong import is undone as one: what it made goes, what it changed is as before, unless somebody has gone on from there.
import type { Schema } from '@isb/sdk'
import { beforeAll, describe, expect, test } from 'vitest'
import { colleague } from '../lib/absence.ts'
import { feed, spoilt, zippedFeed } from '../lib/gtfs.ts'
import { openHouse, refusal, type Person } from '../lib/house.ts'
import { openFolder, signIn } from '../lib/terminal.ts'

const house = openHouse()
const { file } = openFolder()
let admin: Person
beforeAll(async () => {
  admin = await house.person('admin')
})

type Run = Schema<'Run'>
async function ended(person: Person, begun: Promise<Run>): Promise<Run> {
  let run = await begun
  while (run.state === 'Running') {
    await new Promise((later) => setTimeout(later, 20))
    run = await person.runs.get({ path: { runId: run.id } })
  }
  return run
}
const undo = (person: Person, { id: runId }: Run) => ended(person, person.runs.undo({ path: { runId } }))
const brought = async (person: Person, begun: Promise<Run>) => {
  const run = await ended(person, begun)
  expect(run).toMatchObject({ state: 'Done', undoable: true })
  return run
}

const onlyRoleOf = async (email: string) => {
  const { records } = await admin.staff.list({ query: { search: email } })
  return (await admin.staff.get({ path: { staffId: records[0]!.id } })).roles[0]!.id
}

const nodesOf = async (codes: readonly string[]) =>
  (await admin.roles.menuOptions()).filter(({ code }) => codes.includes(code)).map(({ id }) => id)
/** Makes these all that the only role of an account gives. */
const assign = async (email: string, codes: readonly string[]) => {
  const roleId = await onlyRoleOf(email)
  const { version } = await admin.roles.get({ path: { roleId } })
  await admin.roles.assign({ path: { roleId }, body: { menuIds: await nodesOf(codes), version } })
}

describe('An import', () => {
  test('of menus is undone with everything below', async () => {
    const nodes = [
      { key: 'a', type: 'MENU_DIR', name: 'Zaun module' },
      { key: 'b', type: 'MENU', name: 'Zaun screen', parentKey: 'a', path: '/undo' },
      { key: 'c', type: 'MENU_PERM_RESOURCE', name: 'Zaun button', parentKey: 'b', code: 'undo:one' },
    ] as const
    const run = await brought(admin, admin.menus.import({ body: { nodes: [...nodes] } }))
    expect(await undo(admin, run)).toMatchObject({ operation: 'runs.undo', state: 'Done', counts: { deleted: 3, restored: 0 } })
    expect((await admin.menus.page({ query: { search: 'Zaun' } })).total).toBe(0)
    expect(await refusal(admin.runs.undo({ path: { runId: run.id } }))).toMatchObject({ code: 3, reason: 'RUN_NOT_UNDOABLE' })
    // It can come again.
    await brought(admin, admin.menus.import({ body: { nodes: [...nodes] } }))
  })

  test('on a terminal says how it is undone; a run that only checked says that', async () => {
    await signIn(house, 'admin')
    const tree = file('tree.yaml', 'format: isb-menus/1\nmenus:\n  - type: MENU_DIR\n    name: Zaun typed\n')
    const { err } = await house.isb(['menus', 'import', tree], { typed: ['y'] })
    const id = Number(/To undo the import: isb runs undo (\d+)/.exec(err)?.[1])
    expect(await house.isb(['runs', 'undo', String(id), '--yes'])).toMatchObject({ err: 'The import is undone: deleted 1\n' })
    expect((await house.isb(['menus', 'import', tree, '--dry-run'], { typed: [] })).err).not.toContain('undo')
    const checked = await house.isb(['runs', 'get', String(id + 2)])
    expect(checked.err).toBe(`Run ${id + 2} (menus.import) only checked: Done, 1 of 1. It would give: created 1\n`)
  })

  test('of accounts takes new ones away and gives the others back what they had, roles too', async () => {
    const { id } = await admin.staff.create({ body: { name: 'Olga Old', email: 'olga@school.example', invite: false } })
    const roles = await admin.roles.list({ query: { pageSize: 100 } })
    const role = roles.records.find(({ name }) => name === 'Front office')
    await admin.staff.addRole({ path: { staffId: id, roleId: role?.id ?? 0 } })
    const rows = [
      { email: 'olga@school.example', name: 'Olga Wrong', roles: [] },
      { email: 'new.wrong@school.example', name: 'New Wrong', roles: ['Front office'] },
    ]
    const run = await brought(admin, admin.staff.import({ body: { rows } }))
    expect(await admin.staff.get({ path: { staffId: id } })).toMatchObject({ name: 'Olga Wrong', roles: [] })
    expect(await undo(admin, run)).toMatchObject({ state: 'Done' })
    expect(await admin.staff.get({ path: { staffId: id } })).toMatchObject({ name: 'Olga Old', roles: [{ name: 'Front office' }] })
    expect((await admin.staff.list({ query: { search: 'new.wrong' } })).total).toBe(0)
    const { records } = await admin.staff.history({ path: { staffId: id } })
    expect(records[0]).toMatchObject({ operation: 'runs.undo', rows: [{ before: { name: 'Olga Wrong' }, after: { name: 'Olga Old' } }] })
  })

  test('is not undone where a row was changed since, or is in use; the rows are named and nothing is changed', async () => {
    const rows = ['U-1', 'U-2', 'U-3'].map((number) => ({ number, brand: 'Wrong' }))
    const run = await brought(admin, admin.bike.import({ body: { rows } }))
    const bikes = (await admin.bike.list({ query: { search: 'U-' } })).records
    const second = bikes.find(({ number }) => number === 'U-2')!
    await admin.bike.update({ path: { bikeId: second.id }, body: { location: 'Gate', version: second.version } })
    expect(await undo(admin, run)).toMatchObject({
      state: 'Refused',
      counts: { refused: 1 },
      results: [{ key: 'U-2', outcome: 'refused', reason: 'RUN_ROW_CHANGED', message: 'It has been changed since the import' }],
    })
    const other = await brought(admin, admin.bike.import({ body: { rows: [{ number: 'U-9' }] } }))
    const bikeId = (await admin.bike.list({ query: { search: 'U-9' } })).records[0]!.id
    const rent = await admin.bike.requestRent({ body: { bikeId } })
    await admin.bike.cancelRent({ path: { rentId: rent.id } })
    expect(await undo(admin, other)).toMatchObject({ state: 'Refused', results: [{ key: 'U-9', reason: 'RUN_ROW_IN_USE' }] })
    expect((await admin.bike.list({ query: { search: 'U-' } })).total).toBe(4)
  })

  test('of a child is not undone once somebody has recorded an absence, or made another guardian known', async () => {
    const from = '2026-09-01'
    const rows = ['UH-1', 'UH-2', 'UH-3'].map((studentNumber) => ({ studentNumber, name: `Hung ${studentNumber}`, enteredOn: from }))
    const run = await brought(admin, admin.student.import({ body: { rows } }))
    const child = async (number: string) => (await admin.student.list({ query: { search: number } })).records[0]!.id
    const absence = await admin.absence.create({ body: { studentId: await child('UH-1'), leaveType: 'Sick', startsOn: '2026-11-30' } })
    const guardian = await admin.staff.create({
      body: { name: 'Hung Guardian', email: 'hung@school.example', type: 'parent', invite: false },
    })
    await admin.student.setGuardian({ path: { studentId: await child('UH-2'), guardianId: guardian.id }, body: { relation: 'Mother' } })
    const refused = await undo(admin, run)
    expect(refused).toMatchObject({ state: 'Refused' })
    expect(new Set(refused.results.map(({ reason }) => reason))).toEqual(new Set(['RUN_ROW_IN_USE']))
    expect(refused.results.map(({ key }) => key)).toEqual(expect.arrayContaining(['UH-1', 'UH-2']))
    expect(refused.results.map(({ key }) => key)).not.toContain('UH-3')
    expect(await admin.absence.get({ path: { absenceId: absence.id } })).toMatchObject({ student: { name: 'Hung UH-1' } })
    expect((await admin.student.list({ query: { search: 'UH-' } })).total).toBe(3)
  })

  test('of an account is not undone once a request is in its name, nor of a menu that a role grants since', async () => {
    const rows = [{ email: 'rides@school.example', name: 'Rides Since' }]
    const accounts = await brought(admin, admin.staff.import({ body: { rows } }))
    const [person] = (await admin.staff.list({ query: { search: 'rides@' } })).records
    const bike = await admin.bike.create({ body: { number: 'UR-1' } })
    const rent = await admin.bike.requestRent({ body: { bikeId: bike.id, personId: person!.id } })
    expect(await undo(admin, accounts)).toMatchObject({ state: 'Refused', results: [{ reason: 'RUN_ROW_IN_USE' }] })
    await admin.bike.rejectRent({ path: { rentId: rent.id }, body: { reason: 'Wrong person' } })
    expect(await undo(admin, accounts)).toMatchObject({ state: 'Refused', results: [{ reason: 'RUN_ROW_IN_USE' }] })
    expect((await admin.bike.getRent({ path: { rentId: rent.id } })).person).toMatchObject({ name: 'Rides Since' })

    const menus = await brought(admin, admin.menus.import({ body: { nodes: [{ key: 'a', type: 'MENU_DIR', name: 'Granted since' }] } }))
    const [menu] = (await admin.menus.page({ query: { search: 'Granted since' } })).records
    const role = await admin.roles.create({ body: { name: 'Grants since', menuIds: [menu!.id] } })
    expect(await undo(admin, menus)).toMatchObject({ state: 'Refused', results: [{ key: 'Granted since', reason: 'RUN_ROW_IN_USE' }] })
    await admin.roles.remove({ path: { roleId: role.id } })
    expect(await undo(admin, menus)).toMatchObject({ state: 'Done' })
  })

  test('is undone by whoever began it, while they may still import', async () => {
    const run = await brought(admin, admin.bike.import({ body: { rows: [{ number: 'W-1' }] } }))
    const it = await house.person('it')
    expect(await refusal(it.runs.undo({ path: { runId: run.id } }))).toMatchObject({ code: 2, reason: 'RUN_NOT_FOUND' })
    const only = await ended(admin, admin.bike.import({ body: { rows: [{ number: 'W-2' }], dryRun: true } }))
    expect(only).toMatchObject({ undoable: false })
    expect(await refusal(admin.runs.undo({ path: { runId: only.id } }))).toMatchObject({ reason: 'RUN_NOT_UNDOABLE' })
  })

  test('of students is not undone by somebody who reaches some of them no more, and neither is any other row', async () => {
    const office = await colleague(house, admin, ['student', 'student:import'])
    const roleId = await onlyRoleOf(office.email)
    const rows = [
      { studentNumber: 'UR-5', name: 'Rita Reach', enteredOn: '2026-09-01', grade: '5' },
      { studentNumber: 'UR-9', name: 'Rolf Reach', enteredOn: '2026-09-01', grade: '9' },
    ]
    const run = await brought(office, office.student.import({ body: { rows } }))
    const limited = async (reaches: { module: string; reach: 'Divisions'; divisions: 'High'[] }[]) => {
      const { version } = await admin.roles.get({ path: { roleId } })
      await admin.roles.setReach({ path: { roleId }, body: { reaches, version } })
    }
    await limited([{ module: 'student', reach: 'Divisions', divisions: ['High'] }])
    const refused = await undo(office, run)
    expect(refused).toMatchObject({ state: 'Refused' })
    expect(new Set(refused.results.map(({ reason }) => reason))).toEqual(new Set(['STUDENT_NOT_FOUND']))
    expect(refused.results.map(({ key }) => key)).toContain('UR-5')
    expect(refused.results.map(({ key }) => key)).not.toContain('UR-9')
    expect((await admin.student.list({ query: { search: 'UR-' } })).total).toBe(2)

    await limited([])
    expect(await undo(office, run)).toMatchObject({ state: 'Done' })
    expect((await admin.student.list({ query: { search: 'UR-' } })).total).toBe(0)
  })

  test('of students puts nobody back where the caller does not reach them', async () => {
    const { id } = await admin.student.create({ body: { studentNumber: 'UB-1', name: 'Berta Back', enteredOn: '2026-09-01', grade: 'G5' } })
    const office = await colleague(house, admin, ['student', 'student:import'])
    const roleId = await onlyRoleOf(office.email)
    const rows = [{ studentNumber: 'UB-1', name: 'Berta Back', enteredOn: '2026-09-01', grade: '9' }]
    const run = await brought(office, office.student.import({ body: { rows, from: '2026-09-01' } }))
    const { version } = await admin.roles.get({ path: { roleId } })
    const reaches = [{ module: 'student', reach: 'Divisions' as const, divisions: ['High' as const] }]
    await admin.roles.setReach({ path: { roleId }, body: { reaches, version } })
    expect(await office.student.get({ path: { studentId: id } })).toMatchObject({ grade: 'G9' })
    const refused = await undo(office, run)
    expect(refused).toMatchObject({ state: 'Refused' })
    expect(new Set(refused.results.map(({ reason }) => reason))).toEqual(new Set(['STUDENT_NOT_FOUND']))
    expect(await office.student.get({ path: { studentId: id } })).toMatchObject({ grade: 'G9' })
  })

  test('of accounts takes the administrators’ role away, or changes an account, only where the caller still could', async () => {
    const office = await colleague(house, admin, ['upms:staff', 'upms:staff:import', 'upms:staff:enable'])
    const { records } = await admin.staff.list({ query: { search: office.email } })
    const path = { staffId: records[0]!.id, roleId: 1 }
    await admin.staff.addRole({ path })
    const known = await admin.staff.create({ body: { name: 'Known Old', email: 'known@school.example', invite: false } })
    const rows = [
      { email: 'second.admin@school.example', name: 'Second Admin', roles: ['Administrator'] },
      { email: 'known@school.example', name: 'Known New', roles: [] },
    ]
    const run = await brought(office, office.staff.import({ body: { rows } }))
    await admin.staff.removeRole({ path })
    await admin.staff.addRole({ path: { staffId: known.id, roleId: 1 } })
    const refused = await undo(office, run)
    expect(refused).toMatchObject({ state: 'Refused' })
    expect(new Set(refused.results.map(({ reason }) => reason))).toEqual(new Set(['ADMINISTRATOR_ONLY', 'ACCOUNT_HOLDS_MORE']))
    const [second] = (await admin.staff.list({ query: { search: 'second.admin@' } })).records
    expect(second).toMatchObject({ roles: [{ id: 1, name: 'Administrator' }] })
    expect(await admin.staff.get({ path: { staffId: known.id } })).toMatchObject({ name: 'Known New' })
  })

  test('of accounts that it disabled enables nobody where the caller may not enable accounts any more', async () => {
    const person = await admin.staff.create({ body: { name: 'Emil Enabled', email: 'emil@school.example', invite: false } })
    const office = await colleague(house, admin, ['upms:staff', 'upms:staff:import', 'upms:staff:enable'])
    const rows = [{ email: 'emil@school.example', name: 'Emil Enabled', enabled: false }]
    const run = await brought(office, office.staff.import({ body: { rows } }))
    await assign(office.email, ['upms:staff', 'upms:staff:import'])
    expect(await undo(office, run)).toMatchObject({ state: 'Refused', results: [{ key: 'emil@school.example', reason: 'CODE_NOT_HELD' }] })
    expect(await admin.staff.get({ path: { staffId: person.id } })).toMatchObject({ enabled: false })
    await assign(office.email, ['upms:staff', 'upms:staff:import', 'upms:staff:enable'])
    expect(await undo(office, run)).toMatchObject({ state: 'Done' })
    expect(await admin.staff.get({ path: { staffId: person.id } })).toMatchObject({ enabled: true })
  })

  test('of accounts and their roles is not undone where the caller may not assign roles any more', async () => {
    const person = await admin.staff.create({ body: { name: 'Rose Roles', email: 'rose@school.example', invite: false } })
    const desk = await admin.roles.create({ body: { name: 'Undo desk', menuIds: await nodesOf(['upms:staff']) } })
    const office = await colleague(house, admin, ['upms:staff', 'upms:staff:import', 'upms:staff:assign'])
    const rows = [{ email: 'rose@school.example', name: 'Rose Roles', roles: [desk.name] }]
    const run = await brought(office, office.staff.import({ body: { rows } }))
    await assign(office.email, ['upms:staff', 'upms:staff:import'])
    expect(await undo(office, run)).toMatchObject({ state: 'Refused', results: [{ reason: 'CODE_NOT_HELD' }] })
    expect(await admin.staff.get({ path: { staffId: person.id } })).toMatchObject({ roles: [{ id: desk.id }] })
    await assign(office.email, ['upms:staff', 'upms:staff:import', 'upms:staff:assign'])
    expect(await undo(office, run)).toMatchObject({ state: 'Done' })
    expect(await admin.staff.get({ path: { staffId: person.id } })).toMatchObject({ roles: [] })
  })

  test('of menus takes no permission out of the tree that the caller does not hold any more', async () => {
    const code = 'bike:list:import'
    const planted = (await admin.menus.page({ query: { search: code } })).records.find((node) => node.code === code)!
    await admin.menus.remove({ path: { id: planted.id } })
    const { id: roleId } = await admin.roles.create({ body: { name: 'Menu builder', menuIds: await nodesOf(['upms:menu:import']) } })
    const builder = await colleague(house, admin, [])
    const staffId = (await admin.staff.list({ query: { search: builder.email } })).records[0]!.id
    await admin.staff.addRole({ path: { staffId, roleId } })
    await admin.staff.addRole({ path: { staffId, roleId: 1 } })
    const nodes = [
      { key: 'a', type: 'MENU_DIR', name: 'Coded module' },
      { key: 'b', type: 'MENU', name: 'Coded screen', parentKey: 'a', path: '/coded' },
      { key: 'c', type: 'MENU_PERM_RESOURCE', name: 'Coded button', parentKey: 'b', code },
    ] as const
    const run = await brought(builder, builder.menus.import({ body: { nodes: [...nodes] } }))
    await admin.staff.removeRole({ path: { staffId, roleId: 1 } })
    expect(await undo(builder, run)).toMatchObject({
      state: 'Refused',
      results: [{ key: 'Coded button', reason: 'MENU_CODE_NOT_HELD', message: expect.stringContaining(code) }],
    })
    expect((await admin.menus.page({ query: { search: code } })).records.map((node) => node.code)).toEqual([code])
  })

  test('of students and their families leaves nobody behind, and an erased person does not come back', async () => {
    await signIn(house, 'admin')
    const students = file('undo.csv', 'studentNumber,name,enteredOn\nUN-1,Una Wrong,2026-09-01\nUN-2,Udo Wrong,2026-09-01')
    const said = await house.isb(['student', 'import', students, '--yes', '--json'])
    expect(said).toMatchObject({ code: 0 })
    const { rows } = await house.server.pool.query<{ id: number }>("select max(id)::int as id from run where operation = 'student.import'")
    const undone = await house.isb(['runs', 'undo', String(rows[0]?.id), '--yes'])
    expect(undone).toMatchObject({ code: 0, err: expect.stringContaining('The import is undone: deleted 2\n') })
    expect((await admin.student.list({ query: { search: 'UN-' } })).total).toBe(0)
    expect((await admin.staff.list({ query: { search: 'wrong', type: 'student' } })).records.map(({ name }) => name)).toEqual([])
  })

  test('of homerooms takes new classes away, and gives the others their teacher back', async () => {
    const fields = { schoolYear: '2031-32', campus: '' }
    const kept = { ...fields, name: '4U', teacherEmail: 'head@school.example' }
    await ended(admin, admin.homeroom.import({ body: { rows: [kept] } }))
    const wrong = [
      { ...kept, teacherEmail: 'wrong@school.example' },
      { ...fields, name: '4V', teacherEmail: '' },
    ]
    const run = await brought(admin, admin.homeroom.import({ body: { rows: wrong } }))
    const classes = async () => {
      const { records } = await admin.homeroom.list({ query: { schoolYear: '2031-32' } })
      const found = await Promise.all(records.map(({ id }) => admin.homeroom.get({ path: { homeroomId: id } })))
      return found.map(({ name, unknownAddresses }) => `${name} ${unknownAddresses.join()}`)
    }
    expect(await classes()).toEqual(['4U wrong@school.example', '4V '])
    expect(await undo(admin, run)).toMatchObject({ state: 'Done', counts: { deleted: expect.any(Number), restored: expect.any(Number) } })
    expect(await classes()).toEqual(['4U head@school.example'])
  })

  test('of a timetable takes its lines, stops and times away, and gives changed lines their times back', async () => {
    const bringIn = (files = feed) => brought(admin, admin.bus.import({ query: {}, body: new Blob([zippedFeed(files)]) }))
    const lines = async () => (await admin.bus.list({ query: { search: 'garden' } })).records
    const onFridays = async () => (await lines()).find(({ direction }) => direction === 'ToSchool')!.calls.at(-1)!.otherTimes
    const run = await bringIn()
    expect(await lines()).toHaveLength(2)
    expect(await undo(admin, run)).toMatchObject({ state: 'Done' })
    expect(await lines()).toEqual([])
    const again = await bringIn()
    expect(again.counts).toEqual(run.counts)

    const later = await bringIn(spoilt('stop_times.txt', 't2,07:30:00,07:30:00', 't2,07:35:00,07:35:00'))
    expect(await onFridays()).toEqual({ Friday: '07:35' })
    expect(await undo(admin, later)).toMatchObject({ state: 'Done' })
    expect(await onFridays()).toEqual({})

    const [line] = await lines()
    const calls = line!.calls.map((call, index) => ({ ...call, at: `16:0${index}` }))
    await admin.bus.update({ path: { routeId: line!.id }, body: { version: line!.version, calls } })
    expect(await undo(admin, again)).toMatchObject({ state: 'Refused', results: [{ reason: 'RUN_ROW_CHANGED' }] })
    expect(await lines()).toHaveLength(2)
  })
})

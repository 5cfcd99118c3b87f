// What the roster says of one person stands beside what the school has made of it, and a field that was edited by hand goes back.
import { beforeAll, expect, test } from 'vitest'
import type { Data } from '@isb/sdk'
import { settled as settledFor } from '../lib/bundle.ts'
import { openHouse, refusal, type Person } from '../lib/house.ts'
import { school, zipped } from '../lib/roster.ts'
import { signIn } from '../lib/terminal.ts'

const house = openHouse()
let admin: Person
beforeAll(async () => {
  admin = await house.person('admin')
})

type Run = Data<'baseData.get'>
const pathOf = ({ id }: Pick<Run, 'id'>) => ({ path: { runId: id } })
const settled = (run: Run) => settledFor(admin, run)
const preview = async () => {
  const run = await settled(await admin.baseData.read({ query: { name: 'roster.zip' }, body: zipped(school(40)) }))
  return run.state === 'Unmapped' ? settled(await admin.baseData.map({ ...pathOf(run), body: { meanings: [] } })) : run
}
const student = async (number: string) => (await admin.student.list({ query: { search: number } })).records[0]!
const said = async (staffId: number) => admin.baseData.person({ path: { staffId } })
const held = async (staffId: number) =>
  (await said(staffId)).fields.filter((each) => each.held).map(({ field, roster, here }) => [field, roster, here])
const giveBack = (staffId: number, fields?: string[]) =>
  admin.baseData.giveBackPerson({ path: { staffId }, body: fields ? { fields } : {} })

test('who comes with a roster is synced, and what it says of them can be read; of others it says nothing', async () => {
  const run = await settled(await admin.baseData.apply({ ...pathOf(await preview()), body: {} }))
  const { id } = await student('N10001')
  const { sourceId, lastRun, fields } = await said(id)
  expect({ sourceId, lastRun }).toEqual({ sourceId: 's1', lastRun: { id: run.id, name: 'roster.zip', appliedAt: run.appliedAt } })
  expect(fields.map(({ field, roster }) => [field, roster])).toEqual([
    ['name', '王子涵'],
    ['nameZh', '王子涵'],
    ['familyName', '王'],
    ['givenName', '子涵'],
    ['email', 's1@pupils.riverside.example'],
    ['studentNumber', 'N10001'],
    ['homeroom', '2026-27 R1'],
    ['grade', 'G1'],
    ['active', 'true'],
  ])
  expect(await held(id)).toEqual([])
  const account = await admin.staff.get({ path: { staffId: id } })
  expect(account).toMatchObject({ source: 'synced', syncedAt: run.appliedAt })
  const own = (await admin.auth.me()).userId
  expect(await said(own)).toEqual({ sourceId: '', lastRun: null, fields: [] })
  expect(await refusal((await house.person('front')).baseData.person({ path: { staffId: id } }))).toMatchObject({ reason: 'NO_PERMISSION' })
})

test('what is edited by hand says what the roster says, and goes back singly or all; an address to sign in with stays', async () => {
  const { id, version } = await student('N10001')
  const { records: classes } = await admin.homeroom.list({ query: { search: 'R2 t1@' } })
  await admin.student.update({ path: { studentId: id }, body: { version, nameZh: '王紫涵' } })
  const account = await admin.staff.get({ path: { staffId: id } })
  await admin.staff.update({ path: { staffId: id }, body: { version: account.version, email: 'zihan@school.example' } })
  const today = new Date().toISOString().slice(0, 10)
  await admin.student.move({
    path: { studentId: id },
    body: { from: today, division: 'Elementary', grade: 'G2', homeroomId: classes[0]!.id },
  })
  expect(await held(id)).toEqual([
    ['nameZh', '王子涵', '王紫涵'],
    ['email', 's1@pupils.riverside.example', 'zihan@school.example'],
    ['homeroom', '2026-27 R1', '2026-27 R2'],
    ['grade', 'G1', 'G2'],
  ])
  expect(await refusal(giveBack(id, ['email']))).toMatchObject({ code: 3, reason: 'BASE_DATA_NOTHING_HELD' })
  const { fields } = await giveBack(id, ['nameZh'])
  expect(fields.find(({ field }) => field === 'nameZh')).toMatchObject({ here: '王子涵', held: false })
  expect(await student('N10001')).toMatchObject({ nameZh: '王子涵', homeroom: { name: 'R2' } })
  await giveBack(id)
  expect(await student('N10001')).toMatchObject({ homeroom: { name: 'R1' }, grade: 'G1', email: 'zihan@school.example' })
  expect(await held(id)).toEqual([['email', 's1@pupils.riverside.example', 'zihan@school.example']])
  const { records } = await admin.student.history({ path: { studentId: id } })
  expect(records[0]).toMatchObject({ operation: 'baseData.giveBackPerson', staffName: 'He Jing' })
})

test('a name goes back with its parts; a terminal does the same; the roster changes nothing then', async () => {
  const { id, version } = await student('N10002')
  await admin.student.update({ path: { studentId: id }, body: { version, givenName: '心怡', name: '王心怡' } })
  expect((await held(id)).map(([field]) => field)).toEqual(['name', 'givenName'])
  await signIn(house, 'admin')
  const back = await house.isb(['api', 'baseData.giveBackPerson', '--path', `staffId=${id}`, '--body', '{"fields":["givenName"]}', '--yes'])
  expect(back).toMatchObject({ code: 0, out: expect.stringContaining('欣怡') })
  expect(await student('N10002')).toMatchObject({ name: '王欣怡', givenName: '欣怡' })
  const { kinds } = await preview()
  expect(kinds.map(({ kind, changed, held: stays }) => [kind, changed, stays])).toEqual([
    ['Homeroom', 0, 0],
    ['Staff', 0, 0],
    ['Guardian', 0, 0],
    ['Student', 0, 1],
    ['Family', 0, 0],
  ])
})

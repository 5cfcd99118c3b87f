// What a roster may not do to accounts: enable whom somebody has disabled, or take an address that somebody signs in with.
import { beforeAll, expect, test } from 'vitest'
import type { Data } from '@isb/sdk'
import { settled as settledFor } from '../lib/bundle.ts'
import { openHouse, refusal, type Person } from '../lib/house.ts'
import { edited, school, zipped, type RosterFiles } from '../lib/roster.ts'

const house = openHouse()
let admin: Person
beforeAll(async () => {
  admin = await house.person('admin')
})

type Run = Data<'baseData.get'>
const pathOf = ({ id }: Pick<Run, 'id'>) => ({ path: { runId: id } })
const settled = (run: Run) => settledFor(admin, run)
async function preview(files: RosterFiles): Promise<Run> {
  const run = await settled(await admin.baseData.read({ query: { name: 'roster.zip' }, body: zipped(files) }))
  return run.state === 'Unmapped' ? settled(await admin.baseData.map({ ...pathOf(run), body: { meanings: [] } })) : run
}
const apply = async (run: Run) => settled(await admin.baseData.apply({ ...pathOf(run), body: {} }))
const account = async (search: string) => (await admin.staff.list({ query: { search } })).records[0]!
const isEnabled = async ({ id }: { readonly id: number }) => (await admin.staff.get({ path: { staffId: id } })).enabled

const roster = school(20)
const withAddresses = (files: RosterFiles, ...pairs: readonly (readonly [string, string])[]) =>
  edited(files, 'users.csv', (text) => pairs.reduce((all, [from, to]) => all.replace(`,${from},`, `,${to},`), text))

test('an account that somebody has disabled stays so, and with a role it is not given back to the roster either', async () => {
  const { id: roleId } = await admin.roles.create({ body: { name: 'Teachers of old' } })
  const teacher = await admin.staff.create({ body: { name: 'Ada Teacher0', email: 'ex.teacher@school.example', roleIds: [roleId] } })
  const pupil = await admin.student.create({ body: { name: '王浩然', studentNumber: 'N10003', enteredOn: '2026-08-17' } })
  for (const { id } of [teacher, pupil]) await admin.staff.disable({ path: { staffId: id } })

  const shown = await preview(withAddresses(roster, ['t0@riverside.example', 'ex.teacher@school.example']))
  const found = (await admin.baseData.changes({ query: { runId: shown.id, search: 'Teacher0' } })).records
  expect(found).toMatchObject([{ held: [], stays: [{ field: 'active', was: 'false', is: 'true' }] }])
  await apply(shown)
  expect(await isEnabled(teacher)).toBe(false)
  expect(await isEnabled(pupil)).toBe(false)

  // Who had a role is enabled by whoever may give that role, and by no roster.
  const again = await preview(withAddresses(roster, ['t0@riverside.example', 'ex.teacher@school.example']))
  expect(await refusal(admin.baseData.giveBack({ ...pathOf(again), body: {} }))).toMatchObject({ reason: 'BASE_DATA_NOTHING_HELD' })
  expect(await admin.student.get({ path: { studentId: pupil.id } })).toMatchObject({ state: 'Enrolled' })
})

test('a bundle is taken back, but for the address that somebody signs in with by now', async () => {
  const more = school(30)
  await apply(await preview(withAddresses(more, ['p25@families.example', ''], ['p26@families.example', ''])))
  const filled = await apply(await preview(more))
  const { id } = await account('p25@families')
  await house.server.pool.query(`update staff set password_hash = 'x' where id = $1`, [id])
  const { workId } = await admin.baseData.undo(pathOf(filled))
  expect(await settled(filled)).toMatchObject({ state: 'Undone' })
  expect(await admin.runs.get({ path: { runId: workId! } })).toMatchObject({ state: 'Done', counts: { left: 1 } })
  expect(await account('p25@families')).toMatchObject({ id })
  expect(await admin.staff.list({ query: { search: 'p26@families' } })).toMatchObject({ total: 0 })
})

test('the secret of a service stays with its host, however its address is written', async () => {
  const set = async (address: string) =>
    admin.baseData.updateSettings({ body: { version: (await admin.baseData.settings()).version, address } })
  await set('HTTPS://SIS.example/ims')
  await admin.baseData.setCredential({ body: { credential: 'secret' } })
  expect(await set('https:/sis.example/ims/oneroster')).toMatchObject({ address: 'https://sis.example/ims/oneroster', hasCredential: true })
  expect(await set('HTTPS://evil.example/ims')).toMatchObject({ hasCredential: false })
  expect(await refusal(set(' https://'))).toMatchObject({ reason: 'OUTBOUND_ADDRESS' })
})

test('a number that a vendor gives to everybody without one makes nobody the same person', async () => {
  const alike = edited(school(30), 'users.csv', (text) => text.replace(/^(p\d,.*?),,(p\d@families\.example,.*)$/gm, '$1,0,$2'))
  expect(await admin.baseData.joins(pathOf(await preview(alike)))).toEqual([])
})

// What a person says of a roster beside what its words mean: which rows are one person, and which edited fields go back to it.
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
const count = ({ kinds }: Run, kind: string) => kinds.find((each) => each.kind === kind)!
const changes = async (run: Run, query: object = {}) =>
  (await admin.baseData.changes({ query: { runId: run.id, pageSize: 1000, ...query } })).records
const accounts = async (search: string) =>
  (await admin.staff.list({ query: { search } })).records.map(({ type, enabled }) => [type, enabled])

/** The teacher of R1 has a child here, with the same address and name; a guardian stands twice, with one identifier. */
const roster = edited(school(40), 'users.csv', (text) =>
  text
    .replace(/^p0,.*$/m, 'p0,,,true,p0,Ada,Teacher0,,t0@riverside.example,,,')
    .replace(/^(p1,.*?),,(p1@families\.example,.*)$/m, '$1,ID-7,$2')
    .replace(/^(p2,.*?),,(p2@families\.example,.*)$/m, '$1,ID-7,$2'),
)

test('rows that look like one person are proposed with what they have in common, and joined by nobody but a person', async () => {
  const shown = await preview(roster)
  expect(await admin.baseData.joins(pathOf(shown))).toEqual([
    {
      source: 'p0',
      name: 'Ada Teacher0',
      kind: 'Guardian',
      target: 't0',
      recordId: null,
      targetName: 'Ada Teacher0',
      targetKind: 'Staff',
      by: 'Address',
      value: 't0@riverside.example',
      fields: [],
      joined: null,
    },
    expect.objectContaining({ source: 'p2', target: 'p1', by: 'Identifier', value: 'ID-7', joined: null }),
  ])
  expect(count(shown, 'Guardian').created).toBe(40)
  const joins = [{ source: 'p0', target: 't1', joined: true }]
  expect(await refusal(admin.baseData.join({ ...pathOf(shown), body: { joins } }))).toMatchObject({ code: 1, reason: 'BASE_DATA_JOIN' })

  const said = [
    { source: 'p0', target: 't0', joined: true },
    { source: 'p2', target: 'p1', joined: false },
  ]
  const joined = await settled(await admin.baseData.join({ ...pathOf(shown), body: { joins: said } }))
  expect([count(joined, 'Guardian').created, count(joined, 'Family').created]).toEqual([39, 40])
  expect((await admin.baseData.joins(pathOf(joined))).map(({ source, joined: is }) => [source, is])).toEqual([
    ['p0', true],
    ['p2', false],
  ])
  await apply(joined)
  expect(await accounts('t0@riverside.example')).toEqual([['staff', true]])
  const [student] = (await admin.student.list({ query: { search: 'N10000' } })).records
  const { guardians } = await admin.student.family({ path: { studentId: student!.id } })
  expect(guardians).toMatchObject([{ person: { name: 'Ada Teacher0', type: 'staff' } }])
  expect(await changes(await preview(roster))).toEqual([])
})

test('two accounts of one person become one: the ties go over, and the other account is disabled', async () => {
  const shown = await preview(roster)
  const said = [{ source: 'p2', target: 'p1', joined: true }]
  const joined = await settled(await admin.baseData.join({ ...pathOf(shown), body: { joins: said } }))
  expect((await changes(joined)).map(({ kind, outcome }) => [kind, outcome])).toEqual([
    ['Guardian', 'Deactivated'],
    ['Family', 'Deactivated'],
    ['Family', 'Created'],
  ])
  await apply(joined)
  expect(await accounts('p2@families.example')).toEqual([['parent', false]])
  const [student] = (await admin.student.list({ query: { search: 'N10002' } })).records
  const { guardians } = await admin.student.family({ path: { studentId: student!.id } })
  expect(guardians).toMatchObject([{ email: 'p1@families.example' }])
  expect(await changes(await preview(roster))).toEqual([])
})

test('what was edited by hand stands in the preview though nothing else changes, and is given back singly or all', async () => {
  for (const number of ['N10010', 'N10011', 'N10012']) {
    const [{ id, version } = { id: 0, version: 0 }] = (await admin.student.list({ query: { search: number } })).records
    await admin.student.update({ path: { studentId: id }, body: { version, nameZh: '改名', givenName: 'Own' } })
  }
  const nameOf = async (number: string) => {
    const [student] = (await admin.student.list({ query: { search: number } })).records
    return student?.nameZh
  }
  const shown = await preview(roster)
  expect(count(shown, 'Student')).toMatchObject({ changed: 0, held: 3, unchanged: 40 })
  const held = await changes(shown, { outcome: 'Held' })
  expect(held.map(({ name }) => name).toSorted((a, b) => (a < b ? -1 : 1))).toEqual(['李子涵', '李欣怡', '李逸晨'])
  const mine = held.find(({ name }) => name === '李逸晨')!
  expect(mine).toMatchObject({ fields: [], held: expect.arrayContaining([{ field: 'nameZh', was: '改名', is: '李逸晨' }]) })

  const one = await settled(await admin.baseData.giveBack({ ...pathOf(shown), body: { changes: [mine.id] } }))
  expect(count(one, 'Student')).toMatchObject({ changed: 1, held: 2 })
  await apply(one)
  expect([await nameOf('N10010'), await nameOf('N10011')]).toEqual(['李逸晨', '改名'])
  const rest = await settled(await admin.baseData.giveBack({ ...pathOf(await preview(roster)), body: {} }))
  expect(count(rest, 'Student')).toMatchObject({ changed: 2, held: 0 })
  await apply(rest)
  expect(await changes(await preview(roster))).toEqual([])
  expect(await refusal(admin.baseData.giveBack({ ...pathOf(await preview(roster)), body: {} }))).toMatchObject({
    reason: 'BASE_DATA_NOTHING_HELD',
  })
})

test('what waits to be applied is counted beside the menu, until a newer bundle is applied', async () => {
  const waiting = async () => (await admin.queues.list()).find(({ code }) => code === 'base-data')
  await apply(await preview(edited(roster, 'users.csv', (text) => text.replace('Teacher1', 'Tutor'))))
  expect(await waiting()).toMatchObject({ waiting: 0 })
  const shown = await preview(roster)
  expect(await waiting()).toMatchObject({ waiting: 1, oldest: 'roster.zip' })
  await apply(shown)
  expect(await waiting()).toMatchObject({ waiting: 0 })
})

test('of two bundles is shown what one does otherwise than the other', async () => {
  const other = edited(roster, 'users.csv', (text) => text.replace('Teacher1', 'Tutor'))
  const both = edited(other, 'users.csv', (text) => text.replace('俊杰,王', '俊捷,王'))
  const [first, second] = [await preview(other), await preview(both)]
  const names = async (run: Run, comparedTo: Run) => (await changes(run, { comparedTo: comparedTo.id })).map(({ name }) => name)
  expect(await names(second, first)).toEqual(['王俊捷'])
  expect(await names(first, second)).toEqual([])
  expect(await names(first, await preview(roster))).toEqual(['Ada Tutor'])
})

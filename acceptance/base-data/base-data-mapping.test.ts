// What a roster's own words mean here: proposed with what speaks for it, confirmed by a person, kept for the bundles to come.
import { beforeAll, expect, test } from 'vitest'
import type { Data, Input } from '@isb/sdk'
import { settled as settledFor } from '../lib/bundle.ts'
import { openHouse, refusal, type Person } from '../lib/house.ts'
import { openFolder, signIn } from '../lib/terminal.ts'
import { edited, school, zipped, type RosterFiles } from '../lib/roster.ts'

const house = openHouse()
const { file } = openFolder()
let admin: Person
beforeAll(async () => {
  admin = await house.person('admin')
})

type Run = Data<'baseData.get'>
type Meanings = Input<'baseData.map'>['body']['meanings']
const pathOf = ({ id }: Pick<Run, 'id'>) => ({ path: { runId: id } })
const settled = (run: Run) => settledFor(admin, run)
const preview = async (files: RosterFiles) => settled(await admin.baseData.read({ query: { name: 'roster.zip' }, body: zipped(files) }))
const map = async (run: Run, meanings: Meanings = []) => settled(await admin.baseData.map({ ...pathOf(run), body: { meanings } }))
const apply = async (run: Run) => settled(await admin.baseData.apply({ ...pathOf(run), body: {} }))
const created = ({ kinds }: Run, kind: string) => kinds.find((each) => each.kind === kind)?.created
const student = async (number: string) =>
  (await admin.student.list({ query: { search: number } })).records.find(({ studentNumber }) => studentNumber === number)

const roster = school(40)
/** Ten more students of another school, and a column with names as families write them. */
const withOthers = edited(
  edited(
    edited(roster, 'orgs.csv', (text) => `${text}o2,,,Lakeside Middle School,school,,\n`),
    'roles.csv',
    (text) => text.replaceAll(/^(r[sp]3\d,.*),o1$/gm, '$1,o2'),
  ),
  'users.csv',
  (text) =>
    text
      .replace(/password$/m, 'metadata.localName')
      .replaceAll(/canary-(\d+)$/gm, '')
      .replace(/^(s0,.*),$/m, '$1,王小晨')
      .replace(/^(s1,.*),01,$/m, '$1,Prep,'),
)

test('nothing of the first bundle comes in before somebody has confirmed what it means', async () => {
  const shown = await preview(withOthers)
  expect(shown.state).toBe('Unmapped')
  expect(await refusal(admin.baseData.apply({ ...pathOf(shown), body: {} }))).toMatchObject({ code: 3, reason: 'BASE_DATA_UNMAPPED' })
  const meanings = await admin.baseData.mapping(pathOf(shown))
  const told = meanings.map(({ kind, source, name, target, count, without }) => [kind, source, name, target, count, without])
  expect(told).toEqual([
    ['Org', 'o1', 'Riverside School', '', 62, null],
    ['Org', 'o2', 'Lakeside Middle School', 'Middle', 20, null],
    ['Grade', '01', '', 'G1', 19, null],
    ['Grade', '02', '', 'G2', 20, null],
    ['Grade', 'Prep', '', '', 1, null],
    ['Session', 'y1', '2026-27', '2026-27', 2, null],
    ['Homerooms', '', '', 'Marked', 2, 0],
    ['NameColumn', 'metadata.localName', '', 'nameZh', 1, null],
  ])
  expect(meanings.every(({ asked, confirmed }) => asked && !confirmed)).toBe(true)
  expect(meanings.find(({ source }) => source === 'Prep')?.samples).toEqual(['王子涵'])
  expect(meanings.find(({ kind }) => kind === 'Homerooms')?.samples).toEqual(['R1', 'R2'])
})

test('what cannot be meant is refused by its name; what is confirmed is compared anew, applied, and asked no more', async () => {
  const shown = await preview(withOthers)
  const wrong = admin.baseData.map({ ...pathOf(shown), body: { meanings: [{ kind: 'Grade', source: 'Prep', target: 'G99' }] } })
  expect(await refusal(wrong)).toMatchObject({ code: 1, reason: 'BASE_DATA_MEANING', message: '“Prep” cannot mean “G99” here' })
  expect(created(shown, 'Student')).toBe(40)
  const confirmed = await map(shown, [
    { kind: 'Org', source: 'o2', target: 'Elsewhere' },
    { kind: 'Grade', source: 'Prep', target: 'G3' },
  ])
  expect(confirmed.state).toBe('Ready')
  expect(created(confirmed, 'Student')).toBe(30)
  expect(created(confirmed, 'Guardian')).toBe(30)
  expect(await apply(confirmed)).toMatchObject({ state: 'Applied' })
  expect(await student('N10000')).toMatchObject({ name: '王逸晨', nameZh: '王小晨', grade: 'G1' })
  expect(await student('N10001')).toMatchObject({ grade: 'G3', division: 'Elementary' })
  expect(await student('N10035')).toBeUndefined()

  const again = await preview(withOthers)
  expect(again.state).toBe('Ready')
  expect(again.kinds.every((kind) => kind.created + kind.changed + kind.deactivated === 0)).toBe(true)
})

test('a later bundle asks only for what is new and nobody can tell', async () => {
  const next = edited(withOthers, 'users.csv', (text) =>
    text.replace(/^(s2,.*),01,$/m, '$1,Reception,').replace(/^(s3,.*),01,$/m, '$1,Grade 4,'),
  )
  const shown = await preview(next)
  expect(shown.state).toBe('Unmapped')
  const asked = (await admin.baseData.mapping(pathOf(shown))).filter((each) => each.asked)
  expect(asked).toMatchObject([{ kind: 'Grade', source: 'Reception', target: '', count: 1, samples: ['王欣怡'] }])
  const confirmed = await map(shown)
  expect(confirmed.state).toBe('Ready')
  await apply(confirmed)
  // What says nothing changes nothing.
  expect(await student('N10002')).toMatchObject({ grade: 'G1' })
  expect(await student('N10003')).toMatchObject({ grade: 'G4' })
})

test('without homerooms each grade is a class, if the school says so', async () => {
  const bare = edited(roster, 'classes.csv', (text) => text.replaceAll(',homeroom,', ',scheduled,'))
  const shown = await preview(bare)
  const [asked] = (await admin.baseData.mapping(pathOf(shown))).filter(({ kind }) => kind === 'Homerooms')
  // The school goes by the homerooms of its rosters: where there are none everybody stays.
  expect(asked).toMatchObject({ target: 'Marked', confirmed: true, count: 0, without: 40 })
  expect((await map(shown)).kinds.find(({ kind }) => kind === 'Homeroom')).toMatchObject({ created: 0, changed: 0 })
  const perGrade = await map(shown, [{ kind: 'Homerooms', source: '', target: 'PerGrade' }])
  expect(created(perGrade, 'Homeroom')).toBe(2)
  expect(await apply(perGrade)).toMatchObject({ state: 'Applied' })
  expect(await student('N10021')).toMatchObject({ homeroom: { name: 'Grade 2' } })
  const again = await preview(bare)
  expect(again.kinds.find(({ kind }) => kind === 'Homeroom')).toMatchObject({ created: 0, changed: 0, unchanged: 2 })
})

test('a job at night says that it has to be told what is new, and how', async () => {
  await signIn(house, 'admin')
  const next = edited(roster, 'users.csv', (text) =>
    text.replace(',N10004,s4@pupils.riverside.example,p4,01,', ',N10004,s4@pupils.riverside.example,p4,Nursery,'),
  )
  const path = file('next.zip', new Uint8Array(await zipped(next).arrayBuffer()))
  const run = (...args: string[]) => house.isb(['base-data', ...args])
  const failing = (exit: number, ...args: string[]) => house.isb(['base-data', ...args], { exit })
  const shown = await failing(3, 'apply', path, '--yes')
  expect(shown).toMatchObject({ code: 3, err: expect.stringContaining('Needs mapping') })
  const id = /Run (\d+)/.exec(shown.err)?.[1] ?? ''
  expect((await run('mapping', id)).out).toMatch(/Grades +Nursery +– +1 +王雨桐 +asked/)
  expect(await failing(1, 'map', id, '--grade', 'Nursery=G99')).toMatchObject({ code: 1, err: expect.stringContaining('cannot mean') })
  expect(await failing(2, 'map', id, '--grade', 'Nursery=G5')).toMatchObject({ code: 2, err: expect.stringContaining('Ready') })
  expect(await run('apply', id, '--yes')).toMatchObject({ code: 0 })
  expect((await run('mapping', id, '--json')).out).toContain('"target": "G5"')
})

// Who the rows of a roster are: somebody who is here only where two things say so; else a person says it, and nothing is applied before.
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Data, Input } from '@isb/sdk'
import { settled as settledFor } from '../lib/bundle.ts'
import { openHouse, password, refusal, type Person } from '../lib/house.ts'
import { startRosterService } from '../lib/one-roster.ts'
import { edited, school, zipped, type RosterFiles } from '../lib/roster.ts'
import { openFolder, signIn } from '../lib/terminal.ts'

const sis = await startRosterService()
const house = openHouse({ OUTBOUND_ALLOW: sis.url })
const { file } = openFolder()
let admin: Person
beforeAll(async () => {
  admin = await house.person('admin')
})
afterAll(() => sis.stop())

type Run = Data<'baseData.get'>
const pathOf = ({ id }: Pick<Run, 'id'>) => ({ path: { runId: id } })
const settled = (run: Pick<Run, 'id'>) => settledFor(admin, run)
async function preview(files: RosterFiles): Promise<Run> {
  const run = await settled(await admin.baseData.read({ query: { name: 'roster.zip' }, body: zipped(files) }))
  return run.state === 'Unmapped' ? settled(await admin.baseData.map({ ...pathOf(run), body: { meanings: [] } })) : run
}
const apply = async (run: Run) => settled(await admin.baseData.apply({ ...pathOf(run), body: {} }))
const changes = async (run: Run, query: object = {}) =>
  (await admin.baseData.changes({ query: { runId: run.id, pageSize: 1000, ...query } })).records
const student = async (number: string) => {
  const { records } = await admin.student.list({ query: { search: number } })
  return records.find(({ studentNumber }) => studentNumber === number)!
}
const add = (studentNumber: string, name: string, more: object = {}) =>
  admin.student.create({ body: { studentNumber, name, enteredOn: '2026-08-17', grade: 'G2', ...more } })
const isb = (...args: string[]) => house.isb(['base-data', ...args])
const failing = (exit: number, ...args: string[]) => house.isb(['base-data', ...args], { exit })
/** What a bundle does, beside the row whose number somebody else has. */
const done = async (run: Run) => (await changes(run)).filter(({ outcome }) => outcome !== 'Refused')
const roster = school(40)

test('a row with the number of another child is asked about, and nothing is applied before the answer', async () => {
  // Row s3 has this number and is 王浩然; row s4 is 王雨桐.
  const amelie = await add('N10003', 'Amelie Larsen', { nameZh: '拉森' })
  const yutong = await add('N10004', 'Yutong Wang')
  const shown = await preview(roster)
  expect(shown).toMatchObject({ state: 'Unanswered', questions: 1 })
  expect(await admin.baseData.joins(pathOf(shown))).toMatchObject([
    {
      source: 's3',
      name: '王浩然',
      kind: 'Student',
      target: '',
      recordId: amelie.id,
      targetName: 'Amelie Larsen',
      by: 'Number',
      value: 'N10003',
      joined: null,
      fields: [
        { field: 'name', was: 'Amelie Larsen', is: '王浩然' },
        { field: 'nameZh', was: '拉森', is: '王浩然' },
        { field: 'studentNumber', was: 'N10003', is: 'N10003' },
        { field: 'grade', was: 'G2', is: '01' },
        { field: 'email', was: '', is: 's3@pupils.riverside.example' },
        { field: 'guardians', was: '', is: '李逸晨' },
      ],
    },
  ])
  expect(await changes(shown, { outcome: 'Refused' })).toMatchObject([{ name: '王浩然', reason: 'BASE_DATA_ASKED' }])
  expect(await refusal(admin.baseData.apply({ ...pathOf(shown), body: {} }))).toMatchObject({ code: 3, reason: 'BASE_DATA_UNANSWERED' })
  // The name in pinyin and the number say who the other one is.
  expect(await changes(shown, { search: 'N10004' })).toMatchObject([
    { outcome: 'Changed', name: '王雨桐', formerName: 'Yutong Wang', identifier: 'N10004' },
  ])

  const joins = [{ source: 's3', recordId: yutong.id, joined: true }]
  expect(await refusal(admin.baseData.join({ ...pathOf(shown), body: { joins } }))).toMatchObject({ code: 1, reason: 'BASE_DATA_JOIN' })
  const two = await settled(
    await admin.baseData.join({ ...pathOf(shown), body: { joins: [{ source: 's3', recordId: amelie.id, joined: false }] } }),
  )
  expect(two).toMatchObject({ state: 'Ready', questions: 0 })
  expect(await changes(two, { outcome: 'Refused' })).toMatchObject([{ name: '王浩然', reason: 'STUDENT_NUMBER_TAKEN' }])
  await apply(two)
  expect(await student('N10003')).toMatchObject({ id: amelie.id, name: 'Amelie Larsen', nameZh: '拉森' })
  expect(await student('N10004')).toMatchObject({ id: yutong.id, name: '王雨桐' })
  // The answer is kept.
  expect(await preview(roster)).toMatchObject({ state: 'Ready', questions: 0 })
})

test('a terminal lists the questions and answers them; a change of name reads as old and new', async () => {
  await signIn(house, 'admin')
  const renamed = edited(roster, 'users.csv', (text) => text.replace('s3,,,true,s3,浩然,王', 's3,,,true,s3,Tom,Baker'))
  const path = file('renamed.zip', new Uint8Array(await zipped(renamed).arrayBuffer()))
  // The row says somebody else than when it was answered.
  const asked = await failing(3, 'preview', path)
  expect(asked).toMatchObject({ code: 3, err: expect.stringContaining('1 row may be somebody who is here already') })
  const [, id = ''] = /isb base-data joins (\d+)/.exec(asked.err) ?? []
  expect((await isb('joins', id)).out).toMatch(/s3 +Tom Baker +Student +Amelie Larsen +Same number N10003 .*needs an answer/)
  await failing(3, 'apply', id, '--yes')
  await failing(64, 'join', id)
  expect(await failing(64, 'join', id, '--one', 's99')).toMatchObject({ err: expect.stringContaining('“s99”') })
  expect(await failing(2, 'join', id, '--one', 's3')).toMatchObject({ err: expect.stringContaining('Ready') })
  expect((await isb('changes', '--run-id', id, '--search', 'N10003')).out).toContain('Amelie Larsen → Tom Baker')
  expect(await (await admin.baseData.exportChanges({ query: { runId: Number(id) } })).text()).toContain('Amelie Larsen → Tom Baker')
  await failing(64, 'join', id, '--rest', 'two')
  await isb('join', id, '--two', 's3')
})

test('a roster of another system with the same ids changes nobody before somebody has answered', async () => {
  const other = edited(roster, 'users.csv', (text) =>
    text.replaceAll(
      /^(s(\d+),,,true,s\d+),.*?,N\d+,s\d+@pupils\.riverside\.example,p\d+/gm,
      (_, head: string, at: string) => `${head},Given${at},Family${at},X${at},x${at}@other.example,`,
    ),
  )
  const shown = await preview(other)
  expect(shown).toMatchObject({ state: 'Unanswered', questions: 39 })
  expect((await admin.baseData.joins(pathOf(shown))).filter(({ by }) => by === 'Id')).toHaveLength(39)
  expect(shown.kinds.find(({ kind }) => kind === 'Student')).toMatchObject({ changed: 0, deactivated: 0, refused: 39 })
  // Two people: the rows are newcomers, and those who were here are in the roster no more, which stops it.
  const { err, code } = await failing(3, 'join', String(shown.id), '--rest', 'two')
  expect(code).toBe(3)
  expect(err).toContain('Students: 39 of 39 would be deactivated')
  await admin.baseData.discard(pathOf(shown))
})

test('a person who may not sign in keeps record, family and class', async () => {
  const without = edited(roster, 'users.csv', (text) => text.replaceAll(/^([sp]5,,,)true/gm, '$1false'))
  const shown = await preview(without)
  expect(shown.kinds.map(({ kind, deactivated }) => [kind, deactivated])).toContainEqual(['Student', 0])
  expect((await done(shown)).map(({ kind, outcome, fields }) => [kind, outcome, fields])).toEqual([
    ['Student', 'Changed', [{ field: 'maySignIn', was: 'true', is: 'false' }]],
    ['Guardian', 'Changed', [{ field: 'maySignIn', was: 'true', is: 'false' }]],
  ])
  const child = await student('N10005')
  await house.server.pool.query(
    `update staff set password_hash = (select password_hash from staff where email = 'admin@school.example') where id = $1`,
    [child.id],
  )
  const enter = () => house.stranger().auth.login({ body: { email: 's5@pupils.riverside.example', password } })
  await enter()
  await apply(shown)
  expect(await refusal(enter())).toMatchObject({ code: 1 })
  expect(await student('N10005')).toMatchObject({ state: 'Enrolled', homeroom: { name: 'R1' }, guardians: 1 })
  expect(await admin.student.family({ path: { studentId: child.id } })).toMatchObject({
    guardians: [{ email: 'p5@families.example', enabled: false }],
  })
  expect(await done(await preview(without))).toEqual([])

  // Newcomers who may not sign in come in all the same.
  const more = edited(school(41), 'users.csv', (text) => text.replaceAll(/^([sp](?:5|40),,,)true/gm, '$1false'))
  await apply(await preview(more))
  expect(await student('N10040')).toMatchObject({ state: 'Enrolled', guardians: 1 })
  expect(await done(await preview(more))).toEqual([])
  await apply(await preview(school(41)))
  expect((await admin.staff.list({ query: { search: 's5@pupils' } })).records).toMatchObject([{ enabled: true }])
  expect(await done(await preview(school(41)))).toEqual([])
})

test('the preview, the terminal and the check say how many rows each rule took out', async () => {
  const files = edited(
    edited(school(41), 'users.csv', (text) => `${text}x1,tobedeleted,,true,x1,Old,Pupil,X1,,,01,\n`),
    'classes.csv',
    (text) => `${text}k9,,,Mathematics,01,c0,scheduled,o1,y1\n`,
  )
  const all = edited(files, 'enrollments.csv', (text) => `${text}e900,,,k9,o1,s1,student,,,\ne901,,,k9,o1,s2,student,,,\n`)
  const shown = await preview(all)
  expect(shown.leftOut).toEqual([
    { rule: 'ClassType', file: 'classes.csv', value: 'scheduled', count: 1 },
    { rule: 'UserStatus', file: 'users.csv', value: 'tobedeleted', count: 1 },
    { rule: 'NotHomeroom', file: 'enrollments.csv', value: '', count: 2 },
    { rule: 'NoRole', file: '', value: '', count: 1 },
  ])
  const path = file('rules.zip', new Uint8Array(await zipped(all).arrayBuffer()))
  const said = [
    'classes.csv: 1 row not read: classType is “scheduled”, not homeroom',
    'users.csv: 1 person counts as gone: status is “tobedeleted”',
    'enrollments.csv: 2 rows not read: enrolled in a class that is no homeroom',
  ]
  for (const command of ['preview', 'lint']) {
    const { err } = await isb(command, path)
    for (const each of said) expect(err).toContain(each)
  }
})

test('an address that the roster writes otherwise stays by a rule, and is not told as edited by hand', async () => {
  const shown = await preview(edited(school(41), 'users.csv', (text) => text.replace('s7@pupils.', 'seven@pupils.')))
  expect(shown.kinds.find(({ kind }) => kind === 'Student')).toMatchObject({ held: 0, changed: 0 })
  expect(await done(shown)).toMatchObject([
    {
      outcome: 'Held',
      fields: [],
      held: [],
      stays: [{ field: 'email', was: 's7@pupils.riverside.example', is: 'seven@pupils.riverside.example' }],
    },
  ])
})

test('a roster that is fetched by night stops at a question, and somebody is mailed', async () => {
  await add('N10042', 'Mia Berg')
  sis.serve(school(43))
  const set = async (body: Omit<Input<'baseData.updateSettings'>['body'], 'version'>) =>
    admin.baseData.updateSettings({ body: { version: (await admin.baseData.settings()).version, ...body } })
  await set({ address: sis.base, signIn: 'Bearer', pullsAt: '00:00', applies: true, mailTo: 'registrar@school.example' })
  await admin.baseData.setCredential({ body: { credential: sis.fixed } })
  house.server.pass(24 * 60 * 60_000)
  admin = await house.person('admin')
  await house.server.remind()
  const newest = async () => (await admin.baseData.list({ query: { origin: 'Schedule' } })).records[0]
  await expect.poll(async () => (await newest())?.state, { interval: 50, timeout: 60_000 }).toBe('Unanswered')
  await house.server.remind()
  await house.server.remind()
  expect(await newest()).toMatchObject({ state: 'Unanswered', questions: 1 })
  const mails = house.server.mails.filter(({ subject }) => subject.includes('roster was not applied'))
  expect(mails).toHaveLength(1)
  expect(mails[0]?.body).toContain('1 row may be somebody who is here already')
  expect(mails[0]?.body).toContain('有 1 行可能是已有人员')
})

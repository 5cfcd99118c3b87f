// Rosters are fetched from the service of a student information system: whole, however it answers, and only where it may be called.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Data, Input } from '@isb/sdk'
import { settled as settledFor } from '../lib/bundle.ts'
import { openHouse, refusal, type Person } from '../lib/house.ts'
import { startRosterService, type Trouble } from '../lib/one-roster.ts'
import { edited, school, without, zipped, type RosterFiles } from '../lib/roster.ts'
import { signIn } from '../lib/terminal.ts'

const sis = await startRosterService()
const said: string[] = []
const house = openHouse({ OUTBOUND_ALLOW: sis.url, LOG_LEVEL: 'info' }, { write: (line) => void said.push(line) })
let admin: Person
beforeAll(async () => {
  admin = await house.person('admin')
})
afterAll(() => sis.stop())

type Run = Data<'baseData.get'>
const pathOf = ({ id }: Pick<Run, 'id'>) => ({ path: { runId: id } })
const settled = (run: Pick<Run, 'id'>) => settledFor(admin, run)
const set = async (body: Omit<Input<'baseData.updateSettings'>['body'], 'version'>) =>
  admin.baseData.updateSettings({ body: { version: (await admin.baseData.settings()).version, ...body } })
const setCredential = (credential: string) => admin.baseData.setCredential({ body: { credential } })
const pull = async () => {
  const run = await settled(await admin.baseData.pull())
  return run.state === 'Unmapped' ? settled(await admin.baseData.map({ ...pathOf(run), body: { meanings: [] } })) : run
}
const apply = async (run: Run) => settled(await admin.baseData.apply({ ...pathOf(run), body: {} }))
const counts = ({ kinds }: Run) =>
  Object.fromEntries(kinds.map(({ kind, created, changed, deactivated, refused }) => [kind, [created, changed, deactivated, refused]]))
const nothing = { Homeroom: [0, 0, 0, 0], Staff: [0, 0, 0, 0], Guardian: [0, 0, 0, 0], Student: [0, 0, 0, 0], Family: [0, 0, 0, 0] }
/** Answers that are wrong once. */
const once = (...wrong: readonly (readonly [Trouble, at: string])[]) => {
  const left = new Map(wrong.map(([trouble, at]) => [at, trouble]))
  sis.trouble = (resource, offset) => {
    const at = `${resource} ${offset}`
    const trouble = left.get(at)
    left.delete(at)
    return trouble
  }
  return left
}

const roster = school(120)
beforeEach(() => {
  sis.trouble = () => undefined
  sis.pagesOf = {}
})

test('nothing is fetched before somebody has said from where; what the server may not call is refused as it is saved', async () => {
  expect(await refusal(admin.baseData.pull())).toMatchObject({ code: 3, reason: 'BASE_DATA_NO_SOURCE' })
  expect(await refusal(setCredential('secret'))).toMatchObject({ code: 3, reason: 'BASE_DATA_NO_ADDRESS' })
  const wrong = async (body: Parameters<typeof set>[0]) => {
    const { reason, errors } = await refusal(set(body))
    return [reason, errors?.[0]?.path]
  }
  expect(await wrong({ address: 'http://sis.example/ims' })).toEqual(['OUTBOUND_ADDRESS', '/address'])
  expect(await wrong({ address: 'https://me:secret@sis.example/ims' })).toEqual(['OUTBOUND_ADDRESS', '/address'])
  expect(await wrong({ address: 'https://10.0.0.8/ims' })).toEqual(['OUTBOUND_PRIVATE', '/address'])
  expect(await wrong({ address: sis.base, tokenAddress: 'https://[::1]/token' })).toEqual(['OUTBOUND_PRIVATE', '/tokenAddress'])
  expect(await wrong({ pullsAt: '02:30' })).toEqual(['BASE_DATA_NO_ADDRESS', '/pullsAt'])
  expect(await wrong({ pausedFrom: '2027-08-20', pausedUntil: '2027-06-20' })).toEqual(['BASE_DATA_PAUSE', '/pausedUntil'])
  expect(await wrong({ mailTo: 'registrar@school.example\nnobody' })).toEqual(['MAILBOX_ADDRESS', '/mailTo'])
})

test('a whole school is fetched page by page with client credentials, and is what its bundle is', async () => {
  sis.serve(roster)
  await set({ address: `${sis.base}/`, tokenAddress: `${sis.url}/oauth/token`, client: sis.client.id, scope: 'roster-core.readonly' })
  await setCredential(sis.client.secret)
  const run = await pull()
  expect(run).toMatchObject({ state: 'Ready', origin: 'Service', format: 'OneRoster 1.2', name: new URL(sis.url).host, fault: '' })
  expect(counts(run)).toEqual({
    ...nothing,
    Homeroom: [6, 0, 0, 0],
    Staff: [6, 0, 0, 0],
    Guardian: [120, 0, 0, 0],
    Student: [120, 0, 0, 0],
    Family: [120, 0, 0, 0],
  })
  expect(sis.asked.filter((each) => each.startsWith('users'))).toEqual([
    'users?limit=500&offset=0',
    'users?limit=500&offset=100',
    'users?limit=500&offset=200',
  ])
  expect(await apply(run)).toMatchObject({ state: 'Applied' })
  const student = (await admin.student.list({ query: { search: 'N10000' } })).records[0]
  expect(student).toMatchObject({ name: '王逸晨', homeroom: { name: 'R1' }, grade: 'G1', guardians: 1 })
  const file = await settled(await admin.baseData.read({ query: { name: 'roster.zip' }, body: zipped(roster) }))
  expect(counts(file)).toEqual(nothing)
})

test.each([
  ['by offset, told how many there are; offset alone', { by: 'offset', most: 100, total: true }, { by: 'offset', most: 77, total: false }],
  ['by links alone; all at once, whatever is asked', { by: 'link', most: 100, total: false }, { by: 'nothing', most: 0, total: false }],
] as const)('pages %s come to the same', async (_, ofUsers, ofEnrollments) => {
  sis.pagesOf = { users: ofUsers, enrollments: ofEnrollments }
  sis.asked.length = 0
  expect(counts(await pull())).toEqual(nothing)
  const pages = (resource: string) => sis.asked.filter((each) => each.startsWith(`${resource}?`)).length
  expect([pages('users'), pages('enrollments')]).toEqual(ofUsers.by === 'offset' ? [3, 3] : [4, 2])
})

test('OneRoster 1.1 says the role with the user, and a fixed token will do', async () => {
  const { 'roles.csv': roles = '', ...files } = roster
  const roleOf = new Map(roles.split('\n').map((row) => [row.split(',')[3], row.split(',')[5]]))
  sis.serve(
    edited(files, 'users.csv', (text) =>
      text
        .trimEnd()
        .split('\n')
        .map((row, at) => (at === 0 ? `${row},role,orgSourcedIds` : `${row},${roleOf.get(row.split(',')[0])},o1`))
        .join('\n'),
    ),
  )
  await set({ signIn: 'Bearer' })
  expect(await admin.baseData.settings()).toMatchObject({ hasCredential: false })
  await setCredential(sis.fixed)
  const run = await pull()
  expect(run).toMatchObject({ state: 'Ready', format: 'OneRoster 1.1' })
  expect(counts(run)).toEqual(nothing)
})

describe('a service in trouble', () => {
  beforeAll(async () => {
    sis.serve(roster)
    await set({ signIn: 'ClientCredentials' })
    await setCredential(sis.client.secret)
  })

  test('that breaks off, is slow, wants to be left alone, or forgets who asks is asked on from there', async () => {
    sis.pagesOf = { users: { by: 'link', most: 50, total: true } }
    sis.asked.length = 0
    const left = once(
      ['slow', 'classes 0'],
      ['cut', 'users 50'],
      ['half', 'users 100'],
      ['broken', 'users 150'],
      ['runs out', 'users 200'],
      ['busy', 'enrollments 100'],
      ['gone', 'demographics 0'],
    )
    const run = await pull()
    expect(run).toMatchObject({ state: 'Ready', fault: '' })
    expect(counts(run)).toEqual(nothing)
    expect([...left.keys()]).toEqual([])
    // Each page that went wrong was asked for once more, and nothing was begun anew.
    const asked = (at: string) => sis.asked.filter((each) => each.startsWith(at)).length
    expect([0, 50, 100, 150, 200].map((offset) => asked(`users?limit=500&offset=${offset}`))).toEqual([1, 2, 2, 2, 2])
    expect([asked('classes'), asked('enrollments?limit=500&offset=100'), asked('token')]).toEqual([1, 2, 2])
  })

  test.each([
    ['answers with a page to sign in', 'html', 'users 100', 'BASE_DATA_SOURCE_ANSWER', 'users: 200'],
    ['sends elsewhere', 'moved', 'users 100', 'BASE_DATA_SOURCE_ANSWER', ''],
    ['has no users', 'gone', 'users 0', 'BASE_DATA_SOURCE_ANSWER', 'users: 404'],
  ] as const)('%s: nothing is compared, and the run says why', async (_, trouble, at, fault, detail) => {
    once([trouble, at])
    const run = await pull()
    expect(run).toMatchObject({ state: 'Unreadable', fault, kinds: [] })
    expect(run.faultDetail).toContain(detail)
    expect(await refusal(admin.baseData.apply({ ...pathOf(run), body: {} }))).toMatchObject({ reason: 'BASE_DATA_NOT_READY' })
  })

  test('one that says it has more than it sends is not taken for a school that has shrunk', async () => {
    sis.trouble = (resource, offset) => (resource === 'users' && offset >= 200 ? 'too little' : undefined)
    expect(await pull()).toMatchObject({ state: 'Unreadable', fault: 'BASE_DATA_SOURCE_INCOMPLETE', faultDetail: 'users: 245 / 246' })
  })

  test('a link to another host is not followed: the token stays here', async () => {
    const { base } = sis
    Object.assign(sis, { base: 'http://127.0.0.1:1/district/7/ims/oneroster/v1p1' })
    const run = await pull()
    Object.assign(sis, { base })
    expect(run).toMatchObject({ state: 'Unreadable', fault: 'BASE_DATA_SOURCE_ANSWER', faultDetail: 'Link: 127.0.0.1:1' })
  })

  test('a wrong secret is told apart from a service that is away; the client may have to say who it is in the body', async () => {
    sis.takesBasic = false
    expect(await pull()).toMatchObject({ state: 'Ready' })
    await setCredential('wrong')
    expect(await pull()).toMatchObject({ state: 'Unreadable', fault: 'BASE_DATA_SOURCE_DENIED', faultDetail: 'token: 401' })
    await setCredential(sis.client.secret)
    sis.takesBasic = true
  })
})

test('two do not fetch at once', async () => {
  const answers = Promise.withResolvers<undefined>()
  sis.trouble = () => answers.promise
  const first = await admin.baseData.pull()
  expect(first).toMatchObject({ state: 'Reading', progress: 0 })
  expect(await refusal(admin.baseData.pull())).toMatchObject({ code: 3, reason: 'BASE_DATA_PULLING' })
  answers.resolve(undefined)
  expect(await settled(first)).toMatchObject({ state: 'Ready' })
})

test('only what has changed is asked for once a whole roster was applied; who moves class moves, and nobody leaves', async () => {
  await set({ onlyChanges: true })
  expect(await apply(await pull())).toMatchObject({ state: 'Applied' })
  const now = new Date(Date.now() + 60_000).toISOString()
  const next: RosterFiles = edited(
    edited(roster, 'enrollments.csv', (text) => text.replace('e1,,,k0', `e1,,${now},k1`)),
    'users.csv',
    (text) => text.replace('s2,,,true', `s2,,${now},true`).replace('欣怡,王', '欣宜,王'),
  )
  sis.serve(without(next, 'users.csv', /^[sp]5\d,/))
  sis.asked.length = 0
  const run = await pull()
  expect(sis.asked.find((each) => each.startsWith('users'))).toMatch(/^users\?limit=500&offset=0&filter=dateLastModified>'20/)
  expect(sis.asked.find((each) => each.startsWith('classes'))).toBe('classes?limit=500&offset=0')
  expect(counts(run)).toEqual({ ...nothing, Student: [0, 2, 0, 0] })
  await apply(run)
  const moved = (await admin.student.list({ query: { search: 'N10001' } })).records[0]
  expect(moved).toMatchObject({ homeroom: { name: 'R2' } })
  await set({ onlyChanges: false })
  expect(counts(await pull())).toMatchObject({ Student: [0, 0, 10, 0], Guardian: [0, 0, 10, 0] })
})

test('the credential goes with its host, and stands in no answer, table, log or audit', async () => {
  expect(await admin.baseData.settings()).toMatchObject({ hasCredential: true })
  await set({ address: `${sis.base}/v2` })
  expect(await admin.baseData.settings()).toMatchObject({ hasCredential: true })
  await set({ address: 'https://sis.example/ims/oneroster/v1p1' })
  expect(await admin.baseData.settings()).toMatchObject({ hasCredential: false })
  await set({ address: sis.base })
  expect(await refusal(admin.baseData.pull())).toMatchObject({ reason: 'BASE_DATA_NO_SOURCE' })
  await setCredential(sis.client.secret)
  const { rows } = await house.server.pool.query<{ dump: string }>(`select string_agg(t::text, '') as dump from (
    select row(s.*)::text from base_data_source s union all select row(a.*)::text from audit a union all select row(r.*)::text from run r
    union all select row(b.*)::text from base_data_run b union all select row(i.*)::text from idempotency i
    union all select fields::text from base_data_staged union all select row(x.*)::text from base_data_change x) t`)
  const everything = rows[0]!.dump + JSON.stringify(await admin.baseData.settings()) + said.join('')
  expect(everything).toContain('base-data')
  expect(everything).not.toContain('canary')
  expect(everything).not.toContain(Buffer.from('canary').toString('hex'))
})

test('the terminal fetches as well', async () => {
  await signIn(house, 'admin')
  sis.serve(edited(roster, 'users.csv', (text) => text.replace('Teacher1', 'Tutor')))
  const fetched = await house.isb(['base-data', 'pull-now'], { exit: 2 })
  expect(fetched).toMatchObject({ code: 2, err: expect.stringContaining('OneRoster 1.2') })
  expect(fetched.out).toMatch(/Staff +6 +0 +1 +0 +0 +5/)
  expect(await house.isb(['base-data', 'pull-now', '--apply', '--yes'])).toMatchObject({ err: expect.stringContaining('Applied') })
  await house.isb(['base-data', 'pull-now', '--apply', '--yes'])
  once(['html', 'users 0'])
  expect(await house.isb(['base-data', 'pull-now'], { exit: 1 })).toMatchObject({
    err: expect.stringContaining('is not OneRoster (users: 200)'),
  })
  // A job that broke off is worth another try, and says so.
  const never = Promise.withResolvers<undefined>()
  sis.trouble = () => never.promise
  const broken = house.isb(['base-data', 'pull-now'], { exit: 75 })
  const breakOff = () =>
    house.server.pool.query(`select pg_terminate_backend(pid) from pg_locks where locktype = 'advisory' and classid = 8017 and granted
      and database = (select oid from pg_database where datname = current_database())`)
  await expect.poll(async () => (await breakOff()).rowCount, { interval: 50, timeout: 30_000 }).toBe(1)
  never.resolve(undefined)
  expect(await broken).toMatchObject({ err: expect.stringContaining('Interrupted') })
})

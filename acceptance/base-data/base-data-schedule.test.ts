// Rosters are fetched by the clock, applied within the limits, and somebody hears of it when one stops.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createIsb, memorySession, type Input } from '@isb/sdk'
import { openHouse, refusal, type Person } from '../lib/house.ts'
import { startRosterService } from '../lib/one-roster.ts'
import { school, without } from '../lib/roster.ts'

const sis = await startRosterService()
const house = openHouse({ OUTBOUND_ALLOW: sis.url })
let admin: Person
const day = 24 * 60 * 60_000
beforeAll(async () => {
  admin = await house.person('admin')
  sis.serve(school(40))
})
afterAll(() => sis.stop())

const set = async (body: Omit<Input<'baseData.updateSettings'>['body'], 'version'>) =>
  admin.baseData.updateSettings({ body: { version: (await admin.baseData.settings()).version, ...body } })
/** Lets a day go by, and what is due happen. */
async function nextDay(): Promise<void> {
  house.server.pass(day)
  admin = await house.person('admin')
  await house.server.remind()
}
const fetched = async () => (await admin.baseData.list({ query: { origin: 'Schedule' } })).records
/** Waits for the newest one that the clock has fetched. */
async function newest(count: number) {
  await expect.poll(async () => (await fetched()).length, { interval: 50, timeout: 30_000 }).toBe(count)
  await expect.poll(async () => (await fetched())[0]?.state, { interval: 50, timeout: 30_000 }).not.toMatch(/^(Reading|Applying)$/)
  return (await fetched())[0]!
}
const mailsOf = (kind: RegExp) => house.server.mails.filter(({ subject }) => kind.test(subject))

// S-51
test('the clock is set only with the permissions that it uses, within the scopes of an API token', async () => {
  await set({ address: sis.base, tokenAddress: `${sis.url}/oauth/token`, client: sis.client.id })
  const expiresAt = new Date(Date.now() + day).toISOString()
  const programWith = async (scopes: readonly string[]) => {
    const { secret } = await admin.account.createToken({ body: { name: scopes.join(' '), scopes: [...scopes], expiresAt } })
    return createIsb({ host: house.server.url, session: memorySession({ token: secret, authHeaderSchema: 'Bearer' }) })
  }
  const version = async () => (await admin.baseData.settings()).version
  const settingsOnly = await programWith(['base-data:settings'])
  expect(await refusal(settingsOnly.baseData.updateSettings({ body: { version: await version(), pullsAt: '00:00' } }))).toMatchObject({
    code: 4,
    reason: 'CODE_NOT_HELD',
  })
  await set({ pullsAt: '00:00' })
  expect(await refusal(settingsOnly.baseData.setCredential({ body: { credential: 'theirs' } }))).toMatchObject({ reason: 'CODE_NOT_HELD' })
  const fetching = await programWith(['base-data:settings', 'base-data:preview'])
  expect(await refusal(fetching.baseData.updateSettings({ body: { version: await version(), applies: true } }))).toMatchObject({
    reason: 'CODE_NOT_HELD',
  })
  const applying = await programWith(['base-data:settings', 'base-data:preview', 'base-data:apply'])
  expect(await applying.baseData.updateSettings({ body: { version: await version(), applies: true } })).toMatchObject({ applies: true })
  await set({ address: '', pullsAt: '', applies: true })
})

test('its time is kept once a day, in the name of whoever has set it; the first waits for its meaning, and says so once', async () => {
  await set({
    address: sis.base,
    tokenAddress: `${sis.url}/oauth/token`,
    client: sis.client.id,
    pullsAt: '00:00',
    mailTo: 'registrar@school.example; sis@vendor.example',
  })
  await admin.baseData.setCredential({ body: { credential: sis.client.secret } })
  await house.server.remind()
  expect(await fetched()).toEqual([])

  await nextDay()
  const run = await newest(1)
  expect(run).toMatchObject({ state: 'Unmapped', origin: 'Schedule', madeBy: { name: 'He Jing' } })
  await house.server.remind()
  await house.server.remind()
  expect(await fetched()).toHaveLength(1)
  const mails = mailsOf(/roster was not applied/)
  expect(mails.map(({ to }) => to).toSorted()).toEqual(['registrar@school.example', 'sis@vendor.example'])
  expect(mails[0]?.body).toContain('It has words that nobody has explained yet')
  expect(mails[0]?.body).toContain('名册中有尚未确认含义的内容')

  await admin.baseData.map({ path: { runId: run.id }, body: { meanings: [] } })
  expect(await newest(1)).toMatchObject({ state: 'Ready' })
  await house.server.remind()
  await expect.poll(async () => (await fetched())[0]?.state, { interval: 50, timeout: 30_000 }).toBe('Applied')
  expect((await admin.student.list({ query: { search: 'N10000' } })).total).toBe(1)
})

test('half a roster stops, and somebody is mailed; a pause holds it off', async () => {
  sis.serve(without(school(40), 'users.csv', /^[sp][23]\d,/))
  await nextDay()
  expect(await newest(2)).toMatchObject({ state: 'Stopped' })
  await house.server.remind()
  await house.server.remind()
  expect(await newest(2)).toMatchObject({ state: 'Stopped' })
  const said = [
    'Students: 20 of 40 would be deactivated, 50 %. The limit is 10 %. They are all of Grade 2.',
    'users.csv has 42 rows; in the bundle that was applied before it had 82. This looks like a cut-off export, not like leavers.',
    '学生：现有 40，将停用 20，占 50%，上限为 10%。他们是二年级的全部学生。',
  ]
  const flat = (text: string) => text.replaceAll(/\s+/g, ' ')
  expect(mailsOf(/roster was not applied/).filter(({ body }) => said.every((each) => flat(body).includes(each)))).toHaveLength(2)

  const today = new Date(Date.now() + 3 * day).toISOString().slice(0, 10)
  await set({ pausedFrom: today, pausedUntil: new Date(Date.now() + 5 * day).toISOString().slice(0, 10) })
  await nextDay()
  await nextDay()
  expect(await fetched()).toHaveLength(2)
  await set({ pausedFrom: null, pausedUntil: null })
  await house.server.remind()
  expect(await newest(3)).toMatchObject({ state: 'Stopped' })
})

test('who may not fetch any more fetches nothing: somebody hears of it', async () => {
  await set({ mailTo: '' })
  const { records } = await admin.staff.list({ query: { search: 'it@school.example' } })
  await house.server.pool.query('update base_data_source set set_by = $1', [records[0]!.id])
  await house.server.pool.query('delete from staff_role where staff_id = $1', [records[0]!.id])
  await nextDay()
  expect(await fetched()).toHaveLength(3)
  const toIt = () => mailsOf(/roster was not applied/).filter(({ to }) => to === 'it@school.example')
  await expect.poll(toIt).toMatchObject([{ body: expect.stringContaining('has left or may no longer do this') }])
})

test('one that breaks off is fetched again; a day whose fetching never began is still due', async () => {
  await set({ mailTo: 'registrar@school.example' })
  sis.serve(school(40))
  const answers = Promise.withResolvers<undefined>()
  sis.trouble = () => answers.promise
  const before = mailsOf(/roster was not applied/).length
  await nextDay()
  const breakOff = () =>
    house.server.pool.query(`select pg_terminate_backend(pid) from pg_locks where locktype = 'advisory' and classid = 8017 and granted
      and database = (select oid from pg_database where datname = current_database())`)
  await expect.poll(async () => (await breakOff()).rowCount, { interval: 50, timeout: 30_000 }).toBe(1)
  await expect.poll(async () => (await fetched())[0]?.state, { interval: 50, timeout: 30_000 }).toBe('Interrupted')
  answers.resolve(undefined)
  await house.server.remind()
  expect(await newest(5)).toMatchObject({ state: 'Ready' })
  expect(mailsOf(/roster was not applied/)).toHaveLength(before)
})

test('an API token that is named as the clock fetches as anybody does', async () => {
  const expiresAt = new Date(Date.now() + 100 * day).toISOString()
  const { secret } = await admin.account.createToken({ body: { name: 'schedule', scopes: ['base-data:preview'], expiresAt } })
  const isb = createIsb({ host: house.server.url, session: memorySession({ token: secret, authHeaderSchema: 'Bearer' }) })
  expect(await isb.baseData.pull()).toMatchObject({ origin: 'Service' })
})

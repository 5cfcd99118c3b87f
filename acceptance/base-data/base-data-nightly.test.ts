// The roster in a nightly job: a script goes by the exit codes, and whoever reads its log in the morning knows what came of it.
import { expect, test } from 'vitest'
import { settled } from '../lib/bundle.ts'
import { openHouse } from '../lib/house.ts'
import { edited, school, without, zipped, type RosterFiles } from '../lib/roster.ts'
import { openFolder, signIn } from '../lib/terminal.ts'

const house = openHouse()
const { file, at } = openFolder()
const roster = school(40)
const run = (...args: string[]) => house.isb(['base-data', ...args])
const failing = (exit: number, ...args: string[]) => house.isb(['base-data', ...args], { exit })
const zip = async (name: string, files: RosterFiles) => file(name, new Uint8Array(await zipped(files).arrayBuffer()))

test('somebody says once what the roster means; from then on a script does the rest', async () => {
  const admin = await house.person('admin')
  const { id } = await admin.baseData.read({ query: { name: 'first.zip' }, body: zipped(roster) })
  await settled(admin, { id })
  await admin.baseData.map({ path: { runId: id }, body: { meanings: [] } })
  await settled(admin, { id })
  await signIn(house, 'admin')
  expect(await failing(64, 'apply', String(id))).toMatchObject({ code: 64, err: expect.stringContaining('--yes') })
  expect(await run('apply', String(id), '--yes')).toMatchObject({ code: 0, err: expect.stringContaining('Applied') })
})

test('half a roster is stopped: the log says who would go, which file is short, and what applies it all the same', async () => {
  const half = await zip('half.zip', without(roster, 'users.csv', /^[sp][23]\d,/))
  const { code, err } = await failing(3, 'apply', half, '--yes')
  expect(code).toBe(3)
  expect(err).toContain('Stopped')
  expect(err).toContain('Students: 20 of 40 would be deactivated, 50 %. The limit is 10 %. They are all of Grade 2.')
  expect(err).toContain('Guardians: 20 of 40 would be deactivated, 50 %.')
  expect(err).toContain('users.csv has 42 rows; in the bundle that was applied before it had 82.')
  expect(err).toContain('This looks like a cut-off export, not like leavers.')
  const [, id, confirm] = /isb base-data apply (\d+) (--confirm .*)/.exec(err) ?? []
  expect(confirm).toBe('--confirm guardian=20 --confirm student=20')
  // In the morning the same is read again, and in Chinese.
  expect(await run('get', id!)).toMatchObject({ code: 0, err: expect.stringContaining('They are all of Grade 2.') })
  const chinese = await house.isb(['--lang', 'zh', 'base-data', 'get', id!])
  expect(chinese.err).toContain('学生：现有 40，将停用 20，占 50%，上限为 10%。他们是二年级的全部学生。')
  expect((await run('changes', '--run-id', id!, '--kind', 'Student')).out).toMatch(/Deactivated +\S+ +N10020 +active: true → false/)
  // A number that is not the one is refused; the one that is applies it.
  expect(await failing(3, 'apply', id!, '--yes', '--confirm', 'guardian=20', '--confirm', 'student=19')).toMatchObject({ code: 3 })
  expect(await run('apply', id!, '--yes', ...confirm!.split(' '))).toMatchObject({ code: 0, err: expect.stringContaining('Applied') })
  expect(await run('undo', id!, '--yes')).toMatchObject({ code: 0 })
})

test('a file that is missing, and one that ends in the middle of a row, are named', async () => {
  const { 'users.csv': _, ...headless } = roster
  const missing = await failing(3, 'apply', await zip('headless.zip', headless), '--yes')
  expect(missing).toMatchObject({ code: 3, err: expect.stringContaining('users.csv is not in the bundle.') })
  const cut = edited(roster, 'users.csv', (text) => `${text.split('\n').slice(0, 31).join('\n')}\ns30,,,tr`)
  const stopped = await failing(3, 'apply', await zip('cut.zip', cut), '--yes')
  expect(stopped).toMatchObject({ code: 3, err: expect.stringContaining('users.csv ends in the middle of line 32.') })
  const checked = await failing(1, 'lint', at('cut.zip'))
  expect(checked.code).toBe(1)
  expect(checked.out).toMatch(/error +users\.csv +32 +The file ends in the middle of this row: it is cut off/)
})

test('who leaves the last grade may have graduated; nothing is guessed where no file is short', async () => {
  const admin = await house.person('admin')
  const stopsOf = async (files: RosterFiles) => {
    const begun = await admin.baseData.read({ query: { name: 'next.zip' }, body: zipped(files) })
    const { id } = await settled(admin, begun)
    return admin.baseData.stops({ path: { runId: id } })
  }
  // Eight of forty students, who are no class.
  const some = edited(roster, 'users.csv', (text) => text.replaceAll(/^(s\d*[05],),/gm, '$1tobedeleted,'))
  expect(await stopsOf(some)).toMatchObject({
    cause: 'Unclear',
    files: [],
    kinds: [{ kind: 'Student', deactivated: 8, standing: 40, whole: [], others: 8 }],
    text: 'Nothing in the files says why. Look at who would go.',
  })
  expect(await stopsOf(roster)).toEqual({ cause: 'Unclear', files: [], kinds: [], text: '' })
})

test('what changes nothing is applied without a question and waits for nobody; what is no roster says so', async () => {
  const admin = await house.person('admin')
  const same = await zip('same.zip', roster)
  expect(await run('preview', same)).toMatchObject({ code: 0, err: expect.stringContaining('It changes nothing.') })
  expect(await run('apply', same)).toMatchObject({ code: 0, err: expect.stringContaining('Applied') })
  const [last] = (await admin.baseData.list({ query: { search: 'same', pageSize: 1 } })).records
  expect(last).toMatchObject({ state: 'Applied' })
  const none = await failing(1, 'apply', await zip('none.zip', { 'notes.csv': 'a\n1\n' }), '--yes')
  expect(none).toMatchObject({ code: 1, err: expect.stringContaining('There are no OneRoster or School Data Sync files here') })
  const text = await failing(1, 'apply', file('roster.txt', 'no zip'), '--yes')
  expect(text).toMatchObject({ code: 1, err: expect.stringContaining('This ZIP file cannot be read') })
  expect(await failing(1, 'lint', at('roster.txt'))).toMatchObject({
    code: 1,
    err: expect.stringContaining('cannot be read: it is neither a ZIP file'),
  })
  expect(await failing(1, 'lint', at('nowhere.zip'))).toMatchObject({ code: 1, err: expect.stringContaining('nowhere.zip does not exist') })
  expect(await failing(64, 'apply', same, '--yes', '--confirm', 'student')).toMatchObject({ code: 64 })
})

test('the roster leaves through a pipe, and nobody else reads a file of it', async () => {
  expect((await run('export', '-o', '-')).out.slice(0, 2)).toBe('PK')
  const { statSync } = await import('node:fs')
  expect(await run('export', '-o', at('out.zip'))).toMatchObject({ code: 0 })
  expect(statSync(at('out.zip')).mode & 0o777).toBe(0o600)
  expect(await run('lint', at('out.zip'))).toMatchObject({ code: 0 })
})

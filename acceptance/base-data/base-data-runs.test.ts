// A roster comes in: it is previewed, applied, changed and taken back; half a roster is stopped.
import { beforeAll, expect, test } from 'vitest'
import type { Data } from '@isb/sdk'
import { settled as settledFor } from '../lib/bundle.ts'
import { openHouse, type Person } from '../lib/house.ts'
import { openFolder, signIn } from '../lib/terminal.ts'
import { openSurvey } from '../lib/survey.ts'
import { edited, school, without, zipped, type RosterFiles } from '../lib/roster.ts'

const house = openHouse()
const { file } = openFolder()
let admin: Person
beforeAll(async () => {
  admin = await house.person('admin')
})

type Run = Data<'baseData.get'>
const runId = ({ id }: Run) => ({ path: { runId: id } })
const settled = (run: Run) => settledFor(admin, run)
const preview = async (files: RosterFiles | Blob, name = 'roster.zip') =>
  mapped(await settled(await admin.baseData.read({ query: { name }, body: files instanceof Blob ? files : zipped(files) })))
/** What the first bundle means is confirmed as it is proposed. */
const mapped = async (run: Run) =>
  run.state === 'Unmapped' ? settled(await admin.baseData.map({ ...runId(run), body: { meanings: [] } })) : run
const apply = async (run: Run, confirm: { kind: 'Student' | 'Guardian' | 'Staff' | 'Family'; deactivated: number }[] = []) =>
  settled(await admin.baseData.apply({ ...runId(run), body: { confirm } }))
const undo = async (run: Run) => settled(await admin.baseData.undo(runId(run)))
/** Of each kind: created, changed, deactivated, refused, unchanged. */
const counts = ({ kinds }: Run) =>
  Object.fromEntries(
    kinds.map(({ kind, created, changed, deactivated, refused, unchanged }) => [kind, [created, changed, deactivated, refused, unchanged]]),
  )
const changes = async (run: Run, query: object = {}) =>
  (await admin.baseData.changes({ query: { runId: run.id, pageSize: 1000, ...query } })).records
const student = async (number: string) =>
  (await admin.student.list({ query: { search: number } })).records.find(({ studentNumber }) => studentNumber === number)

const roster = school(60)

test('a roster is read, shown and applied; the same again changes nothing', async () => {
  const shown = await preview(roster)
  expect(shown).toMatchObject({ state: 'Ready', format: 'OneRoster 1.2', name: 'roster.zip' })
  expect(counts(shown)).toEqual({
    Homeroom: [3, 0, 0, 0, 0],
    Staff: [3, 0, 0, 0, 0],
    Guardian: [60, 0, 0, 0, 0],
    Student: [60, 0, 0, 0, 0],
    Family: [60, 0, 0, 0, 0],
  })
  expect(await student('N10000')).toBeUndefined()
  expect(await apply(shown)).toMatchObject({ state: 'Applied', appliedBy: { name: 'He Jing' } })
  expect(await student('N10000')).toMatchObject({
    name: '王逸晨',
    nameZh: '王逸晨',
    homeroom: { name: 'R1' },
    grade: 'G1',
    division: 'Elementary',
    guardians: 1,
  })
  const { guardians } = await admin.student.family({ path: { studentId: (await student('N10000'))!.id } })
  expect(guardians).toMatchObject([{ person: { name: '王宇航' }, email: 'p0@families.example', relation: 'Guardian' }])
  expect((await admin.homeroom.list({ query: { search: 'R1 t0@' } })).records).toMatchObject([
    { name: 'R1', students: 20, teacherEmail: 't0@riverside.example' },
  ])

  const again = await preview(roster)
  expect(counts(again)).toEqual({
    Homeroom: [0, 0, 0, 0, 3],
    Staff: [0, 0, 0, 0, 3],
    Guardian: [0, 0, 0, 0, 60],
    Student: [0, 0, 0, 0, 60],
    Family: [0, 0, 0, 0, 60],
  })
})

test('what differs is shown field by field; what was edited by hand stays', async () => {
  const { id, version } = (await student('N10001'))!
  await admin.student.update({ path: { studentId: id }, body: { version, preferredName: 'Ethan', nameZh: '王紫涵' } })
  const next = edited(
    edited(roster, 'users.csv', (text) => text.replace('子涵,王', '子晗,王')),
    'enrollments.csv',
    (text) => text.replace('e1,,,k0', 'e1,,,k1'),
  )
  const shown = await preview(next)
  expect(await changes(shown, { kind: 'Student' })).toMatchObject([
    {
      outcome: 'Changed',
      name: '王子晗',
      fields: [
        { field: 'givenName', was: '子涵', is: '子晗' },
        { field: 'homeroom', was: '2026-27 R1', is: '2026-27 R2' },
        { field: 'name', was: '王子涵', is: '王子晗' },
      ],
      held: [{ field: 'nameZh', was: '王紫涵', is: '王子晗' }],
    },
  ])
  await apply(shown)
  expect(await student('N10001')).toMatchObject({ name: '王子晗', nameZh: '王紫涵', preferredName: 'Ethan', homeroom: { name: 'R2' } })
  const back = await undo(shown)
  expect(back.state).toBe('Undone')
  expect(await student('N10001')).toMatchObject({ name: '王子涵', nameZh: '王紫涵', homeroom: { name: 'R1' } })
})

test('half a roster is stopped until somebody says how many go; who goes is disabled, and comes back', async () => {
  const half = without(roster, 'users.csv', /^[sp][345]\d,/)
  const shown = await preview(half)
  expect(shown.state).toBe('Stopped')
  expect(shown.kinds.find(({ kind }) => kind === 'Student')).toMatchObject({ standing: 60, deactivated: 30, stopped: true })
  await expect(admin.baseData.apply({ ...runId(shown), body: {} })).rejects.toMatchObject({ code: 3, reason: 'BASE_DATA_SHRINKS' })
  const wrong = [{ kind: 'Student' as const, deactivated: 29 }]
  await expect(admin.baseData.apply({ ...runId(shown), body: { confirm: wrong } })).rejects.toMatchObject({ reason: 'BASE_DATA_SHRINKS' })
  const stopped = shown.kinds.filter((each) => each.stopped).map(({ kind, deactivated }) => ({ kind: kind as 'Student', deactivated }))
  expect(stopped).toEqual([
    { kind: 'Guardian', deactivated: 30 },
    { kind: 'Student', deactivated: 30 },
  ])
  // The settings say how much may go unasked.
  const { version } = await admin.settings.get()
  await admin.settings.update({ body: { version, rosterLimit: 50 } })
  expect(await preview(half)).toMatchObject({ state: 'Ready' })
  await admin.settings.update({ body: { version: version + 1, rosterLimit: 49 } })
  expect(await preview(half)).toMatchObject({ state: 'Stopped' })
  await apply(shown, stopped)
  expect(await student('N10035')).toMatchObject({ state: 'Left' })
  expect((await admin.staff.list({ query: { search: 'p35@families.example' } })).records).toMatchObject([{ enabled: false }])
  expect((await undo(shown)).state).toBe('Undone')
  expect(await student('N10035')).toMatchObject({ state: 'Enrolled', homeroom: { name: 'R2' } })
  expect((await admin.staff.list({ query: { search: 'p35@families.example' } })).records).toMatchObject([{ enabled: true }])
  expect(counts(await preview(roster))['Student']).toEqual([0, 0, 0, 0, 60])
})

test('a bundle without a file stops as well; a row that cannot be read neither changes nor removes anybody', async () => {
  const { 'users.csv': _, ...headless } = roster
  expect(await preview(headless)).toMatchObject({ state: 'Stopped' })
  const shown = await preview(
    edited(roster, 'users.csv', (text) => text.replace('s5,,,true', 's5,,,perhaps').replace('s6,,,true', 's6,,,true,,')),
  )
  expect(counts(shown)['Student']).toEqual([0, 0, 0, 2, 58])
  // What a person has edited is held beside them.
  const refused = (await changes(shown, { kind: 'Student' }))
    .filter(({ outcome }) => outcome !== 'Held')
    .map((each) => `${each.outcome} ${each.file}:${each.line} ${each.reason}`)
  expect(refused.toSorted((a, b) => a.localeCompare(b))).toEqual(['Refused users.csv:7 VALUE_UNKNOWN', 'Refused users.csv:8 ROW_LENGTH'])
  expect(await admin.baseData.oddities(runId(shown))).toContainEqual(
    expect.objectContaining({
      code: 'VALUE_UNKNOWN',
      file: 'users.csv',
      line: 7,
      weight: 'error',
      message: 'enabledUser cannot be “perhaps”',
    }),
  )
})

test('a column that has another name empties nobody: its rows are refused', async () => {
  const shown = await preview(edited(roster, 'users.csv', (text) => text.replace('givenName', 'vorname')))
  expect(counts(shown)).toMatchObject({ Staff: [0, 0, 0, 3, 0], Guardian: [0, 0, 0, 60, 0], Student: [0, 0, 0, 60, 0] })
})

test('a phone without a country code is one of the school’s country', async () => {
  await admin.settings.update({ body: { phoneCode: '86', version: (await admin.settings.get()).version } })
  const phones = (line: string, at: number) => `${line},${at === 0 ? 'phone' : line.startsWith('newcomer,') ? '138 0013 8000' : ''}`
  const named = Object.fromEntries(Object.entries(roster).map(([name, text]) => [name, text.replaceAll(/\bp0\b/g, 'newcomer')]))
  const withPhone = edited(named, 'users.csv', (text) => text.trimEnd().split('\n').map(phones).join('\n'))
  const told = (await changes(await preview(withPhone), { kind: 'Guardian' })).flatMap(({ fields }) => fields)
  expect(told.filter(({ field }) => field === 'phones').map(({ is }) => is)).toEqual(['["+8613800138000"]'])
})

test('of a file that breaks off in the middle of its reading it is said that it cannot be read, whatever is compared meanwhile', async () => {
  const whole = new Uint8Array(await zipped(roster).arrayBuffer())
  for (let part = 2; part < 8; part++) {
    const at = Math.floor((whole.length * part) / 10)
    const broken = whole.map((byte, index) => (index === at ? byte ^ 0xff : byte))
    expect(await preview(new Blob([broken]))).toMatchObject({ state: 'Unreadable', kinds: [] })
  }
})

test('what is none is refused; of two applies one is told', async () => {
  expect(await preview(new Blob(['no zip']))).toMatchObject({ state: 'Unreadable' })
  expect(await preview({ 'notes.csv': 'a,b\n1,2\n' })).toMatchObject({ state: 'Unreadable', format: '' })
  const shown = await preview(edited(roster, 'users.csv', (text) => text.replace('Teacher1', 'Tutor')))
  const both = await Promise.allSettled([1, 2].map(() => admin.baseData.apply({ ...runId(shown), body: {} })))
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect(await settled(shown)).toMatchObject({ state: 'Applied' })
})

test('what has changed since the preview is shown anew, and nothing is applied', async () => {
  const shown = await preview(edited(roster, 'users.csv', (text) => text.replace('欣怡,王', '欣宜,王')))
  const { id, version } = (await student('N10002'))!
  await admin.student.update({ path: { studentId: id }, body: { version, givenName: '新怡' } })
  expect(await apply(shown)).toMatchObject({ state: 'Ready' })
  expect(await student('N10002')).toMatchObject({ name: '王欣怡' })
})

test('a nightly job goes by the exit codes', async () => {
  await signIn(house, 'admin')
  const path = async (name: string, files: RosterFiles) => file(name, new Uint8Array(await zipped(files).arrayBuffer()))
  const run = (...args: string[]) => house.isb(['base-data', ...args])
  const failing = (exit: number, ...args: string[]) => house.isb(['base-data', ...args], { exit })
  const next = edited(roster, 'users.csv', (text) => text.replace('Teacher1', 'Tutor').replace('Teacher2', 'Mentor'))
  const whole = await path('whole.zip', next)
  const shown = await failing(2, 'preview', whole)
  expect(shown).toMatchObject({ code: 2, err: expect.stringContaining('whole.zip, OneRoster 1.2') })
  expect(shown.out).toMatch(/Staff +3 +0 +1 +0 +0 +2/)
  expect(await failing(64, 'apply', whole)).toMatchObject({ code: 64 })
  expect(await run('apply', whole, '--yes')).toMatchObject({ code: 0, err: expect.stringContaining('Applied') })
  expect(await run('apply', whole, '--yes')).toMatchObject({ code: 0 })
  expect(await failing(3, 'apply', await path('half.zip', without(next, 'users.csv', /^[sp][345]\d,/)), '--yes')).toMatchObject({ code: 3 })
  expect(await failing(1, 'preview', await path('none.zip', { 'notes.csv': 'a\n1\n' }))).toMatchObject({ code: 1 })
  const applied = (await admin.baseData.list({ query: { search: 'whole', state: 'Applied' } })).records.at(-1)
  expect(await run('undo', String(applied!.id), '--yes')).toMatchObject({
    code: 0,
    err: expect.stringContaining('1 change undone.\n'),
  })
  expect((await run('runs')).out).toMatch(/whole\.zip +OneRoster 1\.2 +Undone/)
})

test('undo takes away what the roster has made, but not what somebody works with; passwords stand nowhere', async () => {
  const { records } = await admin.baseData.list({ query: { search: 'roster.zip', state: 'Applied' } })
  const first = records.at(-1)!
  const { id, version } = (await student('N10003'))!
  await admin.student.update({ path: { studentId: id }, body: { version, preferredName: 'Max' } })
  // A survey asks of everybody; that alone is nobody's work.
  const survey = await openSurvey(admin)
  expect((await admin.survey.answers({ query: { surveyId: survey.id, search: 'N10004' } })).total).toBe(1)
  expect(await undo(first)).toMatchObject({ state: 'Undone' })
  expect(await student('N10004')).toBeUndefined()
  expect(await student('N10003')).toMatchObject({ preferredName: 'Max' })
  const left = await changes(first, { left: true })
  expect(left.map(({ name }) => name)).toContain('王浩然')
  const { rows } = await house.server.pool.query<{ dump: string }>(`select string_agg(t::text, '') as dump from (
    select fields::text from base_data_staged union all select row(x.*)::text from base_data_change x union all select row(a.*)::text from audit a
    union all select row(r.*)::text from base_data_run r) t`)
  expect(rows[0]!.dump).not.toContain('canary-')
})

test('who is erased is in no bundle any more, decided or not; bundles go with the reports of imports', async () => {
  await apply(await preview(roster))
  const waiting = await preview(roster, 'waiting.zip')
  const namesIn = async (table: string) =>
    (await house.server.pool.query<{ dump: string }>(`select coalesce(string_agg(row(t.*)::text, ''), '') as dump from ${table} t`))
      .rows[0]!.dump
  expect(await namesIn('base_data_staged')).toContain('N10007')
  const { id, name } = (await student('N10007'))!
  const { rows } = await house.server.pool.query<{ sourceId: string }>(
    `select source_id as "sourceId" from base_data_origin where kind = 'Student' and record_id = $1`,
    [id],
  )
  const { version } = await admin.student.get({ path: { studentId: id } })
  const yesterday = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10)
  await admin.student.leave({ path: { studentId: id }, body: { leftOn: yesterday, version } })
  await admin.staff.erase({ path: { staffId: id }, body: { name } })
  for (const table of ['base_data_staged', 'base_data_change', 'base_data_origin']) {
    const dump = await namesIn(table)
    expect(dump, table).not.toContain('N10007')
    expect(dump, table).not.toContain(`"${rows[0]!.sourceId}"`)
  }
  await house.server.pool.query(`update base_data_run set made_at = now() - interval '91 days' where id = $1`, [waiting.id])
  expect((await admin.retention.tidyUp()).deleted).toMatchObject({ bundles: 1 })
  expect((await admin.baseData.list({ query: { search: 'waiting' } })).total).toBe(0)
})

// Who is told of an absence by mail: each office what it needs, changes and deletions in the same thread, and nobody who does not need it.
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { colleague, guardianOf, pupil, setMailboxOf, yearOf2030, type Office } from '../lib/absence.ts'
import { ridesBus } from '../lib/bus.ts'
import { openHouse, type Person } from '../lib/house.ts'
import { signIn } from '../lib/terminal.ts'

const house = openHouse()
let admin: Person
beforeAll(async () => {
  admin = await house.person('admin')
  await admin.calendar.change({ body: structuredClone(yearOf2030) as never })
})

const setMailbox = (office: Office, addresses: string, more = {}) => setMailboxOf(admin, office, addresses, more)
const offices = {
  Elementary: 'es.office@school.example; reception@school.example',
  Middle: '',
  High: 'high@school.example',
  LifeCentered: '',
  Bus: 'bus@school.example；dispatch@river-bus.example',
  Nurses: 'nurses@school.example',
  Directors: 'directors@school.example',
} as const
beforeEach(async () => {
  for (const [office, addresses] of Object.entries(offices)) await setMailbox(office as Office, addresses)
})

/** The mails of an absence, in the order in which they were written. */
async function mailsOf(absenceId: number) {
  const { rows } = await house.server.pool.query<{
    recipient: string
    kind: string
    subject: string
    body: string
    html: string
    thread: string
    opensThread: boolean
  }>(
    `select recipient, kind, subject, body, html, thread, opens_thread as "opensThread" from outbox
     where entity = 'absence' and entity_id = $1 order by id`,
    [absenceId],
  )
  return rows
}
const recipients = async (absenceId: number) =>
  (await mailsOf(absenceId)).map(({ recipient, kind }) => `${kind.replace('absence-', '')} ${recipient}`)
const sick = (studentId: number, startsOn: string, more = {}) =>
  admin.absence.create({ body: { studentId, leaveType: 'Sick', startsOn, note: 'Threw up twice', symptom: 'Stomach ache', ...more } })

describe('a new absence', () => {
  test('is told to the office of the division, the nurses for sick leave, the directors when it is long, the bus for who rides', async () => {
    const { id } = await pupil(admin, '5A', { name: 'Told About' })
    await ridesBus(admin, id, '2030-09-02', '2030-09-09')
    const long = await sick(id, '2030-09-02', { endsOn: '2030-09-04' })
    expect(await recipients(long.id)).toEqual([
      'submitted es.office@school.example',
      'submitted reception@school.example',
      'submitted bus@school.example',
      'submitted dispatch@river-bus.example',
      'submitted nurses@school.example',
      'submitted directors@school.example',
    ])
    const personal = async (startsOn: string, more = {}) =>
      recipients((await admin.absence.create({ body: { studentId: id, leaveType: 'Personal', startsOn, ...more } })).id)
    const division = ['submitted es.office@school.example', 'submitted reception@school.example']
    expect(await personal('2030-09-09')).toEqual([...division, 'submitted bus@school.example', 'submitted dispatch@river-bus.example'])
    // The booking is of the bus to school, and until the ninth.
    expect(await personal('2030-09-06', { startsHalf: 'Afternoon' })).toEqual(division)
    expect(await personal('2030-09-10')).toEqual(division)
  })

  test('tells each office what it needs, in its language', async () => {
    await setMailbox('Nurses', offices.Nurses, { language: 'zh' })
    await setMailbox('Directors', offices.Directors, { language: 'en' })
    const { id } = await pupil(admin, '5A', { name: 'Needs Care' })
    await ridesBus(admin, id, '2030-09-02', '2030-09-04')
    const mails = await mailsOf((await sick(id, '2030-09-02', { endsOn: '2030-09-04', leavesAt: '10:30' })).id)
    const to = (address: string) => mails.find(({ recipient }) => recipient === address)!
    expect(to('nurses@school.example')).toMatchObject({ subject: 'Needs Care（5A）请假' })
    expect(to('nurses@school.example').body).toMatch(/^您好：/)
    expect(to('nurses@school.example').body).toMatch(/请假类型：病假[^]*症状：Stomach ache[^]*备注：Threw up twice/)
    expect(to('directors@school.example').subject).toBe('Absence of Needs Care, 5A')
    expect(to('directors@school.example').body).toMatch(
      /Needs Care \(5A\) is absent: Monday,? 2 September 2030 – Wednesday,? 4 September 2030\./,
    )
    expect(to('directors@school.example').body).toContain('Leave: Sick')
    for (const address of ['directors@school.example', 'bus@school.example'])
      for (const text of [to(address).body, to(address).html]) expect(text).not.toMatch(/Threw up|Stomach|10:30/)
    for (const text of [to('bus@school.example').body, to('bus@school.example').html, to('bus@school.example').subject])
      expect(text).not.toMatch(/Sick|病假/)
  })

  test('points out an office without a mailbox, and what became of each mail', async () => {
    await setMailbox('Nurses', '')
    const { id } = await pupil(admin, '5A')
    const { id: absenceId } = await sick(id, '2030-09-02')
    expect(await admin.absence.told({ path: { absenceId } })).toMatchObject([
      { office: 'Elementary', rule: 'Division', address: 'es.office@school.example', fault: null },
      { office: 'Elementary', address: 'reception@school.example' },
      { office: 'Nurses', rule: 'Sick', address: null, state: 'NoMailbox' },
    ])
    expect((await admin.mailbox.list()).find(({ office }) => office === 'Nurses')!.nowhere).toBeGreaterThan(0)
  })

  test('stands among the latest with the worst that became of its mails, those to the nurses for who may know why', async () => {
    await setMailbox('Nurses', '')
    const { id } = await pupil(admin, '5A', { name: 'Latest Leave' })
    const { id: absenceId } = await sick(id, '2030-09-02')
    const clerk = await colleague(house, admin, ['absence'])
    const latest = async (who: Person) => (await who.absence.latest()).find((each) => each.id === absenceId)
    const becomes = (state: string, fault: string | null, recipient: string) =>
      house.server.pool.query(
        `update outbox set state = $1, fault = $2, sent_at = case when $1 = 'Sent' then now() end, due_at = '2030-09-02T00:05:00Z'
         where entity = 'absence' and entity_id = $3 and recipient = $4`,
        [state, fault, absenceId, recipient],
      )
    // The division's mails leave at once.
    await expect.poll(() => latest(clerk), { timeout: 20_000 }).toMatchObject({ homeroom: { name: '5A' }, leaveType: null, mails: 'Sent' })
    expect(await latest(admin)).toMatchObject({
      student: { name: 'Latest Leave' },
      leaveType: 'Sick',
      status: 'Normal',
      mails: 'NoMailbox',
    })
    await becomes('Pending', 'unreachable', 'reception@school.example')
    expect(await latest(clerk)).toMatchObject({ mails: 'Retrying' })
    expect(await clerk.absence.told({ path: { absenceId } })).toMatchObject([
      { office: 'Elementary', address: 'es.office@school.example', state: 'Sent', fault: null, nextAt: null },
      { address: 'reception@school.example', state: 'Retrying', at: null, fault: 'unreachable', nextAt: '2030-09-02T00:05:00.000Z' },
    ])
    const office = (await admin.mailbox.list()).find((each) => each.office === 'Elementary')
    expect(office).toMatchObject({ failed: 1, nextAt: '2030-09-02T00:05:00.000Z' })
    // What waits for its next try is tried now, and not written twice.
    const written = await recipients(absenceId)
    await admin.absence.resend({ path: { absenceId } })
    expect((await recipients(absenceId)).slice(written.length)).toEqual(['submitted es.office@school.example'])
    await expect.poll(() => latest(clerk), { timeout: 20_000 }).toMatchObject({ mails: 'Sent' })
    await becomes('Dead', 'refused', 'es.office@school.example')
    expect(await latest(clerk)).toMatchObject({ mails: 'Failed' })
  })

  test('is told to the homeroom teacher too where the settings say so, and to one address once', async () => {
    const { version } = await admin.absence.settings()
    const set = await admin.absence.updateSettings({ body: { homeroomCopy: true, version } })
    await house.server.pool.query("update homeroom set teacher_email = 'reception@school.example' where name = '2B'")
    await house.server.pool.query("update homeroom set teacher_email = 'teacher.3a@school.example' where name = '3A'")
    const personal = { leaveType: 'Personal', startsOn: '2030-09-02', note: 'Wedding' } as const
    const [one, other] = [await pupil(admin, '2B'), await pupil(admin, '3A')]
    const shared = await admin.absence.create({ body: { studentId: one.id, ...personal } })
    expect(await recipients(shared.id)).toEqual(['submitted es.office@school.example', 'submitted reception@school.example'])
    const own = await mailsOf((await admin.absence.create({ body: { studentId: other.id, ...personal } })).id)
    expect(own.map(({ recipient }) => recipient)).toContain('teacher.3a@school.example')
    expect(own.at(-1)!.body).not.toMatch(/Wedding|Personal/)
    await admin.absence.updateSettings({ body: { homeroomCopy: false, version: set.version } })
  })
})

test('a change and a deletion go to whom they matter, in the thread of the first mail; a new reader is told of an absence', async () => {
  const { id } = await pupil(admin, '5A')
  const mother = await guardianOf(house, admin, id)
  const made = await mother.absence.submit({ body: { studentId: id, leaveType: 'Personal', startsOn: '2030-09-02', note: 'Family' } })
  const path = { absenceId: made.id }
  const ill = await admin.absence.update({ path, body: { version: 1, leaveType: 'Sick' } })
  await admin.absence.update({ path, body: { version: ill.version, returnsAt: '13:00' } })
  await mother.absence.withdraw({ path })
  expect(await recipients(made.id)).toEqual([
    'submitted es.office@school.example',
    'submitted reception@school.example',
    'changed es.office@school.example',
    'changed reception@school.example',
    'submitted nurses@school.example',
    'changed es.office@school.example',
    'changed reception@school.example',
    'changed nurses@school.example',
    'deleted es.office@school.example',
    'deleted reception@school.example',
    'deleted nurses@school.example',
  ])
  const mails = await mailsOf(made.id)
  for (const address of new Set(mails.map(({ recipient }) => recipient))) {
    const own = mails.filter(({ recipient }) => recipient === address)
    expect(new Set(own.map(({ thread }) => thread)).size).toBe(1)
    expect(own.map(({ opensThread }) => opensThread)).toEqual(own.map((_, at) => at === 0))
    expect(new Set(own.map(({ subject }) => subject.replaceAll('Re: ', ''))).size).toBe(1)
  }
  expect(new Set(mails.map(({ thread }) => thread)).size).toBe(3)
})

test('who would get a mail is answered before anything is sent, with the very text, and nothing is kept', async () => {
  const { id } = await pupil(admin, '9A', { division: 'High' })
  const body = { studentId: id, leaveType: 'Sick' as const, startsOn: '2030-09-02', endsOn: '2030-09-04', note: 'Flu' }
  await setMailbox('Directors', '')
  const { days, readers } = await admin.absence.preview({ body })
  expect(days).toBe(3)
  expect(readers.map(({ office, applies, addresses }) => [office, applies, addresses.length])).toEqual([
    ['Elementary', false, 2],
    ['Middle', false, 0],
    ['High', true, 1],
    ['LifeCentered', false, 0],
    ['Bus', false, 2],
    ['Nurses', true, 1],
    ['Directors', true, 0],
  ])
  expect((await admin.absence.list({ query: { studentId: id } })).total).toBe(0)
  const made = await admin.absence.create({ body })
  const sent = (await mailsOf(made.id)).find(({ recipient }) => recipient === 'nurses@school.example')!
  const shown = readers.find(({ office }) => office === 'Nurses')!
  expect(shown.subject).toBe(sent.subject)
  expect(shown.text.replaceAll(/id=\d+/g, '')).toBe(sent.body.replaceAll(/id=\d+/g, ''))
})

test('the terminal sets mailboxes, says who would be told, and records an absence', async () => {
  await signIn(house, 'admin')
  const { studentNumber } = await pupil(admin, '5A', { name: 'Told By Terminal' })
  await house.isb(['mailbox', 'set', 'nurses', 'day@school.example; night@school.example'])
  expect((await house.isb(['mailbox', 'list'])).out).toMatch(/Nurses +day@school.example; night@school.example +Chinese/)
  expect((await house.isb(['mailbox', 'set', 'Nurses', 'nobody'], { exit: 1 })).err).toContain('Please enter a valid email address: nobody')
  const said = ['--student', studentNumber, '--type', 'Sick', '--from', '2030-09-03', '--to-half', 'Morning']
  expect((await house.isb(['mailbox', 'test', ...said])).out).toMatch(/Nurses +sick leave +day@school.example; night@school.example/)
  expect((await house.isb(['absence', 'create', ...said, '--yes'])).err).toMatch(
    /Absence \d+ of Told By Terminal \(5A · ABS-\d+\) is recorded; school days: 0\.5/,
  )
  expect((await house.isb(['absence', 'today', '2030-09-03'])).out).toMatch(/5A +ABS-\d+ +Told By Terminal +Sick +Morning/)
  const { records } = await admin.absence.list({ query: { search: studentNumber } })
  const id = String(records[0]!.id)
  expect((await house.isb(['absence', 'told', id])).out).toMatch(/Nurses +sick leave +day@school.example/)
  expect((await house.isb(['absence', 'resend', id, '--yes'])).out).toMatch(/Nurses +sick leave +night@school.example +Queued/)
  expect(await recipients(Number(id))).toHaveLength(8)
  expect((await house.isb(['absence', 'resend', 'x'], { exit: 64 })).err).toContain('“x” is not an id')
  const later = ['--student', studentNumber, '--type', 'Personal', '--from', '2030-09-10']
  expect((await house.isb(['mailbox', 'test', ...later, '--send', 'bus'])).err).toContain('on its way to you')
  const sent = await house.server.pool.query("select recipient from outbox where entity = 'staff' and subject like '%Told By Terminal%'")
  expect(sent.rows).toEqual([{ recipient: 'admin@school.example' }])
  await house.isb(['absence', 'change', id, '--leave-type', 'Personal', '--yes'])
  await house.isb(['absence', 'delete', id, '--yes'])
  expect((await house.isb(['absence', 'list', '--search', studentNumber])).out).toMatch(/Told By Terminal.*Personal.*Deleted/)
})

test('an absence is told again by hand: in the same thread, as it stands, and to an office that has a mailbox now', async () => {
  await setMailbox('Nurses', '')
  const { id } = await pupil(admin, '5A')
  const made = await sick(id, '2030-09-02')
  await setMailbox('Nurses', offices.Nurses)
  const told = await admin.absence.resend({ path: { absenceId: made.id } })
  expect(told.map(({ office, address }) => `${office} ${address}`)).toEqual([
    'Elementary es.office@school.example',
    'Elementary reception@school.example',
    'Nurses nurses@school.example',
  ])
  expect(await recipients(made.id)).toEqual([
    'submitted es.office@school.example',
    'submitted reception@school.example',
    'submitted es.office@school.example',
    'submitted reception@school.example',
    'submitted nurses@school.example',
  ])
  const [first, , again] = await mailsOf(made.id)
  expect([first!.opensThread, again!.opensThread, again!.thread]).toEqual([true, false, first!.thread])
})

test('a test goes to who asks for it alone, with the very text, and no absence is kept', async () => {
  const { id } = await pupil(admin, '5A', { name: 'Test Subject' })
  await admin.absence.test({
    path: { office: 'Bus' },
    body: { studentId: id, leaveType: 'Sick', startsOn: '2030-09-02', note: 'Not for the bus' },
  })
  const { rows } = await house.server.pool.query<{ recipient: string; body: string }>(
    "select recipient, body from outbox where subject like '%Test Subject%'",
  )
  expect(rows.map(({ recipient }) => recipient)).toEqual(['admin@school.example'])
  expect(rows[0]!.body).not.toMatch(/Sick|Not for the bus/)
  expect((await admin.absence.list({ query: { studentId: id } })).total).toBe(0)
})

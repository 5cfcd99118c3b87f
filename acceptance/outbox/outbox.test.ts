// The mail that leaves: what a mail server does with it, who sees it, and how it is sent again.
import { startSmtp, type TestSmtp } from '@isb/server/test-smtp'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { accountId, give } from '../lib/grants.ts'
import { openHouse, password, refusal, type Person } from '../lib/house.ts'

const env: NodeJS.ProcessEnv = { MAIL_FROM: 'Riverside School <office@school.example>' }
let smtp: TestSmtp
beforeAll(async () => {
  smtp = await startSmtp()
  env['SMTP_URL'] = smtp.url
})
afterAll(() => smtp.stop())
const house = openHouse(env)

let admin: Person
beforeAll(async () => {
  admin = await house.person('admin')
})
beforeEach(async () => {
  smtp.script = {}
  smtp.received.length = 0
  await house.server.pool.query('delete from outbox')
})

let people = 0
/** Somebody new is invited: a mail is written. Answers what the list says of it. */
async function invited(name = 'new') {
  const email = `${name}${++people}@school.example`
  await admin.staff.create({ body: { name, email, type: 'staff' } })
  return email
}
const mailTo = async (recipient: string, who: Person = admin) =>
  (await who.outbox.list({ query: { search: recipient } })).records[0] ?? { id: 0, state: 'none' as const }
// What no server was told of is found within five seconds.
async function until(recipient: string, like: object): Promise<void> {
  await expect.poll(() => mailTo(recipient)).toMatchObject(like)
}

/** A decision, as a module writes it: no secret in it, and no time after which it is of no use. */
async function decided(to: string) {
  const { rows } = await house.server.pool.query<{ id: number }>(
    `insert into outbox (recipient, subject, body, kind, entity, entity_id, due_at, created_at)
     values ($1, 'Confirmed / 已确认', 'Your bike is waiting', 'invitation', 'staff', 1, now(), now()) returning id`,
    [to],
  )
  return Number(rows[0]?.id)
}

describe('a mail', () => {
  test('leaves by the school’s mail server, and is seen to have left; its secret is seen by nobody', async () => {
    const email = await invited()
    await until(email, {
      kind: 'invitation',
      state: 'Sent',
      attempts: 1,
      fault: null,
      lastError: '',
      subject: '',
      hasText: false,
      entity: 'staff',
      entityId: await accountId(admin, email.split('@')[0] ?? ''),
    })
    expect(smtp.received).toMatchObject([
      { from: 'office@school.example', to: [email], text: expect.stringContaining('From: Riverside School') },
    ])
    const everything = JSON.stringify(await admin.outbox.list())
    expect(everything).not.toContain('invite=')
    expect(everything).not.toContain('Riverside')
  })

  test('with a code tells the code to nobody but its recipient, waiting or given up', async () => {
    smtp.script = { recipient: '451 4.2.1 later' }
    await house.stranger().auth.sendResetCode({ body: { email: 'office@school.example' } })
    await until('office@school.example', { kind: 'reset-code', state: 'Pending', fault: 'later', subject: '', hasText: true })
    const { rows } = await house.server.pool.query<{ subject: string }>("select subject from outbox where kind = 'reset-code'")
    const code = /\d{8}/.exec(rows[0]?.subject ?? '')?.[0] ?? 'none'
    expect(JSON.stringify(await admin.outbox.list())).not.toContain(code)
    const file = await admin.outbox.export({ query: { format: 'csv' } })
    const text = typeof file === 'string' ? file : await new Response(file as never).text()
    expect(text).toContain('office@school.example')
    expect(text).not.toContain(code)
    expect((await admin.outbox.list({ query: { search: code } })).total).toBe(0)
  })

  test('that finds no mail server holds nobody up and is not lost', async () => {
    const { port } = smtp
    await smtp.stop()
    const email = await invited()
    await until(email, { state: 'Pending', attempts: 1, fault: 'unreachable', lastError: expect.stringContaining('ECONNREFUSED') })
    smtp = Object.assign(await startSmtp({}, port))
    house.server.pass(61_000)
    await until(email, { state: 'Sent', attempts: 2 })
    expect(smtp.received.map(({ to }) => to)).toEqual([[email]])
  })
})

describe('a dead letter', () => {
  test('says why, is counted, and leaves when it is sent again', async () => {
    smtp.script = { recipient: '550 5.1.1 mailbox unknown' }
    const email = await invited()
    await until(email, { state: 'Dead', attempts: 1, fault: 'refused', lastError: '550 5.1.1 mailbox unknown' })
    expect(await admin.outbox.counts()).toMatchObject({ waiting: 0, late: 0, dead: 1, oldestAt: expect.any(String) })
    const { since } = await admin.outbox.counts()
    expect((await admin.outbox.list({ query: { stuck: true, from: since } })).total).toBe(1)
    smtp.script = {}
    const { id } = await mailTo(email)
    expect(await admin.outbox.resend({ path: { mailId: id } })).toMatchObject({
      id,
      state: 'Pending',
      attempts: 0,
      fault: null,
      lastError: '',
    })
    await until(email, { state: 'Sent', attempts: 1 })
    expect(smtp.received.map(({ to }) => to)).toEqual([[email]])
    expect(await admin.outbox.counts()).toMatchObject({ waiting: 0, late: 0, dead: 0, oldestAt: null })
  })

  test('leaves a line in the audit when it is sent again, without its recipient', async () => {
    smtp.script = { recipient: '550 no' }
    const email = await invited()
    await until(email, { state: 'Dead' })
    smtp.script = {}
    const { id } = await mailTo(email)
    await admin.outbox.resend({ path: { mailId: id } })
    const { records } = await admin.audit.list({ query: { operation: 'outbox.resend', pageSize: 1 } })
    expect(records[0]).toMatchObject({ rows: [{ entity: 'mail', id, before: { state: 'Dead' }, after: { state: 'Pending' } }] })
    expect(JSON.stringify(records[0])).not.toContain(email)
  })
})

describe('sending again', () => {
  test('a mail that waits tries it at once', async () => {
    smtp.script = { end: '451 4.3.0 later' }
    const email = await invited()
    await until(email, { state: 'Pending', attempts: 1, fault: 'later' })
    smtp.script = {}
    await admin.outbox.resend({ path: { mailId: (await mailTo(email)).id } })
    await until(email, { state: 'Sent', attempts: 1 })
    expect(smtp.received.filter(({ to }) => to[0] === email)).toHaveLength(1)
  })

  test('a mail that has left sends it as another message, as long as its text is kept', async () => {
    const id = await decided('twice@school.example')
    await until('twice@school.example', { state: 'Sent', hasText: true, subject: 'Confirmed / 已确认' })
    await admin.outbox.resend({ path: { mailId: id } })
    await expect.poll(() => smtp.received.length).toBe(2)
    const ids = smtp.received.map(({ text }) => /^Message-ID: (.*)$/im.exec(text)?.[1])
    expect(new Set(ids).size).toBe(2)
    await until('twice@school.example', { state: 'Sent' })
    await house.server.pool.query("update outbox set body = ''")
    expect(await refusal(admin.outbox.resend({ path: { mailId: id } }))).toMatchObject({ code: 3, reason: 'MAIL_TEXT_GONE' })
    expect(smtp.received).toHaveLength(2)
  })

  test('an invitation that has left is refused: its text is gone', async () => {
    const email = await invited()
    await until(email, { state: 'Sent' })
    const zh = await house.person('admin', 'zh')
    expect(await refusal(zh.outbox.resend({ path: { mailId: (await mailTo(email)).id } }))).toMatchObject({
      reason: 'MAIL_TEXT_GONE',
      message: '邮件正文已不再保留，无法重新发送',
    })
  })

  test('a code that has run out is refused', async () => {
    smtp.script = { recipient: '550 no' }
    await house.stranger().auth.sendResetCode({ body: { email: 'front@school.example' } })
    await until('front@school.example', { state: 'Dead', fault: 'refused' })
    smtp.script = {}
    const { id } = await mailTo('front@school.example')
    house.server.pass(11 * 60_000)
    expect(await refusal(admin.outbox.resend({ path: { mailId: id } }))).toMatchObject({ code: 3, reason: 'MAIL_TOO_LATE' })
    expect(smtp.received).toEqual([])
  })

  test('a mail that is on its way is refused: it would go twice', async () => {
    smtp.script = { greetAfter: Infinity }
    const email = await invited()
    await expect.poll(() => smtp.seen.connections).toBeGreaterThan(0)
    await expect.poll(async () => (await house.server.pool.query('select from outbox where leased_until is not null')).rowCount).toBe(1)
    expect(await refusal(admin.outbox.resend({ path: { mailId: (await mailTo(email)).id } }))).toMatchObject({ reason: 'MAIL_UNDER_WAY' })
  })

  test('what is not there is refused', async () => {
    expect(await refusal(admin.outbox.resend({ path: { mailId: 999_999 } }))).toMatchObject({ code: 2, reason: 'MAIL_NOT_FOUND' })
  })
})

describe('the list', () => {
  test('is narrowed by state, kind, trouble, day and recipient, and ordered', async () => {
    smtp.script = { recipient: (address) => (address.startsWith('bad') ? '550 no' : '250 ok') }
    const bad = await invited('bad')
    const good = await invited('good')
    await until(bad, { state: 'Dead' })
    await until(good, { state: 'Sent' })
    const to = async (query: object) => (await admin.outbox.list({ query })).records.map(({ recipient }) => recipient)
    expect(await to({})).toEqual([good, bad])
    expect(await to({ sort: 'recipient' })).toEqual([bad, good])
    expect(await to({ state: 'Dead' })).toEqual([bad])
    expect(await to({ stuck: false })).toEqual([good])
    expect(await to({ kind: 'reset-code' })).toEqual([])
    expect(await to({ search: 'BAD' })).toEqual([bad])
    expect(await to({ to: '2020-01-01' })).toEqual([])
  })

  test('is for who may see it, and sending again for who may do that', async () => {
    const office = await house.person('office')
    const id = await decided('who@school.example')
    await until('who@school.example', { state: 'Sent' })
    expect(await refusal(office.outbox.list())).toMatchObject({ code: 4 })
    const takeList = await give(admin, 'office', ['settings:outbox'])
    expect((await office.outbox.list()).total).toBe(1)
    expect(await refusal(office.outbox.resend({ path: { mailId: id } }))).toMatchObject({ code: 4 })
    expect((await admin.outbox.list()).records[0]).toMatchObject({ state: 'Sent' })
    await takeList()
  })

  test('says how mail leaves, without a password', async () => {
    expect(await admin.outbox.setUp()).toEqual({
      server: smtp.url.replace('smtp://', ''),
      secure: false,
      from: 'Riverside School <office@school.example>',
    })
  })
})

describe('in the terminal', () => {
  beforeAll(async () => {
    await house.isb(['login', '--host', house.server.url, '--email', 'admin@school.example', '--password-stdin'], {
      input: `${password}\n`,
    })
  })

  test('mails are listed, and those that were given up sent again through a pipe', async () => {
    smtp.script = { recipient: '550 5.1.1 unknown' }
    const emails = [await invited('pipe'), await invited('pipe'), await invited('pipe')]
    for (const email of emails) await until(email, { state: 'Dead' })
    const shown = await house.isb(['outbox', 'list', '--state', 'Dead'])
    expect(shown.code).toBe(0)
    for (const email of emails) expect(shown.out).toContain(email)
    expect(shown.out).toContain('refused it for this recipient')
    const listed = await house.isb(['outbox', 'list', '--stuck', '--ndjson'])
    expect(listed.out.trim().split('\n')).toHaveLength(3)
    smtp.script = {}
    const resent = await house.isb(['outbox', 'resend', '-', '--json', '--yes'], { input: listed.out })
    expect(resent).toMatchObject({ code: 0, err: '' })
    expect(JSON.parse(resent.out)).toMatchObject([{ outcome: 'done' }, { outcome: 'done' }, { outcome: 'done' }])
    for (const email of emails) await until(email, { state: 'Sent' })
  })

  test('what cannot be sent again is told row by row, and the rest is sent', async () => {
    const gone = await invited('gone')
    await until(gone, { state: 'Sent' })
    const kept = await decided('kept@school.example')
    await until('kept@school.example', { state: 'Sent' })
    const { id } = await mailTo(gone)
    const said = await house.isb(['outbox', 'resend', String(id), String(kept), '999999', '--ndjson', '--yes'], { exit: 1 })
    expect(said.code).toBe(1)
    expect(
      said.out
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line) as object),
    ).toMatchObject([
      { id, outcome: 'failed', error: { reason: 'MAIL_TEXT_GONE' } },
      { id: kept, outcome: 'done', mail: { recipient: 'kept@school.example' } },
      { id: 999_999, outcome: 'failed', error: { reason: 'MAIL_NOT_FOUND' } },
    ])
    await expect.poll(() => smtp.received.filter(({ to }) => to[0] === 'kept@school.example').length).toBe(2)
    expect(await house.isb(['outbox', 'resend', '-'], { input: 'x\n', exit: 1 })).toMatchObject({ out: '' })
    await house.isb(['outbox', 'resend'], { exit: 64 })
  })
})

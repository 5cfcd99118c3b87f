import { randomBytes } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest'
import { openDatabase, openPool } from './database.ts'
import type { Mail, Passage, Send } from './mail-transport.ts'
import { forgetMails, Outbox, type NewMail } from './outbox.ts'

// A database without a server, which would send the mails itself.
const database = `outbox_${randomBytes(6).toString('hex')}`
const connection = { ...inject('cluster'), database }
let pool: pg.Pool
let owner: pg.Pool
beforeAll(async () => {
  const cluster = new pg.Client({ ...inject('cluster'), database: 'postgres' })
  await cluster.connect()
  await cluster.query(`create database ${database} template isb_template`)
  await cluster.end()
  pool = openPool(connection, 10, () => {})
  owner = new pg.Pool({ ...connection, max: 2 })
})
afterAll(() => Promise.all([pool.end(), owner.end()]))
beforeEach(() => owner.query('delete from outbox'))

const minute = 60_000
const refusal = (text: string, told: object = {}) => Object.assign(new Error(text), told)

/** An outbox with a clock in hand and a post that can be told to refuse. */
function office(send?: Send) {
  const db = openDatabase(pool)
  const sent: (Mail & Passage)[] = []
  const begun = Date.now()
  let now = begun
  let refuses = 0
  let error = refusal('Message failed: 451 try later', { code: 'EENVELOPE', responseCode: 451, command: 'RCPT TO' })
  const outbox = new Outbox(
    db,
    send ??
      (async (mail, passage) => {
        if (refuses-- > 0) throw error
        sent.push({ ...mail, ...passage })
      }),
    () => new Date(now),
    { warn: () => {} },
    'School <noreply@school.example>',
  )
  return {
    db,
    outbox,
    sent,
    put: (to: string, more: Partial<NewMail> = {}) => outbox.put(db, { kind: 'invitation', subject: 's', body: 'b', to, ...more }),
    at: (minutes: number) => new Date(begun + minutes * minute),
    pass: (minutes: number) => (now += minutes * minute),
    refuse: (times: number, by = error) => ((refuses = times), (error = by)),
  }
}

interface Row {
  recipient: string
  subject: string
  body: string
  state: string
  attempts: number
  fault: string | null
  last_error: string
  due_at: Date
  leased_until: Date | null
}
const rowOf = async (to: string) => (await owner.query<Row>('select * from outbox where recipient = $1', [to])).rows[0]
const rows = async () => (await owner.query<Row>('select * from outbox order by id')).rows

describe('a mail', () => {
  test('is not sent when what caused it is rolled back', async () => {
    const { db, outbox, sent } = office()
    const change = db.transaction().execute(async (at) => {
      await outbox.put(at, { kind: 'invitation', to: 'never@school.example', subject: 's', body: 'b' })
      throw new Error('no')
    })
    await expect(change).rejects.toThrow('no')
    await outbox.work()
    expect(sent).toEqual([])
    expect(await rows()).toEqual([])
  })

  test('is tried again after 1, 5 and 15 minutes, as one and the same message', async () => {
    const { outbox, put, sent, pass, refuse, at } = office()
    const ids: string[] = []
    refuse(2)
    await put('again@school.example')
    await outbox.work()
    expect(await rowOf('again@school.example')).toMatchObject({
      state: 'Pending',
      attempts: 1,
      fault: 'later',
      last_error: 'Message failed: 451 try later',
      due_at: at(1),
      leased_until: null,
    })
    await outbox.work()
    expect(await rowOf('again@school.example')).toMatchObject({ attempts: 1 })
    pass(1)
    await outbox.work()
    expect(await rowOf('again@school.example')).toMatchObject({ attempts: 2, due_at: at(6) })
    pass(5)
    await outbox.work()
    expect(await rowOf('again@school.example')).toMatchObject({ state: 'Sent', attempts: 3, fault: null, last_error: '' })
    ids.push(...sent.map(({ messageId }) => messageId))
    expect(ids).toHaveLength(1)
    // Had the answer of the mail server been lost, the next try would carry the same id.
    await owner.query("update outbox set state = 'Pending', due_at = created_at")
    await outbox.work()
    expect(sent.map(({ messageId }) => messageId)).toEqual([ids[0], ids[0]])
    expect(ids[0]).toMatch(/^outbox-\d+-\d+-0@school\.example$/)
  })

  test('outlives a weekend without a mail server, and is dead after three days', async () => {
    const { outbox, put, pass, refuse, sent } = office()
    refuse(99, refusal('connect ECONNREFUSED', { code: 'ESOCKET', originalCode: 'ECONNREFUSED', command: 'CONN' }))
    await put('dead@school.example')
    for (let hours = 0; hours < 62; hours++) {
      await outbox.work()
      pass(60)
    }
    expect(await rowOf('dead@school.example')).toMatchObject({ state: 'Pending', fault: 'unreachable' })
    for (let hours = 0; hours < 24; hours++) {
      await outbox.work()
      pass(60)
    }
    expect(await rowOf('dead@school.example')).toMatchObject({ state: 'Dead', attempts: 14 })
    refuse(0)
    await outbox.work()
    expect(sent).toEqual([])
  })

  test('that the mail server refuses for good is dead at once; one it refuses for our sake is not', async () => {
    const { outbox, put, refuse } = office()
    refuse(1, refusal('550 5.1.1 no such user', { responseCode: 550, response: '550 5.1.1 no such user', command: 'RCPT TO' }))
    await put('gone@school.example')
    await outbox.work()
    refuse(1, refusal('550 5.7.1 relaying denied', { responseCode: 550, response: '550 5.7.1 relaying denied', command: 'RCPT TO' }))
    await put('relay@school.example')
    await outbox.work()
    expect(await rowOf('gone@school.example')).toMatchObject({ state: 'Dead', attempts: 1, fault: 'refused' })
    expect(await rowOf('relay@school.example')).toMatchObject({ state: 'Pending', attempts: 1, fault: 'not-allowed' })
  })

  test('that signs somebody in keeps nothing once it is sent; another keeps its text for 30 days', async () => {
    const { outbox, put, db, at } = office()
    await put('secret@school.example', { secret: true, subject: '123456 is your code', body: '123456' })
    await put('plain@school.example', { body: 'Your bike is confirmed' })
    await outbox.work()
    expect(await rowOf('secret@school.example')).toMatchObject({ state: 'Sent', subject: '', body: '' })
    await forgetMails(db, at(29 * 24 * 60))
    expect(await rowOf('plain@school.example')).toMatchObject({ state: 'Sent', body: 'Your bike is confirmed' })
    await forgetMails(db, at(31 * 24 * 60))
    expect(await rowOf('plain@school.example')).toMatchObject({ state: 'Sent', subject: 's', body: '' })
    await forgetMails(db, at(366 * 24 * 60))
    expect(await rows()).toEqual([])
  })

  test('that has become useless is not sent, and a secret in it is forgotten', async () => {
    const { outbox, put, pass, refuse, sent, at } = office()
    refuse(99)
    await put('late@school.example', { secret: true, body: '123456', goodUntil: at(10) })
    for (let minutes = 0; minutes < 9; minutes++) {
      await outbox.work()
      pass(1)
    }
    expect(await rowOf('late@school.example')).toMatchObject({ state: 'Pending', attempts: 3 })
    refuse(0)
    pass(30)
    await outbox.work()
    expect(sent).toEqual([])
    expect(await rowOf('late@school.example')).toMatchObject({ state: 'Dead', fault: 'too-late', subject: '', body: '' })
  })

  test('under a key that was used before is not written', async () => {
    const { outbox, put, sent } = office()
    expect(await put('first@school.example', { once: 'overdue:12' })).toBe(true)
    expect(await put('second@school.example', { once: 'overdue:12' })).toBe(false)
    expect(await put('third@school.example', { once: 'overdue:13' })).toBe(true)
    await outbox.work()
    expect(sent.map(({ to }) => to).toSorted()).toEqual(['first@school.example', 'third@school.example'])
  })

  test.each([
    'a@school.example\r\nBcc: evil@y.example',
    'a@school.example, b@school.example',
    'Li <a@school.example>',
    'a\0@school.example',
    '',
  ])('to %j is never tried, and stands among the dead', async (to) => {
    const { outbox, put, sent } = office()
    await put(to)
    await outbox.work()
    expect(sent).toEqual([])
    const [row] = await rows()
    expect(row).toMatchObject({ state: 'Dead', fault: 'address' })
    expect(row?.recipient).not.toMatch(/\p{Cc}/u)
  })
})

describe('many mails', () => {
  test('are each sent once by two servers that look at the same moment', async () => {
    const [one, two] = [office(), office()]
    for (let mail = 0; mail < 200; mail++) await one.put(`once${mail}@school.example`)
    await Promise.all([one.outbox.work(), two.outbox.work()])
    const all = [...one.sent, ...two.sent].map(({ to }) => to)
    expect(all).toHaveLength(200)
    expect(new Set(all).size).toBe(200)
    expect(Math.min(one.sent.length, two.sent.length)).toBeGreaterThan(0)
  })

  test('are not held up by one that the mail server lets wait, and are never more than three at once', async () => {
    const sent: string[] = []
    let [underWay, most] = [0, 0]
    let release = () => {}
    const held = new Promise<void>((resolve) => (release = resolve))
    const { outbox, put } = office(async ({ to }) => {
      most = Math.max(most, ++underWay)
      await (to.startsWith('slow') ? held : sleep(5))
      underWay -= 1
      sent.push(to)
    })
    await put('slow@school.example')
    outbox.kick()
    await expect.poll(async () => (await rowOf('slow@school.example'))?.leased_until).not.toBeNull()
    for (let mail = 0; mail < 20; mail++) await put(`quick${mail}@school.example`)
    outbox.kick()
    await expect.poll(() => sent.length).toBe(20)
    await put('later@school.example')
    outbox.kick()
    await expect.poll(() => sent).toContain('later@school.example')
    expect(sent).not.toContain('slow@school.example')
    release()
    await outbox.work()
    expect(sent).toContain('slow@school.example')
    expect(most).toBe(3)
  })

  test('wait untried while the mail server is not there, until a moment has passed or somebody asks', async () => {
    const { outbox, put, sent, pass, refuse } = office()
    refuse(99, refusal('connect ECONNREFUSED', { code: 'ESOCKET', originalCode: 'ECONNREFUSED', command: 'CONN' }))
    for (let mail = 0; mail < 9; mail++) await put(`waits${mail}@school.example`)
    await outbox.work()
    const tried = async () => (await rows()).filter(({ attempts }) => attempts > 0).length
    // Those that were taken before the first came back.
    const first = await tried()
    expect(first).toBeGreaterThan(0)
    expect(first).toBeLessThanOrEqual(3)
    await put('waits9@school.example')
    await outbox.work()
    expect(await tried()).toBe(first)
    refuse(0)
    pass(0.3)
    await outbox.work()
    expect(sent).toHaveLength(10 - first)
    refuse(1, refusal('connect ECONNREFUSED', { code: 'ESOCKET', originalCode: 'ECONNREFUSED', command: 'CONN' }))
    await put('last@school.example')
    await outbox.work()
    await put('asked@school.example')
    outbox.retry()
    await expect.poll(() => sent.map(({ to }) => to)).toContain('asked@school.example')
  })

  test('go out in the order in which they become useless: a code is not behind a thousand reminders', async () => {
    const { outbox, put, sent, at } = office()
    for (let mail = 0; mail < 12; mail++) await put(`news${mail}@school.example`)
    await put('code@school.example', { goodUntil: at(10) })
    await outbox.work()
    expect(sent.slice(0, 3).map(({ to }) => to)).toContain('code@school.example')
  })
})

describe('a server that ends', () => {
  test('in the middle of a mail leaves it to another once the lease is over, not before', async () => {
    const dead = office(() => new Promise(() => {}))
    const other = office()
    await dead.put('orphan@school.example')
    dead.outbox.kick()
    await expect.poll(async () => (await rowOf('orphan@school.example'))?.leased_until).not.toBeNull()
    other.pass(1)
    await other.outbox.work()
    expect(other.sent).toEqual([])
    other.pass(1.1)
    await other.outbox.work()
    expect(other.sent.map(({ to }) => to)).toEqual(['orphan@school.example'])
    expect(await rowOf('orphan@school.example')).toMatchObject({ state: 'Sent', attempts: 2 })
  })

  test('on request takes no new mail, cuts off what takes too long, and gives that back at once', async () => {
    const one = office(
      (_mail, { signal }) =>
        new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(refusal('Aborted', { code: 'EABORT' })))),
    )
    const two = office()
    for (let mail = 0; mail < 6; mail++) await one.put(`held${mail}@school.example`)
    one.outbox.kick()
    await expect.poll(async () => (await rows()).filter((row) => row.leased_until).length).toBe(3)
    await one.outbox.stop()
    expect(await rows()).toEqual(
      Array.from({ length: 6 }, () => expect.objectContaining({ state: 'Pending', attempts: 0, leased_until: null })),
    )
    await two.outbox.work()
    expect(two.sent).toHaveLength(6)
  })

  test('has sent a mail while the database was away writes that down once it is back', async () => {
    const { outbox, put, sent, db } = office(async (mail) => {
      sent.push(mail as never)
      // The row cannot be written for longer than a statement waits for a lock: as if the database were gone.
      await owner.query("alter table outbox add constraint away check (state <> 'Sent') not valid")
      setTimeout(() => void owner.query('alter table outbox drop constraint away'), 300)
    })
    await put('told@school.example')
    await outbox.work()
    expect(sent).toHaveLength(1)
    expect(await rowOf('told@school.example')).toMatchObject({ state: 'Sent', attempts: 1 })
    expect(await db.selectFrom('outbox').select('id').execute()).toHaveLength(1)
  })
})

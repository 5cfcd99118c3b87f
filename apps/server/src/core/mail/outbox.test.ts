// What becomes of one mail.
import { describe, expect, test } from 'vitest'
import { forgetMails, forgetTexts } from './outbox.ts'
import type { Sheet } from './letter.ts'
import type { NewMail } from './put.ts'
import { openOffices, refusal } from './test-outbox.ts'

const { office, owner, rowOf, rows } = await openOffices()

describe('a mail', () => {
  test('is not sent when what caused it is rolled back', async () => {
    const { db, outbox, sent } = office()
    const change = db.transaction().execute(async (at) => {
      await outbox.put(at, { kind: 'invitation', to: 'never@school.example', subject: 's', body: 'b', html: '' })
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

  test('that opens a thread is followed by the others, however often either is sent', async () => {
    const { outbox, put, sent } = office()
    await put('opens@school.example', { thread: { id: 'absence-1-ab', opens: true } })
    await outbox.work()
    await put('follows@school.example', { thread: { id: 'absence-1-ab', opens: false } })
    await outbox.work()
    await owner.query("update outbox set state = 'Pending', resent = 1")
    await outbox.work()
    const first = 'absence-1-ab@school.example'
    expect(sent.map(({ messageId, follows }) => [messageId.replaceAll(/\d{3,}/g, 'n'), follows])).toEqual([
      [first, undefined],
      [expect.stringMatching(/^outbox-.*-0@school.example$/), first],
      [expect.stringMatching(/^outbox-.*-1@school.example$/), first],
      [expect.stringMatching(/^outbox-.*-1@school.example$/), first],
    ])
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

  test('that signs somebody in keeps nothing once it is sent; another keeps its text until it is too old', async () => {
    const { outbox, put, db, at } = office()
    await put('secret@school.example', { secret: true, subject: '123456 is your code', body: '123456' })
    await put('plain@school.example', { body: 'Your bike is confirmed' })
    await outbox.work()
    expect(await rowOf('secret@school.example')).toMatchObject({ state: 'Sent', subject: '', body: '' })
    expect(await forgetTexts(db, at(-1), 10)).toBe(0)
    expect(await rowOf('plain@school.example')).toMatchObject({ state: 'Sent', body: 'Your bike is confirmed' })
    expect(await forgetTexts(db, at(1), 10)).toBe(1)
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
    await put('first@school.example', { once: 'overdue:12' })
    await put('second@school.example', { once: 'overdue:12' })
    await put('third@school.example', { once: 'overdue:13' })
    await outbox.work()
    expect(sent.map(({ to }) => to).toSorted()).toEqual(['first@school.example', 'third@school.example'])
  })

  test('goes with many others, each in its place: with and without a key, with and without an address', async () => {
    const { db, outbox, sent } = office()
    const { rows: people } = await owner.query<{ id: number }>("insert into staff (name, type) values ('Far away', 'parent') returning id")
    const sheet = { subject: 'Read it', text: 'It is there', facts: [] } as unknown as Sheet
    const message = {
      personId: people[0]!.id,
      kind: 'invitation',
      about: { entity: 'staff', id: 1 },
      sheets: { en: sheet, zh: sheet },
    }
    const one = (to: string | null, more: Partial<NewMail> = {}): NewMail => ({
      kind: 'invitation',
      to,
      subject: 's',
      body: `for ${to}`,
      html: '',
      ...more,
    })
    await outbox.put(db, one('stood@school.example', { once: 'many:2' }))
    await outbox.put(
      db,
      one('first@school.example', { once: 'many:1', message }),
      one('second@school.example', { once: 'many:2', message }),
      one(null, { message }),
      one('hostile@school.example', { subject: 'a\0b\nc', body: 'half \ud83d, "quoted" \\u0000, \0', html: '<p>\ud83d\ude00</p>' }),
    )
    await outbox.work()
    expect(sent.map(({ to, subject, body, html }) => [to, subject, body, html].join(' | ')).toSorted()).toEqual([
      'first@school.example | s | for first@school.example | ',
      'hostile@school.example | a b c | half \ufffd, "quoted" \\u0000,  | <p>\ud83d\ude00</p>',
      'stood@school.example | s | for stood@school.example | ',
    ])
    const { rows: messages } = await owner.query('select recipient from message left join outbox on outbox.id = mail_id order by recipient')
    expect(messages).toEqual([{ recipient: 'first@school.example' }, { recipient: null }])
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

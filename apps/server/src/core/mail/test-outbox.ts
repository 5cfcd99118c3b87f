// The outbox for its tests: a database of its own, a clock in hand, and a post that can be told to refuse.
import pg from 'pg'
import { afterAll, beforeEach, inject } from 'vitest'
import { copyTemplate } from '../../testing.ts'
import { openDatabase, openPool } from '../database/database.ts'
import type { Mail, Passage, Send } from './transport.ts'
import { Outbox } from './outbox.ts'
import type { NewMail } from './put.ts'

const minute = 60_000
export const refusal = (text: string, told: object = {}) => Object.assign(new Error(text), told)
/** What a mail server says that wants to be asked again. */
export const later = refusal('Message failed: 451 try later', { code: 'EENVELOPE', responseCode: 451, command: 'RCPT TO' })

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

/** A database for the mails of one file of tests, without a server, which would send them itself. */
export async function openOffices() {
  const connection = await copyTemplate(inject('cluster'))
  const owner = new pg.Pool({ ...connection, max: 2 })
  const pool = openPool(connection, 10, () => {})
  afterAll(() => Promise.all([pool.end(), owner.end()]))
  beforeEach(() => owner.query('delete from outbox'))

  /** An outbox with a clock in hand and a post that can be told to refuse. */
  function office(send?: Send) {
    const db = openDatabase(pool)
    const sent: (Mail & Passage)[] = []
    const begun = Date.now()
    let now = begun
    let refuses = 0
    let error = later
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
      put: (to: string, more: Partial<NewMail> = {}) =>
        outbox.put(db, { kind: 'invitation', subject: 's', body: 'b', html: '', to, ...more }),
      at: (minutes: number) => new Date(begun + minutes * minute),
      pass: (minutes: number) => (now += minutes * minute),
      refuse: (times: number, by = error) => ((refuses = times), (error = by)),
    }
  }

  const rowOf = async (to: string) => (await owner.query<Row>('select * from outbox where recipient = $1', [to])).rows[0]
  const rows = async () => (await owner.query<Row>('select * from outbox order by id')).rows
  return { office, owner, rowOf, rows }
}

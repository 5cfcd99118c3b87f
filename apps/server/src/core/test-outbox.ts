// The outbox for its tests: a database of its own, a clock in hand, and a post that can be told to refuse.
import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, inject } from 'vitest'
import { openDatabase, openPool } from './database.ts'
import type { Mail, Passage, Send } from './mail-transport.ts'
import { Outbox, type NewMail } from './outbox.ts'

// A database without a server, which would send the mails itself.
const database = `outbox_${randomBytes(6).toString('hex')}`
const connection = { ...inject('cluster'), database }
let pool: pg.Pool
export let owner: pg.Pool
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

export const minute = 60_000
export const refusal = (text: string, told: object = {}) => Object.assign(new Error(text), told)

/** An outbox with a clock in hand and a post that can be told to refuse. */
export function office(send?: Send) {
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
export const rowOf = async (to: string) => (await owner.query<Row>('select * from outbox where recipient = $1', [to])).rows[0]
export const rows = async () => (await owner.query<Row>('select * from outbox order by id')).rows

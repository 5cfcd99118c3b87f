import { setTimeout as sleep } from 'node:timers/promises'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { startTestServer, type TestServer } from '../testing.ts'
import { openDatabase, openPool } from './database.ts'
import { mailSender, Outbox, type Mail } from './outbox.ts'

let server: TestServer
let pool: ReturnType<typeof openPool>
beforeAll(async () => {
  server = await startTestServer(inject('cluster'))
  pool = openPool({ ...inject('cluster'), database: String((server.pool.options as { database?: string }).database) }, 6, () => {})
})
afterAll(async () => {
  await pool.end()
  await server.stop()
})

const quiet = { warn: () => {} }
/** An outbox with a clock in hand and a post that can be told to refuse. */
function office() {
  const db = openDatabase(pool)
  const sent: Mail[] = []
  let now = Date.now()
  let refuses = 0
  const outbox = new Outbox(
    db,
    async (mail) => {
      if (refuses-- > 0) throw new Error('451 try later')
      sent.push(mail)
    },
    () => new Date(now),
    quiet,
  )
  return { db, outbox, sent, pass: (minutes: number) => (now += minutes * 60_000), refuse: (times: number) => (refuses = times) }
}
const stateOf = async (to: string) =>
  (
    await server.pool.query<{ state: string; attempts: number; body: string }>(
      'select state, attempts, body from outbox where recipient = $1',
      [to],
    )
  ).rows[0]

describe('a mail', () => {
  test('is not sent when what caused it is rolled back', async () => {
    const { db, outbox, sent } = office()
    await db
      .transaction()
      .execute(async (change) => {
        await outbox.put(change, { to: 'never@school.example', subject: 's', body: 'b' })
        throw new Error('no')
      })
      .catch(() => {})
    outbox.kick()
    await sleep(200)
    expect(sent.map(({ to }) => to)).not.toContain('never@school.example')
  })

  test('is tried again after 1, 5 and 15 minutes, and keeps no text once it is sent', async () => {
    const { db, outbox, sent, pass, refuse } = office()
    refuse(2)
    await outbox.put(db, { to: 'again@school.example', subject: 's', body: 'secret 123456' })
    outbox.kick()
    await expect.poll(() => stateOf('again@school.example')).toMatchObject({ state: 'Pending', attempts: 1 })
    await outbox.stop()
    outbox.kick()
    await outbox.stop()
    expect(await stateOf('again@school.example')).toMatchObject({ attempts: 1 })
    pass(1.1)
    outbox.kick()
    await expect.poll(() => stateOf('again@school.example')).toMatchObject({ attempts: 2 })
    await outbox.stop()
    pass(5.1)
    outbox.kick()
    await expect.poll(() => stateOf('again@school.example')).toMatchObject({ state: 'Sent', attempts: 3, body: '' })
    expect(sent.filter(({ to }) => to === 'again@school.example')).toHaveLength(1)
  })

  test('is dead after the last try, and said to be', async () => {
    const { db, outbox, pass, refuse } = office()
    refuse(99)
    await outbox.put(db, { to: 'dead@school.example', subject: 's', body: 'b' })
    for (let tries = 0; tries < 12; tries++) {
      outbox.kick()
      await outbox.stop()
      pass(24 * 60)
    }
    expect(await stateOf('dead@school.example')).toMatchObject({ state: 'Dead', attempts: 10 })
  })

  test('is sent once by two servers that look at the same moment', async () => {
    const [one, two] = [office(), office()]
    for (let mail = 0; mail < 30; mail++) await one.outbox.put(one.db, { to: `once${mail}@school.example`, subject: 's', body: 'b' })
    one.outbox.kick()
    two.outbox.kick()
    await Promise.all([one.outbox.stop(), two.outbox.stop()])
    const all = [...one.sent, ...two.sent].map(({ to }) => to).filter((to) => to.startsWith('once'))
    expect(all).toHaveLength(30)
    expect(new Set(all).size).toBe(30)
  })

  test('goes out by SMTP as it was written, and its subject brings no header', async () => {
    let got = ''
    const smtp = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onData: (stream, _session, done) => void stream.on('data', (data) => (got += String(data))).on('end', () => done()),
    })
    await new Promise<void>((ready) => smtp.listen(0, '127.0.0.1', ready))
    const { port } = smtp.server.address() as { port: number }
    const send = mailSender({ smtpUrl: `smtp://127.0.0.1:${port}`, mailFrom: 'School <noreply@school.example>', dataDir: '/nowhere' })
    await send({ to: 'a@school.example', subject: 'Hello\r\nBcc: evil@y.example', body: 'Line one\nLine two' })
    expect(got).toContain('Subject: Hello Bcc: evil@y.example')
    expect(got).not.toMatch(/^Bcc:/m)
    expect(got).toContain('Line one')
    await new Promise<void>((closed) => smtp.close(() => closed()))
  })
})

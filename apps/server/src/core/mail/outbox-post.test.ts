// The worker that sends them: many at once, several servers, a server that ends.
import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { later, openOffices, refusal } from './test-outbox.ts'
import type { Mail } from './transport.ts'

const { office, owner, rowOf, rows } = await openOffices()

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

  test('with invitations to one address leave in their order, though the first has to be tried again', async () => {
    const sent: Mail[] = []
    const refused: Mail[] = []
    const { outbox, put, pass } = office(async (mail) => {
      const isFirst = mail.to === 'room@school.example' && mail.invitation === 'METHOD:REQUEST'
      if (isFirst && refused.push(mail) === 1) throw later
      sent.push(mail)
    })
    const invites = async (to: string, invitation: string) => put(to, { invitation })
    await invites('room@school.example', 'METHOD:REQUEST')
    await invites('room@school.example', 'METHOD:CANCEL')
    await invites('other@school.example', 'METHOD:REQUEST')
    await put('room@school.example')
    await outbox.work()
    expect(sent.map(({ to, invitation }) => `${to} ${invitation}`).toSorted()).toEqual([
      'other@school.example METHOD:REQUEST',
      'room@school.example null',
    ])
    pass(1)
    await outbox.work()
    expect(sent.slice(2).map(({ invitation }) => invitation)).toEqual(['METHOD:REQUEST', 'METHOD:CANCEL'])
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
    for (let mail = 0; mail < 6; mail++) await put(`news${mail}@school.example`)
    for (let mail = 0; mail < 6; mail++) await put(`lapses${mail}@school.example`, { goodUntil: at(5) })
    await put('code@school.example', { secret: true, goodUntil: at(10) })
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
    // However far the clocks of two servers are apart.
    other.pass(10)
    await other.outbox.work()
    expect(other.sent).toEqual([])
    await owner.query('update outbox set leased_until = now()')
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

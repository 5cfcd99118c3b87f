/*
 * Leaves that are submitted while the mail server is away or never says a word, by a server that is killed twice meanwhile: submitting takes
 * no longer, and once the mail server is back each leave has been told, once.
 */
import { startSmtp, type TestSmtp } from '@isb/server/test-smtp'
import { addDays } from '@isb/sdk/rules'
import { yearOf2030 } from '../lib/absence.ts'
import { call, dataOf } from './lib/call.ts'
import { quantile, side, until, type Check } from './lib/check.ts'
import { ask, embeddedIn, freePort, newFolder, startProcess, sweep, type Process } from './lib/server.ts'

const ways = ['taking', 'away'] as const
type Way = (typeof ways)[number]

/** Half a year of Mondays; nobody is absent twice on a day. */
const days = Array.from({ length: 20 }, (_, week) => addDays('2030-10-14', week * 7))

class Outage {
  readonly #folder = newFolder('absence-outage')
  readonly #students: number[] = []
  readonly took: Record<Way, number[]> = { taking: [], away: [] }
  #smtp: TestSmtp | undefined
  readonly #received: string[] = []
  #server: Process | undefined
  #token = ''
  #port = 0
  #next = 0
  kills = 0

  async open(leaves: number): Promise<void> {
    this.#smtp = await startSmtp()
    this.#port = this.#smtp.port
    await this.#start()
    await this.#call('calendar.change', structuredClone(yearOf2030))
    const { version } = (await this.#call<{ office: string; version: number }[]>('mailbox.list', {})).find(
      ({ office }) => office === 'High',
    )!
    await this.#call('mailbox.update', { office: 'High', addresses: 'high@school.example', version })
    for (let at = 0; at < Math.ceil(leaves / days.length); at++) {
      const student = { studentNumber: `OUT-${at}`, name: `Pupil ${at}`, enteredOn: '2026-08-17', division: 'High' }
      this.#students.push((await this.#call<{ id: number }>('student.create', student)).id)
    }
  }

  /** Submits so many leaves, four at a time. With a kill in the middle, what was not answered is submitted again. */
  async submit(way: Way, count: number, kill = false): Promise<void> {
    await this.#mailServer(way, kill)
    const first = this.#next
    this.#next += count
    let killed: Promise<void> | undefined
    await side(count, 4, async (at) => {
      if (kill && at === Math.floor(count / 2)) killed = this.#kill()
      const began = performance.now()
      const answered = await this.#leave(first + at).catch(() => undefined)
      if (answered !== undefined && !kill) this.took[way].push(performance.now() - began)
      if (answered === undefined) {
        await killed
        await this.#leave(first + at)
      }
    })
    await killed
  }

  /** The mail server is back: every leave is told. Answers of how many nobody was told, and of how many twice. */
  async tally(): Promise<{ lost: number; twice: number }> {
    const database = embeddedIn(this.#folder.path)
    // What the killed servers had in hand is free at once, and so is each next try. While nobody takes mails, none can be sent twice for that.
    await ask(database, "update outbox set leased_until = null where state = 'Pending'")
    await this.#mailServer('taking')
    const hurry = "update outbox set due_at = now() where state = 'Pending' and leased_until is null and due_at > now()"
    const open = async () => Number((await ask<{ n: string }>(database, "select count(*) as n from outbox where state <> 'Sent'"))[0]?.n)
    await until('every mail has left', async () => {
      await ask(database, hurry)
      return (await open()) === 0
    })
    const texts = [...this.#received, ...this.#smtp!.received.map(({ text }) => text)]
    const told = new Map<string, number>()
    for (const text of texts) {
      const [, id = ''] = /^Message-ID: <absence-(\d+)-/im.exec(text) ?? []
      told.set(id, (told.get(id) ?? 0) + 1)
    }
    const absences = await ask<{ id: number }>(database, 'select id from absence')
    if (absences.length !== this.#next) throw new Error(`${absences.length} absences instead of ${this.#next}`)
    const counts = absences.map(({ id }) => told.get(String(id)) ?? 0)
    return { lost: counts.filter((count) => count === 0).length, twice: counts.filter((count) => count > 1).length }
  }

  async close(): Promise<void> {
    await sweep(this.#folder.path, [this.#server])
    await this.#smtp?.stop()
    this.#folder.remove()
  }

  /**
   * There by its old address; or away. Before a kill it holds its mails in silence, so that the server dies with mails in hand; who still
   * waits in that silence is cut off when it ends.
   */
  async #mailServer(way: Way, silent = false): Promise<void> {
    const wasSilent = this.#smtp?.script.greetAfter === Infinity
    if (this.#smtp && (wasSilent || (way === 'away' && !silent))) {
      this.#received.push(...this.#smtp.received.map(({ text }) => text))
      await this.#smtp.stop()
      this.#smtp = undefined
    }
    if (way === 'away' && !silent) return
    this.#smtp ??= await startSmtp({}, this.#port)
    this.#smtp.script = silent ? { greetAfter: Infinity } : {}
  }

  async #start(): Promise<void> {
    this.#server = await startProcess({ DATA_DIR: this.#folder.path, SMTP_URL: `smtp://127.0.0.1:${this.#port}` }, await freePort())
    this.#token = await this.#server.signIn()
  }

  async #kill(): Promise<void> {
    this.kills += 1
    await this.#server!.end('SIGKILL')
    await this.#start()
  }

  async #call<T>(id: Parameters<typeof call>[1], input: object): Promise<T> {
    return dataOf(await call(this.#server!.url, id, input, { token: this.#token })) as T
  }

  /** Whoever asks again after a kill may be told that the leave stands. */
  async #leave(at: number): Promise<true> {
    const body = { studentId: this.#students[Math.floor(at / days.length)], leaveType: 'Personal', startsOn: days[at % days.length] }
    const { envelope } = await call(this.#server!.url, 'absence.create', body, { token: this.#token })
    if (envelope?.code === 0 || (envelope as { reason?: string } | undefined)?.reason === 'ABSENCE_OVERLAPS') return true
    throw new Error(`A leave was answered with ${JSON.stringify(envelope)}`)
  }
}

const ms = (value: number) => `${value.toFixed(1)} ms`

export default {
  name: 'absence outage',
  promise: 'mail server away: p99 +10 %; 1,000 leaves, the server killed twice: 0 mails lost, 0 twice',
  async run({ quick }) {
    const [turns, each] = quick ? [3, 25] : [5, 200]
    const outage = new Outage()
    try {
      await outage.open((turns + 1) * 2 * each)
      // The first turn warms the server up.
      for (const way of ways) await outage.submit(way, each)
      for (const way of ways) outage.took[way].length = 0
      const killIn = new Set([0, turns - 1])
      for (let turn = 0; turn < turns; turn++)
        for (const way of turn % 2 === 0 ? ways : ways.toReversed()) {
          const kill = way === 'away' && killIn.has(turn)
          if (kill) await outage.submit(way, each, true)
          else await outage.submit(way, each)
        }
      const { lost, twice } = await outage.tally()
      const [taking, away] = ways.map((way) => quantile(outage.took[way], 0.99)) as [number, number]
      const slower = Math.round((away / taking - 1) * 100)
      return {
        figure: `${turns * each} leaves with the mail server away, killed ${outage.kills} times: ${lost} mails lost, ${twice} twice; submit p99 ${ms(taking)}, away ${ms(away)} (${slower > 0 ? '+' : ''}${slower} %)`,
        // Below a few milliseconds a quantile of a machine with other work tells of that work.
        kept: lost + twice === 0 && outage.kills === 2 && (quick || away <= taking * 1.1 || away - taking <= 3),
      }
    } finally {
      await outage.close()
    }
  },
} satisfies Check

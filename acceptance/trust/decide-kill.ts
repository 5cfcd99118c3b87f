// Rents and passes are decided as fast as it goes, and the server is killed at a random moment, every other time PostgreSQL with it. A
// decision and its mail: both or neither.
import { randomInt } from 'node:crypto'
import { startSmtp } from '@isb/server/test-smtp'
import { seconds, until, wait, type Check } from './lib/check.ts'
import { bikesAdrift, decideAll, fillQueues, wrongs, type Waiting } from './lib/decide-kill.ts'
import { ask, embeddedIn, freePort, newFolder, postmasterOf, startProcess, sweep, type Process } from './lib/server.ts'

/** Requests of each kind in a round: more than are decided before the kill. */
const many = 400
const deciders = 8
/** For so long a server has a mail in hand before another may send it. */
const leaseMs = 2 * 60_000

export default {
  name: 'decide and kill',
  promise: 'each decided with its one mail or pending without: 0 halves, 0 lost, every mail arrives, none for what was not decided',
  async run({ quick }) {
    const rounds = quick ? 3 : 30
    const folder = newFolder('decide')
    const port = await freePort()
    const smtp = await startSmtp()
    const start = () => startProcess({ DATA_DIR: folder.path, SMTP_URL: smtp.url }, port)
    const sum = { decided: 0, cut: 0, untold: 0, twice: 0, inHand: 0, adrift: 0 }
    const bad: string[] = []
    const left: Waiting[] = []
    let slowest = 0
    let server: Process | undefined
    try {
      server = await start()
      const token = await server.signIn()
      const database = embeddedIn(folder.path)
      for (let round = 0; round < rounds; round++) {
        const waiting = await fillQueues(database, round, many)
        const { heard, over } = decideAll(server.url, token, waiting, deciders)
        const enough = randomInt(5, many)
        await until('requests are decided', () => heard.acknowledged.size + heard.odd.length >= enough)
        await wait(randomInt(10))
        const postmaster = postmasterOf(folder.path)
        const killedAt = Date.now()
        const ended = server.end('SIGKILL')
        if (round % 2 === 1 && postmaster) process.kill(postmaster, 'SIGKILL')
        await Promise.all([ended, over])
        server = await start()
        slowest = Math.max(slowest, server.startMs)
        const { halves, lost, bikes, decided, pending } = await wrongs(database, waiting, heard)
        bad.push(...halves, ...lost, ...bikes, ...heard.odd)
        // What the dead server had in hand is sent once its lease is over: here at once, `mail` waits for it by the clock.
        const leased = await ask(
          database,
          "update outbox set leased_until = now() where state = 'Pending' and leased_until > now() and leased_until <= $1 returning id",
          [new Date(killedAt + leaseMs)],
        )
        const times = () =>
          Map.groupBy(
            smtp.received.flatMap(({ to }) => to),
            (address) => address,
          )
        await until('every mail arrives', () => {
          const arrived = times()
          return decided.every(({ email }) => arrived.has(email))
        })
        const arrived = times()
        sum.decided += decided.length
        left.push(...pending)
        sum.cut += heard.cut
        sum.untold += decided.filter((one) => !heard.acknowledged.has(one)).length
        sum.inHand += leased.length
        sum.twice += decided.filter(({ email }) => (arrived.get(email)?.length ?? 0) > 1).length
        sum.adrift += await bikesAdrift(database)
      }
      const { decided, cut, untold, twice, inHand, adrift } = sum
      const mailed = new Set(smtp.received.flatMap(({ to }) => to))
      const early = left.filter(({ email }) => mailed.has(email)).length
      return {
        figure: `${rounds} rounds, ${deciders} deciders: ${decided} decided, ${untold} of them untold, ${left.length} left pending, ${cut} cut off, ${inHand} mails in hand: ${bad.length} halves or lost${bad[0] ? ` (${bad[0]})` : ''}, ${adrift} bikes without their rent, every mail arrived, ${twice} twice, ${early} for what was not decided, slowest restart ${seconds(slowest)}`,
        // A run in which nobody was cut off, or everything was decided, has shown nothing.
        kept: bad.length + adrift + early === 0 && cut >= rounds && left.length > 0,
      }
    } finally {
      await sweep(folder.path, [server])
      await smtp.stop()
      folder.remove()
    }
  },
} satisfies Check

// Mail: a server killed with mails in hand, two servers that send at once, and submitting while the mail server is away.
import { startSmtp, type TestSmtp } from '@isb/server/test-smtp'
import { call, dataOf } from './lib/call.ts'
import { quantile, seconds, side, until, wait, type Check } from './lib/check.ts'
import { openPair, sessionOf } from './lib/pair.ts'
import { ask, embeddedIn, freePort, newFolder, startProcess, sweep, type Process } from './lib/server.ts'

/** Invites somebody: a change that writes a mail. */
const invite = async (url: string, token: string, email: string): Promise<void> =>
  void dataOf(await call(url, 'staff.create', { name: 'Somebody', email, type: 'staff' }, { token }))

/** How often each recipient has got a mail. */
function deliveries({ received }: TestSmtp): Map<string, number> {
  const counts = new Map<string, number>()
  for (const to of received.flatMap((mail) => mail.to)) counts.set(to, (counts.get(to) ?? 0) + 1)
  return counts
}
const tally = (smtp: TestSmtp, emails: readonly string[]) => {
  const counts = deliveries(smtp)
  return {
    once: emails.filter((email) => counts.get(email) === 1).length,
    lost: emails.filter((email) => !counts.has(email)).length,
    twice: emails.filter((email) => (counts.get(email) ?? 0) > 1).length,
  }
}

/**
 * Killed between taking a mail and sending it: the next server sends it once the lease is over. The last round waits for that by the
 * clock.
 */
async function killed(rounds: number) {
  const folder = newFolder('mail')
  const port = await freePort()
  const smtp = await startSmtp()
  let server: Process | undefined
  try {
    const emails: string[] = []
    let [early, held, waitedMs] = [0, 0, 0]
    for (let round = 0; round < rounds; round++) {
      smtp.script = { greetAfter: Infinity }
      server = await startProcess({ DATA_DIR: folder.path, SMTP_URL: smtp.url }, port)
      const token = await server.signIn()
      const ofRound = Array.from({ length: 6 }, (_, at) => `killed-${round}-${at}@school.example`)
      for (const email of ofRound) await invite(server.url, token, email)
      emails.push(...ofRound)
      const database = embeddedIn(folder.path)
      const leased = () => ask<{ recipient: string }>(database, 'select recipient from outbox where leased_until > now()')
      await until('mails are taken', async () => (await leased()).length === 3)
      await server.end('SIGKILL')
      smtp.script = {}
      const killedAt = performance.now()
      server = await startProcess({ DATA_DIR: folder.path, SMTP_URL: smtp.url }, port)
      const still = (await leased()).map(({ recipient }) => recipient)
      held += still.length
      await until('the others have left', () => ofRound.every((email) => still.includes(email) || deliveries(smtp).has(email)))
      early += still.filter((email) => deliveries(smtp).has(email)).length
      if (round < rounds - 1) await ask(database, 'update outbox set leased_until = now() where leased_until > now()')
      await until('those in hand have left', () => still.every((email) => deliveries(smtp).has(email)))
      waitedMs = performance.now() - killedAt
      await until('it is written down', async () => {
        const [row] = await ask<{ open: string }>(database, "select count(*) as open from outbox where state <> 'Sent'")
        return Number(row?.open) === 0
      })
      await server.end('SIGKILL')
    }
    return { ...tally(smtp, emails), all: emails.length, early, held, waitedMs }
  } finally {
    await sweep(folder.path, [server])
    await smtp.stop()
    folder.remove()
  }
}

/** Two servers that are given mails at the same time. */
async function twoServers(count: number) {
  const smtp = await startSmtp()
  const pair = await openPair({ SMTP_URL: smtp.url })
  try {
    const token = await sessionOf(pair.one, 'admin')
    const emails = Array.from({ length: count }, (_, at) => `both-${at}@school.example`)
    await side(count, 8, (at) => invite((at % 2 === 0 ? pair.one : pair.two).url, token, emails[at] ?? ''))
    await until('all have left', () => smtp.received.length >= count)
    await wait(6000)
    return tally(smtp, emails)
  } finally {
    await pair.stop()
    await smtp.stop()
  }
}

const conditions = ['taking', 'away', 'silent'] as const
type Condition = (typeof conditions)[number]

/**
 * How long submitting takes while the mail server takes mails, is not there, and never says a word; by turns, so that all see the same
 * machine.
 */
async function submitting(turns: number, each: number) {
  const folder = newFolder('submit')
  let smtp: TestSmtp | undefined = await startSmtp()
  const { port } = smtp
  let server: Process | undefined
  try {
    server = await startProcess({ DATA_DIR: folder.path, SMTP_URL: smtp.url })
    const { url } = server
    const token = await server.signIn()
    const database = embeddedIn(folder.path)
    const took: Record<Condition, number[]> = { taking: [], away: [], silent: [] }
    let unwritten = 0
    for (let turn = -1; turn < turns; turn++)
      for (const condition of turn % 2 === 0 ? conditions : conditions.toReversed()) {
        if (condition === 'away') {
          await smtp?.stop()
          smtp = undefined
        } else (smtp ??= await startSmtp({}, port)).script = condition === 'silent' ? { greetAfter: Infinity } : {}
        await ask(database, 'delete from outbox')
        const times = await side(each, 4, async (at) => {
          const began = performance.now()
          await invite(url, token, `submit-${condition}-${turn}-${at}@school.example`)
          return performance.now() - began
        })
        const [written] = await ask<{ n: string }>(database, 'select count(*) as n from outbox')
        unwritten += each - Number(written?.n)
        // The first turn warms the server up.
        if (turn >= 0) took[condition].push(...times)
      }
    const p99 = (condition: Condition) => quantile(took[condition], 0.99)
    return { taking: p99('taking'), away: p99('away'), silent: p99('silent'), unwritten }
  } finally {
    await sweep(folder.path, [server])
    await smtp?.stop()
    folder.remove()
  }
}

const ms = (value: number) => `${value.toFixed(1)} ms`

export default {
  name: 'mail',
  promise: 'killed with mails in hand: 0 lost, 0 twice, none before its lease is over; two servers: each once; mail server away: p99 +10 %',
  async run({ quick }) {
    const kill = await killed(quick ? 2 : 5)
    const both = await twoServers(200)
    const submit = await submitting(quick ? 3 : 8, quick ? 100 : 200)
    const worst = Math.max(submit.away, submit.silent)
    const slower = Math.round((worst / submit.taking - 1) * 100)
    return {
      figure: `killed with ${kill.held} of ${kill.all} mails in hand: ${kill.lost} lost, ${kill.twice} twice, ${kill.early} before the lease was over, the last ${seconds(kill.waitedMs)} after the kill; two servers, 200 mails: ${both.once} once, ${both.twice} twice, ${both.lost} lost; submit p99 ${ms(submit.taking)}, mail server away ${ms(submit.away)}, silent ${ms(submit.silent)} (${slower > 0 ? '+' : ''}${slower} %), ${submit.unwritten} mails not written`,
      kept:
        kill.lost + kill.twice + kill.early + both.lost + both.twice + submit.unwritten === 0 &&
        kill.held > 0 &&
        both.once === 200 &&
        // Below a few milliseconds a quantile of a machine with other work tells of that work.
        (worst <= submit.taking * 1.1 || worst - submit.taking <= 3),
    }
  },
} satisfies Check

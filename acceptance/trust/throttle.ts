// A guesser against the throttle for a month, by a made clock: the throttle's own functions on a real database, a made password check. What
// they decide is first held against a real server, try by try.
import { openDatabase } from '@isb/server/database'
import { startTestCluster, startTestServer, type TestServer } from '@isb/server/testing'
import { countFailure, countReset, forgetFailures, needsLink, rememberDevice, standingOf, type Attempt } from '@isb/server/throttle'
import { call } from './lib/call.ts'
import { side, type Check } from './lib/check.ts'
import { Dice } from './lib/dice.ts'

const minute = 60_000
const day = 24 * 60 * minute
const accounts = 5000
/** Passwords that a guesser cannot tell from one another, and codes. */
const [passwords, codes] = [1e9, 1e8]
const known = 'a-browser-that-has-signed-in-xxx'
type Db = ReturnType<typeof openDatabase>
type Verdict = 'in' | 'failed' | 'wait'

/** What sign-in makes of a try: the same steps, with a made password check. */
async function attempted(db: Db, attempt: Attempt, right: boolean): Promise<Verdict> {
  const standing = await standingOf(db, attempt)
  if (standing.wait > 0) return 'wait'
  if (right && !standing.locked) {
    await forgetFailures(db, attempt, standing.known)
    return 'in'
  }
  await countFailure(db, attempt, standing)
  return 'failed'
}

const addressOf = (index: number) => `10.${index >> 16}.${(index >> 8) & 255}.${index & 255}`
const staff = (n: number) => `pupil.${n}@school.example`

async function people({ pool }: TestServer): Promise<void> {
  await pool.query(
    `insert into staff (name, email, password_hash) select 'Pupil ' || n, 'pupil.' || n || '@school.example', password_hash
     from staff, generate_series(0, ${accounts - 1}) n where email = 'admin@school.example'`,
  )
  await pool.query('analyze')
}
const idsOf = async ({ pool }: TestServer) =>
  new Map((await pool.query<{ id: number; email: string }>('select id, email from staff')).rows.map(({ id, email }) => [email, id]))

/** The same tries at a server and at the functions: how many were judged otherwise. */
async function disagreements(server: TestServer, db: Db, dice: Dice, tries: number): Promise<number> {
  let [ahead, differ] = [0, 0]
  for (let n = 0; n < tries; n++) {
    const pass = dice.throw(4) === 0 ? dice.throw(3 * minute) : 0
    server.pass(pass)
    ahead += pass
    const [email, address, right] = [staff(dice.throw(12)), addressOf(dice.throw(3)), dice.throw(6) === 0]
    const reply = await call(server.url, 'auth.login', { email, password: right ? 'demo-console-1' : 'a wrong one' }, { address })
    const seen: Verdict = reply.status === 429 ? 'wait' : reply.envelope?.code === 0 ? 'in' : 'failed'
    const modelled = await attempted(db, { email, address, device: undefined, now: new Date(Date.now() + ahead) }, right)
    if (seen !== modelled) differ++
  }
  return differ
}

/** A month of guessing at one account, as often as it is let, while its owner signs in each day. */
async function month(db: Db, email: string, staffId: number, networks: number, dice: Dice, days: number) {
  const began = Date.now() + dice.throw(day)
  await rememberDevice(db, staffId, known, new Date(began))
  let [guesses, shutOut, withoutMail, wrongCodes, at] = [0, 0, 0, 0, began]
  for (let today = 0; today < days; today++) {
    // Five at once whenever a lock is over; once it is shut for the month, a look now and then.
    for (const end = began + (today + 1) * day; at < end;) {
      let looked = 0
      for (let n = 0; n < 5; n++) {
        const attempt = { email, address: addressOf(dice.throw(networks)), device: undefined, now: new Date(at) }
        const { locked, wait } = await standingOf(db, attempt)
        if (locked || wait > 0) break
        await attempted(db, attempt, false)
        guesses++
        looked++
        at += 1000
      }
      at += looked > 0 ? 15 * minute : guesses >= 100 ? 8 * 60 * minute : 5 * minute
    }
    for (let n = 0; n < 4 && !(await needsLink(db, email, new Date(at))); n++) {
      await countReset(db, { email, address: addressOf(dice.throw(networks)), device: undefined, now: new Date(at) }, 'reset-code')
      wrongCodes++
    }
    // The owner mistypes now and then, on the browser that they have.
    const own: Attempt = { email, address: '192.0.2.1', device: known, now: new Date(at) }
    if (dice.chance(20)) await attempted(db, own, false)
    if ((await attempted(db, own, true)) !== 'in') shutOut++
    // Elsewhere they ask for a mail, which asks for no more than this.
    if ((await standingOf(db, { ...own, device: undefined, address: '198.51.100.9' }, true)).wait > 0) withoutMail++
  }
  return { guesses, shutOut, withoutMail, wrongCodes }
}

/** How many of all accounts an attacker gets to in an hour before its networks are told to wait, and whether owners are, too. */
async function breadth(db: Db, networks: number, dice: Dice, ids: ReadonlyMap<string, number>): Promise<{ reached: number; kept: number }> {
  const began = Date.now() + 400 * day
  let [reached, kept, account] = [0, 0, 0]
  for (let window = 0; window < 2; window++) {
    const now = new Date(began + window * 5 * minute + minute)
    for (let refused = 0, tries = 0; refused < 20 && tries < 1500; tries++) {
      const attempt = { email: staff(account++ % accounts), address: addressOf(dice.throw(networks)), device: undefined, now }
      if ((await attempted(db, attempt, false)) === 'wait') refused++
      else reached++
    }
    for (let n = 0; n < 50; n++) {
      const email = staff(dice.throw(accounts))
      const own: Attempt = { email, address: '192.0.2.1', device: known, now }
      await rememberDevice(db, ids.get(email) ?? 0, known, new Date(now.getTime() - day))
      // A lock from a guess on an unknown browser is not the owner's.
      if ((await attempted(db, own, true)) !== 'in') kept++
      if ((await standingOf(db, { ...own, device: undefined, address: '198.51.100.9' }, true)).wait > 0) kept++
    }
  }
  return { reached, kept }
}

export default {
  name: 'throttle',
  promise: 'server and model agree; ≤ 100 tries an account a month, < 0.01 accounts taken of 5,000, 0 owners kept out',
  async run({ quick, seed = Date.now() % 1e9 }) {
    const cluster = await startTestCluster()
    const servers: TestServer[] = []
    const open = async () => {
      const server = await startTestServer(cluster.connection, { TRUST_PROXY: 'yes' })
      servers.push(server)
      await people(server)
      return { server, db: openDatabase(server.pool), ids: await idsOf(server) }
    }
    try {
      const tries = quick ? 200 : 1000
      // Real tries spend their time on hashes: two schools at once keep two processors at work.
      const judged = side(2, 2, async (n) => disagreements((await open()).server, (await open()).db, new Dice(seed + n), tries / 2))
      const sample = quick ? 4 : 12
      const attacks = [1, 100, 10_000].map(async (networks) => {
        const { db, ids } = await open()
        // What an account gives away does not depend on the others, which only make the attacker wait: some stand for all.
        const months = await side(sample, 4, (n) =>
          month(db, staff(n), ids.get(staff(n)) ?? 0, networks, new Dice(seed + n), quick ? 5 : 30),
        )
        const { reached, kept } = await breadth(db, networks, new Dice(seed + networks), ids)
        return {
          networks,
          reached,
          guesses: Math.max(...months.map((one) => one.guesses)),
          wrongCodes: Math.max(...months.map((one) => one.wrongCodes)),
          shutOut: months.reduce((sum, one) => sum + one.shutOut, 0) + kept,
          withoutMail: months.reduce((sum, one) => sum + one.withoutMail, 0),
        }
      })
      const [[one = 0, two = 0], found] = await Promise.all([judged, Promise.all(attacks)])
      const differ = one + two
      const most = Math.max(...found.map(({ guesses }) => guesses))
      const mostCodes = Math.max(...found.map(({ wrongCodes }) => wrongCodes))
      const shutOut = found.reduce((sum, attack) => sum + attack.shutOut, 0)
      const withoutMail = found.reduce((sum, attack) => sum + attack.withoutMail, 0)
      const parts = found.map(
        ({ networks, guesses, reached }) => `${networks} addresses: ${guesses} tries an account, ${reached} accounts in ten minutes`,
      )
      // A code that was half tried may be tried to its end.
      const taken = accounts * (most / passwords + (mostCodes + 4) / codes)
      return {
        figure: `seed ${seed}: ${differ} of ${tries} tries judged otherwise; ${parts.join('; ')}; at most ${mostCodes} wrong codes an account; ${taken.toFixed(4)} accounts taken of ${accounts}; owners kept out ${shutOut}, without a mail ${withoutMail}`,
        kept: differ === 0 && most <= 100 && most > 0 && taken < 0.01 && shutOut + withoutMail === 0,
      }
    } finally {
      for (const server of servers) await server.stop()
      await cluster.stop()
    }
  },
} satisfies Check

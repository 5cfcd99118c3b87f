/*
 * Every queue with one greedy client, who fills it from many connections and comes again at once when it is refused, and one honest
 * client, who does one thing after another. Then a school's morning: sixty teachers of one network, on browsers that they know, and a
 * stranger in the same network who guesses at passwords. And its first morning, when nobody knows the browsers. Nobody honest is refused,
 * or waits more than three times as long as without the greedy client.
 */
// S-47
import { createHash, randomBytes } from 'node:crypto'
import { deflateSync } from 'node:zlib'
import { copyTemplate, startTestCluster } from '@isb/server/testing'
import pg from 'pg'
import { call, headersOf, send, type Reply } from './lib/call.ts'
import { quantile, wait, type Check } from './lib/check.ts'
import { png } from './lib/png.ts'
import { newFolder, startProcess } from './lib/server.ts'

const password = 'demo-console-1'
const teachers = 60
const addresses = { honest: '198.51.100.1', greedy: '203.0.113.1', school: '192.0.2.1', firstMorning: '192.0.2.2' }
const deviceOf = (teacher: number) => `teacher-${teacher}`.padEnd(32, '-')

type Ask = () => Promise<Reply>
interface Queue {
  readonly name: string
  /** Connections of the greedy client. */
  readonly width: number
  readonly greedy: Ask
  readonly honest: Ask
  readonly rounds: number
}
interface Waits {
  readonly times: readonly number[]
  /** Requests that were not done. */
  readonly refused: readonly Reply[]
}

const isRefused = ({ status, envelope }: Reply) => status !== 200 || (envelope !== undefined && envelope.code !== 0)

async function timed(ask: Ask): Promise<{ ms: number; reply: Reply }> {
  const began = performance.now()
  const reply = await ask()
  return { ms: performance.now() - began, reply }
}

/** One thing after another. */
async function waitsOf(ask: Ask, rounds: number): Promise<Waits> {
  const times: number[] = []
  const refused: Reply[] = []
  for (let round = 0; round < rounds; round++) {
    const { ms, reply } = await timed(ask)
    times.push(ms)
    if (isRefused(reply)) refused.push(reply)
  }
  return { times, refused }
}

/** All at once. */
async function waitsOfAll(asks: readonly Ask[]): Promise<Waits> {
  const all = await Promise.all(asks.map(timed))
  return { times: all.map(({ ms }) => ms), refused: all.map(({ reply }) => reply).filter(isRefused) }
}

/** Fills a queue until it is told to stop. Tells how often it was served and refused, and how it was refused otherwise than by 429. */
function fill(ask: Ask, width: number) {
  const counts = { served: 0, tooMany: 0, wrong: new Set<string>() }
  const over = { yet: false }
  const all = Array.from({ length: width }, async () => {
    while (!over.yet) {
      const { status, headers } = await ask()
      if (status === 200) counts.served += 1
      else if (status === 429 && headers.has('retry-after')) counts.tooMany += 1
      else counts.wrong.add(`HTTP ${status}`)
      if (status !== 200) await wait(250)
    }
  })
  return async () => {
    over.yet = true
    await Promise.all(all)
    return counts
  }
}

/** What honest clients wait by themselves, and beside a greedy one. */
async function compared(name: string, waits: () => Promise<Waits>, greedy: Ask, width: number) {
  await waits()
  const before = await waits()
  const stop = fill(greedy, width)
  await wait(1000)
  const beside = await waits()
  const counts = await stop()
  await wait(500)
  const after = await waits()
  const median = (all: readonly number[]) => quantile(all, 0.5)
  const [own, then] = [median([...before.times, ...after.times]), median(beside.times)]
  const [longest, longestThen] = [Math.max(...before.times, ...after.times), Math.max(...beside.times)]
  const ratio = then / own
  const replies = [...before.refused, ...beside.refused, ...after.refused]
  const refused = replies.length
  const refusedFor = replies[0] ? ` (${replies[0].status} ${replies[0].text.slice(0, 100)})` : ''
  const why = counts.wrong.size > 0 ? `, and ${[...counts.wrong].join(', ')}` : ''
  return {
    figure: `${name}: ${own.toFixed(0)} ms, beside ${width} ${then.toFixed(0)} ms (× ${ratio.toFixed(1)}; at worst ${longest.toFixed(0)} and ${longestThen.toFixed(0)}), ${refused} refused${refusedFor}; greedy: ${counts.served} served, ${counts.tooMany} × 429${why}`,
    kept: ratio <= 3 && refused === 0 && counts.wrong.size === 0,
  }
}

/** Accounts that are greedy, and teachers with browsers that they have signed in from. */
async function plant(pool: pg.Pool): Promise<void> {
  const admin = "from staff where email = 'admin@school.example'"
  await pool.query(
    `insert into staff (name, email, password_hash) select 'Teacher ' || n, 'teacher.' || n || '@school.example', password_hash
     from staff, generate_series(0, ${teachers - 1}) n where email = 'admin@school.example'`,
  )
  await pool.query(`insert into staff (name, email, password_hash) select 'Other', 'other@school.example', password_hash ${admin}`)
  await pool.query(
    "insert into staff_role (staff_id, role_id) select s.id, r.id from staff s, role r where s.email = 'other@school.example' and r.builtin",
  )
  await pool.query(
    `insert into sign_in_device (token_hash, staff_id, last_used_at) select d.hash, s.id, now() - interval '3 days'
     from unnest($1::bytea[]) with ordinality d (hash, n) join staff s on s.email = 'teacher.' || (n - 1) || '@school.example'`,
    [Array.from({ length: teachers }, (_, n) => createHash('sha256').update(deviceOf(n)).digest())],
  )
}

async function sessionOf(pool: pg.Pool, name: string): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  await pool.query(
    `insert into session (token_hash, staff_id, started_at, last_seen_at, expires_at)
     select $1, id, now(), now(), now() + interval '11 hours' from staff where email = $2`,
    [createHash('sha256').update(token).digest(), `${name}@school.example`],
  )
  return token
}

export default {
  name: 'fairness',
  promise: 'honest clients wait ≤ 3 × as long beside a greedy one, 0 of them refused; the greedy one is refused with 429 alone',
  async run({ quick }) {
    const cluster = await startTestCluster()
    const folder = newFolder('fairness')
    const connection = await copyTemplate(cluster.connection)
    const pool = new pg.Pool({ ...connection, max: 2 })
    const { host, user, password: secret, database } = connection
    const address = `postgres://${user}:${String(secret)}@localhost/${database}?host=${encodeURIComponent(host ?? '')}`
    // A server of its own does not serve the demo, by whose data and passwords this is tried.
    await pool.query('update setting set demo = false')
    const server = await startProcess({ DATABASE_URL: address, DATA_DIR: folder.path, TRUST_PROXY: 'yes' })
    try {
      const { url } = server
      await plant(pool)
      const [admin, other, parent] = [await sessionOf(pool, 'admin'), await sessionOf(pool, 'other'), await sessionOf(pool, 'teacher.0')]
      const signIn = (email: string, from: string, device?: string) => () =>
        call(url, 'auth.login', { email: `${email}@school.example`, password }, { address: from, ...(device !== undefined && { device }) })
      const code = (email: string, from: string) => () =>
        call(url, 'auth.sendResetCode', { email: `${email}@school.example` }, { address: from })
      const exported = (path: string, token: string) => () => send(`${url}/isb/admin${path}`, { headers: headersOf({ token }, undefined) })
      const rows = Array.from({ length: 1500 }, (_, at) => ({
        email: `new.${at}@school.example`,
        name: `New ${at}`,
        type: 'student',
        line: at + 1,
      }))
      const imported = (token: string) => () => call(url, 'staff.import', { rows, dryRun: true }, { token })
      const image = new Uint8Array(png(1500, 1500, deflateSync(Buffer.alloc((1500 * 3 + 1) * 1500))))
      const uploaded = (token: string) => () =>
        send(`${url}/isb/admin/files`, { method: 'POST', headers: headersOf({ token }, 'bytes'), body: image })
      const days = { from: new Date().toISOString().slice(0, 10), minutes: 60 }
      const rule = 'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR;COUNT=180'
      const found = (token: string) => () => call(url, 'venue.find', { ...days, rule }, { token })
      const rounds = quick ? 10 : 40
      const queues: Queue[] = [
        { name: 'hashes', width: 40, greedy: signIn('made-up', addresses.greedy), honest: signIn('front', addresses.honest), rounds },
        { name: 'codes', width: 40, greedy: code('made-up', addresses.greedy), honest: code('front', addresses.honest), rounds },
        { name: 'exports', width: 40, greedy: exported('/runs/export', parent), honest: exported('/students/export', admin), rounds },
        { name: 'long work', width: 10, greedy: imported(other), honest: imported(admin), rounds: rounds / 5 },
        { name: 'uploads', width: 20, greedy: uploaded(parent), honest: uploaded(admin), rounds: rounds / 2 },
        { name: 'venue questions', width: 40, greedy: found(parent), honest: found(admin), rounds },
      ]
      const all: { readonly figure: string; readonly kept: boolean }[] = []
      for (const { name, width, greedy, honest, rounds: each } of queues)
        all.push(await compared(name, () => waitsOf(honest, each), greedy, width))
      all.push(await streams(url, parent, admin, rounds))
      const school = Array.from({ length: teachers }, (_, n) => signIn(`teacher.${n}`, addresses.school, deviceOf(n)))
      all.push(await compared(`${teachers} teachers at once`, () => waitsOfAll(school), signIn('made-up', addresses.school), 40))
      const newcomers = Array.from({ length: teachers }, (_, n) => signIn(`teacher.${n}`, addresses.firstMorning))
      all.push(
        await compared(`${teachers} new browsers at once`, () => waitsOfAll(newcomers), signIn('made-up', addresses.firstMorning), 40),
      )
      return { figure: all.map(({ figure }) => figure).join('; '), kept: all.every(({ kept }) => kept) }
    } finally {
      await server.end('SIGKILL')
      await pool.end()
      await cluster.stop()
      folder.remove()
    }
  },
} satisfies Check

/** Streams stay open: what counts is that one begins. */
async function streams(url: string, greedy: string, honest: string, rounds: number) {
  const open = (token: string) => fetch(`${url}/isb/admin/events`, { headers: headersOf({ token }, undefined) })
  const begin = async (): Promise<Reply> => {
    const { status, headers, body } = await open(honest)
    const reader = body?.getReader()
    await reader?.read()
    await reader?.cancel()
    return { status, headers, text: '', envelope: undefined }
  }
  const own = await waitsOf(begin, rounds)
  const held = await Promise.all(Array.from({ length: 40 }, () => open(greedy)))
  const beside = await waitsOf(begin, rounds)
  const refusals = held.filter(({ status, headers }) => status === 429 && headers.has('retry-after')).length
  const served = held.filter(({ status }) => status === 200).length
  for (const { body } of held) await body?.cancel()
  const [before, then] = [quantile(own.times, 0.5), quantile(beside.times, 0.5)]
  const refused = own.refused.length + beside.refused.length
  return {
    figure: `streams: ${before.toFixed(0)} ms, beside 40 ${then.toFixed(0)} ms (× ${(then / before).toFixed(1)}), ${refused} refused; greedy: ${served} open, ${refusals} × 429`,
    kept: then / before <= 3 && refused === 0 && served + refusals === held.length && refusals > 0,
  }
}

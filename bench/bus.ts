// 1,000 vehicles report where they are while 200 maps are open: how long a report takes, what it costs beside a bare insert, and how soon it
// stands on every map.
import { createHash, randomBytes } from 'node:crypto'
import { join } from 'node:path'
import pg from 'pg'
import { busesOf, reports, vehicles } from './lib/buses.ts'
import { cpuEach, startClient } from './lib/client.ts'
import type { Figure } from './lib/figure.ts'
import { newFolder } from './lib/folder.ts'
import { startMeasured } from './lib/measured.ts'
import { inTurn, wait } from './lib/rounds.ts'
import { embeddedIn, signedIn, startServer } from './lib/server.ts'

const maps = 200
/** Of an account; each reads twenty streams at most. */
const readers = 10
const perSecond = 200
/** Reports of a round. */
const reportsEach = 2000
const seconds = 15

export default async function* bus(): AsyncIterable<Figure> {
  using folder = newFolder('bus')
  await using server = await startServer(folder.path)
  const { isb, headers } = await signedIn(server.url)
  const connection = embeddedIn(folder.path)
  const owner = new pg.Client(connection)
  await owner.connect()
  try {
    await busesOf(isb, owner)
    await owner.query('create table bare_report (plate text, at timestamptz, latitude double precision, longitude double precision)')
    await using bare = startMeasured(join(import.meta.dirname, 'lib/bare-report.ts'), [], { CONNECTION: JSON.stringify(connection) })
    const port = await bare.heard<number>()
    await using client = startClient()
    const burst = { url: `${server.url}/isb/admin/bus/positions`, headers, count: reportsEach, inFlight: 64 }
    let round = 0
    const shift = () => (round += 1) / 10_000
    // Each report of a vehicle is a little on: one that tells nothing new would cost less.
    const onTheWay = () => Array.from({ length: reportsEach / vehicles }, () => reports(shift())).flat()
    const ours = () => cpuEach(client, server.process, { ...burst, bodies: onTheWay() })()
    const floor = cpuEach(client, bare, { ...burst, url: `http://127.0.0.1:${port}/report`, headers: {}, bodies: reports(0) })
    // Trackers report all day: what is compared is a server that has long been at it.
    await inTurn(6, ours, floor)
    yield { name: 'a report, beside Fastify + one insert', unit: 'µs', ...(await inTurn(25, ours, floor)), aim: { of: 'ratio', most: 1.5 } }

    // The demo drives the buses of all runs, but of one that is cancelled.
    const { records } = await isb.bus.list({ query: { search: 'Line 35', pageSize: 100 } })
    const still = records.find(({ vehicle }) => vehicle?.plate === 'B-70')!
    const { today } = await isb.bus.runs()
    await isb.bus.cancelRun({ body: { routeId: still.id, day: today, reason: 'Repair' } })

    await using looking = startMeasured(join(import.meta.dirname, 'lib/open-maps.ts'))
    const sessions = await sessionsOf(owner, readers)
    for (const token of sessions) {
      const opened = looking.heard<string>()
      looking.child.send({ url: server.url, headers: { ...headers, Authorization: `Bearer ${token}` }, maps: maps / readers })
      await opened
    }
    const { took, last } = await client.measure({ ...burst, bodies: reports(shift()), count: perSecond * seconds, perSecond })
    if (!last.includes('"Taken"')) throw new Error(`Not taken: ${last}`)
    const sorted = took.toSorted((one, other) => one - other)
    yield {
      name: `p99 of ${perSecond} reports a second beside ${maps} open maps`,
      unit: 'ms',
      ours: sorted[Math.floor(sorted.length * 0.99)]!,
      aim: { of: 'ours', most: 50 },
    }

    const slowest: number[] = []
    for (let mark = 0; mark < 5; mark++) {
      const latitude = Number(`40.08000${mark + 1}`)
      const all = looking.heard<number[]>()
      looking.child.send(String(latitude))
      const { outcome } = await isb.bus.report({ body: { plate: 'B-70', latitude, longitude: 116.32 + round / 10_000 } })
      if (outcome !== 'Taken') throw new Error(`The mark is ${outcome}`)
      slowest.push(Math.max(...(await all)))
      await wait(1500)
    }
    yield { name: `a position on each of ${maps} open maps`, unit: 'ms', ours: Math.max(...slowest), aim: { of: 'ours', most: 1500 } }
  } finally {
    await owner.end()
  }
}

/** Sessions of administrators, each of an account of its own. */
async function sessionsOf(owner: pg.Client, count: number): Promise<string[]> {
  const tokens = Array.from({ length: count }, () => randomBytes(32).toString('base64url'))
  for (const [at, token] of tokens.entries()) {
    const { rows } = await owner.query<{ id: string }>(
      `insert into staff (name, email, type, search) values ($1, $2, 'staff', 'map') returning id`,
      [`Map ${at}`, `map${at}@bench.example`],
    )
    await owner.query('insert into staff_role (staff_id, role_id) select $1, id from role where builtin', [rows[0]!.id])
    await owner.query(
      `insert into session (token_hash, staff_id, started_at, last_seen_at, expires_at) values ($1, $2, now(), now(), now() + interval '3 hours')`,
      [createHash('sha256').update(token).digest(), rows[0]!.id],
    )
  }
  return tokens
}

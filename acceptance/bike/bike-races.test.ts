// Many at once, through two servers on one database: the rules of bikes hold, and whoever loses is told why.
import { createIsb, memorySession, type Isb } from '@isb/sdk'
import type { TestServer } from '@isb/server/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ended } from '../lib/config.ts'
import { sessionOf } from '../trust/lib/pair.ts'
import { outcomes } from '../lib/outcomes.ts'
import { startTwoServers, type TwoServers } from '../lib/two-servers.ts'

let servers: TwoServers
let one: TestServer
let two: TestServer
let clients: readonly [Isb, Isb]
let people: number[]
let made = 0

beforeAll(async () => {
  servers = await startTwoServers()
  ;({ one, two, clients } = servers)
  const { rows } = await one.pool.query<{ id: string }>(
    'select id from staff s where enabled and not exists (select from bike_rent r where r.person_id = s.id) order by id',
  )
  people = rows.map(({ id }) => Number(id))
})
afterAll(() => servers.stop())

const by = (index: number) => clients[(index % 2) as 0 | 1]
const newBike = () => clients[0].bike.create({ body: { number: `R-${++made}` } })
const ask = (index: number, bikeId: number, personId: number) => by(index).bike.requestRent({ body: { bikeId, personId } })

test('a hundred people ask for one bike: one has it', async () => {
  const { id } = await newBike()
  expect(await outcomes(people.slice(0, 100).map((person, at) => ask(at, id, person)))).toEqual({ done: 1, BIKE_REQUESTED: 99 })
})

test('twenty add a bike of one number: one is added, the others are told at the field that the number is taken', async () => {
  const settled = await Promise.allSettled(Array.from({ length: 20 }, (_, at) => by(at).bike.create({ body: { number: 'R-same' } })))
  const refused = settled.filter((one) => one.status === 'rejected').map(({ reason }) => reason as object)
  expect(refused).toHaveLength(19)
  for (const one of refused) expect(one).toMatchObject({ code: 1, reason: 'BIKE_NUMBER_TAKEN', errors: [{ path: '/number' }] })
})

test('one file that several bring in at once is brought in once, and the others find it there', async () => {
  const rows = Array.from({ length: 300 }, (_, at) => ({ number: `R-file-${at}` }))
  const begun = Array.from({ length: 6 }, (_, at) => by(at).bike.import({ body: { rows: at % 2 ? rows : rows.toReversed() } }))
  const runs = await Promise.all(begun.map((run, at) => ended(by(at), run)))
  expect(runs.map(({ state }) => state)).toEqual(Array.from({ length: 6 }, () => 'Done'))
  expect(runs.map(({ counts }) => counts['created'] ?? 0).toSorted((a, b) => a - b)).toEqual([0, 0, 0, 0, 0, 300])
})

test('one person asks for sixty bikes with a limit of two: two are held', async () => {
  const { version } = await clients[0].bike.settings()
  await clients[0].bike.updateSettings({ body: { maxRents: 2, version } })
  const bikes = await Promise.all(Array.from({ length: 60 }, newBike))
  const person = people[120] ?? 0
  expect(await outcomes(bikes.map(({ id }, at) => ask(at, id, person)))).toEqual({ done: 2, BIKE_LIMIT_REACHED: 58 })
  expect((await clients[1].bike.allowance({ query: { personId: person } })).open).toHaveLength(2)
})

test('two decide one row: one has decided, the other is told who was first', async () => {
  for (let round = 0; round < 10; round++) {
    const { id } = await newBike()
    const rent = await ask(0, id, people[130 + round] ?? 0)
    const path = { rentId: rent.id }
    const counts = await outcomes([clients[0].bike.confirmRent({ path }), clients[1].bike.rejectRent({ path, body: { reason: 'No' } })])
    expect(counts).toEqual({ done: 1, ALREADY_DECIDED: 1 })
    const { confirmation } = await clients[0].bike.getRent({ path })
    expect((await clients[0].bike.get({ path: { bikeId: id } })).status).toBe(confirmation === 'Confirmed' ? 'In use' : 'Available')
  }
})

test('a return is confirmed and taken back at the desk at once: the rent ends once, and the bike is in one place', async () => {
  for (let round = 0; round < 10; round++) {
    const { id } = await newBike()
    const rent = await ask(0, id, people[150 + round] ?? 0)
    await clients[0].bike.confirmRent({ path: { rentId: rent.id } })
    const asked = await clients[0].bike.requestReturn({ body: { rentId: rent.id } })
    const settled = await Promise.allSettled([
      clients[0].bike.confirmReturn({ path: { returnId: asked.id } }),
      clients[1].bike.return({ path: { bikeId: id } }),
    ])
    // The desk's return always holds: before the confirmation it ends the rent, after it the check.
    expect(settled[1].status).toBe('fulfilled')
    expect(await clients[0].bike.get({ path: { bikeId: id } })).toMatchObject({ status: 'Available', rent: null })
    const { rows } = await one.pool.query("select from audit where rows @> $1::jsonb and rows::text like '%returnedAt%'", [
      JSON.stringify([{ entity: 'bike-rent', id: rent.id }]),
    ])
    expect(rows).toHaveLength(1)
  }
})

test('a bike is decided while the clock passes its last day: it is In use or Overdue on both, never something between', async () => {
  const { id } = await newBike()
  const rent = await ask(0, id, people[170] ?? 0)
  await clients[0].bike.confirmRent({ path: { rentId: rent.id } })
  const asked = await clients[0].bike.requestReturn({ body: { rentId: rent.id } })
  const late = 8 * 24 * 60 * 60_000
  two.pass(late)
  const token = await sessionOf(one, 'admin')
  await one.pool.query("update session set last_seen_at = now() + interval '8 days', expires_at = now() + interval '9 days'")
  const there = createIsb({ host: two.url, session: memorySession({ token, authHeaderSchema: 'Bearer' }) })
  const [here, then, decided] = await Promise.all([
    clients[0].bike.get({ path: { bikeId: id } }),
    there.bike.get({ path: { bikeId: id } }),
    there.bike.rejectReturn({ path: { returnId: asked.id }, body: { reason: 'Not there' } }),
  ])
  expect([here.status, then.status, decided.overdue]).toEqual(['In use', 'Overdue', true])
  const { rows } = await one.pool.query<{ status: string }>('select status from bike where id = $1', [id])
  expect(rows).toEqual([{ status: 'In use' }])
  two.pass(-late)
})

// How often a write waits for the database: with 50 ms of network between them, each round trip is 50 ms more.
import { beforeAll, expect, test } from 'vitest'
import { openHouse, refusal, type Person } from '../lib/house.ts'
import { countRoundTrips, roundTripsOf } from '../lib/round-trips.ts'

const house = openHouse()
let admin: Person
beforeAll(async () => {
  countRoundTrips()
  admin = await house.person('admin')
  // On a slow machine the last use of a session would be written once more in between.
  await house.server.pool.query("update session set last_seen_at = now() + interval '1 hour'")
})

let last = 0
const created = async (idempotencyKey?: string) => {
  const body = { number: `Trip ${++last}` }
  return admin.bike.create({ body }, idempotencyKey === undefined ? {} : { idempotencyKey })
}

test('a create takes four round trips, and five under an Idempotency-Key', async () => {
  await created()
  expect(await roundTripsOf(() => created())).toBe(4)
  expect(await roundTripsOf(() => created('once'))).toBe(5)
})

test('an update takes four round trips, and five under an Idempotency-Key', async () => {
  const bike = await created()
  let { version } = bike
  const update = async (idempotencyKey?: string) => {
    const options = { idempotencyKey: idempotencyKey ?? '' }
    ;({ version } = await admin.bike.update({ path: { bikeId: bike.id }, body: { brand: `Brand ${version}`, version } }, options))
  }
  await update()
  expect(await roundTripsOf(() => update())).toBe(4)
  expect(await roundTripsOf(() => update('again'))).toBe(5)
})

test('a read takes two round trips', async () => {
  await admin.bike.list()
  expect(await roundTripsOf(() => admin.bike.list())).toBe(2)
})

test('a call does its work while the last use of its session is written, and then answers', async () => {
  const bike = await created()
  const session = await house.server.pool.connect()
  await session.query('update session set last_seen_at = now()')
  await session.query('begin; select from session for no key update')
  house.server.pass(60_000)
  let isAnswered = false
  const update = admin.bike
    .update({ path: { bikeId: bike.id }, body: { brand: 'Beside', version: bike.version } })
    .finally(() => (isAnswered = true))
  const brand = async () => (await house.server.pool.query('select brand from bike where id = $1', [bike.id])).rows[0]
  await expect.poll(brand).toEqual({ brand: 'Beside' })
  expect(isAnswered).toBe(false)
  await session.query('commit')
  session.release()
  await update
  const seen = await house.server.pool.query("select max(last_seen_at) > now() + interval '50 s' as late from session")
  expect(seen.rows).toEqual([{ late: true }])
})

test('what the database refuses is named where a statement was sent together with the next one', async () => {
  const [one, other] = [await created(), await created()]
  const taken = admin.bike.update({ path: { bikeId: one.id }, body: { number: other.number, version: one.version } })
  expect(await refusal(taken)).toMatchObject({ code: 1, reason: 'BIKE_NUMBER_TAKEN' })
  expect(await admin.bike.get({ path: { bikeId: one.id } })).toEqual(one)
  expect((await admin.bike.history({ path: { bikeId: one.id } })).total).toBe(1)
})

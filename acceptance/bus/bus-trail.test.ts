// The trail of buses: a part of the table for each day, made ahead and dropped whole; a day without a part loses nothing.
import { beforeAll, expect, test } from 'vitest'
import { lessonsOn } from '../lib/absence.ts'
import { busOnTheRoad } from '../lib/bus.ts'
import { openHouse, type Person } from '../lib/house.ts'

/** The server makes parts when it starts: midnight may pass between that and the first report. */
const began = Date.now()
const house = openHouse()
const dayMs = 24 * 60 * 60_000
let admin: Person
let bus: Awaited<ReturnType<typeof busOnTheRoad>>
beforeAll(async () => {
  admin = await house.person('admin')
  const { today } = await admin.bus.runs()
  await lessonsOn(admin, today)
  bus = await busOnTheRoad(admin, today)
})

/** Where the positions of the bus lie: the parts by name, each with how many. */
async function parts(): Promise<Record<string, number>> {
  const { rows } = await house.server.pool.query<{ part: string; count: string }>(
    `select c.relname as part, count(*) from bus_position p join pg_class c on c.oid = p.tableoid
      join bus_vehicle v on v.id = p.vehicle_id where v.plate = $1 group by 1 order by 1`,
    [bus.plate],
  )
  return Object.fromEntries(rows.map(({ part, count }) => [part, Number(count)]))
}
const partOf = (time: number) => `day_${new Date(time).toISOString().slice(0, 10).replaceAll('-', '')}`
const isThere = async (part: string) => (await house.server.pool.query(`select to_regclass('trail.${part}') as oid`)).rows[0]?.oid !== null
let days = 0
const pass = (more: number) => {
  days += more
  house.server.pass(more * dayMs)
}
/** Reports the bus, and answers the part that is of that day. */
async function report(share: number): Promise<string> {
  const { at, outcome } = await (await house.person('admin')).bus.report({ body: bus.position(share) })
  expect(outcome).toBe('Taken')
  return partOf(Date.parse(at))
}
const tidyUp = async () => (await (await house.person('admin')).retention.tidyUp()).deleted['positions']

test('a day has its part before a bus reports', async () => {
  const today = await report(0.1)
  expect(await parts()).toEqual({ [today]: 1 })
  expect(await isThere(partOf(began + 14 * dayMs))).toBe(true)
})

test('a bus that is deleted while it reports takes nobody else’s report with it', async () => {
  const { pool } = house.server
  const other = await busOnTheRoad(admin, (await admin.bus.runs()).today)
  const { id } = await admin.bus.createVehicle({ body: { plate: 'GONE-1', seatCount: 1 } })
  const waits = async () => (await pool.query("select from pg_stat_activity where wait_event_type = 'Lock'")).rows.length > 0
  const session = await pool.connect()
  try {
    await session.query('begin')
    await session.query('delete from bus_vehicle where id = $1', [id])
    const reports = [{ ...other.position(0.2), plate: 'GONE-1' }, other.position(0.2)].map((body) => admin.bus.report({ body }))
    const answers = Promise.allSettled(reports)
    await expect.poll(waits).toBe(true)
    await session.query('commit')
    const [gone, there] = await answers
    expect(there).toMatchObject({ status: 'fulfilled', value: { outcome: 'Taken' } })
    expect(gone).toMatchObject({ status: 'rejected', reason: { code: 1, errors: [{ path: '/plate' }] } })
  } finally {
    session.release()
    await pool.query('delete from bus_position where vehicle_id = $1', [other.route.vehicleId])
  }
})

test('after weeks in which nobody tidied up a position is taken all the same, and lies in its part from the next tidy-up on', async () => {
  const [first] = Object.keys(await parts())
  pass(25)
  const later = await report(0.2)
  expect(await isThere(later)).toBe(false)
  expect(await parts()).toEqual({ [first!]: 1, rest: 1 })
  expect(await tidyUp()).toBe(0)
  expect(await parts()).toEqual({ [first!]: 1, [later]: 1 })
})

test('the part of a day goes whole once it is older than positions are kept', async () => {
  const [first, later] = Object.keys(await parts())
  pass(6)
  expect(await tidyUp()).toBe(1)
  expect(await parts()).toEqual({ [later!]: 1 })
  expect([await isThere(first!), await isThere(later!)]).toEqual([false, true])
})

test('a backup that reads the trail meanwhile holds up neither the tidy-up nor a report', async () => {
  const [later] = Object.keys(await parts())
  const backup = await house.server.pool.connect()
  await backup.query('begin isolation level repeatable read read only')
  await backup.query('declare reader no scroll cursor for select * from bus_position')
  pass(25)
  await report(0.3)
  expect(await tidyUp()).toBe(1)
  expect(await isThere(later!)).toBe(true)
  expect(Object.values(await parts())).toEqual([1])
  await backup.query('rollback')
  backup.release()
  await tidyUp()
  expect(await isThere(later!)).toBe(false)
})

// What runs leave behind: their trail, how long each leg took, and where buses really stand.
import type { Schema } from '@isb/sdk'
import { beforeAll, describe, expect, test } from 'vitest'
import { lessonsOn } from '../lib/absence.ts'
import { anyway, busOnTheRoad, everyDay, inTheMorning } from '../lib/bus.ts'
import { openHouse, refusal, type Person } from '../lib/house.ts'

const house = openHouse()
let admin: Person
let today: string
beforeAll(async () => {
  admin = await house.person('admin')
  today = await inTheMorning(admin)
  await lessonsOn(admin, today)
})

const trackOf = async (routeId: number) => (await admin.bus.tracking()).tracks.find(({ run }) => run.routeId === routeId)!
const minute = 60_000
const now = () => admin.bus.tracking().then(({ now: at }) => Date.parse(at))

describe('a run that is over', () => {
  test('is replayed: the trail of its bus, and when it was at its stops', async () => {
    const { route, position } = await busOnTheRoad(admin, today)
    const body = { routeId: route.id, day: today }
    const start = await now()
    for (const [index, share] of [0, 0.5, 1].entries()) {
      house.server.pass(minute)
      await admin.bus.report({ body: { ...position(share), at: new Date(start + (index + 1) * minute).toISOString() } })
    }
    await admin.bus.closeRun({ body })
    const { run, trail, times } = await admin.bus.replay({ query: body })
    expect(run).toMatchObject({ routeId: route.id, status: 'Done' })
    expect(trail.map(({ latitude }) => latitude)).toEqual([0, 0.5, 1].map((share) => position(share).latitude))
    expect(times.map(({ passedAt }) => passedAt !== null)).toEqual([true, true, false])
    expect(await refusal(admin.bus.replay({ query: { routeId: 999_999, day: today } }))).toMatchObject({ code: 2 })
    const nobody = await house.person('nobody')
    expect(await refusal(nobody.bus.replay({ query: body }))).toMatchObject({ code: 4 })
  })
})

describe('what runs before have taught', () => {
  /** A run of so many days ago whose bus took so many seconds from the first stop to the second, and stood so many degrees north of it. */
  async function ran(route: Schema<'BusRoute'>, daysAgo: number, seconds: number, north: number) {
    const { pool } = house.server
    const { rows } = await pool.query<{ id: number }>(
      `insert into bus_run (route_id, day, started_at) values ($1, $2::date - $3::int, $2::date - $3::int + interval '7 hours') returning id`,
      [route.id, today, daysAgo],
    )
    const passed = `(select started_at from bus_run where id = $1)`
    await pool.query(
      `insert into bus_run_call (run_id, stop_id, passed_at) values ($1, $2, ${passed}), ($1, $3, ${passed} + make_interval(secs => $4))`,
      [rows[0]!.id, route.calls[0]!.stopId, route.calls[1]!.stopId, seconds],
    )
    await pool.query(
      `insert into bus_position (vehicle_id, at, latitude, longitude, speed)
       values ($2, ${passed} + make_interval(secs => $3), $4, $5, 0), ($2, ${passed} + make_interval(secs => $3 - 20), $4::float8 - 0.01, $5, 9)`,
      [rows[0]!.id, route.vehicle!.id, seconds, route.stops[1]!.latitude + north, route.stops[1]!.longitude],
    )
    await pool.query(`update bus_run set closed_at = started_at + interval '1 hour' where id = $1`, [rows[0]!.id])
  }

  test('puts right when a bus is expected, and says how sure that is', async () => {
    const { route, position } = await busOnTheRoad(admin, today)
    await admin.bus.report({ body: position(0.001) })
    const expected = async () => {
      const { delay, times } = await trackOf(route.id)
      const [next, last] = [times[1]!, times[2]!]
      const at = (time: string | null) => Date.parse(time!)
      return { after: (at(next.expectedAt) - at(next.plannedAt)) / 1000 - delay!, range: (at(last.latestAt) - at(last.earliestAt)) / 1000 }
    }
    // It is planned to take 15 minutes.
    expect(Math.abs((await expected()).after)).toBeLessThan(5)
    for (const [index, seconds] of [1000, 1100, 1200].entries()) await ran(route, index + 1, seconds, 0)
    const taught = await expected()
    expect(Math.abs(taught.after - 200)).toBeLessThan(5)
    for (let index = 4; index < 24; index++) await ran(route, index, 1100, 0)
    expect((await expected()).range).toBeLessThan(taught.range)
  })

  test('points out a stop that lies more than 200 m from where buses stand', async () => {
    const { route } = await busOnTheRoad(admin, today)
    const seenOf = async () => (await admin.bus.getStop({ path: { stopId: route.calls[1]!.stopId } })).seen
    await ran(route, 1, 900, 0.003)
    await ran(route, 2, 900, 0.003)
    expect(await seenOf()).toBeNull()
    await ran(route, 3, 900, 0.003)
    const seen = await seenOf()
    expect(seen).toMatchObject({ runs: 3, latitude: route.stops[1]!.latitude + 0.003 })
    expect(Math.abs(seen!.meters - 334)).toBeLessThan(3)
    const { records } = await admin.bus.listStops({ query: { elsewhere: true } })
    expect(records.map(({ id }) => id)).toEqual([route.calls[1]!.stopId])
    expect((await admin.bus.listStops({ query: { elsewhere: false, search: records[0]!.name } })).total).toBe(0)
  })
})

describe('a morning, played again report by report', () => {
  /** Seconds that each leg is planned to take, and those that it takes in the traffic of a morning. */
  const planned = [300, 360, 240, 420, 300]
  const usual = [540, 620, 450, 760, 560]
  const offsets = (legs: readonly number[]) => legs.reduce((all, seconds) => [...all, all.at(-1)! + seconds], [0])

  /** A route of six stops, some kilometers apart, that begins at this minute. */
  async function longRoute() {
    const { time } = await admin.bus.runs()
    const start = Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
    const clock = (minutes: number) => `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
    const calls = []
    for (const [at, seconds] of offsets(planned).entries()) {
      const stop = await admin.bus.createStop({
        body: { name: `Mile ${at}`, latitude: 39.7 + at * 0.03, longitude: 116.2 + (at % 2) * 0.02 },
      })
      calls.push({ stopId: stop.id, at: clock(start + seconds / 60) })
    }
    const { id: vehicleId } = await admin.bus.createVehicle({ body: { plate: 'MORNING-1', seatCount: 20 } })
    const body = { lineNumber: 'AM', name: 'Morning', direction: 'ToSchool' as const, weekdays: [...everyDay], vehicleId, calls }
    return admin.bus.create({ body })
  }

  /** A run of so many days ago that took the usual time, and so many seconds more on each leg. */
  async function droveBefore({ id, calls }: Schema<'BusRoute'>, daysAgo: number, more: number) {
    const { pool } = house.server
    const { rows } = await pool.query<{ id: number }>(
      `insert into bus_run (route_id, day, started_at) values ($1, $2::date - $3::int, $2::date - $3::int + interval '7 hours') returning id`,
      [id, today, daysAgo],
    )
    const passed = offsets(usual.map((seconds) => seconds + more))
    await pool.query(
      `insert into bus_run_call (run_id, stop_id, passed_at) select n.id, u.stop, n.started_at + make_interval(secs => u.seconds)
       from bus_run n, unnest($2::bigint[], $3::float8[]) u(stop, seconds) where n.id = $1`,
      [rows[0]!.id, calls.map(({ stopId }) => stopId), passed],
    )
    await pool.query(`update bus_run set closed_at = started_at + interval '2 hours' where id = $1`, [rows[0]!.id])
  }

  test('the next stop is told within 90 seconds by the middle', async () => {
    const route = await longRoute()
    for (const [index, more] of [-40, -15, 0, 20, 45].entries()) await droveBefore(route, index + 1, more)
    await admin.bus.startRun({ body: { routeId: route.id, day: today, ...anyway } })
    const begun = await now()
    // Of this morning each leg is otherwise again.
    const legs = usual.map((seconds, at) => seconds + [50, -40, 35, -60, 45][at]!)
    const arrived = offsets(legs)
    const errors: number[] = []
    const every = 30
    for (let second = every; second < arrived.at(-1)!; second += every) {
      house.server.pass(every * 1000)
      // Neither reports nor the map keep a session from becoming idle.
      if (second % 600 === 0) await admin.bus.runs()
      const leg = arrived.findLastIndex((from) => from <= second)
      const share = (second - arrived[leg]!) / legs[leg]!
      const [from, to] = [route.stops[leg]!, route.stops[leg + 1]!]
      const place = {
        latitude: from.latitude + (to.latitude - from.latitude) * share,
        longitude: from.longitude + (to.longitude - from.longitude) * share,
      }
      await admin.bus.report({ body: { plate: 'MORNING-1', ...place } })
      const { expectedAt } = (await trackOf(route.id)).times[leg + 1]!
      if (expectedAt) errors.push(Math.abs((Date.parse(expectedAt) - begun) / 1000 - arrived[leg + 1]!))
    }
    expect(errors.length).toBeGreaterThan(80)
    expect(errors.toSorted((one, other) => one - other)[Math.floor(errors.length / 2)]).toBeLessThan(90)
  })
})

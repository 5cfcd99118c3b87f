// Buses and other programs: trackers that know an address only, live feeds of others and for others, and the map's tiles.
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Schema } from '@isb/sdk'
import { addDays, daysFrom } from '@isb/sdk/rules'
import { decodeFeed, encodeFeed, type FeedMessage } from '@isb/server/gtfs-realtime'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { lessonsOn, pupil } from '../lib/absence.ts'
import { anyway, busOnTheRoad, inTheMorning, runOf } from '../lib/bus.ts'
import { openHouse, refusal, type Person } from '../lib/house.ts'

let served: Server
/** What the bus company's feed answers. */
let answer: { status: number; body: Uint8Array | string } = { status: 200, body: '' }
let asked = 0
const company = await new Promise<string>((resolve) => {
  served = createServer((_, response) => {
    asked += 1
    response.writeHead(answer.status).end(answer.body)
  })
  served.listen(0, '127.0.0.1', () => resolve(`127.0.0.1:${(served.address() as AddressInfo).port}`))
})
afterAll(() => void served.close())

const logged: string[] = []
const house = openHouse({ OUTBOUND_ALLOW: `http://${company}`, LOG_LEVEL: 'info' }, { write: (line) => void logged.push(line) })
let admin: Person
let today: string
beforeAll(async () => {
  admin = await house.person('admin')
  today = await inTheMorning(admin)
  await lessonsOn(admin, today)
})

const set = async (more: Partial<Schema<'BusSettings'>>) => {
  const { version } = await admin.bus.settings()
  return admin.bus.updateSettings({ body: { ...more, version } })
}
const trackOf = async (routeId: number) => (await admin.bus.tracking()).tracks.find(({ run }) => run.routeId === routeId)!
const minute = 60_000
const now = () => admin.bus.tracking().then(({ now: at }) => Date.parse(at))

describe('a tracker that can set no header', () => {
  const keyOf = (address: string) => new URL(address).searchParams.get('key')!

  test('reports its bus by an address with a key, in whatever datum and unit it has, until that is revoked', async () => {
    const { route, position } = await busOnTheRoad(admin, today)
    const made = await admin.bus.createTracker({ body: { name: 'Phone', vehicleId: route.vehicle!.id, datum: 'GCJ02' } })
    expect(made.address).toContain('/isb/admin/bus/track?key=')
    const here = position(0.5)
    const key = keyOf(made.address)
    // What a Chinese map says of that place.
    const sent = { key, lat: here.latitude + 0.00139, lon: here.longitude + 0.00622, speed: 19.4, bearing: 90, batt: '81.5' }
    const phone = house.stranger()
    expect(await phone.bus.track({ query: sent })).toMatchObject({ plate: route.vehicle!.plate, outcome: 'Taken' })
    const { place } = await trackOf(route.id)
    expect(Math.abs(place!.latitude - here.latitude)).toBeLessThan(0.0003)
    expect(Math.abs(place!.longitude - here.longitude)).toBeLessThan(0.0003)
    expect(place!.speed).toBeCloseTo(9.98, 1)
    expect((await admin.bus.trackers()).find(({ id }) => id === made.tracker.id)!.lastAt).not.toBeNull()
    // Neither an app key nor a tenant is asked for, and the key is in no log.
    const bare = await fetch(`${house.server.url}/isb/admin/bus/track?key=${key}&lat=${sent.lat}&lon=${sent.lon}&timestamp=1`, {
      method: 'POST',
    })
    expect(await bare.json()).toMatchObject({ code: 0, data: { outcome: 'Expired' } })
    expect(logged.join('').includes('/bus/track')).toBe(true)
    expect(logged.join('').includes(key)).toBe(false)
    await admin.bus.removeTracker({ path: { trackerId: made.tracker.id } })
    expect(await refusal(phone.bus.track({ query: sent }))).toMatchObject({ status: 404 })
  })

  test('of a Traccar server any bus, by the name or the identifier of the device', async () => {
    const { route, plate, position } = await busOnTheRoad(admin, today)
    const { traccar } = await admin.bus.createTracker({ body: { name: 'Traccar', vehicleId: null, datum: 'WGS84' } })
    const { latitude, longitude } = position(0.4)
    const forwarded = {
      position: {
        id: 91,
        deviceId: 4,
        protocol: 'gt06',
        fixTime: new Date(await now()).toISOString().replace('Z', '+00:00'),
        valid: true,
        latitude,
        longitude,
        altitude: 44,
        speed: 20,
        course: 271.5,
        attributes: { ignition: true, batteryLevel: 96 },
      },
      device: { id: 4, name: `  ${plate.toLowerCase()}`, uniqueId: '867553021234567', status: 'online' },
    }
    const post = async (body: unknown) =>
      (
        await fetch(traccar.replace(/^https?:\/\/[^/]+/, house.server.url), {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(body),
        })
      ).json()
    expect(await post(forwarded)).toMatchObject({ code: 0, data: { plate, outcome: 'Taken' } })
    const { place } = await trackOf(route.id)
    expect(place).toMatchObject({ latitude, longitude, heading: 271.5 })
    expect(place!.speed).toBeCloseTo(10.29, 1)
    expect(await post({ ...forwarded, device: { name: 'Car park', uniqueId: plate } })).toMatchObject({ data: { outcome: 'Doubled' } })
    expect(await post({ ...forwarded, device: { name: 'Nobody' } })).toMatchObject({ code: 3, reason: 'BUS_VEHICLE_NOT_FOUND' })
    expect(await post({ ...forwarded, position: { latitude: 91, longitude: 0 } })).toMatchObject({ code: 1 })
  })

  test('is made by who may change buses alone', async () => {
    const nobody = await house.person('nobody')
    const body = { name: 'Mine', vehicleId: null, datum: 'WGS84' as const }
    expect(await refusal(nobody.bus.createTracker({ body }))).toMatchObject({ code: 4 })
    expect(await refusal(nobody.bus.trackers())).toMatchObject({ code: 4 })
    expect(await refusal(admin.bus.createTracker({ body: { ...body, vehicleId: 999_999 } }))).toMatchObject({
      reason: 'BUS_VEHICLE_NOT_FOUND',
    })
  })
})

describe('the live feed of others', () => {
  const header = { gtfsRealtimeVersion: '2.0', incrementality: 'FULL_DATASET' }

  test('is read every 15 seconds, and moves the buses whose license plates it names', async () => {
    const { route, plate, position } = await busOnTheRoad(admin, today)
    await set({ feedAddress: `http://${company}/vehicles.pb?key=secret`, feedDatum: 'WGS84' })
    const { latitude, longitude } = position(0.3)
    const timestamp = Math.floor((await now()) / 1000)
    const feed: FeedMessage = {
      header: { ...header, timestamp },
      entity: [
        { id: '1', vehicle: { vehicle: { licensePlate: plate.toLowerCase() }, position: { latitude, longitude, bearing: 12 } } },
        { id: '2', vehicle: { vehicle: { licensePlate: 'NOT-OURS' }, position: { latitude, longitude } } },
        { id: '3', vehicle: { vehicle: { id: plate }, position: { latitude: Number.NaN, longitude } } },
        { id: '4', vehicle: { vehicle: { id: plate }, position: { latitude, longitude }, timestamp: timestamp + 7200 } },
      ],
    }
    answer = { status: 200, body: encodeFeed(feed) }
    const before = asked
    await house.server.poll()
    expect(await admin.bus.source()).toMatchObject({ buses: 1, unknown: 1, ignored: 1, fault: null })
    const { place } = await trackOf(route.id)
    expect(place!.latitude).toBeCloseTo(latitude, 4)
    expect(place).toMatchObject({ heading: 12, at: new Date(timestamp * 1000).toISOString() })
    await house.server.poll()
    expect(asked - before).toBe(1)
    house.server.pass(15_000)
    await house.server.poll()
    expect(asked - before).toBe(2)
    expect(await admin.bus.source()).toMatchObject({ buses: 0, ignored: 2 })
  })

  test('that is none, or answers with an error, or lies where nobody has allowed it, says so and changes nothing', async () => {
    const faultOf = async () => {
      house.server.pass(15_000)
      await house.server.poll()
      return (await admin.bus.source()).fault
    }
    answer = { status: 200, body: 'this is no feed' }
    expect(await faultOf()).toBe('NOT_A_FEED')
    answer = { status: 500, body: '' }
    expect(await faultOf()).toBe('STATUS')
    answer = { status: 200, body: new Uint8Array(5 * 1024 * 1024) }
    expect(await faultOf()).toBe('TOO_LARGE')
    await set({ feedAddress: 'https://192.168.7.7/vehicles.pb' })
    expect(await faultOf()).toBe('NOT_ALLOWED')
    expect(await refusal(set({ feedAddress: 'file:///etc/passwd' }))).toMatchObject({ errors: [{ path: '/feedAddress' }] })
    const before = asked
    await set({ feedAddress: '' })
    await faultOf()
    expect(asked).toBe(before)
  })

  test.runIf(process.env['ISB_REAL_DATA'])('is understood as MobilityData’s own bindings write it', () => {
    const real = (name: string) => decodeFeed(readFileSync(join(process.env['ISB_REAL_DATA']!, 'gtfs-rt', name)))
    expect(real('mobilitydata-vehicle_position.pb').entity[0]?.vehicle?.trip).toBeDefined()
    expect(real('mobilitydata-vehicle-position-occupancy.pb').entity).toHaveLength(1)
  })
})

describe('the live feeds for others', () => {
  const feeds = ['vehicle-positions.pb', 'trip-updates.pb', 'alerts.pb'] as const
  const read = async (path: string, token?: string) => {
    const headers = { ...(token && { authorization: `Bearer ${token}` }) }
    const got = await fetch(`${house.server.url}/isb/admin/bus/${path}`, { headers })
    return { status: got.status, bytes: new Uint8Array(await got.arrayBuffer()) }
  }

  test('tell programs of the school where buses are, when they are expected, and what is out of the ordinary', async () => {
    const { route, plate, position } = await busOnTheRoad(admin, today)
    await admin.bus.report({ body: position(0.5) })
    const other = await runOf(admin, today, [])
    await admin.bus.cancelRun({ body: { routeId: other.route.id, day: today, reason: 'Mr Wang is ill' } })
    const token = admin.session()!.token
    const [positions, updates, alerts] = await Promise.all(
      feeds.map(async (feed) => decodeFeed((await read(`realtime/${feed}`, token)).bytes)),
    )
    const trip = { tripId: String(route.id), routeId: String(route.id), startDate: today.replaceAll('-', '') }
    const bus = positions!.entity.find(({ vehicle }) => vehicle?.trip?.tripId === String(route.id))
    expect(bus!.vehicle).toMatchObject({ trip, vehicle: { licensePlate: plate }, stopId: String(route.calls[1]!.stopId) })
    expect(bus!.vehicle!.position!.latitude).toBeCloseTo(position(0.5).latitude, 4)
    const update = updates!.entity.find(({ tripUpdate }) => tripUpdate?.trip.tripId === String(route.id))!.tripUpdate!
    const { times } = await trackOf(route.id)
    const expected = Math.floor(Date.parse(times[1]!.expectedAt!) / 1000)
    expect(Math.abs(update.stopTimeUpdate![0]!.arrival.time - expected)).toBeLessThan(5)
    const cancelled = updates!.entity.find(({ tripUpdate }) => tripUpdate?.trip.tripId === String(other.route.id))
    expect(cancelled!.tripUpdate!.trip.scheduleRelationship).toBe('CANCELED')
    const alert = alerts!.entity.find(({ alert: one }) => one?.informedEntity[0]?.routeId === String(other.route.id))!.alert!
    expect(alert.effect).toBe('NO_SERVICE')
    expect(alert.headerText.translation.map(({ language }) => language)).toEqual(['en', 'zh'])
    expect(JSON.stringify(alerts)).not.toContain('Mr Wang')
    expect((await read('realtime/alerts.pb')).bytes.length).toBeGreaterThan(0)
    expect(new TextDecoder().decode((await read('realtime/alerts.pb')).bytes)).toContain('SESSION_INVALID')
  })

  test('are there for anybody once the settings open them: without plates and homes, and a minute late', async () => {
    for (const feed of [...feeds, 'gtfs.zip']) expect((await read(`open/${feed}`)).status).toBe(404)
    const { route } = await runOf(admin, today, [])
    const [gate, park, school] = route.stops
    const rides = async (stopId: number, more: { name?: string; endsOn?: string } = {}) => {
      const { id: personId } = await pupil(admin, '5A', more.name === undefined ? {} : { name: more.name })
      await admin.busBooking.request({ body: { personId, routeId: route.id, stopId, startsOn: today, endsOn: more.endsOn ?? today } })
    }
    // Two get on at the gate, which may be a home; five regularly in the middle.
    for (const name of ['Ada One', 'Ben Two']) await rides(gate!.stopId, { name })
    const endsOn = addDays(today, 7)
    await lessonsOn(admin, ...daysFrom(addDays(today, 1), endsOn))
    for (let rider = 0; rider < 5; rider++) await rides(park!.stopId, { endsOn })
    const plate = route.vehicle!.plate
    await admin.bus.startRun({ body: { routeId: route.id, day: today, ...anyway } })
    await set({ openFeeds: true })
    const report = async (ago: number, from: typeof gate, share: number) => {
      const at = new Date((await now()) - ago * 1000).toISOString()
      await admin.bus.report({ body: { plate, at, latitude: from!.latitude, longitude: from!.longitude + share / 200 } })
    }
    await house.server.pool.query(`update bus_run set started_at = started_at - interval '10 minutes' where route_id = $1`, [route.id])
    const open = async (feed: (typeof feeds)[number]) => decodeFeed((await read(`open/${feed}`)).bytes)
    const placeOf = async () => (await open('vehicle-positions.pb')).entity.find(({ id }) => id === `position-${route.id}`)?.vehicle
    // On the way from what may be a home it is not shown, however far it has come.
    await report(85, gate, 0.74)
    expect(await placeOf()).toBeUndefined()
    house.server.pass(minute)
    await report(80, park, 0.5)
    await report(10, school, 0)
    const position = (await placeOf())!
    expect(position.position!.longitude).toBeCloseTo(park!.longitude + 0.0025, 4)
    expect(position.vehicle?.licensePlate ?? '').toBe('')
    expect(position.timestamp! * 1000).toBeLessThan((await now()) - 60_000)
    // It has arrived; a minute ago it was on its way, and that is what is told.
    expect((await trackOf(route.id)).times.map(({ passedAt }) => passedAt === null)).toEqual([false, false, false])
    expect(position).toMatchObject({ stopId: String(school!.stopId), currentStopSequence: 2 })
    const all = await Promise.all(feeds.map(async (feed) => JSON.stringify(await open(feed))))
    for (const secret of [plate, 'Ada One', 'Ben Two']) expect(all.join('')).not.toContain(secret)
    const updates = (await open('trip-updates.pb')).entity.find(({ id }) => id === `trip-${route.id}`)!.tripUpdate!.stopTimeUpdate!
    expect(updates.map(({ stopId, stopSequence }) => [stopId, stopSequence])).toEqual([[String(school!.stopId), 2]])
    expect((await read('open/gtfs.zip')).status).toBe(200)
    // Near a home a bus is not shown.
    house.server.pass(3 * minute)
    const beside = { plate, latitude: gate!.latitude, longitude: gate!.longitude }
    await admin.bus.report({ body: { ...beside, at: new Date((await now()) - 70_000).toISOString() } })
    const ids = (await open('vehicle-positions.pb')).entity.map(({ id }) => id)
    expect(ids).not.toContain(`position-${route.id}`)
    await set({ openFeeds: false })
    expect((await read('open/alerts.pb')).status).toBe(404)
  })
})

test('the page may show tiles of exactly the server that is set', async () => {
  const policy = async () => (await fetch(house.server.url)).headers.get('content-security-policy') ?? ''
  expect(await policy()).toContain("img-src 'self' blob: data:;")
  await set({ tilesAddress: 'https://tiles.example:8443/{z}/{x}/{y}.png', tilesDatum: 'GCJ02', tilesSource: '© Tiles' })
  expect(await policy()).toContain("img-src 'self' blob: data: https://tiles.example:8443;")
  expect(await admin.bus.map()).toEqual({
    tilesAddress: 'https://tiles.example:8443/{z}/{x}/{y}.png',
    tilesDatum: 'GCJ02',
    tilesSource: '© Tiles',
  })
  const wrong = await refusal(set({ tilesAddress: "https://tiles.example; script-src 'unsafe-inline'/{z}/{x}/{y}" }))
  expect(wrong).toMatchObject({ errors: [{ path: '/tilesAddress' }] })
  // Whatever else came to stand there is left out.
  await house.server.pool.query("update bus_setting set tiles_address = 'https://a,default-src/{z}/{x}/{y}.png'")
  expect(await policy()).toContain("img-src 'self' blob: data:;")
  await set({ tilesAddress: '' })
  expect(await policy()).toContain("img-src 'self' blob: data:;")
})

// A line that runs at other times on some weekdays: on its runs, in bookings, in feeds, and on a day that runs another weekday's timetable.
import { strFromU8, unzipSync } from 'fflate'
import { beforeAll, expect, test } from 'vitest'
import { pupil, yearOf2030 } from '../lib/absence.ts'
import { newRoute } from '../lib/bus.ts'
import { feed, spoilt, zippedFeed, type FeedFiles } from '../lib/gtfs.ts'
import { openHouse, refusal, type Person } from '../lib/house.ts'

const house = openHouse()
let admin: Person
beforeAll(async () => {
  admin = await house.person('admin')
  await admin.calendar.change({ body: structuredClone(yearOf2030) as never })
})
const [thursday, friday] = ['2030-09-05', '2030-09-06']
const runOf = async (routeId: number, day: string) => (await admin.bus.runs({ query: { day } })).runs.find((run) => run.routeId === routeId)

/** A route whose bus comes three hours earlier on Fridays. */
async function earlyOnFridays(more: Parameters<typeof newRoute>[1] = {}) {
  const { id, version, calls } = await newRoute(admin, more)
  const early = { '07:20': '04:20', '07:35': '04:35', '08:00': '05:00' } as Record<string, string>
  return admin.bus.update({
    path: { routeId: id },
    body: { version, calls: calls.map(({ stopId, at }) => ({ stopId, at, otherTimes: { Friday: early[at]!, Monday: at } })) },
  })
}

test('a run has the times of its weekday; a time that is the usual one is no other one', async () => {
  const route = await earlyOnFridays()
  expect(route).toMatchObject({ startsAt: '07:20', calls: [{ otherTimes: { Friday: '04:20' } }, {}, { otherTimes: { Friday: '05:00' } }] })
  expect(route.calls[0]!.otherTimes).toEqual({ Friday: '04:20' })
  expect(await runOf(route.id, thursday)).toMatchObject({ weekday: 'Thursday', startsAt: '07:20', endsAt: '08:00' })
  const early = await runOf(route.id, friday)
  expect(early).toMatchObject({ weekday: 'Friday', startsAt: '04:20', endsAt: '05:00' })
  expect(early!.stops.map(({ at }) => at)).toEqual(['04:20', '04:35', '05:00'])
  const [entry] = (await admin.bus.history({ path: { routeId: route.id } })).records
  expect(JSON.stringify(entry!.rows)).toMatch(/07:20 Gate \d+, Friday 04:20/)
})

test('stops are in order on each weekday', async () => {
  const { id, version, calls } = await newRoute(admin, {})
  const [first, ...others] = calls
  const body = { version, calls: [{ ...first!, otherTimes: { Friday: '09:00' } }, ...others] }
  expect(await refusal(admin.bus.update({ path: { routeId: id }, body }))).toMatchObject({
    reason: 'BUS_STOPS_ORDER',
    message: 'No stop can be earlier than the one before it',
  })
  const wrong = { version, calls: [{ ...first!, otherTimes: { Friday: '25:00' } }] }
  expect(await refusal(admin.bus.update({ path: { routeId: id }, body: wrong }))).toMatchObject({ code: 1 })
})

test('rider lists, changes and the board of a day have its times', async () => {
  const route = await earlyOnFridays({ name: 'Listed' })
  const { id: personId } = await pupil(admin, '5A', { name: 'Frida' })
  await admin.busBooking.request({ body: { personId, routeId: route.id, stopId: route.calls[1]!.stopId, startsOn: friday } })
  expect(await admin.busBooking.riders({ query: { routeId: route.id, day: friday } })).toMatchObject([{ name: 'Frida', at: '04:35' }])
  const { changes } = await admin.busBooking.changes({ query: { day: friday } })
  expect(changes.find(({ name }) => name === 'Frida')).toMatchObject({ kind: 'ThisDay', at: '04:35' })
  const { runs } = await admin.busBooking.board({ query: { day: friday } })
  expect(runs.find((run) => run.route.id === route.id)).toMatchObject({ startsAt: '04:20' })
  expect((await admin.bus.options()).find(({ id }) => id === route.id)!.stops[1]).toMatchObject({
    at: '07:35',
    otherTimes: { Friday: '04:35' },
  })
})

/** A feed as bytes, brought in. */
async function bringIn(bytes: Uint8Array<ArrayBuffer>) {
  let run = await admin.bus.import({ query: {}, body: new Blob([bytes]) })
  for (; run.state === 'Running'; await new Promise((resolve) => setTimeout(resolve, 20)))
    run = await admin.runs.get({ path: { runId: run.id } })
  return run
}

test('they leave as a trip of their own in the feed, and come in again without a change', async () => {
  const route = await earlyOnFridays({ name: 'Fed' })
  const bytes = new Uint8Array(await (await admin.bus.feed({ query: {} })).arrayBuffer())
  const files = Object.fromEntries(Object.entries(unzipSync(bytes)).map(([name, file]) => [name, strFromU8(file)]))
  expect(files['trips.txt']).toContain(`${route.id},1234,${route.id},1`)
  expect(files['trips.txt']).toContain(`${route.id},5,${route.id}-Friday,1`)
  expect(files['stop_times.txt']).toContain(`${route.id}-Friday,04:20:00,04:20:00,`)
  const { counts } = await bringIn(bytes)
  expect(Object.keys(counts).toSorted()).toEqual(['routes.unchanged', 'runs.unchanged', 'stops.unchanged'])
})

test('trips of one way on other weekdays are one line with other times, also as an agency changes them', async () => {
  const own = Object.fromEntries(
    Object.entries(feed).map(([name, text]) => [name, String(text).replaceAll('river,', 'fridays,').replaceAll('71', '91')]),
  )
  const at = (time: string): FeedFiles => spoilt('stop_times.txt', 't2,07:00:00,07:00:30,g1', `t2,${time}:00,${time}:00,g1`, own)
  expect((await bringIn(zippedFeed(at('06:40')))).counts).toMatchObject({ 'routes.created': 2, 'runs.created': 9 })
  const line = async () => (await admin.bus.list({ query: { search: '91', direction: 'ToSchool' } })).records
  expect(await line()).toMatchObject([
    {
      weekdays: { length: 5 },
      calls: [{ at: '07:00', otherTimes: { Friday: '06:40' } }, { otherTimes: { Friday: '07:05' } }, { otherTimes: {} }],
    },
  ])
  expect((await bringIn(zippedFeed(at('06:40')))).counts).toMatchObject({ 'routes.unchanged': 2 })
  const changed = await bringIn(zippedFeed(at('06:30')))
  expect(changed.counts).toMatchObject({ 'routes.changed': 1, 'routes.unchanged': 1 })
  expect((await line())[0]!.calls[0]).toMatchObject({ at: '07:00', otherTimes: { Friday: '06:30' } })
})

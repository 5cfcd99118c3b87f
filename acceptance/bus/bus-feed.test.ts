// Timetables come in as GTFS, as agencies write it: looked at first, then all of it or nothing, known again by its ids.
import { mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Schema } from '@isb/sdk'
import { addDays, daysFrom } from '@isb/sdk/rules'
import { strFromU8, unzipSync } from 'fflate'
import { beforeAll, expect, test } from 'vitest'
import { lessonsOn, pupil } from '../lib/absence.ts'
import { runOf } from '../lib/bus.ts'
import { feed, spoilt, zippedFeed, type FeedFiles } from '../lib/gtfs.ts'
import { openHouse, type Person } from '../lib/house.ts'
import { openFolder, signIn } from '../lib/terminal.ts'

const house = openHouse()
const { at, file } = openFolder()
let admin: Person
beforeAll(async () => {
  admin = await house.person('admin')
})

type Given = FeedFiles | Uint8Array<ArrayBuffer>
async function bringIn(files: Given, query: { dryRun?: boolean; school?: string } = {}): Promise<Schema<'Run'>> {
  const bytes = files instanceof Uint8Array ? files : zippedFeed(files)
  let run = await admin.bus.import({ query, body: new Blob([bytes]) })
  while (run.state === 'Running') {
    await new Promise((resolve) => setTimeout(resolve, 50))
    run = await admin.runs.get({ path: { runId: run.id } })
  }
  return run
}
/** What is said, as `outcome reason file:line field`. */
const odd = ({ results }: Schema<'Run'>) =>
  results
    .filter(({ reason }) => reason !== undefined)
    .map(({ outcome, reason, file, line, field }) =>
      [outcome, reason, line === undefined ? file : `${file}:${line}`, field].filter(Boolean).join(' '),
    )
const routes = async (search: string) => (await admin.bus.list({ query: { search } })).records

test('a feed is looked at, brought in, and comes in again without a change', async () => {
  const preview = await bringIn(feed, { dryRun: true })
  expect(preview).toMatchObject({
    state: 'Done',
    counts: { 'stops.created': 3, 'routes.created': 2, 'runs.created': 9, 'routes.refused': 1 },
  })
  expect(odd(preview)).toEqual([
    'refused ROUTE_NOT_BUS routes.txt:3',
    'noted TIME_BETWEEN stop_times.txt:3',
    'noted TIME_BETWEEN stop_times.txt:6',
  ])
  expect(await routes('garden')).toEqual([])
  expect(await bringIn(feed)).toMatchObject({ state: 'Done', counts: preview.counts })
  const [home, there] = (await routes('garden')).toSorted((a, b) => a.direction.localeCompare(b.direction))
  expect(there).toMatchObject({
    lineNumber: '71',
    name: 'Garden line',
    direction: 'ToSchool',
    color: 'Teal',
    weekdays: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
    stops: [
      { name: 'Garden', at: '07:00', latitude: 39.95, longitude: 116.41 },
      { name: 'Mill', at: '07:15' },
      { name: 'River school', at: '07:30' },
    ],
  })
  expect(home).toMatchObject({ direction: 'FromSchool', startsAt: '15:45', weekdays: ['Monday', 'Tuesday', 'Wednesday', 'Thursday'] })

  expect((await bringIn(feed)).counts).toEqual({ 'stops.unchanged': 3, 'routes.unchanged': 2, 'runs.unchanged': 9, 'routes.refused': 1 })
  const { records } = await admin.bus.history({ path: { routeId: there!.id } })
  expect(records.map(({ operation }) => operation)).toEqual(['bus.import'])
})

test('what a feed says anew changes what it made; what it does not say stays', async () => {
  const [there] = (await routes('garden')).filter(({ direction }) => direction === 'ToSchool')
  await admin.bus.update({ path: { routeId: there!.id }, body: { version: there!.version, driver: 'Wu Gang', nameZh: '花园线' } })
  const later = spoilt('stop_times.txt', 't2,07:30:00,07:30:00', 't2,07:35:00,07:35:00', spoilt('stops.txt', 'Mill', 'Old mill'))
  const run = await bringIn(later)
  expect(run.counts).toMatchObject({ 'stops.changed': 1, 'stops.unchanged': 2, 'routes.changed': 1, 'routes.unchanged': 1 })
  expect(run.results.find(({ file, outcome }) => file === 'stops.txt' && outcome === 'changed')?.message).toBe('Name: Mill → Old mill')
  const now = (await routes('garden')).filter(({ direction }) => direction === 'ToSchool')
  expect(now).toMatchObject([
    {
      lineNumber: '71',
      weekdays: { length: 5 },
      calls: [{}, { otherTimes: { Friday: '07:17' } }, { at: '07:30', otherTimes: { Friday: '07:35' } }],
    },
  ])
  expect(now[0]).toMatchObject({ id: there!.id, driver: 'Wu Gang', nameZh: '花园线' })
})

test('who says which stop is the school has what ends there go to school', async () => {
  const two = Object.fromEntries(
    Object.entries(feed).map(([name, text]) => [name, String(text).replaceAll('river', 'brook').replaceAll('71', '72')]),
  )
  const turned = spoilt(
    'trips.txt',
    't1,River school,1',
    't1,River school,0',
    spoilt('trips.txt', 't2,River school,1', 't2,River school,0', two),
  )
  expect((await bringIn(turned, { school: 'river SCHOOL', dryRun: true })).results.map(({ key }) => key)).toContain(
    '72 Garden line, To school',
  )
  expect(odd(await bringIn(turned, { school: 'nowhere', dryRun: true }))).toEqual(['refused SCHOOL_UNKNOWN stops.txt'])
})

test('another town’s feed with the same agency and ids adds its own stops and lines', async () => {
  const files = (dx: number, town: string, line: string) => ({
    ...feed,
    'agency.txt': feed['agency.txt']!.toString().replace('River Buses', 'School Bus'),
    'stops.txt': `stop_id,stop_name,stop_lat,stop_lon\ng1,${town} gate,${30 + dx},110\ng2,${town} mill,${30.01 + dx},110\ng3,${town} school,${30.02 + dx},110\n`,
    'routes.txt': `route_id,route_short_name,route_long_name,route_type\nr1,${line},${town} line,3\nr2,M2,Metro,1\n`,
  })
  await bringIn(files(0, 'Oaks', 'OA'))
  const [oaks] = await routes('Oaks line')
  expect(await bringIn(files(1, 'Elms', 'EL'))).toMatchObject({ state: 'Done', counts: { 'stops.created': 3, 'routes.created': 2 } })
  expect((await routes('Oaks line'))[0]).toEqual(oaks)
  // The ids are those of the feed that came last: it comes in again without a change, and the other one finds its own by their names.
  expect((await bringIn(files(1, 'Elms', 'EL'))).counts).toEqual({
    'stops.unchanged': 3,
    'routes.unchanged': 2,
    'runs.unchanged': 9,
    'routes.refused': 1,
  })
  expect((await bringIn(files(0, 'Oaks', 'OA'))).counts).toMatchObject({ 'stops.unchanged': 3, 'routes.unchanged': 2 })
})

test('stops of one name are told apart, however long their ids are', async () => {
  const id = (at: number) => `${'0123456789'.repeat(7)}-${at}`
  const calls = Array.from({ length: 15 }, (_, at) => [id(at), `Twin ${at < 12 ? 'tower' : at}`, at] as const)
  const twins = {
    ...feed,
    'agency.txt': feed['agency.txt']!.toString().replace('River Buses', 'Twin Buses'),
    'stops.txt': `stop_id,stop_name,stop_lat,stop_lon\n${calls.map(([stop, name, at]) => `${stop},${name},${20 + at},100\n`).join('')}`,
    'trips.txt': 'route_id,service_id,trip_id\nr1,wd,twin\n',
    'stop_times.txt': `trip_id,arrival_time,departure_time,stop_id,stop_sequence\n${calls
      .map(([stop, , at]) => `twin,07:${at + 10}:00,07:${at + 10}:00,${stop},${at}\n`)
      .join('')}`,
  }
  expect(await bringIn(twins)).toMatchObject({ state: 'Done', counts: { 'stops.created': 15, 'routes.created': 1 } })
  const { records } = await admin.bus.listStops({ query: { search: 'Twin tower' } })
  expect(new Set(records.map(({ name }) => name)).size).toBe(12)
  expect((await bringIn(twins)).counts).toMatchObject({ 'stops.unchanged': 15, 'routes.unchanged': 1 })
})

test('feeds are read as agencies write them', async () => {
  const dates = {
    ...Object.fromEntries(Object.entries(feed).filter(([name]) => name !== 'calendar.txt' && name !== 'agency.txt')),
    'calendar_dates.txt': 'service_id,date,exception_type\nwd,20990105,1\nwd,20990106,1\nfr,20990109,1\n',
    'feed_info.txt': 'feed_publisher_name,feed_lang\nRiver,zh\n',
    'translations.txt': 'table_name,field_name,language,translation,field_value\nstops,stop_name,zh-Hans,磨坊,Mill\n',
    'shapes.txt': 'shape_id,shape_pt_lat,shape_pt_lon,shape_pt_sequence\ns1,1,1,1\n',
  }
  const nested = Object.fromEntries(
    Object.entries(dates).map(([name, text]) => [`export/${name}`, `\uFEFF${text.replaceAll('\n', '\r\n')}`]),
  )
  const late = spoilt('export/stop_times.txt', 't3,15:45:00,15:45:00', 't3,24:45:00,24:45:00', nested)
  const night = spoilt('export/stop_times.txt', 't3,16:10:00,16:10:00', 't3,25:10:00,25:10:00', late)
  const run = await bringIn(spoilt('export/routes.txt', 'r1,71', 'r1,73', night), { dryRun: true })
  expect(run).toMatchObject({ state: 'Done', counts: { 'routes.created': 2 } })
  expect(odd(run)).toEqual(
    expect.arrayContaining([
      'noted FILE_IN_FOLDER export/stops.txt',
      'noted FILE_UNUSED export/shapes.txt',
      'noted SERVICE_DATES export/calendar_dates.txt:2 service_id',
      'noted TIME_NEXT_DAY export/trips.txt:4',
    ]),
  )
  const frequent = await bringIn(
    { ...feed, 'frequencies.txt': 'trip_id,start_time,end_time,headway_secs\nt3,07:00:00,09:00:00,600\n' },
    { dryRun: true },
  )
  expect(frequent.results.find(({ reason }) => reason === 'TRIP_FREQUENCY')).toMatchObject({
    file: 'trips.txt',
    line: 4,
    message: 'Trip “t3” runs every few minutes (frequencies.txt), not at fixed times',
  })
})

test.each([
  ['stops.txt', '39.95', 'north', 'VALUE_UNKNOWN stops.txt:3 stop_lat'],
  ['stop_times.txt', 't1,07:30:00', 't1,7h30', 'VALUE_UNKNOWN stop_times.txt:4 arrival_time'],
  ['stop_times.txt', 't1,07:30:00,07:30:00', 't1,06:30:00,06:30:00', 'TIME_EARLIER stop_times.txt:4'],
  ['stop_times.txt', 'g3,9', 'g9,9', 'REFERENCE_MISSING stop_times.txt:4 stop_id'],
  ['trips.txt', 'r1,fr', 'r1,sa', 'REFERENCE_MISSING trips.txt:3 service_id'],
  ['trips.txt', 't3', 't1', 'ID_TWICE trips.txt:4 trip_id'],
  ['routes.txt', 'route_type', 'type', 'COLUMN_MISSING routes.txt:1 route_type'],
  ['calendar.txt', 'wd,1', 'wd,yes', 'VALUE_UNKNOWN calendar.txt:2 monday'],
  ['calendar.txt', '20200101', '20200230', 'VALUE_UNKNOWN calendar.txt:2 start_date'],
  ['stops.txt', 'Garden', '"Garden', 'ROW_QUOTES stops.txt:3'],
])('an error in %s is named with its line, and nothing comes in', async (name, from, to, expected) => {
  const before = await admin.bus.listStops({ query: { pageSize: 500 } })
  const other = Object.fromEntries(Object.entries(feed).map(([file, text]) => [file, String(text).replaceAll('river', 'spoilt')]))
  const run = await bringIn(spoilt(name, from, to, other))
  expect(run.state).toBe('Refused')
  expect(odd(run)).toContain(`refused ${expected}`)
  expect(await admin.bus.listStops({ query: { pageSize: 500 } })).toEqual(before)
})

test('what is no feed, or lacks a file, is refused', async () => {
  expect(odd(await bringIn(new Uint8Array([80, 75, 1, 2])))).toEqual(['refused BUS_FEED_FILE'])
  const { 'trips.txt': _, ...without } = feed
  expect(odd(await bringIn(without))).toContain('refused FILE_MISSING trips.txt')
  expect(odd(await bringIn({ ...feed, 'again/stops.txt': String(feed['stops.txt']) }))).toEqual(['refused FILE_TWICE again/stops.txt'])
  await expect((await house.person('nobody')).bus.import({ query: {}, body: new Blob([zippedFeed(feed)]) })).rejects.toMatchObject({
    code: 4,
  })
})

test('the terminal shows what a feed comes to, brings it in from a ZIP file or a folder, and says nothing twice', async () => {
  await signIn(house, 'admin')
  const own = Object.fromEntries(
    Object.entries(feed).map(([name, text]) => [name, String(text).replaceAll('71', '81').replace('river,', 'shore,')]),
  )
  const path = file('feed.zip', zippedFeed(own))
  const preview = await house.isb(['bus', 'import', path, '--dry-run'])
  expect(preview.code).toBe(0)
  expect(preview.out).toMatch(/routes\.txt +3 .*“M2” is not a bus route \(route_type 1\)/)
  expect(preview.err).toMatch(/nothing was changed.*: new weekly runs 9, new stops 1, new routes 2, unchanged stops 2, routes left out 1/)
  mkdirSync(at('feed'), { recursive: true })
  for (const [name, text] of Object.entries(own)) file(`feed/${name}`, text)
  expect((await house.isb(['bus', 'import', at('feed'), '--yes'])).err).toMatch(/Imported: .*new stops 1, new routes 2/)
  expect((await house.isb(['bus', 'import', path, '--lang', 'zh'])).err).toMatch(/站点未变 3/)
  const wrong = await house.isb(['bus', 'import', file('wrong.zip', zippedFeed(spoilt('stops.txt', '39.95', 'north', own)))], { exit: 1 })
  expect(wrong).toMatchObject({ code: 1, out: expect.stringMatching(/stops\.txt +3 .*stop_lat cannot be “north”/) })
})

/** The columns that the reference of GTFS requires. */
const required = {
  'agency.txt': ['agency_name', 'agency_url', 'agency_timezone'],
  'stops.txt': ['stop_id', 'stop_name', 'stop_lat', 'stop_lon'],
  'routes.txt': ['route_id', 'route_short_name', 'route_type'],
  'trips.txt': ['route_id', 'service_id', 'trip_id'],
  'stop_times.txt': ['trip_id', 'arrival_time', 'departure_time', 'stop_id', 'stop_sequence'],
  'calendar.txt': ['service_id', 'monday', 'sunday', 'start_date', 'end_date'],
  'feed_info.txt': ['feed_publisher_name', 'feed_publisher_url', 'feed_lang'],
}

test('the timetable leaves as a feed with all that the reference requires and nobody’s name, and comes in without a change', async () => {
  const blob = await admin.bus.feed({ query: {} })
  const bytes = new Uint8Array(await blob.arrayBuffer())
  const files = Object.fromEntries(Object.entries(unzipSync(bytes)).map(([name, file]) => [name, strFromU8(file)]))
  for (const [name, columns] of Object.entries(required))
    expect(files[name]?.split('\r\n')[0]?.split(',')).toEqual(expect.arrayContaining(columns))
  expect(files['stop_times.txt']).toMatch(/,07:00:00,07:00:00,\d+,1\r\n/)
  expect(files['translations.txt']).toContain('花家地')
  const all = Object.values(files).join('\n')
  for (const { driver, attendant, vehicle } of (await admin.bus.list({ query: { pageSize: 100 } })).records)
    for (const name of [driver, attendant, vehicle?.plate ?? ''].filter(Boolean)) expect(all).not.toContain(name)
  const { counts } = await bringIn(bytes)
  expect(Object.keys(counts).toSorted()).toEqual(['routes.unchanged', 'runs.unchanged', 'stops.unchanged'])
  await signIn(house, 'admin')
  await house.isb(['bus', 'export', '-o', at('out.zip')])
  expect((await bringIn(new Uint8Array(readFileSync(at('out.zip'))))).counts).toEqual(counts)
})

test('a feed for others has no stop at which fewer than five regularly get on', async () => {
  const { today } = await admin.bus.runs()
  const [soon, later] = [addDays(today, 7), addDays(today, 60)]
  await lessonsOn(admin, ...daysFrom(today, soon), later)
  const { route } = await runOf(admin, today, ['Ann', 'Ben', 'Cai', 'Dan', 'Eli'], { name: 'Quiet line' })
  const stopsOf = async () =>
    strFromU8(unzipSync(new Uint8Array(await (await admin.bus.feed({ query: { withoutHomes: true } })).arrayBuffer()))['stops.txt']!)
  const { name } = route.stops[1]!
  const rides = async (more: object) => {
    const { id: personId } = await pupil(admin, '5A')
    const body = { personId, routeId: route.id, stopId: route.calls[1]!.stopId, startsOn: today, ...more }
    return admin.busBooking.request({ body })
  }
  for (let rider = 0; rider < 4; rider++) await rides({ endsOn: soon })
  // Of five on a single day, and of whoever rides in two months, nobody can tell who lives where; of the other four one can.
  await rides({ startsOn: later, endsOn: addDays(later, 7) })
  expect(await stopsOf()).not.toContain(name)
  await rides({ endsOn: soon })
  const now = await stopsOf()
  expect(now).toContain(name)
  expect(now).toContain(route.stops[2]!.name)
  expect(now).not.toContain(route.stops[0]!.name)
})

const real = process.env['ISB_REAL_DATA']
if (real) {
  const readFeed = (name: string) => bringIn(new Uint8Array(readFileSync(join(real, 'gtfs', name))))

  test('a campus shuttle that runs every few minutes and has ended is named by its services', async () => {
    const run = await readFeed('bullrunner-gtfs.zip')
    expect(run.state).toBe('Done')
    expect(odd(run)).toEqual(expect.arrayContaining(['refused SERVICE_ENDED calendar.txt:2 service_id']))
  })
  test('a small agency with trains beside buses comes in, and again without a change', async () => {
    const run = await readFeed('testagency.zip')
    expect(odd(run)).toEqual(
      expect.arrayContaining(['refused ROUTE_NOT_BUS routes.txt:5', 'noted VALUE_IGNORED trips.txt:32 direction_id']),
    )
    expect(run.counts).toMatchObject({ 'routes.created': 8, 'stops.created': 7 })
    expect((await readFeed('testagency.zip')).counts).toMatchObject({ 'routes.unchanged': 8, 'stops.unchanged': 7 })
  })
  test('a broken one names what it lacks', async () => {
    const run = await readFeed('badgtfs.zip')
    expect([run.state, ...odd(run)]).toEqual(expect.arrayContaining(['Refused', 'refused FILE_MISSING stops.txt']))
  })
}

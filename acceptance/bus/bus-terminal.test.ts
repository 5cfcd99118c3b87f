// Buses in a terminal, without anybody at it: transport works a morning from scripts.
import { beforeAll, expect, test } from 'vitest'
import { lessonsOn } from '../lib/absence.ts'
import { runOf } from '../lib/bus.ts'
import { openHouse, type Person } from '../lib/house.ts'
import { signIn } from '../lib/terminal.ts'

const house = openHouse()
let admin: Person
let day: string
let ofAlma: Awaited<ReturnType<typeof runOf>>
beforeAll(async () => {
  admin = await house.person('admin')
  day = (await admin.bus.runs()).today
  await lessonsOn(admin, day)
  ofAlma = await runOf(admin, day, ['Alma'], { name: 'Of Alma', nameZh: '艾玛线', lineNumber: 'T1' })
  await signIn(house, 'admin')
})
const isb = (...args: string[]) => house.isb(args)
const failing = (exit: number, ...args: string[]) => house.isb(args, { exit })

test('a run is started, given another bus, and closed, by the name of its route', async () => {
  const spare = await admin.bus.createVehicle({ body: { plate: 'SPARE-1', seatCount: 40 } })
  expect(await failing(64, 'bus', 'change-run', 'of alma', '--vehicle', 'spare-1')).toMatchObject({ out: '' })
  const changed = await isb('bus', 'change-run', 'of alma', '--vehicle', 'spare-1', '--reason', 'A flat tire', '--yes')
  expect(changed).toEqual({ code: 0, out: '', err: `T1 Of Alma, ${day}: Planned, SPARE-1\n` })
  expect((await isb('bus', 'start-run', String(ofAlma.route.id), '--yes', '--lang', 'zh')).err).toBe(`T1 艾玛线，${day}：行驶中, SPARE-1\n`)
  expect(await failing(3, 'bus', 'start-run', 'Of Alma')).toMatchObject({ err: expect.stringContaining('has started') })
  expect(await failing(3, 'bus', 'close-run', 'Of Alma', '--json')).toMatchObject({ err: expect.stringContaining('BUS_RUN_OPEN') })
  expect((await admin.bus.runs()).runs.find(({ name }) => name === 'Of Alma')).toMatchObject({
    status: 'OnTheRoad',
    vehicle: { id: spare.id },
  })
})

test('a run is cancelled and restored on a day; a route of another name is refused', async () => {
  const { route } = await runOf(admin, day, [], { name: 'To cancel', lineNumber: 'T2' })
  expect(await failing(64, 'bus', 'cancel-run', 'To cancel')).toMatchObject({ err: expect.stringContaining('--reason') })
  expect(await failing(1, 'bus', 'cancel-run', 'Nowhere', '--reason', 'Snow')).toMatchObject({
    err: expect.stringContaining('Nowhere'),
  })
  const cancelled = await isb('bus', 'cancel-run', String(route.id), day, '--reason', 'Snow', '--json', '--yes')
  expect(JSON.parse(cancelled.out)).toMatchObject({ status: 'Cancelled', reason: 'Snow' })
  expect((await isb('bus', 'runs', day)).out).toMatch(/T2 +To cancel +To school .*Cancelled +Snow/)
  expect(await isb('bus', 'restore-run', 'To cancel', day, '--yes')).toMatchObject({
    err: `T2 To cancel, ${day}: Planned, ${route.vehicle!.plate}\n`,
  })
})

test('the seats of a day, and the riders of a route by its name', async () => {
  const board = await isb('bus-booking', 'board', day)
  expect(board.out).toMatch(/T1 Of Alma +To school +07:20 +\S+ +1 \/ 40 +0 +0 +0/)
  expect((await isb('bus-booking', 'riders', 'Of Alma', day)).out).toMatch(/07:35 +Park \d+ +Alma +ABS-\d+ +5A +Has a seat/)
})

test('a tracker gets an address once; it is listed, and ends', async () => {
  const made = await isb('bus', 'create-tracker', 'Phone', '--vehicle', 'SPARE-1', '--datum', 'GCJ02')
  expect(made.code).toBe(0)
  const [, address = ''] = /OsmAnd +(\S+)/.exec(made.out) ?? []
  const report = `${house.server.url}${new URL(address).pathname}${new URL(address).search}&lat=39.95&lon=116.41`
  expect(await (await fetch(report, { method: 'POST' })).json()).toMatchObject({ code: 0, data: { plate: 'SPARE-1' } })
  const listed = await isb('bus', 'trackers')
  expect(listed.out).toMatch(/Phone +SPARE-1 +GCJ-02/)
  expect(listed.out).not.toContain(address)
  const [{ id }] = JSON.parse((await isb('bus', 'trackers', '--json')).out) as [{ id: number }]
  expect(await isb('bus', 'remove-tracker', String(id), '--yes')).toMatchObject({ err: 'Revoked\n' })
  expect(await (await fetch(report, { method: 'POST' })).json()).toMatchObject({ reason: 'ROUTE_UNKNOWN' })
  expect(await isb('bus', 'source')).toMatchObject({ err: 'No feed has been read\n' })
})

test('a sign-in code is a link for a QR code, shown once, and is revoked', async () => {
  const made = await isb('bus', 'create-pass', 'Of Alma', '--attendant', 'Zhao Li')
  expect(made).toMatchObject({ code: 0, out: expect.stringMatching(/\/isb-iot\/login#run=[\w-]{43}\n$/) })
  const passes = await isb('bus', 'passes', 'Of Alma', day, '--json')
  const [{ id }] = JSON.parse(passes.out) as [{ id: number }]
  expect(passes.out).not.toContain('#run=')
  await isb('bus', 'revoke-pass', String(id), '--yes')
  expect((await isb('bus', 'passes', 'Of Alma')).out).toMatch(/Zhao Li .* \d{4}-\d{2}-\d{2} \d{2}:\d{2}$/m)
})

test('how a run went', async () => {
  expect((await isb('bus', 'replay', 'Of Alma')).out).toMatch(/Park \d+ +07:35/)
  await failing(3, 'bus', 'replay', 'Of Alma', '1999-01-01')
})

test('help says what each command does and needs', async () => {
  for (const [module, command, text] of [
    ['bus', 'export', 'GTFS feed'],
    ['bus', 'export-routes', 'CSV or XLSX'],
    ['bus', 'change-run', '--vehicle <PLATE>'],
    ['bus', 'create-tracker', 'WGS84, GCJ02'],
    ['bus-booking', 'leave-out', 'leave one day out'],
  ] as const)
    expect((await isb(module, command, '--help')).out).toContain(text)
})

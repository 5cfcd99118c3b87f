// Buses at transport: a route with its stops in order, and a run that breaks down.
import { addDays } from '@isb/sdk/rules'
import { lessonsOn, yearOf2030 } from '../lib/absence.ts'
import { randomUUID } from 'node:crypto'
import { anyway, busOnTheRoad, everyDay, inTheMorning, newRoute, runOf } from '../lib/bus.ts'
import { field, press } from './bike.ts'
import type { Person } from '../lib/clients.ts'
import { expect, test } from './fixtures.ts'
import { accessible, phone, reflows } from './lib.ts'
import { dialog, panel, toast } from './parts.ts'

let admin: Person
test.beforeAll(async ({ house }) => {
  admin = await house.person('admin')
  await admin.calendar.change({ body: structuredClone(yearOf2030) as never })
})

test('a route is made, its stops are put in order with the keyboard, and what is wrong with them is said', async ({ enterList }) => {
  const { stops } = await newRoute(admin, {})
  const { page, complaints } = await enterList('admin', '/bus/route')
  await page.getByRole('button', { name: 'New route' }).click()
  await field(page, 'Line').fill('12')
  await field(page, 'Name').fill('Summer Palace')
  const call = async (at: number, name: string, time: string) => {
    await dialog(page).getByRole('button', { name: 'Add stop' }).click()
    await dialog(page)
      .getByRole('combobox', { name: `Stop ${at}` })
      .click()
    await page.getByRole('option', { name, exact: true }).click()
    await dialog(page).getByLabel(`Time at ${name}`).fill(time)
  }
  const [gate, park] = stops.map(({ name }) => name) as [string, string]
  await call(1, park, '07:40')
  await call(2, gate, '07:20')
  await press(page, 'Control+Enter')
  await dialog(page).getByText('No stop can be earlier than the one before it').waitFor()
  await dialog(page)
    .getByRole('button', { name: `Move ${gate} up` })
    .press('Enter')
  await expect.poll(() => dialog(page).getByText('No stop can be earlier').count()).toBe(0)
  await accessible(page)
  await press(page, 'Control+Enter')
  await toast(page, 'Route added').waitFor()
  await expect.poll(() => panel(page).innerText()).toMatch(new RegExp(`07:20\\s+${gate}\\s+07:40\\s+${park}`))
  await accessible(page)
  await panel(page).getByRole('button', { name: 'Edit' }).click()
  await dialog(page).getByRole('button', { name: 'Other times on some days' }).click()
  await dialog(page).getByLabel('Minutes later').fill('-60')
  await dialog(page).getByRole('button', { name: 'Move all times' }).click()
  await dialog(page).getByLabel(`Time at ${park}, Fri`).fill('06:50')
  const days = dialog(page).getByRole('group', { name: 'Days with these times' })
  await days.getByLabel('Thursday').click()
  await accessible(page)
  await dialog(page).getByRole('radio', { name: 'Usual times' }).check()
  await expect.poll(() => dialog(page).getByLabel(`Time at ${park}`).inputValue()).toBe('07:40')
  await press(page, 'Control+Enter')
  await toast(page, 'Route saved').waitFor()
  await expect
    .poll(() => panel(page).innerText())
    .toMatch(new RegExp(`07:20\\s+${gate}\\s+Thu Fri 06:20\\s+07:40\\s+${park}\\s+Thu Fri 06:50`))
  await accessible(page)
  expect(complaints).toEqual([])
})

test('a run of the day is given another bus, then cancelled with a reason; on a phone too', async ({ enter }) => {
  const { name } = await newRoute(admin, { name: 'Morning line' })
  await admin.bus.createVehicle({ body: { plate: 'SPARE-7', seatCount: 40 } })
  const { page, complaints } = await enter('admin', '/bus/day?day=2030-09-02')
  const run = page.getByRole('listitem').filter({ hasText: name })
  await run.getByRole('button', { name: `Actions for ${name}` }).click()
  await page.getByRole('menuitem', { name: 'Change bus' }).click()
  await dialog(page).getByRole('combobox', { name: 'Bus' }).click()
  await page.getByRole('option', { name: /SPARE-7/ }).click()
  await field(page, 'Reason').fill('A flat tire')
  await dialog(page).getByRole('button', { name: 'Change bus' }).click()
  await toast(page, `${name} has another bus`).waitFor()
  await expect.poll(() => run.innerText()).toMatch(/A flat tire[^]*0 \/ 40[^]*SPARE-7/)
  await page.setViewportSize(phone)
  await reflows(page)
  await accessible(page)
  await run.getByRole('button', { name: `Actions for ${name}` }).click()
  await page.getByRole('menuitem', { name: 'Cancel run' }).click()
  await page.getByRole('alertdialog').getByRole('textbox').fill('The road is flooded')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel run' }).click()
  await expect.poll(() => run.innerText()).toContain('Cancelled')
  await run.getByRole('button', { name: 'Restore run' }).click()
  await toast(page, `${name} takes place`).waitFor()
  expect(complaints).toEqual([])
})

test('a run is started on its own day: of a day that is over nothing is offered, of a day to come what can be arranged', async ({
  enter,
}) => {
  const today = await inTheMorning(admin)
  const [yesterday, tomorrow] = [addDays(today, -1), addDays(today, 1)]
  await lessonsOn(admin, yesterday, today, tomorrow)
  const { name } = await newRoute(admin, { name: 'Started today', weekdays: [...everyDay] })
  const { page, complaints } = await enter('admin', `/bus/day?day=${yesterday}`)
  const run = page.getByRole('listitem').filter({ hasText: name })
  await run.waitFor()
  expect(await run.getByRole('button').count()).toBe(0)
  await page.goto(`/bus/day?day=${tomorrow}`)
  await run.getByRole('button', { name: `Actions for ${name}` }).waitFor()
  expect(await run.getByRole('button', { name: 'Start run' }).count()).toBe(0)
  await page.goto('/bus/day')
  await run.getByRole('button', { name: 'Start run' }).click()
  await toast(page, `${name} is on the road`).waitFor()
  expect(complaints).toEqual([])
})

test('transport sees where a bus is on the map, in the table and in its panel, and hears by itself that it has moved', async ({
  enter,
}) => {
  const { today } = await admin.bus.runs()
  await lessonsOn(admin, today)
  const { plate, position } = await busOnTheRoad(admin, today)
  const { page, complaints } = await enter('admin', '/bus')
  const bus = page.getByRole('row').filter({ hasText: plate })
  await expect.poll(() => bus.innerText()).toContain('No signal')
  await admin.bus.report({ body: position(0.4) })
  await expect.poll(() => bus.innerText()).toMatch(/Park[^]*\d+ s ago/)
  const mark = page.getByRole('region', { name: 'Map of the buses' }).getByRole('button', { name: /Tracked/ })
  await mark.waitFor()
  // The demo's lines are on the map too: from so far away nobody sees a bus move.
  for (let nearer = 0; nearer < 6; nearer++) {
    await page.getByRole('button', { name: 'Nearer' }).click()
    await expect.poll(() => page.locator('.leaflet-zoom-anim').count()).toBe(0)
  }
  const before = await mark.boundingBox()
  await admin.bus.report({ body: position(0.6) })
  await expect.poll(async () => (await mark.boundingBox())!.x).not.toBe(before!.x)
  await bus.getByRole('button').press('Enter')
  await expect.poll(() => panel(page).innerText()).toMatch(/Gate[^]*passed[^]*Park[^]*next/)
  await accessible(page)
  await panel(page).getByRole('button', { name: 'Close run' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Close run' }).click()
  await expect.poll(() => bus.innerText()).toContain('Done')
  await page.setViewportSize(phone)
  await page.goto(page.url().replace(/\?.*/, ''))
  await bus.waitFor()
  await reflows(page)
  await accessible(page)
  expect(complaints).toEqual([])
})

test('a bus with a run on the road and a later one has one mark and one line, those of the run on the road', async ({ enter }) => {
  const day = await inTheMorning(admin)
  await lessonsOn(admin, day)
  const { route, plate, position } = await busOnTheRoad(admin, day, 'Morning of one bus')
  const later = await newRoute(admin, {
    name: 'Afternoon of one bus',
    direction: 'FromSchool',
    weekdays: [...everyDay],
    vehicleId: route.vehicleId,
    calls: route.calls.map(({ stopId }, at) => ({ stopId, at: `15:4${at}` })),
  })
  await admin.bus.report({ body: position(0.4) })
  const { page, complaints } = await enter('admin', '/bus')
  const line = page.getByRole('row').filter({ hasText: plate })
  await line.getByText('Morning of one bus').waitFor()
  const map = page.getByRole('region', { name: 'Map of the buses' })
  const marks = map.getByRole('button', { name: /of one bus/ })
  await marks.first().waitFor()
  expect(await marks.evaluateAll((all) => all.map((mark) => mark.querySelector('.bus-planned') === null))).toEqual([true])
  expect(await line.count()).toBe(1)
  await marks.click()
  await expect.poll(() => panel(page).innerText()).toContain('Morning of one bus')
  // Its next run is in the way of the mark no more once this one is over.
  await admin.bus.closeRun({ body: { routeId: route.id, day } })
  await line.getByText(later.name).waitFor()
  await expect.poll(() => marks.count()).toBe(0)
  expect(complaints).toEqual([])
})

test('transport sees how many have boarded at each stop, and of whom nobody has said anything', async ({ enter, clock }) => {
  const { today: day } = await admin.bus.runs()
  await lessonsOn(admin, day)
  const { route, pupils } = await runOf(admin, day, ['Ann Open', 'Bob Boarded'], { name: 'Boarding' })
  await admin.bus.startRun({ body: { routeId: route.id, day, ...anyway } })
  const taps = [{ id: randomUUID(), kind: 'Boarded' as const, bookingId: pupils[1]!.bookingId, tappedAt: new Date().toISOString() }]
  await admin.bus.tap({ body: { routeId: route.id, day, taps } })
  const { page, complaints } = await enter('admin', `/bus?route=${route.id}`)
  await expect.poll(() => panel(page).innerText()).toMatch(/Park \d+[^]*1 of 2 boarded/)
  expect(await panel(page).getByText('unaccounted for').count()).toBe(0)
  for (const { latitude, longitude } of route.stops) {
    clock.pass(60_000)
    await admin.bus.report({ body: { plate: route.vehicle!.plate, latitude, longitude } })
  }
  await expect.poll(() => panel(page).innerText()).toMatch(/1 child unaccounted for\s+Ann Open 5A · ABS-\d+\s+Expected at Park \d+/)
  await accessible(page)
  await panel(page).getByRole('link', { name: 'Mark riders' }).click()
  await page.getByRole('navigation', { name: 'Stops' }).waitFor()
  expect(complaints).toEqual([])
})

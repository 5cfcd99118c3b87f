// Seats on buses: the office books one, decides what waits, and prints who rides.
import { addDays } from '@isb/sdk/rules'
import { lessonsOn, pupil, yearOf2030 } from '../lib/absence.ts'
import { everyDay, newRoute } from '../lib/bus.ts'
import { field, lookUp, press } from './bike.ts'
import type { Person } from '../lib/clients.ts'
import { expect, test } from './fixtures.ts'
import { accessible, phone, reflows } from './lib.ts'
import { dialog, panel, row, toast } from './parts.ts'

let admin: Person
test.beforeAll(async ({ house }) => {
  admin = await house.person('admin')
  await admin.calendar.change({ body: structuredClone(yearOf2030) as never })
})

test('a seat is booked, a full bus says so before a booking is confirmed, and the rider list names the line', async ({
  enterList,
  server,
}) => {
  const route = await newRoute(admin, { lineNumber: 'B1', name: 'Booked line', needsApproval: true }, 1)
  await pupil(admin, '5A', { name: 'Rider One' })
  const { id: personId } = await pupil(admin, '5A', { name: 'Rider Two' })
  const { page, complaints } = await enterList('admin', '/bus-booking?day=2030-09-02')
  await page.getByRole('button', { name: 'Book a seat' }).click()
  await lookUp(page, 'Student', 'Rider One', 'Rider One')
  await dialog(page).getByRole('combobox', { name: 'Route' }).click()
  await page.getByRole('option', { name: /Booked line/ }).click()
  await dialog(page).getByRole('combobox', { name: 'Stop' }).click()
  // Those of the route alone, as its bus calls there.
  await expect.poll(() => page.getByRole('option').allInnerTexts()).toEqual(route.stops.map(({ name }) => name))
  await page.getByRole('option', { name: route.stops[0]!.name }).click()
  await field(page, 'First day').fill('2030-09-02')
  await dialog(page).getByText('A seat is free on that day. The office confirms the booking.').waitFor()
  await accessible(page)
  await press(page, 'Control+Enter')
  await toast(page, 'Seat requested. The office confirms it.').waitFor()
  const { id } = await admin.busBooking.request({
    body: { personId, routeId: route.id, stopId: route.calls[1]!.stopId, startsOn: '2030-09-02' },
  })
  const [one] = (await admin.busBooking.list({ query: { search: 'Rider One' } })).records
  await page.goto(`${server.url}/bus-booking?day=2030-09-02&id=${one!.id}`)
  await panel(page).getByRole('button', { name: 'Confirm booking' }).click()
  await toast(page, /The booking of Rider One \(\S+ · \S+\) is confirmed/).waitFor()
  await page.getByText('Full, number 1 in line').first().waitFor()
  await admin.busBooking.confirm({ path: { bookingId: id } })
  const run = page.getByRole('button', { name: /Booked line/ })
  await expect.poll(() => run.innerText()).toMatch(/1 \/ 1[^]*1 waiting/)
  await page.setViewportSize(phone)
  await page.goto(`${server.url}/bus-booking?day=2030-09-02`)
  await page.getByRole('button', { name: 'Show the runs' }).click()
  await run.waitFor()
  await reflows(page)
  await accessible(page)
  await run.click()
  await expect
    .poll(() => panel(page).innerText())
    .toMatch(/1 \/ 1[^]*full, 1 waiting[^]*Waiting list[^]*1\s+Rider Two[^]*Rider list[^]*Rider One/)
  await accessible(page)
  await panel(page).getByRole('link', { name: 'Print rider list' }).click()
  await expect.poll(() => page.getByRole('article').innerText()).toMatch(/Rider One[^]*Waiting list[^]*1\s+Rider Two/)
  await accessible(page)
  await page.goto(`${server.url}/bus-booking/riders`)
  await page.getByText('No run is chosen').waitFor()
  expect(complaints).toEqual([])
})

test('the board goes from the morning to the afternoon and from run to run, and says until when families book', async ({
  enter,
  server,
}) => {
  const { today } = await admin.bus.runs()
  const [yesterday, day] = [addDays(today, -1), addDays(today, 1)]
  await lessonsOn(admin, yesterday, day)
  const stops: { id: number }[] = []
  for (const name of ['Lake', 'Hill', 'Wave school'])
    stops.push(await admin.bus.createStop({ body: { name, latitude: 39.9, longitude: 116.4 + stops.length / 100 } }))
  const { id: vehicleId } = await admin.bus.createVehicle({ body: { plate: 'WAVES-1', seatCount: 3 } })
  const line = (lineNumber: string, name: string, direction: 'ToSchool' | 'FromSchool', ...times: string[]) => {
    const way = direction === 'ToSchool' ? stops : stops.toReversed()
    const calls = times.map((at, index) => ({ stopId: way[index]!.id, at }))
    return admin.bus.create({ body: { lineNumber, name, direction, vehicleId, weekdays: [...everyDay], calls } })
  }
  await line('W1', 'Lake line', 'ToSchool', '04:20', '04:50', '05:10')
  await line('W2', 'Hill line', 'ToSchool', '04:25', '04:55', '05:10')
  await line('W1', 'Lake line home', 'FromSchool', '13:40', '14:00', '14:10')
  const { page, complaints } = await enter('admin', `/bus-booking?day=${day}`)
  const board = page.getByRole('region', { name: 'Seats of the day' })
  await board
    .getByRole('button', { name: /Lake line/ })
    .first()
    .waitFor()
  // An hour before the first stop, and never for the school itself.
  await expect.poll(() => board.innerText()).toMatch(/Cut-off [\w ]+ 03:20, in (\d+ h )?\d+ min/)
  await board.getByRole('button', { name: /Hill line/ }).press('Enter')
  await expect.poll(() => panel(page).innerText()).toMatch(/W2\s+Hill line[^]*0 \/ 3 3 free[^]*nobody rides/)
  await accessible(page)
  await panel(page).getByRole('button', { name: 'The run before' }).press('Enter')
  await expect.poll(() => panel(page).innerText()).toMatch(/W1\s+Lake line/)
  await page.keyboard.press('Escape')
  await expect.poll(() => panel(page).count()).toBe(0)
  await board.getByRole('radio', { name: 'Afternoon 13:40' }).check()
  await board.getByRole('button', { name: /Lake line home/ }).waitFor()
  expect(await board.getByRole('button', { name: /Hill line/ }).count()).toBe(0)
  await accessible(page)
  await page.goto(`${server.url}/bus-booking?day=${yesterday}&wave=04:20`)
  await expect.poll(() => board.innerText()).toMatch(/Cut-off was [\w ]+ 03:55: only the office can book now/)
  expect(complaints).toEqual([])
})

test('a seat until the end of a term is booked by a press, and waits where the bus is full until a leave frees the seat', async ({
  enterList,
  server,
}) => {
  const day = '2030-09-09'
  const route = await newRoute(admin, { lineNumber: 'B6', name: 'Full line' }, 1)
  const seated = await pupil(admin, '5A', { name: 'Rider Seated' })
  await pupil(admin, '5A', { name: 'Rider In Line' })
  const last = '2030-09-12'
  const stopId = route.calls[0]!.stopId
  await admin.busBooking.request({ body: { personId: seated.id, routeId: route.id, stopId, startsOn: day, endsOn: last } })
  const { page, complaints } = await enterList('admin', `/bus-booking?day=${day}&wave=07:10`)
  await page.getByRole('button', { name: 'Book a seat' }).click()
  await lookUp(page, 'Student', 'Rider In Line', 'Rider In Line')
  await dialog(page).getByRole('combobox', { name: 'Route' }).click()
  await page.getByRole('option', { name: /Full line/ }).click()
  await dialog(page).getByRole('combobox', { name: 'Stop' }).click()
  await page.getByRole('option', { name: new RegExp(route.stops[0]!.name) }).click()
  await field(page, 'First day').fill(day)
  await dialog(page).getByRole('button', { name: 'To the end of Term 1' }).click()
  expect(await field(page, 'Last day').inputValue()).toBe('2031-06-20')
  await dialog(page)
    .getByText(/^The bus is full on 4 days of \d+, the first is .*9/)
    .waitFor()
  await accessible(page)
  await press(page, 'Control+Enter')
  await toast(page, 'Booked, with 4 days on the waiting list').waitFor()
  await expect.poll(() => panel(page).innerText()).toMatch(/Rider In Line[^]*to the end of Term 1/)
  await page.keyboard.press('Escape')
  await page.getByRole('tab', { name: 'Waiting' }).click()
  await row(page, 'Rider In Line').waitFor()
  const run = page.getByRole('button', { name: /Full line/ })
  await expect.poll(() => run.innerText()).toMatch(/1 \/ 1[^]*1 waiting/)
  await run.click()
  await expect.poll(() => panel(page).innerText()).toMatch(/Waiting list[^]*1\s+Rider In Line/)
  const leave = { studentId: seated.id, leaveType: 'Sick', startsOn: day, endsOn: last } as const
  const { id } = await admin.absence.create({ body: leave })
  // Nothing was pressed: what the leave frees is there by itself.
  await expect
    .poll(() => panel(page).innerText())
    .toMatch(/Rider Seated \(\S+ · \S+\) is on leave, so the seat went to the first in line, Rider In Line \(\S+ · \S+\)/)
  await expect.poll(() => panel(page).innerText()).toMatch(/Rider list[^]*Rider In Line[^]*New[^]*Rider Seated[^]*On leave/)
  await expect
    .poll(() => page.getByRole('region', { name: 'Freed by absences' }).innerText())
    .toMatch(/Rider Seated \S+ · \S+\s+→ Rider In Line \S+ · \S+ was first in line/)
  await accessible(page)
  await panel(page).getByRole('button', { name: 'Rider In Line' }).first().click()
  await expect.poll(() => panel(page).innerText()).toMatch(/Rider In Line[^]*Confirmed/)
  // The absence says so too, of all its days.
  await page.goto(`${server.url}/absence/list?id=${id}`)
  await expect
    .poll(() => panel(page).innerText())
    .toMatch(/Seat freed on 9 Sept? 2030 – 12 Sept? 2030: Full line\s+→ Rider In Line \S+ · \S+ was first in line/)
  await accessible(page)
  expect(complaints).toEqual([])
})

test('transport writes to the riders of a run, and sees whom to call and what was written before', async ({ enter }) => {
  const day = '2030-09-03'
  const route = await newRoute(admin, { lineNumber: 'B3', name: 'Late line' })
  const { id: personId } = await pupil(admin, '5A', { name: 'Rider Without Mail' })
  await admin.busBooking.request({ body: { personId, routeId: route.id, stopId: route.calls[0]!.stopId, startsOn: day } })
  const { page, complaints } = await enter('admin', `/bus/day?day=${day}`)
  const write = async () => {
    await page.getByRole('button', { name: 'Actions for Late line' }).click()
    await page.getByRole('menuitem', { name: 'Write to riders' }).click()
  }
  await write()
  await dialog(page).getByRole('textbox', { name: 'Message' }).fill('The bus is 20 minutes late.')
  await accessible(page)
  await dialog(page).getByRole('button', { name: 'Send message' }).click()
  await dialog(page).getByText('Please call these families').waitFor()
  await dialog(page).getByText('Rider Without Mail').waitFor()
  await accessible(page)
  await dialog(page).getByRole('button', { name: 'Done' }).click()
  await write()
  await dialog(page).getByText('The bus is 20 minutes late.').waitFor()
  expect(complaints).toEqual([])
})

test('a day is moved to another line, and homerooms see the changes of the day on paper', async ({ enterList, server }) => {
  const day = '2030-09-05'
  const [usual, other] = [
    await newRoute(admin, { lineNumber: 'B4', name: 'Usual line' }),
    await newRoute(admin, { lineNumber: 'B5', name: 'Other line' }),
  ]
  const { id: personId } = await pupil(admin, '5A', { name: 'Rider Moved' })
  const stopId = usual.calls[0]!.stopId
  const { id } = await admin.busBooking.request({
    body: { personId, routeId: usual.id, stopId, startsOn: '2030-09-02', endsOn: '2030-09-13' },
  })
  const { page, complaints } = await enterList('admin', `/bus-booking?id=${id}`)
  await panel(page).getByRole('button', { name: 'More' }).click()
  await page.getByRole('menuitem', { name: 'Move a day to another route' }).click()
  await field(page, 'Day').fill(day)
  await dialog(page).getByRole('combobox', { name: 'Route' }).click()
  await page.getByRole('option', { name: /Other line/ }).click()
  await dialog(page).getByRole('combobox', { name: 'Stop' }).click()
  await page.getByRole('option', { name: new RegExp(other.stops[0]!.name) }).click()
  await accessible(page)
  await press(page, 'Control+Enter')
  await toast(page, 'The day is moved').waitFor()
  await page.goto(`${server.url}/bus-booking/changes?day=${day}`)
  const ofClass = page.getByRole('article').filter({ hasText: 'Rider Moved' })
  await expect
    .poll(() => ofClass.innerText())
    .toMatch(/5A[^]*Rider Moved[^]*Does not ride today[^]*Usual line[^]*Rider Moved[^]*Rides this day only[^]*Other line/)
  await accessible(page)
  await page.setViewportSize(phone)
  await reflows(page)
  expect(complaints).toEqual([])
})

test('the panel of a student has the bus bookings', async ({ enterList }) => {
  const route = await newRoute(admin, { lineNumber: 'B2', name: 'Panel line' }, 1)
  const { id: personId } = await pupil(admin, '5A', { name: 'Rider Three' })
  const { page, complaints } = await enterList('admin', `/student?id=${personId}`)
  await panel(page).getByRole('tab', { name: 'Bus' }).click()
  await panel(page).getByText('No seat on a bus is booked for this student.').waitFor()
  await admin.busBooking.request({ body: { personId, routeId: route.id, stopId: route.calls[0]!.stopId, startsOn: '2030-09-02' } })
  await panel(page).getByText('2 Sept 2030').waitFor()
  await accessible(page)
  await panel(page).getByRole('link', { name: 'B2 · Panel line' }).click()
  await expect.poll(() => panel(page).innerText()).toMatch(/Rider Three[^]*Panel line/)
  expect(complaints).toEqual([])
})

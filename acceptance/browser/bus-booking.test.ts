// Seats on buses: the office books one, decides what waits, and prints who rides.
import { beforeAll, expect, test } from 'vitest'
import { pupil, yearOf2030 } from '../lib/absence.ts'
import { newRoute } from '../lib/bus.ts'
import type { Person } from '../lib/house.ts'
import { field, lookUp, press } from './bike.ts'
import { accessible, openBrowser, phone, reflows } from './lib.ts'
import { dialog, enterList, panel, toast } from './parts.ts'

const house = openBrowser()
let admin: Person
beforeAll(async () => {
  admin = await house.person('admin')
  await admin.calendar.change({ body: structuredClone(yearOf2030) as never })
})

test('a seat is booked, a full bus says so before a booking is confirmed, and the rider list names the line', async () => {
  const route = await newRoute(admin, { lineNumber: 'B1', name: 'Booked line', needsApproval: true }, 1)
  await pupil(admin, '5A', { name: 'Rider One' })
  const { id: personId } = await pupil(admin, '5A', { name: 'Rider Two' })
  const { page, complaints } = await enterList(house, 'admin', '/bus-booking?day=2030-09-02')
  await page.getByRole('button', { name: 'Book a seat' }).click()
  await lookUp(page, 'Student', 'Rider One', 'Rider One')
  await dialog(page).getByRole('combobox', { name: 'Route' }).click()
  await page.getByRole('option', { name: /Booked line/ }).click()
  await dialog(page).getByRole('combobox', { name: 'Stop' }).click()
  await page.getByRole('option', { name: new RegExp(route.stops[0]!.name) }).click()
  await field(page, 'First day').fill('2030-09-02')
  await accessible(page)
  await press(page, 'Control+Enter')
  await toast(page, 'Seat booked').waitFor()
  const { id } = await admin.busBooking.request({
    body: { personId, routeId: route.id, stopId: route.calls[1]!.stopId, startsOn: '2030-09-02' },
  })
  const [one] = (await admin.busBooking.list({ query: { search: 'Rider One' } })).records
  await page.goto(`${house.server.url}/bus-booking?day=2030-09-02&id=${one!.id}`)
  await panel(page).getByRole('button', { name: 'Confirm booking' }).click()
  await toast(page, 'The booking of Rider One is confirmed').waitFor()
  await page.getByText('Full, would wait').first().waitFor()
  await admin.busBooking.confirm({ path: { bookingId: id } })
  await expect.poll(() => page.getByRole('listitem').filter({ hasText: 'Booked line' }).innerText()).toMatch(/1 \/ 1[^]*1 waiting/)
  await page.setViewportSize(phone)
  await page.goto(`${house.server.url}/bus-booking?day=2030-09-02`)
  await page.getByRole('button', { name: 'Show the runs' }).click()
  await page
    .getByRole('link', { name: /Booked line/ })
    .first()
    .waitFor()
  await reflows(page)
  await accessible(page)
  await page
    .getByRole('link', { name: /Booked line/ })
    .first()
    .click()
  await expect.poll(() => page.getByRole('article').innerText()).toMatch(/Rider One[^]*Waiting list[^]*1\s+Rider Two/)
  await accessible(page)
  expect(complaints).toEqual([])
})

test('transport writes to the riders of a run, and sees whom to call and what was written before', async () => {
  const day = '2030-09-03'
  const route = await newRoute(admin, { lineNumber: 'B3', name: 'Late line' })
  const { id: personId } = await pupil(admin, '5A', { name: 'Rider Without Mail' })
  await admin.busBooking.request({ body: { personId, routeId: route.id, stopId: route.calls[0]!.stopId, startsOn: day } })
  const { page, complaints } = await house.enter('admin', `/bus/day?day=${day}`)
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

test('a day is moved to another line, and homerooms see the changes of the day on paper', async () => {
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
  const { page, complaints } = await enterList(house, 'admin', `/bus-booking?id=${id}`)
  await panel(page).getByRole('button', { name: 'More' }).click()
  await page.getByRole('menuitem', { name: 'Move a day to another line' }).click()
  await field(page, 'Day').fill(day)
  await dialog(page).getByRole('combobox', { name: 'Route' }).click()
  await page.getByRole('option', { name: /Other line/ }).click()
  await dialog(page).getByRole('combobox', { name: 'Stop' }).click()
  await page.getByRole('option', { name: new RegExp(other.stops[0]!.name) }).click()
  await accessible(page)
  await press(page, 'Control+Enter')
  await toast(page, 'The day is moved').waitFor()
  await page.goto(`${house.server.url}/bus-booking/changes?day=${day}`)
  const ofClass = page.getByRole('article').filter({ hasText: 'Rider Moved' })
  await expect
    .poll(() => ofClass.innerText())
    .toMatch(/5A[^]*Rider Moved[^]*Does not ride today[^]*Usual line[^]*Rider Moved[^]*Rides this day only[^]*Other line/)
  await accessible(page)
  await page.setViewportSize(phone)
  await reflows(page)
  expect(complaints).toEqual([])
})

test('the panel of a student has the bus bookings', async () => {
  const route = await newRoute(admin, { lineNumber: 'B2', name: 'Panel line' }, 1)
  const { id: personId } = await pupil(admin, '5A', { name: 'Rider Three' })
  const { page, complaints } = await enterList(house, 'admin', `/student?id=${personId}`)
  await panel(page).getByRole('tab', { name: 'Bus' }).click()
  await panel(page).getByText('No seat on a bus is booked for this student.').waitFor()
  await admin.busBooking.request({ body: { personId, routeId: route.id, stopId: route.calls[0]!.stopId, startsOn: '2030-09-02' } })
  await panel(page).getByText('2 Sept 2030').waitFor()
  await accessible(page)
  await panel(page).getByRole('link', { name: 'B2 · Panel line' }).click()
  await expect.poll(() => panel(page).innerText()).toMatch(/Rider Three[^]*Panel line/)
  expect(complaints).toEqual([])
})

// The venue calendar by finger and by mouse: a press opens and creates, a drag moves, and what was done can be undone.
import type { Page } from 'playwright/test'
import { adminOf2030 } from '../lib/absence.ts'
import { newVenue, reserve } from '../lib/venue.ts'
import { field, press } from './bike.ts'
import type { Person } from '../lib/clients.ts'
import { expect, test, type Enter } from './fixtures.ts'
import { phone } from './lib.ts'
import { dialog, toast } from './parts.ts'

test.use({ hasTouch: true, env: { HELD_MS: '60000' } })
const day = '2030-09-05'
let admin: Person
test.beforeAll(async ({ house }) => {
  admin = await adminOf2030(house)
})

const get = (reservationId: number) => admin.venue.getReservation({ path: { reservationId } })

/** The calendar of a day with a new venue only, and a reservation of it from 09:00 to 10:00. */
async function calendarOf(enter: Enter, name: string, width?: number) {
  const { id } = await newVenue(admin, { name })
  const made = await reserve(admin, id, { day, title: `Guild of ${name}` })
  const { venues } = await admin.venue.calendar({ query: { from: day, to: day } })
  const others = venues.filter((venue) => venue.id !== id).map((venue) => venue.id)
  const visit = await enter('admin', `/venue/calendar?day=${day}&without=${others.join('-')}`, width === undefined ? {} : { width })
  const item = visit.page.locator(`[data-item="${made.id}"]`)
  await item.scrollIntoViewIfNeeded()
  const box = (await item.boundingBox())!
  return { ...visit, made, item, x: box.x + 30, y: box.y + box.height / 2 }
}

/** Half an hour is so many pixels high. */
const halfHour = 24

test('a tap opens a reservation, and a tap on free time begins one', async ({ enter }) => {
  const { page, made, x, y, complaints } = await calendarOf(enter, 'Tap Hall', phone.width)
  await page.touchscreen.tap(x, y)
  await dialog(page).getByRole('heading', { name: made.title }).waitFor()
  await dialog(page).getByRole('button', { name: 'Close' }).click()
  await dialog(page).waitFor({ state: 'detached' })
  // 10:30 is in the middle of the next hour.
  await page.touchscreen.tap(x, y + 2 * halfHour)
  await dialog(page).getByRole('heading', { name: 'Reserve' }).waitFor()
  await expect.poll(() => field(page, 'From').inputValue()).toBe('10:15')
  expect(await get(made.id)).toEqual(made)
  expect(complaints).toEqual([])
})

test('a finger that holds and lets go where it began opens the reservation, and moves nothing', async ({ enter }) => {
  const { page, context, made, x, y, complaints } = await calendarOf(enter, 'Rest Hall', phone.width)
  const changes: string[] = []
  page.on('request', (request) => request.method() === 'PUT' && changes.push(request.url()))
  const finger = await context.newCDPSession(page)
  await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] })
  await page.locator('[data-carry]').waitFor()
  await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await dialog(page).getByRole('heading', { name: made.title }).waitFor()
  expect(await page.locator('[data-carry]').count()).toBe(0)
  expect(changes).toEqual([])
  expect(await get(made.id)).toEqual(made)
  expect(complaints).toEqual([])
})

/** Drags by the mouse. */
async function drag(page: Page, x: number, y: number, down: number) {
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x, y + down, { steps: 4 })
  await page.mouse.up()
}

test('a mouse that shakes by five pixels opens a reservation, and one that goes on moves it', async ({ enter }) => {
  const { page, made, item, x, y, complaints } = await calendarOf(enter, 'Shake Hall')
  await drag(page, x, y, 5)
  await dialog(page).getByRole('heading', { name: made.title }).waitFor()
  await dialog(page).getByRole('button', { name: 'Close' }).click()
  await dialog(page).waitFor({ state: 'detached' })
  // A drag that ends where it began is a click.
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x, y + 2 * halfHour, { steps: 4 })
  await page.locator('[data-carry]').getByText('10:00–11:00').waitFor()
  await page.mouse.move(x, y, { steps: 4 })
  await page.mouse.up()
  await dialog(page).getByRole('heading', { name: made.title }).waitFor()
  await dialog(page).getByRole('button', { name: 'Close' }).click()
  await dialog(page).waitFor({ state: 'detached' })
  expect(await get(made.id)).toEqual(made)

  await drag(page, x, y, 2 * halfHour)
  const moved = toast(page, 'Reservation moved')
  await moved.getByText(`${made.title}: 5 Sept 2030 09:00–10:00 → Shake Hall 5 Sept 2030 10:00–11:00`).waitFor()
  await moved.getByRole('button', { name: 'Undo' }).click()
  await toast(page, 'Undone').waitFor()
  await item.getByText('09:00–10:00').waitFor()
  expect(await get(made.id)).toMatchObject({ startsAt: '09:00', endsAt: '10:00', status: 'Approved' })
  expect(complaints).toEqual([])
})

test('a reservation and a cancellation are undone from the toast that names them', async ({ enter }) => {
  const { page, made, x, y, complaints } = await calendarOf(enter, 'Undo Hall')
  await page.mouse.click(x, y)
  await dialog(page).getByRole('button', { name: 'Cancel reservation' }).click()
  const cancelled = toast(page, 'Reservation cancelled')
  await cancelled.getByText(`${made.title}: Undo Hall 5 Sept 2030 09:00–10:00`).waitFor()
  await cancelled.getByRole('button', { name: 'Undo' }).click()
  await toast(page, 'Undone').waitFor()
  await expect.poll(async () => (await get(made.id)).status).toBe('Approved')
  await page.mouse.click(x, y + 2 * halfHour)
  await field(page, 'Title').fill('Made by a slip')
  await press(page, 'Control+Enter')
  const reserved = toast(page, 'Venue reserved')
  await reserved.getByText('Made by a slip: Undo Hall 5 Sept 2030 10:15–11:15').waitFor()
  await reserved.getByRole('button', { name: 'Undo' }).click()
  const states = async () =>
    (await admin.venue.listReservations({ query: { search: 'Made by a slip' } })).records.map(({ status }) => status)
  await expect.poll(states).toEqual(['Cancelled'])
  expect(complaints).toEqual([])
})

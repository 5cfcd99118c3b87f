// Venues at facilities on a phone and at a desk: extras, what blocked dates hit and where it goes, a room for every week, figures compared.
import { adminOf2030 } from '../lib/absence.ts'
import { newVenue, reserve } from '../lib/venue.ts'
import { field, press } from './bike.ts'
import type { Person } from '../lib/clients.ts'
import { expect, test } from './fixtures.ts'
import { accessible, phone } from './lib.ts'
import { dialog, panel, toast } from './parts.ts'

test.use({ hasTouch: true })
let admin: Person
test.beforeAll(async ({ house }) => {
  admin = await adminOf2030(house)
})

test('on a phone a finger that holds moves a reservation, and one that goes on scrolls', async ({ enter }) => {
  const day = '2030-09-05'
  const { id } = await newVenue(admin, { name: 'Touch Hall' })
  const { id: reservationId } = await reserve(admin, id, { day, title: 'Held' })
  const { venues } = await admin.venue.calendar({ query: { from: day, to: day } })
  const others = venues.filter((venue) => venue.id !== id).map((venue) => venue.id)
  const { page, context, complaints } = await enter('admin', `/venue/calendar?day=${day}&without=${others.join('-')}`, {
    width: phone.width,
  })
  const item = page.locator(`[data-item="${reservationId}"]`)
  await item.scrollIntoViewIfNeeded()
  const { x, y, height } = (await item.boundingBox())!
  const finger = await context.newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove', down: number) =>
    finger.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x: x + 30, y: y + height / 2 + down }] })
  const lift = () => finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await touch('touchStart', 0)
  await page.locator('[data-carry]').waitFor()
  for (const down of [12, 24, 36, 48]) await touch('touchMove', down)
  await page.locator('[data-carry]').getByText('10:00–11:00').waitFor()
  await lift()
  await toast(page, 'Reservation moved').waitFor()
  expect(await admin.venue.getReservation({ path: { reservationId } })).toMatchObject({ startsAt: '10:00', endsAt: '11:00' })
  await touch('touchStart', 48)
  await touch('touchMove', 20)
  await lift()
  expect(await page.locator('[data-carry]').count()).toBe(0)
  await accessible(page)
  expect(complaints).toEqual([])
})

test('on a phone every button of a list is large enough for a thumb, and a Chinese sentence has its spaces', async ({ enter }) => {
  await newVenue(admin, { name: 'Thumb Hall' })
  const { page, complaints } = await enter('admin', '/venue/list', { width: phone.width, locale: 'zh' })
  await page.getByText('Thumb Hall').waitFor()
  const small = await page.locator('button:visible').evaluateAll((buttons) =>
    buttons
      .map((button) => ({ name: button.ariaLabel ?? button.textContent, box: button.getBoundingClientRect(), role: button.role }))
      // A tab is as wide as its word.
      .filter(({ box, role }) => box.height < 44 || (box.width < 44 && role !== 'tab'))
      .map(({ name }) => name),
  )
  expect(small).toEqual([])
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.getByRole('button', { name: 'Thumb Hall 的操作' }).waitFor()
  expect(complaints).toEqual([])
})

test('a venue has extras, and a reservation asks for some of them', async ({ enterList }) => {
  const { page, complaints } = await enterList('admin', '/venue/list')
  await page.getByRole('button', { name: 'New venue' }).click()
  await field(page, 'Name').fill('Lecture Hall')
  await dialog(page).getByRole('combobox', { name: 'Type' }).click()
  await page.getByRole('option', { name: 'Workshops' }).click()
  const extra = (at: number) => dialog(page).getByRole('group', { name: `Extras ${at}` })
  for (const at of [1, 2]) {
    await dialog(page).getByRole('button', { name: 'Add an extra' }).click()
    await extra(at).getByLabel('Name', { exact: true }).fill('Chairs')
  }
  await extra(1).getByLabel('Count').fill('60')
  await press(page, 'Control+Enter')
  await dialog(page).getByText('Two extras have the same name').waitFor()
  await accessible(page)
  await dialog(page).getByRole('button', { name: 'Remove extra 2' }).click()
  await press(page, 'Control+Enter')
  await toast(page, 'Venue added').waitFor()
  await panel(page).getByText('60 Chairs').waitFor()
  await panel(page).getByRole('button', { name: 'Reserve' }).click()
  await field(page, 'Title').fill('Talk')
  await field(page, 'Day').fill('2030-09-06')
  await dialog(page).getByLabel('Chairs').fill('61')
  await dialog(page).getByLabel('Set-up').fill('Two rows')
  await accessible(page)
  await press(page, 'Control+Enter')
  await toast(page, 'This venue has 60 of “Chairs” at most').waitFor()
  await dialog(page).getByLabel('Chairs').fill('30')
  await press(page, 'Control+Enter')
  await toast(page, 'Venue reserved').waitFor()
  const { records } = await admin.venue.listReservations({ query: { search: 'Lecture Hall' } })
  expect(records).toMatchObject([{ extras: [{ name: 'Chairs', count: 30 }], setUp: 'Two rows' }])
  expect(complaints).toEqual([])
})

test('blocked dates offer to move each reservation to a free venue of the type', async ({ enterList }) => {
  const { id: typeId } = await admin.venue.createType({ body: { name: 'Exam rooms', color: 'Olive' } })
  const gym = await newVenue(admin, { name: 'Exam Gym', typeId })
  const spare = await newVenue(admin, { name: 'Spare Gym', typeId, capacity: 100 })
  const moved = await reserve(admin, gym.id, { day: '2030-11-05', title: 'Fencing' })
  const cancelled = await reserve(admin, gym.id, { day: '2030-11-06', title: 'Judo' })
  const large = await reserve(admin, gym.id, { day: '2030-11-07', title: 'Assembly', people: 150 })
  const { page, complaints } = await enterList('admin', '/venue/block')
  await page.getByRole('button', { name: 'Block dates' }).click()
  await dialog(page).getByRole('combobox', { name: 'Venue' }).click()
  await page.getByRole('option', { name: 'Exam Gym' }).click()
  await field(page, 'First day').fill('2030-11-04')
  await field(page, 'Last day').fill('2030-11-08')
  await dialog(page).getByLabel('Reason', { exact: false }).first().fill('Exams')
  await dialog(page).getByText('3 reservations are on these dates: for 1 no other venue is free.').waitFor()
  await dialog(page).getByRole('button', { name: 'Move each to a free venue' }).click()
  const where = (title: string) => dialog(page).getByRole('combobox', { name: `Where to move ${title}` })
  await expect.poll(() => where('Fencing').innerText()).toContain('To Spare Gym')
  await where('Judo').click()
  await page.getByRole('option', { name: 'Not moved' }).click()
  await accessible(page)
  await dialog(page).getByRole('switch').click()
  await press(page, 'Control+Enter')
  await toast(page, 'Dates saved').waitFor()
  const now = (reservationId: number) => admin.venue.getReservation({ path: { reservationId } })
  expect(await now(moved.id)).toMatchObject({ venue: { id: spare.id }, status: 'Approved' })
  expect(await now(cancelled.id)).toMatchObject({ status: 'Cancelled' })
  expect(await now(large.id)).toMatchObject({ status: 'Cancelled' })
  expect(complaints).toEqual([])
})

test('a room for every week is found, and reserved as a series', async ({ enter }) => {
  const { id: typeId } = await admin.venue.createType({ body: { name: 'Weekly rooms', color: 'Pink' } })
  const { id } = await newVenue(admin, { name: 'Weekly Room', typeId, capacity: 30 })
  await reserve(admin, id, { day: '2030-09-12', startsAt: '13:00', endsAt: '14:00' })
  const { page, complaints } = await enter('admin', '/venue/calendar?day=2030-09-05')
  await page.getByRole('button', { name: 'Find a venue' }).click()
  await field(page, 'People').fill('30')
  await field(page, 'Not before').fill('13:00')
  await dialog(page).getByRole('combobox', { name: 'Type' }).click()
  await page.getByRole('option', { name: 'Weekly rooms' }).click()
  await dialog(page).getByLabel('Every week on the weekday of the first day').click()
  await field(page, 'Last day').fill('2030-10-17')
  // The Thursday of the holidays does not count.
  await dialog(page).getByText('Free on 6 of 6 days').waitFor()
  await accessible(page)
  await dialog(page)
    .getByRole('button', { name: /Reserve Weekly Room, .*14:00–15:00/ })
    .click()
  await field(page, 'Title').fill('Every Thursday')
  await dialog(page).getByText('6 days are free · 1 day off is left out').waitFor()
  await press(page, 'Control+Enter')
  await toast(page, 'Venue reserved').waitFor()
  expect(await admin.venue.listReservations({ query: { search: 'Every Thursday' } })).toMatchObject({ total: 6 })
  expect(complaints).toEqual([])
})

test('figures stand beside those of another term, as charts or as tables', async ({ enter }) => {
  const { id: typeId } = await admin.venue.createType({ body: { name: 'Compared halls', color: 'Amber' } })
  const hall = await newVenue(admin, { typeId })
  await reserve(admin, hall.id, { day: '2030-09-02', startsAt: '08:00', endsAt: '12:00' })
  const path = `/venue/statistics?from=2030-09-02&to=2030-09-13&typeId=${typeId}`
  const { page, complaints } = await enter('admin', path)
  const weeks = page.getByRole('region', { name: 'By week, in percent' })
  await weeks.locator('polyline').first().waitFor()
  await page.getByRole('combobox', { name: 'Compare with' }).click()
  await page
    .getByRole('option', { name: /Term 1|Semester 1|Autumn/ })
    .first()
    .click()
  await expect.poll(() => page.url()).toContain('with=')
  await page.getByRole('radio', { name: 'Tables' }).click()
  await expect.poll(() => weeks.locator('polyline').count()).toBe(0)
  await expect.poll(() => weeks.getByRole('row').count()).toBe(3)
  await expect.poll(() => weeks.getByRole('row').nth(1).innerText()).toMatch(/2 Sept? 2030\s+9\s+(\d+|—)\s+9\s+4\s+45/)
  await accessible(page)
  // One of them is a chart again, by itself, and so it is for whoever opens the address.
  await page.getByRole('button', { name: 'By week, in percent: Chart' }).click()
  await weeks.locator('polyline').first().waitFor()
  expect(new URL(page.url()).searchParams.get('turned')).toBe('weeks')
  await page.reload()
  await weeks.locator('polyline').first().waitFor()
  await page.getByRole('radio', { name: 'Charts' }).click()
  await page.getByRole('button', { name: 'By venue: Table' }).click()
  await page.getByRole('button', { name: 'By venue: Chart' }).waitFor()
  expect(await weeks.locator('polyline').count()).toBeGreaterThan(0)
  expect(complaints).toEqual([])
})

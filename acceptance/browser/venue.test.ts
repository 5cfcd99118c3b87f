// Venues at facilities: a venue with its hours, a reservation, the queue by letters, dates that are blocked.
import { adminOf2030, colleague } from '../lib/absence.ts'
import { newVenue, reserve } from '../lib/venue.ts'
import { field, press } from './bike.ts'
import type { Person } from '../lib/clients.ts'
import { expect, test } from './fixtures.ts'
import { accessible } from './lib.ts'
import { dialog, panel, question, row, toast } from './parts.ts'

let admin: Person
test.beforeAll(async ({ house }) => {
  admin = await adminOf2030(house)
})

test('a venue is made with the hours of Monday for all of the week, and what is wrong with them is said', async ({ enterList }) => {
  const { page, complaints } = await enterList('admin', '/venue/list')
  await page.getByRole('button', { name: 'New venue' }).click()
  await field(page, 'Name').fill('Observatory')
  await dialog(page).getByRole('combobox', { name: 'Type' }).click()
  await page.getByRole('option', { name: 'Workshops' }).click()
  const hours = (name: string) => dialog(page).getByLabel(name, { exact: true })
  await hours('Monday, opens, span 1').fill('09:00')
  await dialog(page).getByRole('button', { name: 'Add hours on Monday' }).click()
  await press(page, 'Control+Enter')
  await dialog(page).getByText('Please select Opening Time and Closing Time').waitFor()
  await expect(hours('Monday, opens, span 2')).toHaveAttribute('aria-invalid', 'true')
  expect(await dialog(page).getByRole('group', { name: 'Opening hours' }).locator('[aria-invalid]').count()).toBe(2)
  await hours('Tuesday, closes, span 1').fill('07:00')
  await dialog(page).getByText('The closing time must be later than the opening time').waitFor()
  await hours('Tuesday, closes, span 1').fill('18:00')
  await accessible(page)
  await hours('Monday, closes, span 1').fill('12:00')
  await hours('Monday, opens, span 2').fill('13:00')
  await hours('Monday, closes, span 2').fill('22:00')
  await dialog(page).getByRole('button', { name: 'Copy Monday to all weekdays' }).click()
  await expect.poll(() => hours('Friday, closes, span 2').inputValue()).toBe('22:00')
  await press(page, 'Control+Enter')
  await toast(page, 'Venue added').waitFor()
  await expect.poll(() => panel(page).innerText()).toMatch(/Friday\s+09:00–12:00, 13:00–22:00/)
  await accessible(page)
  expect(complaints).toEqual([])
})

test('a form that only the calendar has filled in is left without a question', async ({ enter }) => {
  const { page, complaints } = await enter('admin', '/venue/calendar?day=2030-12-11')
  await page.getByRole('button', { name: 'Reserve', exact: true }).click()
  await expect.poll(() => field(page, 'Day').inputValue()).toBe('2030-12-11')
  await press(page, 'Escape')
  await dialog(page).waitFor({ state: 'detached' })
  expect(await question(page).count()).toBe(0)
  expect(complaints).toEqual([])
})

test('a feed is created, its address shown once, and revoked', async ({ enter, server }) => {
  const { name } = await newVenue(admin, { name: 'Feed Hall' })
  const { page, complaints } = await enter('admin', '/venue/calendar')
  await page.getByRole('button', { name: 'Calendar feeds' }).click()
  await dialog(page).getByRole('combobox', { name: 'What the feed shows' }).click()
  await page.getByRole('option', { name }).click()
  await dialog(page).getByLabel('Shows titles and people').click()
  await accessible(page)
  await dialog(page).getByRole('button', { name: 'Create feed' }).click()
  const address = await dialog(page).getByLabel('Address of the feed').inputValue()
  const answer = (at: string) => fetch(at.replace(/^.*(?=\/isb\/)/, server.url))
  expect((await answer(address)).status).toBe(200)
  await accessible(page)
  await dialog(page).getByRole('button', { name: 'I have copied it' }).click()
  await dialog(page).getByText('Feed Hall').first().waitFor()
  await dialog(page).getByRole('button', { name: 'Revoke Feed Hall' }).click()
  await toast(page, 'Feed revoked').waitFor()
  expect((await answer(address)).status).toBe(404)
  expect(complaints).toEqual([])
})

test('a reservation is made where the form says what is free, and the queue is decided by letters', async ({ house, enterList }) => {
  const { name, id } = await newVenue(admin, { name: 'Story Hall', opensOnDaysOff: true })
  await reserve(admin, id)
  const teacher = await colleague(house, admin, ['venue', 'venue:calendar:create'])
  await teacher.venue.reserve({
    body: { venueId: id, title: 'Waiting club', day: nextMonday(), startsAt: '09:00', endsAt: '10:00' },
  })
  const { page, complaints } = await enterList('admin', '/venue/reservation')
  await page.getByRole('button', { name: 'Reserve', exact: true }).click()
  await dialog(page).getByRole('combobox', { name: 'Venue' }).press('Enter')
  await page.getByRole('option', { name }).press('Enter')
  await field(page, 'Title').fill('Debate final')
  await field(page, 'Day').fill('2030-09-02')
  await dialog(page).getByText('Free on this day: 08:00–09:00, 10:00–12:00, 13:00–18:00').waitFor()
  await press(page, 'Control+Enter')
  await toast(page, 'Taken 09:00–10:00: Chess club, He Jing').waitFor()
  await field(page, 'From').fill('10:00')
  await field(page, 'To').fill('11:00')
  await press(page, 'Control+Enter')
  await toast(page, 'Venue reserved').waitFor()
  await panel(page).getByText('Approved').first().waitFor()

  await row(page, 'Waiting club').click()
  await panel(page).getByText('Pending').first().waitFor()
  await accessible(page)
  await press(page, 'c')
  await toast(page, 'Waiting club, Story Hall is approved').waitFor()
  expect(complaints).toEqual([])
})

test('blocked dates cancel the reservations that they hit only when that is asked for', async ({ enterList }) => {
  const { name, id } = await newVenue(admin, { name: 'Exam Hall' })
  const { id: reservationId } = await reserve(admin, id)
  const { page, complaints } = await enterList('admin', '/venue/block')
  await page.getByRole('button', { name: 'Block dates' }).click()
  await dialog(page).getByRole('combobox', { name: 'Venue' }).click()
  await page.getByRole('option', { name }).click()
  await field(page, 'First day').fill('2030-09-02')
  await dialog(page).getByLabel('Reason', { exact: false }).first().fill('Exams')
  // What stands in the way is said before anything is pressed.
  await dialog(page).getByText('1 reservation is on these dates:').waitFor()
  await dialog(page).getByRole('listitem').filter({ hasText: 'Exam Hall' }).waitFor()
  await field(page, 'First day').fill('2030-09-03')
  await dialog(page).getByText('No reservation is on these dates.').waitFor()
  await field(page, 'First day').fill('2030-09-02')
  await accessible(page)
  await press(page, 'Control+Enter')
  await toast(page, '1 reservation would be outside the opening hours').waitFor()
  await accessible(page)
  await dialog(page).locator('[data-slot=refusal]').getByRole('button', { name: 'Cancel them too' }).click()
  await toast(page, 'Dates saved').waitFor()
  await expect.poll(async () => (await admin.venue.getReservation({ path: { reservationId } })).status).toBe('Cancelled')
  await panel(page).getByRole('button', { name: 'Delete' }).click()
  await question(page).getByRole('button', { name: 'Delete' }).click()
  await toast(page, 'The usual opening hours apply again').waitFor()

  // The reservation stands in the panel of whoever made it.
  const { person } = await admin.venue.getReservation({ path: { reservationId } })
  await page.goto(`/upms/staff?id=${person?.id}&tab=reservations`)
  await panel(page).getByRole('listitem').filter({ hasText: 'Exam Hall' }).getByText('Cancelled').waitFor()
  await accessible(page)
  expect(complaints).toEqual([])
})

test('the calendar makes a reservation by keys and moves one by drag, and says what forbids a place', async ({ enter }) => {
  const day = nextMonday()
  const { id } = await newVenue(admin, { name: 'Calendar Hall', opensOnDaysOff: true })
  const { id: reservationId } = await reserve(admin, id, { day, title: 'Draggable' })
  await reserve(admin, id, { day, title: 'In the way', startsAt: '14:00', endsAt: '15:00' })
  const { venues } = await admin.venue.calendar({ query: { from: day, to: day } })
  const others = venues.filter((venue) => venue.id !== id).map((venue) => venue.id)
  const { page, complaints } = await enter('admin', `/venue/calendar?day=${day}&without=${others.join('-')}`)
  const item = page.locator(`[data-item="${reservationId}"]`)
  await item.waitFor()
  await accessible(page)
  const box = (await item.boundingBox())!
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x, y + 5 * 48, { steps: 5 })
  await page.locator('[data-carry]').getByText('Taken 14:00–15:00: In the way').waitFor()
  await page.mouse.move(x, y + 48, { steps: 5 })
  await page.mouse.up()
  await toast(page, 'Reservation moved').waitFor()
  await expect
    .poll(() => admin.venue.getReservation({ path: { reservationId } }))
    .toMatchObject({ startsAt: '10:00', endsAt: '11:00', status: 'Approved' })

  // Somebody else moves it while it is carried: theirs stands, and one is told.
  const top = async () => (await item.boundingBox())!.y
  const stands = await top()
  await page.mouse.move(x, stands + 24)
  await page.mouse.down()
  await page.mouse.move(x, stands + 72, { steps: 5 })
  const { version } = await admin.venue.getReservation({ path: { reservationId } })
  await admin.venue.move({ path: { reservationId }, body: { version, startsAt: '13:00', endsAt: '14:00' } })
  await expect.poll(top).toBeGreaterThan(stands + 90)
  await page.mouse.up()
  await toast(page, /changed this in another window/).waitFor()
  expect(await admin.venue.getReservation({ path: { reservationId } })).toMatchObject({ startsAt: '13:00', endsAt: '14:00' })

  await page.getByRole('button', { name: 'Calendar Hall', exact: true }).focus()
  await press(page, 'Enter')
  await press(page, 'Shift+ArrowDown')
  await press(page, 'Enter')
  await expect.poll(() => field(page, 'To').inputValue()).toBe('09:15')
  expect(complaints).toEqual([])
})

test('a month names what is reserved, opens it, and a day leads to its venues', async ({ enter }) => {
  const { id } = await newVenue(admin, { name: 'Month Hall' })
  for (const startsAt of ['09', '10', '11', '14', '15', '16'])
    await reserve(admin, id, { day: '2031-02-05', title: `Lesson at ${startsAt}`, startsAt: `${startsAt}:00`, endsAt: `${startsAt}:45` })
  const { page, complaints } = await enter('admin', '/venue/calendar?day=2031-02-20&view=month')
  await page.getByRole('heading', { name: 'February 2031' }).waitFor()
  await page.getByRole('button', { name: '09:00 Lesson at 09 Month Hall' }).click()
  await dialog(page).getByText('Approved').waitFor()
  await dialog(page).getByRole('button', { name: 'Close' }).click()
  expect(await page.getByText('Lesson at 15').count()).toBe(0)
  await accessible(page)
  await page.getByRole('button', { name: 'Next month' }).click()
  await page.getByRole('heading', { name: 'March 2031' }).waitFor()
  await page.getByRole('button', { name: 'Previous month' }).click()
  await page.getByRole('button', { name: '3 more' }).click()
  await page.getByRole('heading', { name: '5 Feb 2031' }).waitFor()
  await page.getByText('Lesson at 15').waitFor()
  await page.getByRole('radio', { name: 'List' }).click()
  await page.getByRole('heading', { name: '5 Feb 2031', exact: true }).waitFor()
  await page.getByRole('button', { name: '15:00–15:45 Lesson at 15' }).click()
  await dialog(page).getByText('Month Hall').waitFor()
  await accessible(page)
  expect(complaints).toEqual([])
})

test('a day sheet is printed for the venues that are shown', async ({ enter }) => {
  const { id } = await newVenue(admin, { name: 'Sheet Hall', extras: [{ name: 'Chairs', nameZh: '椅子', count: 60 }] })
  const other = await newVenue(admin, { name: 'Other Hall' })
  await reserve(admin, id, {
    day: '2031-04-01',
    title: 'Parents’ evening',
    startsAt: '17:00',
    endsAt: '18:00',
    people: 40,
    setUp: 'Two rows',
    extras: [{ name: 'Chairs', count: 30 }],
  })
  await reserve(admin, id, { day: '2031-04-01', title: 'Assembly' })
  await reserve(admin, other.id, { day: '2031-04-01', title: 'Elsewhere' })
  const { page, complaints } = await enter('admin', `/venue/calendar?day=2031-04-01&without=${other.id}`)
  await page.getByRole('link', { name: 'Day sheet' }).click()
  await page.getByRole('heading', { name: 'Sheet Hall 08:00–12:00, 13:00–18:00' }).waitFor()
  expect((await page.getByRole('row').allInnerTexts()).slice(1)).toEqual([
    '09:00–10:00\tAssembly\tHe Jing\t\t\tApproved',
    '17:00–18:00\tParents’ evening\tHe Jing\t40\t30 Chairs · Two rows\tApproved',
  ])
  await accessible(page)
  await page.getByRole('button', { name: 'The day before' }).click()
  await page.getByText('Nothing is reserved').waitFor()
  expect(complaints).toEqual([])
})

test('one’s own reservations stand on a page, and are cancelled from there', async ({ enter }) => {
  const { id } = await newVenue(admin, { name: 'Own Hall' })
  await reserve(admin, id, { day: '2031-03-04', title: 'Mine to cancel' })
  const { page, complaints } = await enter('admin', '/venue/calendar')
  await page.getByRole('link', { name: 'My reservations' }).click()
  const [coming, over] = ['To come', 'Over, rejected or cancelled'].map((name) =>
    page.locator('section', { has: page.getByRole('heading', { name }) }),
  )
  await coming!.getByRole('button', { name: 'Mine to cancel' }).click()
  await dialog(page).getByText('Own Hall').waitFor()
  await dialog(page).getByRole('button', { name: 'Cancel reservation' }).click()
  await toast(page, 'Reservation cancelled').waitFor()
  await over!.getByRole('button', { name: 'Mine to cancel' }).getByText('Cancelled').waitFor()
  await accessible(page)
  expect(complaints).toEqual([])
})

test('a reservation that repeats shows each day with what is in its way, and is decided and cancelled as a series', async ({
  house,
  enterList,
}) => {
  const { name, id } = await newVenue(admin, { name: 'Series Hall' })
  await reserve(admin, id, { day: '2030-09-09', title: 'Choir' })
  const { page, complaints } = await enterList('admin', '/venue/reservation')
  await page.getByRole('button', { name: 'Reserve', exact: true }).click()
  await dialog(page).getByRole('combobox', { name: 'Venue' }).press('Enter')
  await page.getByRole('option', { name }).press('Enter')
  await field(page, 'Title').fill('Weekly rehearsal')
  await field(page, 'Day').fill('2030-09-02')
  await dialog(page).getByRole('combobox', { name: 'Repeats' }).press('Enter')
  await page.getByRole('option', { name: 'Weekly' }).press('Enter')
  await dialog(page).getByLabel('How many times').fill('6')
  await dialog(page).getByText('4 days are free · 1 day is not available · 1 day off is left out').waitFor()
  await dialog(page).getByText('Taken 09:00–10:00: Choir, He Jing').waitFor()
  await dialog(page).getByText('Left out: Closed: National Day').waitFor()
  await accessible(page)
  await dialog(page)
    .getByRole('button', { name: /Change 9 Sep/ })
    .click()
  const changed = dialog(page).getByRole('group', { name: /9 Sep/ })
  await changed.getByLabel('From').fill('10:00')
  await changed.getByLabel('To').fill('11:00')
  await changed.getByRole('button', { name: 'Apply to this day' }).click()
  await dialog(page).getByText('5 days are free · 1 day off is left out').waitFor()
  await dialog(page)
    .getByRole('button', { name: /Leave 16 Sep/ })
    .click()
  await dialog(page).getByText('4 days are free').waitFor()
  await press(page, 'Control+Enter')
  await toast(page, 'Venue reserved').waitFor()
  await panel(page).getByText('Every week on Monday, 6 times').waitFor()
  await panel(page).getByRole('tab', { name: 'Series' }).click()
  await expect.poll(() => panel(page).getByRole('listitem').allInnerTexts()).toHaveLength(4)
  const { records } = await admin.venue.listReservations({ query: { venueId: id, search: 'rehearsal', sort: 'day' } })
  expect(records.map(({ day, startsAt }) => `${day} ${startsAt}`)).toEqual([
    '2030-09-02 09:00',
    '2030-09-09 10:00',
    '2030-09-23 09:00',
    '2030-09-30 09:00',
  ])

  const teacher = await colleague(house, admin, ['venue', 'venue:calendar:create'])
  const body = { venueId: id, title: 'Evening class', day: '2030-09-03', startsAt: '16:00', endsAt: '17:00', rule: 'FREQ=WEEKLY;COUNT=3' }
  const asked = await teacher.venue.reserveSeries({ body })
  await page.goto(page.url().replace(/\?.*/, `?id=${asked[0]!.id}`))
  await panel(page).getByText('Every week, 3 times').waitFor()
  await press(page, 'c')
  await dialog(page).getByLabel('All of the series').isChecked()
  await accessible(page)
  await press(page, 'Control+Enter')
  await toast(page, 'Evening class, Series Hall is approved').waitFor()
  const states = async () =>
    Promise.all(asked.map(async (each) => (await admin.venue.getReservation({ path: { reservationId: each.id } })).status))
  await expect.poll(states).toEqual(['Approved', 'Approved', 'Approved'])
  expect(complaints).toEqual([])
})

test('a venue is found by people, length and time of day, and reserved from there', async ({ enter }) => {
  const day = nextMonday()
  await newVenue(admin, { name: 'Findable Hall', capacity: 777, opensOnDaysOff: true })
  const { page, complaints } = await enter('admin', `/venue/calendar?day=${day}`)
  await page.getByRole('button', { name: 'Find a venue' }).click()
  await field(page, 'People').fill('770')
  await field(page, 'Last day').fill(day)
  await field(page, 'Not before').fill('14:00')
  await dialog(page).getByRole('listitem').filter({ hasText: 'Findable Hall' }).getByText('14:00–15:00').waitFor()
  await accessible(page)
  await dialog(page)
    .getByRole('button', { name: /Reserve Findable Hall/ })
    .click()
  await field(page, 'Title').fill('Found it')
  await press(page, 'Control+Enter')
  await toast(page, 'Venue reserved').waitFor()
  const { records } = await admin.venue.listReservations({ query: { search: 'Found it' } })
  expect(records).toMatchObject([{ day, startsAt: '14:00', endsAt: '15:00', people: 770 }])
  expect(complaints).toEqual([])
})

/** The Monday after the next seven days. */
function nextMonday(): string {
  const days = Array.from({ length: 7 }, (_, at) => new Date(Date.now() + (8 + at) * 86_400_000))
  return days
    .find((day) => day.getUTCDay() === 1)!
    .toISOString()
    .slice(0, 10)
}

test('statistics say how much of the open time is used; the address keeps the days and the type', async ({ enter }) => {
  const { id } = await admin.venue.createType({ body: { name: 'Counted halls', color: 'Pink' } })
  const hall = await newVenue(admin, { typeId: id })
  await reserve(admin, hall.id)
  const { page, complaints } = await enter('admin', '/venue/statistics?from=2030-09-02&to=2030-09-03')
  const venues = page.getByRole('region', { name: 'By venue' })
  await venues.getByRole('row', { name: new RegExp(`^${hall.name} 6 1 18$`) }).waitFor()
  await page.getByRole('combobox', { name: 'Type' }).click()
  await page.getByRole('option', { name: 'Counted halls' }).click()
  await expect.poll(() => venues.getByRole('row').count()).toBe(2)
  await page.reload()
  await expect.poll(() => venues.getByRole('row').count()).toBe(2)
  const week = page.getByRole('region', { name: 'By weekday and hour' })
  expect(await week.getByRole('row', { name: /^Monday/ }).innerText()).toMatch(/^Monday\s+0\s+100\s+0/)
  await page.getByRole('row', { name: 'He Jing 1 1' }).waitFor()
  await accessible(page)
  expect(complaints).toEqual([])
})

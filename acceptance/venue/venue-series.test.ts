// Reservations that repeat: looked at before, reserved together, decided, moved and cancelled one by one or together.
import { beforeAll, expect, test } from 'vitest'
import { colleague, yearOf2030 } from '../lib/absence.ts'
import { openHouse, refusal, type Person } from '../lib/house.ts'
import { outcomes } from '../lib/outcomes.ts'
import { signIn } from '../lib/terminal.ts'
import { mailsTo, newVenue, reserve } from '../lib/venue.ts'

// What was decided can be undone for a minute.
const house = openHouse({ HELD_MS: '60000' })
let admin: Person
let teacher: Person & { readonly email: string }
beforeAll(async () => {
  admin = await house.person('admin')
  await admin.calendar.change({ body: structuredClone(yearOf2030) as never })
  teacher = await colleague(house, admin, ['venue', 'venue:calendar', 'venue:calendar:create'])
})

/** Mondays from 2 September 2030 on; the sixth is a holiday. */
const mondays = (venueId: number, more: object = {}) => ({
  body: { venueId, title: 'Chess club', day: '2030-09-02', startsAt: '09:00', endsAt: '10:00', rule: 'FREQ=WEEKLY;COUNT=7', ...more },
})
const days = (rows: readonly { readonly day: string }[]) => rows.map(({ day }) => day.slice(5))

test('each day is shown with what is in its way; days off are left out, others only where they are skipped', async () => {
  const { id } = await newVenue(admin)
  await reserve(admin, id, { day: '2030-09-16', title: 'Choir' })
  const looked = await teacher.venue.previewSeries(mondays(id))
  expect(looked.map(({ day, off, why }) => [day.slice(5), off, why])).toEqual([
    ['09-02', false, ''],
    ['09-09', false, ''],
    ['09-16', false, 'Taken 09:00–10:00: Choir, He Jing'],
    ['09-23', false, ''],
    ['09-30', false, ''],
    ['10-07', true, 'Closed: National Day'],
    ['10-14', false, ''],
  ])
  const refused = await refusal(teacher.venue.reserveSeries(mondays(id)))
  expect(refused).toMatchObject({ code: 3, reason: 'VENUE_SERIES_CLASH' })
  expect(refused.message).toMatch(/^One day cannot be reserved\. Monday,? 16 September 2030: Taken 09:00–10:00: Choir, He Jing$/)
  expect((await teacher.venue.mine()).length).toBe(0)
  const made = await teacher.venue.reserveSeries(mondays(id, { skip: ['2030-09-16'] }))
  expect(days(made)).toEqual(['09-02', '09-09', '09-23', '09-30', '10-14'])
  expect(new Set(made.map(({ series, status }) => `${series?.id} ${series?.rule} ${status}`))).toEqual(
    new Set([`${made[0]!.series!.id} FREQ=WEEKLY;COUNT=7 Pending`]),
  )
})

test('a day takes place at another time, on another day or elsewhere, and is looked at there', async () => {
  const { id } = await newVenue(admin)
  const { id: other } = await newVenue(admin)
  await reserve(admin, id, { day: '2030-09-16', title: 'Choir' })
  await reserve(admin, other, { day: '2030-09-23', title: 'Band' })
  const changes = [
    { day: '2030-09-16', startsAt: '10:00', endsAt: '11:00' },
    { day: '2030-09-23', venueId: other },
    // The Monday before, at the time of the series itself.
    { day: '2030-09-30', to: '2030-09-09', startsAt: '09:30', endsAt: '10:30' },
    // The holiday is not left out: it takes place on the Tuesday after it.
    { day: '2030-10-07', to: '2030-10-15' },
  ]
  const looked = await teacher.venue.previewSeries(mondays(id, { changes }))
  expect(looked.filter(({ why }) => why).map(({ day, off, why }) => [day.slice(5), off, why])).toEqual([
    ['09-23', false, 'Taken 09:00–10:00: Band, He Jing'],
    ['09-30', false, 'Taken 09:00–10:00: Chess club'],
  ])
  const skip = ['2030-09-30']
  const elsewhere = { day: '2030-09-23', venueId: other, startsAt: '14:00', endsAt: '15:00' }
  const made = await teacher.venue.reserveSeries(mondays(id, { skip, changes: [changes[0], elsewhere, changes[3]] }))
  expect(made.map(({ day, startsAt, venue }) => [day.slice(5), startsAt, venue.id === id])).toEqual([
    ['09-02', '09:00', true],
    ['09-09', '09:00', true],
    ['09-16', '10:00', true],
    ['09-23', '14:00', false],
    ['10-15', '09:00', true],
    ['10-14', '09:00', true],
  ])
  const { records } = await admin.venue.listReservations({ query: { seriesId: made[0]!.series!.id, sort: 'day' } })
  expect(days(records)).toEqual(['09-02', '09-09', '09-16', '09-23', '10-14', '10-15'])
})

test('one of a series is decided, moved and cancelled alone', async () => {
  const { id } = await newVenue(admin)
  const made = await teacher.venue.reserveSeries(mondays(id))
  const path = { reservationId: made[1]!.id }
  expect(days(await admin.venue.approveSeries({ path, body: { which: 'One' } }))).toEqual(['09-09'])
  expect(days(await admin.venue.moveSeries({ path, body: { which: 'One', day: '2030-09-10' } }))).toEqual(['09-10'])
  expect(days(await teacher.venue.cancelSeries({ path, body: { which: 'One' } }))).toEqual(['09-10'])
  const { records } = await admin.venue.listReservations({ query: { seriesId: made[0]!.series!.id, status: 'Pending' } })
  expect(records.length).toBe(5)
})

test('the limit of reservations for a person counts the days of the series', async () => {
  const { id } = await newVenue(admin, { openPerPerson: 3, aheadDays: null })
  const why = (await teacher.venue.previewSeries(mondays(id))).map((each) => each.why)
  expect(why.slice(2, 4)).toEqual(['', 'You have 3 of 3 reservations of this venue to come'])
})

test('a series is moved from one day on, and those before stay', async () => {
  const { id } = await newVenue(admin)
  const made = await teacher.venue.reserveSeries(mondays(id))
  const path = { reservationId: made[2]!.id }
  const moved = await admin.venue.moveSeries({ path, body: { which: 'Following', startsAt: '14:00', endsAt: '15:00' } })
  expect(days(moved)).toEqual(['09-16', '09-23', '09-30', '10-14'])
  expect(moved.every(({ startsAt, endsAt }) => startsAt === '14:00' && endsAt === '15:00')).toBe(true)
  expect(await admin.venue.getReservation({ path: { reservationId: made[1]!.id } })).toMatchObject({ startsAt: '09:00' })
})

test('a move that meets a day off is refused as a whole; the reserver asks for approval anew', async () => {
  const { id } = await newVenue(admin)
  const made = await teacher.venue.reserveSeries(mondays(id))
  const path = { reservationId: made[0]!.id }
  await admin.venue.approveSeries({ path, body: { which: 'All' } })
  // A day later, the fifth would lie on the first day of the holiday.
  expect(await refusal(teacher.venue.moveSeries({ path, body: { which: 'All', day: '2030-09-03' } }))).toMatchObject({
    reason: 'VENUE_SERIES_CLASH',
    message: expect.stringMatching(/^One day cannot be reserved\. Tuesday,? 1 October 2030: Closed: National Day$/),
  })
  const moved = await teacher.venue.moveSeries({ path, body: { which: 'All', startsAt: '09:30', endsAt: '10:30' } })
  expect(new Set(moved.map(({ startsAt, status }) => `${startsAt} ${status}`))).toEqual(new Set(['09:30 Pending']))
  const rejected = await admin.venue.rejectSeries({ path, body: { which: 'All', reason: 'Painters' } })
  expect(rejected.every(({ status, reason }) => status === 'Rejected' && reason === 'Painters')).toBe(true)
  const mails = (await mailsTo(house, teacher.email)).slice(-2)
  expect(mails.map(({ kind }) => kind)).toEqual(['reservation-approved', 'reservation-rejected'])
  expect(mails[0]!.body).toMatch(/Monday,? 2 September 2030 and 5 more days/)
  expect(await refusal(admin.venue.approveSeries({ path, body: { which: 'All' } }))).toMatchObject({ reason: 'ALREADY_DECIDED' })
  expect(days(await teacher.venue.reserveSeries(mondays(id)))).toEqual(days(made))
})

test('daily reservations move by a day without meeting each other; strangers change nothing', async () => {
  const { id } = await newVenue(admin)
  const made = await teacher.venue.reserveSeries(mondays(id, { rule: 'FREQ=DAILY;COUNT=4' }))
  const path = { reservationId: made[0]!.id }
  const stranger = await colleague(house, admin, ['venue', 'venue:reservation'])
  expect(await refusal(stranger.venue.cancelSeries({ path, body: { which: 'All' } }))).toMatchObject({ reason: 'REQUEST_NOT_YOURS' })
  const moved = await teacher.venue.moveSeries({ path, body: { which: 'All', day: '2030-09-03' } })
  expect(days(moved)).toEqual(['09-03', '09-04', '09-05', '09-06'])
  expect(days(await teacher.venue.moveSeries({ path, body: { which: 'All', day: '2030-09-02' } }))).toEqual(days(made))
  const following = { reservationId: made[2]!.id }
  expect(days(await teacher.venue.cancelSeries({ path: following, body: { which: 'Following' } }))).toEqual(['09-04', '09-05'])
  const single = await reserve(teacher, id, { day: '2030-09-20' })
  expect(await refusal(teacher.venue.cancelSeries({ path: { reservationId: single.id }, body: { which: 'All' } }))).toMatchObject({
    reason: 'VENUE_NO_SERIES',
  })
})

test('of ten series at once for the same days exactly one is reserved, whole', async () => {
  const { id } = await newVenue(admin)
  const all = Array.from({ length: 10 }, () => teacher.venue.reserveSeries(mondays(id)))
  expect(await outcomes(all)).toEqual({ done: 1, VENUE_SERIES_CLASH: 9 })
  const { rows } = await house.server.pool.query('select count(*)::int as n from venue_reservation where venue_id = $1', [id])
  expect(rows).toEqual([{ n: 6 }])
})

test('a rejection is not undone where the venue has been closed since', async () => {
  const { id } = await newVenue(admin)
  const { id: reservationId } = await reserve(teacher, id)
  await admin.venue.reject({ path: { reservationId }, body: { reason: 'Painters' } })
  await admin.venue.createBlock({ body: { kind: 'Blocked', venueId: id, startsOn: '2030-09-02', reason: 'Exams' } })
  expect(await refusal(admin.venue.undo({ path: { reservationId } }))).toMatchObject({ reason: 'VENUE_BLOCKED', message: 'Blocked: Exams' })
})

test('the terminal shows the days of a rule, then reserves them', async () => {
  await newVenue(admin, { name: 'Weekly Hall' })
  await signIn(house, 'admin')
  const line = ['venue', 'reserve', 'Weekly Hall', '2030-09-23', '09:00', '10:00', '--title', 'Choir', '--repeat', 'FREQ=WEEKLY;COUNT=4']
  const { out } = await house.isb([...line, '--preview'])
  expect(out).toContain('2030-09-30  free\n2030-10-07  left out: Closed: National Day\n2030-10-14  free')
  expect((await house.isb([...line, '--skip', '2030-09-30', '--yes'])).err).toContain('2 reservations: 2030-09-23 and 2030-10-14')
})

test('the terminal approves, moves, rejects and cancels a series', async () => {
  const { id } = await newVenue(admin, { name: 'Series Hall' })
  const [first, second] = await teacher.venue.reserveSeries(mondays(id, { rule: 'FREQ=WEEKLY;COUNT=4' }))
  const ids = { first: String(first!.id), second: String(second!.id) }
  await signIn(house, 'admin')
  const approved = await house.isb(['venue', 'approve-series', ids.second, '--which', 'Following', '--json', '--yes'])
  expect(approved).toMatchObject({ code: 0 })
  const statesNow = async () =>
    (await admin.venue.listReservations({ query: { seriesId: first!.series!.id, sort: 'day' } })).records.map(({ status }) => status)
  expect(await statesNow()).toEqual(['Pending', 'Approved', 'Approved', 'Approved'])
  await house.isb(['venue', 'reject-series', ids.first, '--which', 'One', '--reason', 'Painters', '--yes'])
  const moved = await house.isb(['venue', 'move-series', ids.second, '--which', 'Following', '--from', '14:00', '--to', '15:00', '--yes'])
  expect(moved.err).toContain('3 reservations: 2030-09-09, 2030-09-16 and 2030-09-23')
  await house.isb(['venue', 'cancel-series', ids.second, '--which', 'All', '--yes'])
  expect(await statesNow()).toEqual(['Rejected', 'Cancelled', 'Cancelled', 'Cancelled'])
})

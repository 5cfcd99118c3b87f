// Venues: when they are open, who reserves them, why a time cannot be had, what blocked dates hit.
import { beforeAll, describe, expect, test } from 'vitest'
import { colleague, yearOf2030 } from '../lib/absence.ts'
import { openHouse, refusal, type Person } from '../lib/house.ts'
import { signIn } from '../lib/terminal.ts'
import { everySchoolDay, mailsTo, newVenue, reserve } from '../lib/venue.ts'

// What was decided can be undone for a minute, and its mails wait as long.
const house = openHouse({ HELD_MS: '60000' })
let admin: Person
let teacher: Person & { readonly email: string }
beforeAll(async () => {
  admin = await house.person('admin')
  await admin.calendar.change({ body: structuredClone(yearOf2030) as never })
  teacher = await colleague(house, admin, ['venue', 'venue:calendar', 'venue:calendar:create'])
})
const why = async (promise: Promise<unknown>) => (await refusal(promise)).message

describe('a venue is open', () => {
  test('in the hours of the weekday, several spans a day, and says so where it is not', async () => {
    const { id } = await newVenue(admin)
    expect(await reserve(admin, id)).toMatchObject({ status: 'Approved', startsAt: '09:00', endsAt: '10:00' })
    expect(await why(reserve(admin, id, { startsAt: '11:30', endsAt: '13:30' }))).toBe('Open only 08:00–12:00, 13:00–18:00')
    expect(await why(reserve(admin, id, { day: '2030-09-07' }))).toBe('Closed on this day of the week')
    expect(await why(reserve(admin, id, { startsAt: '10:00', endsAt: '09:00' }))).toBe('The end must be later than the start')
    expect(await why(reserve(admin, id, { day: '2025-09-01' }))).toBe('This time has passed')
    expect(await admin.venue.day({ path: { venueId: id }, query: { day: '2030-09-02' } })).toEqual({
      day: '2030-09-02',
      open: [
        { opens: '08:00', closes: '12:00' },
        { opens: '13:00', closes: '18:00' },
      ],
      free: [
        { opens: '08:00', closes: '09:00' },
        { opens: '10:00', closes: '12:00' },
        { opens: '13:00', closes: '18:00' },
      ],
      closed: '',
    })
  })

  test('not on a holiday of the school unless it says so; on a make-up workday as on the day that it runs as', async () => {
    const { id } = await newVenue(admin)
    expect(await why(reserve(admin, id, { day: '2030-10-02' }))).toBe('Closed: National Day')
    const chinese = await house.person('admin', 'zh')
    expect(await why(reserve(chinese, id, { day: '2030-10-02' }))).toBe('不开放：国庆节')
    // The conferences of one division change nothing.
    await reserve(admin, id, { day: '2030-11-15' })
    await reserve(admin, id, { day: '2030-10-12', startsAt: '11:00', endsAt: '12:00' })
    expect(await why(reserve(admin, id, { day: '2030-10-12', startsAt: '13:00', endsAt: '14:00' }))).toBe('Open only 08:00–12:00')
    const always = await newVenue(admin, { opensOnDaysOff: true })
    await reserve(admin, always.id, { day: '2030-10-02' })
    await admin.venue.createBlock({ body: { kind: 'Open', venueId: id, startsOn: '2030-10-02', reason: 'Open day' } })
    await reserve(admin, id, { day: '2030-10-02' })
  })

  test('not while it is closed for now; hours that cannot be are refused', async () => {
    const { id } = await newVenue(admin, { status: 'Closed' })
    expect(await why(reserve(admin, id))).toBe('This venue is closed for now')
    const hours = (...spans: (readonly [string, string])[]) => refusal(newVenue(admin, { hours: everySchoolDay(...spans) }))
    expect(await hours(['12:00', '08:00'])).toMatchObject({ reason: 'VENUE_HOURS_ORDER', errors: [{ path: '/hours' }] })
    expect(await hours(['08:00', '12:00'], ['11:00', '14:00'])).toMatchObject({ reason: 'VENUE_HOURS_OVERLAP' })
  })
})

describe('a time is reserved once', () => {
  test('with the minutes between, and whoever may see it is told by whom', async () => {
    const { id } = await newVenue(admin, { betweenMinutes: 15 })
    const other = await reserve(admin, id)
    expect(await why(reserve(admin, id, { startsAt: '09:30', endsAt: '10:30' }))).toBe('Taken 09:00–10:00: Chess club, He Jing')
    expect(await refusal(reserve(admin, id, { startsAt: '10:00', endsAt: '11:00' }))).toMatchObject({
      code: 3,
      reason: 'VENUE_TAKEN',
      record: { entity: 'venue-reservation', id: other.id },
    })
    await reserve(admin, id, { startsAt: '10:15', endsAt: '11:00' })
    expect(await refusal(reserve(admin, id, { startsAt: '08:00', endsAt: '09:00' }))).toMatchObject({ code: 3, reason: 'VENUE_TAKEN' })
  })

  test('and its halves with it, while two halves leave each other alone', async () => {
    const whole = await newVenue(admin)
    const north = await newVenue(admin, { partOfId: whole.id })
    const south = await newVenue(admin, { partOfId: whole.id })
    await reserve(admin, north.id)
    await reserve(admin, south.id)
    expect(await refusal(reserve(admin, whole.id))).toMatchObject({ reason: 'VENUE_TAKEN' })
    await reserve(admin, whole.id, { day: '2030-09-03' })
    expect(await refusal(reserve(admin, south.id, { day: '2030-09-03' }))).toMatchObject({ reason: 'VENUE_TAKEN' })
    expect(await refusal(newVenue(admin, { partOfId: north.id }))).toMatchObject({ reason: 'VENUE_PART', errors: [{ path: '/partOfId' }] })
  })

  test('a cancelled or rejected one is free again, and kept', async () => {
    const { id } = await newVenue(admin)
    const path = { reservationId: (await reserve(admin, id)).id }
    expect(await admin.venue.cancel({ path })).toMatchObject({ status: 'Cancelled', cancelledBy: { name: 'He Jing' } })
    await reserve(admin, id)
    expect(await refusal(admin.venue.cancel({ path }))).toMatchObject({ reason: 'ALREADY_DECIDED' })
    expect(await admin.venue.getReservation({ path })).toMatchObject({ status: 'Cancelled' })
  })
})

/** A school day in the next weeks on which nothing is off, and others after it. */
async function comingMondays(): Promise<string[]> {
  const first = Date.now() + 8 * 86_400_000
  const days = Array.from({ length: 7 }, (_, at) => new Date(first + at * 86_400_000))
  const monday = days.find((day) => day.getUTCDay() === 1)!
  return [0, 7, 14].map((more) => new Date(monday.getTime() + more * 86_400_000).toISOString().slice(0, 10))
}

describe('limits', () => {
  test('hold for whoever cannot approve: length, how far ahead, how many to come, how many people', async () => {
    const [monday, next, third] = await comingMondays()
    const limits = { shortestMinutes: 30, longestMinutes: 60, aheadDays: 40, openPerPerson: 2, capacity: 20, opensOnDaysOff: true }
    const { id } = await newVenue(admin, limits)
    const ask = (more: object) => reserve(teacher, id, { day: monday!, ...more })
    expect(await why(ask({ endsAt: '09:15' }))).toBe('Reservations here take 30 minutes at least')
    expect(await why(ask({ endsAt: '10:15' }))).toBe('Reservations here take 60 minutes at most')
    expect(await why(ask({ day: '2030-09-02' }))).toBe('This venue can be reserved 40 days ahead at most')
    expect(await why(ask({ people: 21 }))).toBe('This venue holds 20 people at most')
    await ask({})
    await ask({ day: next })
    expect(await refusal(ask({ day: third }))).toMatchObject({
      code: 5,
      reason: 'VENUE_OWN_LIMIT',
      message: 'You have 2 of 2 reservations of this venue to come',
    })
    // Whoever approves reservations is not bound by them.
    await reserve(admin, id, { day: '2030-09-02', endsAt: '12:00' })
  })
})

describe('a reservation', () => {
  test('waits for approval, is approved, and its reserver is told; only the first decides', async () => {
    const { id } = await newVenue(admin, { name: 'Assembly Hall', opensOnDaysOff: true })
    const [monday] = await comingMondays()
    const asked = await reserve(teacher, id, { day: monday!, people: 12, note: 'Chairs, please' })
    expect(asked).toMatchObject({ status: 'Pending', person: { name: 'Colleague' }, email: teacher.email, people: 12, decidedBy: null })
    const path = { reservationId: asked.id }
    expect(await refusal(teacher.venue.approve({ path }))).toMatchObject({ code: 4, reason: 'NO_PERMISSION' })
    const queue = (await admin.venue.listReservations({ query: { status: 'Pending', search: 'assembly chess' } })).records
    expect(queue.map((one) => one.id)).toEqual([asked.id])
    expect(await admin.venue.approve({ path })).toMatchObject({ status: 'Approved', decidedBy: { name: 'He Jing' } })
    expect(await refusal(admin.venue.reject({ path, body: { reason: 'Too late' } }))).toMatchObject({ reason: 'ALREADY_DECIDED' })
    const [mail] = await mailsTo(house, teacher.email)
    expect(mail).toMatchObject({ kind: 'reservation-approved' })
    expect(mail?.body).toContain('Assembly Hall')
    expect(await admin.venue.undo({ path })).toMatchObject({ status: 'Pending', decidedBy: null })
    expect(await mailsTo(house, teacher.email)).toEqual([])
    expect(await admin.venue.reject({ path, body: { reason: 'Exams' } })).toMatchObject({ status: 'Rejected', reason: 'Exams' })
  })

  test('is moved by its reserver: approved anew where that is needed, and never onto another', async () => {
    const { id } = await newVenue(admin, { opensOnDaysOff: true })
    const [monday] = await comingMondays()
    const { id: reservationId } = await reserve(teacher, id, { day: monday! })
    const path = { reservationId }
    await admin.venue.approve({ path })
    await reserve(admin, id, { day: monday!, startsAt: '14:00', endsAt: '15:00' })
    const move = async (who: Person, body: object) => {
      const { version } = await who.venue.getReservation({ path })
      return who.venue.move({ path, body: { version, ...body } })
    }
    expect(await move(teacher, { title: 'Chess final' })).toMatchObject({ title: 'Chess final', status: 'Approved' })
    expect(await refusal(move(teacher, { startsAt: '14:30', endsAt: '15:30' }))).toMatchObject({ reason: 'VENUE_TAKEN' })
    expect(await move(teacher, { startsAt: '09:30', endsAt: '10:30' })).toMatchObject({ status: 'Pending', startsAt: '09:30' })
    expect(await move(admin, { startsAt: '10:00', endsAt: '11:00' })).toMatchObject({ status: 'Pending', endsAt: '11:00' })
    expect((await mailsTo(house, teacher.email)).at(-1)).toMatchObject({ kind: 'reservation-moved' })
    expect((await teacher.venue.mine()).map((one) => one.id)).toContain(reservationId)
  })

  test('is told in its history and taken away as a file', async () => {
    const { id } = await newVenue(admin, { name: 'Rehearsal Room' })
    const { id: reservationId } = await reserve(admin, id, { title: '=1+1', people: 5 })
    await admin.venue.cancel({ path: { reservationId } })
    const { records } = await admin.venue.reservationHistory({ path: { reservationId } })
    expect(records.map(({ operation }) => operation)).toEqual(['venue.cancel', 'venue.reserve'])
    expect(records[1]?.rows).toMatchObject([{ entity: 'venue-reservation', label: '=1+1' }])
    const file = await (await admin.venue.exportReservations({ query: { venueId: id } })).text()
    expect(file).toContain("2030-09-02,09:00,10:00,Rehearsal Room,'=1+1,He Jing")
  })
})

describe('blocked dates', () => {
  test('show the reservations that they hit, and cancel them only when asked for', async () => {
    const { id } = await newVenue(admin)
    const hit = await reserve(admin, id, { day: '2030-12-03' })
    const far = await reserve(admin, id, { day: '2030-12-09' })
    const body = { kind: 'Blocked' as const, venueId: id, startsOn: '2030-12-02', endsOn: '2030-12-06', reason: 'Exams', reasonZh: '考试' }
    expect((await admin.venue.hits({ body })).map(({ reservation }) => reservation.id)).toEqual([hit.id])
    expect(await why(admin.venue.createBlock({ body }))).toBe('1 reservation would be outside the opening hours')
    const block = await admin.venue.createBlock({ body: { ...body, cancelReservations: true } })
    const statusOf = async (reservationId: number) => (await admin.venue.getReservation({ path: { reservationId } })).status
    expect([await statusOf(hit.id), await statusOf(far.id)]).toEqual(['Cancelled', 'Approved'])
    expect(await why(reserve(admin, id, { day: '2030-12-03' }))).toBe('Blocked: Exams')
    await admin.venue.removeBlock({ path: { blockId: block.id } })
    await reserve(admin, id, { day: '2030-12-03' })
  })

  test('move what they hit to a free venue of the type, and cancel the rest', async () => {
    const { id: typeId } = await admin.venue.createType({ body: { name: 'Pavilions', color: 'Teal' } })
    const old = await newVenue(admin, { typeId, capacity: 40 })
    const small = await newVenue(admin, { typeId, capacity: 10 })
    const taken = await newVenue(admin, { typeId, capacity: 60 })
    const free = await newVenue(admin, { typeId, capacity: 80 })
    const day = '2030-12-03'
    const hit = await reserve(admin, old.id, { day, people: 30 })
    const rest = await reserve(admin, old.id, { day, startsAt: '10:00', endsAt: '11:00' })
    await reserve(admin, taken.id, { day })
    const body = { kind: 'Blocked' as const, venueId: old.id, startsOn: day, reason: 'Exams' }
    const hits = await admin.venue.hits({ body })
    expect(hits.map(({ reservation, venues }) => [reservation.id, venues.map((venue) => venue.id)])).toEqual([
      [hit.id, [free.id]],
      [rest.id, [small.id, taken.id, free.id]],
    ])
    const wrong = [{ reservationId: hit.id, venueId: taken.id }]
    expect(await why(admin.venue.createBlock({ body: { ...body, cancelReservations: true, moves: wrong } }))).toBe(
      'Taken 09:00–10:00: Chess club, He Jing',
    )
    const moves = [{ reservationId: hit.id, venueId: free.id }]
    expect(await refusal(admin.venue.createBlock({ body: { ...body, moves } }))).toMatchObject({ reason: 'VENUE_RESERVATIONS_HIT' })
    await admin.venue.createBlock({ body: { ...body, moves, cancelReservations: true } })
    const now = (reservationId: number) => admin.venue.getReservation({ path: { reservationId } })
    expect(await now(hit.id)).toMatchObject({ venue: { id: free.id }, day, startsAt: '09:00', status: 'Approved' })
    expect(await now(rest.id)).toMatchObject({ venue: { id: old.id }, status: 'Cancelled' })
  })

  test('of a whole close its parts; where a part is blocked the whole cannot be had either, but the other parts', async () => {
    const whole = await newVenue(admin)
    const north = await newVenue(admin, { partOfId: whole.id })
    const south = await newVenue(admin, { partOfId: whole.id })
    const block = { kind: 'Blocked' as const, startsOn: '2030-12-10', reason: 'Exams' }
    const inNorth = await reserve(admin, north.id, { day: '2030-12-10' })
    const all = await admin.venue.hits({ body: { ...block, venueId: whole.id } })
    expect(all.map(({ reservation }) => reservation.id)).toEqual([inNorth.id])
    await admin.venue.createBlock({ body: { ...block, venueId: whole.id, cancelReservations: true } })
    expect(await why(reserve(admin, south.id, { day: '2030-12-10' }))).toBe('Blocked: Exams')
    await admin.venue.createBlock({ body: { ...block, startsOn: '2030-12-11', venueId: north.id } })
    expect(await why(reserve(admin, whole.id, { day: '2030-12-11' }))).toBe('Blocked: Exams')
    await reserve(admin, south.id, { day: '2030-12-11' })
  })

  test('of all venues close each of them; shorter hours count like blocked dates', async () => {
    const { id, version } = await newVenue(admin)
    await reserve(admin, id, { day: '2030-12-16', startsAt: '17:00', endsAt: '18:00' })
    const all = { kind: 'Blocked' as const, startsOn: '2030-12-18', reason: 'Power cut' }
    await admin.venue.createBlock({ body: all })
    expect(await why(reserve(admin, id, { day: '2030-12-18' }))).toBe('Blocked: Power cut')
    const shorter = { version, hours: everySchoolDay(['08:00', '16:00']) }
    expect(await refusal(admin.venue.update({ path: { venueId: id }, body: shorter }))).toMatchObject({ reason: 'VENUE_RESERVATIONS_HIT' })
    await admin.venue.update({ path: { venueId: id }, body: { ...shorter, cancelReservations: true } })
    const { records } = await admin.venue.listReservations({ query: { venueId: id } })
    expect(records).toMatchObject([{ status: 'Cancelled' }])
    const snow = { kind: 'Holiday' as const, startsOn: '2030-12-20', endsOn: '2030-12-20', name: 'Snow' }
    await reserve(admin, id, { day: '2030-12-20' })
    expect((await admin.calendar.preview({ body: { days: [snow] } })).touched).toContain('1 venue reservation')
  })
})

describe('venues and their types', () => {
  test('have names of their own; what was reserved is retired, not deleted', async () => {
    const venue = await newVenue(admin, { name: 'Roof Garden' })
    expect(await refusal(newVenue(admin, { name: 'roof garden' }))).toMatchObject({ code: 1, reason: 'VENUE_NAME_TAKEN' })
    await reserve(admin, venue.id)
    expect(await refusal(admin.venue.remove({ path: { venueId: venue.id } }))).toMatchObject({ reason: 'VENUE_HAS_HISTORY' })
    const type = await admin.venue.createType({ body: { name: 'Outdoors', nameZh: '户外', color: 'Olive' } })
    const retired = await admin.venue.update({
      path: { venueId: venue.id },
      body: { version: venue.version, typeId: type.id, status: 'Retired', cancelReservations: true },
    })
    expect(retired).toMatchObject({ status: 'Retired', type: { name: 'Outdoors', color: 'Olive' } })
    expect((await admin.venue.options()).map(({ id }) => id)).not.toContain(venue.id)
    expect(await refusal(admin.venue.removeType({ path: { typeId: type.id } }))).toMatchObject({ reason: 'VENUE_TYPE_USED' })
    const { records } = await admin.venue.history({ path: { venueId: venue.id } })
    expect(records[0]).toMatchObject({ operation: 'venue.update', rows: [{ entity: 'venue', label: 'Roof Garden' }] })
  })

  test('the calendar shows when each is open, why not, and what is reserved', async () => {
    const { id } = await newVenue(admin, { name: 'Atrium' })
    await reserve(admin, id)
    const shown = await admin.venue.calendar({ query: { from: '2030-09-02', to: '2030-09-07' } })
    const atrium = shown.venues.find((venue) => venue.id === id)
    expect(atrium?.days[0]).toEqual({
      open: [
        { opens: '08:00', closes: '12:00' },
        { opens: '13:00', closes: '18:00' },
      ],
      closed: '',
      blocked: false,
    })
    expect(atrium?.days[5]).toEqual({ open: [], closed: 'Closed on this day of the week', blocked: false })
    expect(shown.reservations.filter(({ venueId }) => venueId === id)).toMatchObject([
      { title: 'Chess club', day: '2030-09-02', startsAt: '09:00', status: 'Approved', name: 'He Jing', mine: true },
    ])
    expect(await refusal(admin.venue.calendar({ query: { from: '2030-09-02', to: '2030-12-07' } }))).toMatchObject({
      reason: 'DAYS_TOO_MANY',
    })
  })
})

test('the terminal says what is free, reserves, and decides', async () => {
  await newVenue(admin, { name: 'Terminal Hall' })
  await signIn(house, 'admin')
  const { err } = await house.isb(['venue', 'free', 'terminal hall', '2030-09-02'])
  expect(err).toContain('Open: 08:00–12:00, 13:00–18:00. Free: 08:00–12:00, 13:00–18:00')
  const reserved = await house.isb(['venue', 'reserve', 'Terminal Hall', '2030-09-02', '09:00', '10:00', '--title', 'Choir', '--yes'])
  expect(reserved.err).toMatch(/Reservation \d+: Terminal Hall, 2030-09-02, 09:00–10:00\. Approved/)
  expect(
    await house.isb(['venue', 'reserve', 'Terminal Hall', '2030-09-02', '09:30', '10:00', '--title', 'Choir', '--yes'], { exit: 3 }),
  ).toMatchObject({
    err: expect.stringContaining('Taken 09:00–10:00: Choir, He Jing'),
  })
  const listed = await house.isb(['venue', 'list-reservations', '--search', 'terminal choir', '--json'])
  const [choir] = JSON.parse(listed.out) as { id: number }[]
  await house.isb(['venue', 'cancel', String(choir?.id), '--yes'])
  expect((await house.isb(['venue', 'list', '--search', 'terminal'])).out).toMatch(/Terminal Hall/)
})

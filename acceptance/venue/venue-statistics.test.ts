// How much venues are used: of the time in which they are open, by whom, and how requests of them end.
import { beforeAll, expect, test } from 'vitest'
import { colleague, yearOf2030 } from '../lib/absence.ts'
import { openHouse, refusal, type Person } from '../lib/house.ts'
import { signIn } from '../lib/terminal.ts'
import { newVenue, reserve } from '../lib/venue.ts'

const house = openHouse()
let admin: Person
let teacher: Person & { readonly email: string }
beforeAll(async () => {
  admin = await house.person('admin')
  await admin.calendar.change({ body: structuredClone(yearOf2030) as never })
  teacher = await colleague(house, admin, ['venue', 'venue:calendar', 'venue:calendar:create'])
})

// Monday and Tuesday; every venue of these stories is open for nine hours on each.
const days = { from: '2030-09-02', to: '2030-09-03' }

/** A type with venues of its own, so that its figures are those of one story. */
async function newType(name: string): Promise<number> {
  return (await admin.venue.createType({ body: { name, color: 'Teal' } })).id
}

test('approved time counts within opening hours, by venue, month and hour of the week; what is pending or cancelled does not', async () => {
  const typeId = await newType('Counted')
  const { id, name } = await newVenue(admin, { typeId })
  const idle = await newVenue(admin, { typeId })
  await reserve(admin, id, { endsAt: '10:30' })
  await reserve(admin, id, { startsAt: '15:00', endsAt: '16:00' })
  await reserve(teacher, id, { day: '2030-09-03' })
  const gone = await reserve(admin, idle.id)
  await admin.venue.cancel({ path: { reservationId: gone.id } })
  const told = await admin.venue.statistics({ query: { ...days, typeId } })
  expect(told).toMatchObject({
    ...days,
    venues: [
      { venue: { id, name }, openMinutes: 1080, usedMinutes: 150 },
      { venue: { id: idle.id }, openMinutes: 1080, usedMinutes: 0 },
    ],
    types: [{ type: { id: typeId, name: 'Counted' }, openMinutes: 2160, usedMinutes: 150 }],
    months: [{ month: '2030-09', openMinutes: 2160, usedMinutes: 150 }],
    weeks: [{ week: '2030-09-02', openMinutes: 2160, usedMinutes: 150, types: [{ typeId, openMinutes: 2160, usedMinutes: 150 }] }],
    daysOff: [],
    reservers: [{ person: { name: 'He Jing' }, reservations: 2, minutes: 150 }],
    decided: 0,
    waitedMinutes: null,
    cancelled: 1,
    cancelledLate: 0,
  })
  expect(told.hours.filter(({ usedMinutes }) => usedMinutes > 0)).toEqual([
    { weekday: 'Monday', hour: 9, openMinutes: 120, usedMinutes: 60 },
    { weekday: 'Monday', hour: 10, openMinutes: 120, usedMinutes: 30 },
    { weekday: 'Monday', hour: 15, openMinutes: 120, usedMinutes: 60 },
  ])
  expect(told.hours.some(({ hour }) => hour === 12)).toBe(false)
  const file = await (await admin.venue.exportStatistics({ query: { ...days, typeId } })).text()
  expect(file).toContain(`2030-09,${name},Counted,2.5,18,14\r\n`)
})

test('a holiday and a blocked date are not open; a whole that is reserved uses its parts', async () => {
  const typeId = await newType('Closed at times')
  const whole = await newVenue(admin, { typeId })
  const part = await newVenue(admin, { typeId, partOfId: whole.id })
  const openMinutes = async (query: { from: string; to: string }) =>
    (await admin.venue.statistics({ query: { ...query, typeId } })).venues.map((each) => each.openMinutes)
  expect(await openMinutes({ from: '2030-10-02', to: '2030-10-02' })).toEqual([0, 0])
  const october = await admin.venue.statistics({ query: { from: '2030-09-30', to: '2030-10-11', typeId } })
  expect(october.daysOff).toEqual([{ startsOn: '2030-10-01', endsOn: '2030-10-07', name: 'National Day', nameZh: '国庆节' }])
  await admin.venue.createBlock({ body: { kind: 'Blocked', venueId: whole.id, startsOn: '2030-09-03', reason: 'Exams' } })
  await reserve(admin, whole.id, { startsAt: '08:00', endsAt: '12:00' })
  const { venues, reservers } = await admin.venue.statistics({ query: { ...days, typeId } })
  const used = venues.map(({ venue, ...use }) => [venue.id, use.usedMinutes, use.openMinutes] as const)
  expect(used.toSorted(([one], [other]) => one - other)).toEqual([
    [whole.id, 240, 540],
    [part.id, 240, 540],
  ])
  expect(reservers).toMatchObject([{ reservations: 1, minutes: 240 }])
})

test('what was decided by hand is counted with how long it waited', async () => {
  const typeId = await newType('Waited for')
  const { id } = await newVenue(admin, { typeId })
  const asked = await reserve(teacher, id)
  await admin.venue.approve({ path: { reservationId: asked.id } })
  await house.server.pool.query("update venue_reservation set requested_at = decided_at - interval '3 hours' where id = $1", [asked.id])
  const told = await admin.venue.statistics({ query: { ...days, typeId } })
  expect(told).toMatchObject({ decided: 1, waitedMinutes: 180, reservers: [{ person: { name: 'Colleague' } }] })
})

test('needs its right; days in the wrong order are refused', async () => {
  expect(await refusal(teacher.venue.statistics())).toMatchObject({ code: 4, reason: 'NO_PERMISSION' })
  const query = { from: '2030-09-02', to: '2030-09-01' }
  expect(await refusal(admin.venue.statistics({ query }))).toMatchObject({ reason: 'RANGE_REVERSED' })
  expect(await refusal(admin.venue.statistics({ query: { from: '2030-01-01', to: '2032-01-01' } }))).toMatchObject({
    reason: 'DAYS_TOO_MANY',
  })
})

test('the terminal shows a line for each venue, and everything to a program', async () => {
  const typeId = await newType('Terminal')
  const { id, name } = await newVenue(admin, { typeId })
  await reserve(admin, id)
  await signIn(house, 'admin')
  const given = ['venue', 'stats', '--from', days.from, '--to', days.to, '--type', 'terminal']
  expect((await house.isb(given)).out).toMatch(new RegExp(`${name}\\s+Terminal\\s+1\\s+18\\s+6`))
  expect(JSON.parse((await house.isb([...given, '--json'])).out)).toMatchObject({ venues: [{ usedMinutes: 60 }] })
})

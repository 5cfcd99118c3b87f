// Where there is room for so many people and so long: free, open, with few seats left over, then early.
import { beforeAll, expect, test } from 'vitest'
import { colleague, yearOf2030 } from '../lib/absence.ts'
import { openHouse, refusal, type Person } from '../lib/house.ts'
import { signIn } from '../lib/terminal.ts'
import { newVenue, reserve } from '../lib/venue.ts'

const house = openHouse()
let admin: Person
let teacher: Person
let typeId: number
beforeAll(async () => {
  admin = await house.person('admin')
  await admin.calendar.change({ body: structuredClone(yearOf2030) as never })
  teacher = await colleague(house, admin, ['venue', 'venue:calendar', 'venue:calendar:create'])
  typeId = (await admin.venue.createType({ body: { name: 'Seminar rooms', nameZh: '研讨室', color: 'Blue' } })).id
  await newVenue(admin, { name: 'Small Seminar', typeId, capacity: 12 })
  const { id } = await newVenue(admin, { name: 'Middle Seminar', typeId, capacity: 32, betweenMinutes: 10 })
  await newVenue(admin, { name: 'Large Seminar', typeId, capacity: 80, longestMinutes: 60, location: 'Building D' })
  await newVenue(admin, { name: 'Closed Seminar', typeId, capacity: 32, status: 'Closed' })
  await reserve(admin, id, { day: '2030-09-05', startsAt: '13:00', endsAt: '15:00' })
})
const find = (who: Person, more: object) => who.venue.find({ query: { minutes: 60, from: '2030-09-05', typeId, ...more } })
const shown = (slots: Awaited<ReturnType<typeof find>>) =>
  slots.map(({ venue, day, startsAt, endsAt }) => [venue.name, day, startsAt, endsAt])

test('the venue with the fewest seats left over comes first, at the first quarter that is free', async () => {
  expect(shown(await find(teacher, { people: 30, earliest: '12:30' }))).toEqual([
    // After the reservation and ten minutes between.
    ['Middle Seminar', '2030-09-05', '15:15', '16:15'],
    ['Large Seminar', '2030-09-05', '13:00', '14:00'],
  ])
  const [middle] = await find(teacher, { people: 30, earliest: '12:30' })
  const { free } = await teacher.venue.day({ path: { venueId: middle!.venue.id }, query: { day: '2030-09-05' } })
  expect(free.at(-1)).toEqual({ opens: '15:10', closes: '18:00' })
  expect(shown(await find(teacher, { people: 10, latest: '10:00' }))[0]).toEqual(['Small Seminar', '2030-09-05', '08:00', '09:00'])
  expect(new Set((await find(teacher, { place: ' building d' })).map(({ venue }) => venue.name))).toEqual(new Set(['Large Seminar']))
})

test('limits of the venue hold, days off have nothing, and several days are looked through', async () => {
  // Nobody but who may approve gets the large one for two hours.
  expect(shown(await find(teacher, { people: 50, minutes: 120 }))).toEqual([])
  expect(shown(await find(admin, { people: 50, minutes: 120 }))[0]).toEqual(['Large Seminar', '2030-09-05', '08:00', '10:00'])
  // From Thursday before the National Day week to the Monday after it.
  const slots = await find(teacher, { people: 30, from: '2030-09-30', to: '2030-10-08', minutes: 60 })
  expect(new Set(slots.map(({ day }) => day))).toEqual(new Set(['2030-09-30', '2030-10-08']))
  expect(await refusal(find(teacher, { to: '2030-12-05' }))).toMatchObject({ reason: 'DAYS_TOO_MANY' })
  expect(await refusal(find(teacher, { to: '2030-09-04' }))).toMatchObject({ reason: 'RANGE_REVERSED' })
})

test('what is found can be reserved', async () => {
  const [best] = await find(teacher, { people: 30, from: '2030-09-12', minutes: 240 })
  const { venue, day, startsAt, endsAt } = best!
  await teacher.venue.reserve({ body: { venueId: venue.id, title: 'Workshop', day, startsAt, endsAt, people: 30 } })
  expect(shown(await find(teacher, { people: 30, from: '2030-09-12', minutes: 240 }))[0]).toEqual([
    'Middle Seminar',
    '2030-09-12',
    '13:00',
    '17:00',
  ])
})

test('the terminal finds it too', async () => {
  await signIn(house, 'admin')
  const line = ['venue', 'find', '--people', '60', '--minutes', '60', '--from', '2030-09-19', '--type', 'seminar rooms']
  expect((await house.isb(line)).out).toMatch(/2030-09-19 +08:00–09:00 +Large Seminar +Building D +80/)
  expect((await house.isb([...line, '--earliest', '17:30'])).err).toContain('There is no room then')
})

test('for a rule: free on all of its days comes first, at the same time of day; days off do not count', async () => {
  const { id: own } = await admin.venue.createType({ body: { name: 'Tutorial rooms', color: 'Pink' } })
  const fits = await newVenue(admin, { name: 'Fitting Room', typeId: own, capacity: 30 })
  await newVenue(admin, { name: 'Roomy Room', typeId: own, capacity: 90 })
  await reserve(admin, fits.id, { day: '2030-09-12', startsAt: '13:00', endsAt: '14:30' })
  // Thursdays of September and the first of October, which is in the holidays.
  const rule = 'FREQ=WEEKLY;UNTIL=20301003'
  const query = { minutes: 90, people: 30, from: '2030-09-05', earliest: '13:00', typeId: own, rule }
  const found = await teacher.venue.find({ query })
  expect(found.map(({ venue, day, startsAt, series }) => [venue.name, day, startsAt, series])).toEqual([
    ['Fitting Room', '2030-09-05', '14:30', { free: 4, all: 4 }],
    ['Roomy Room', '2030-09-05', '13:00', { free: 4, all: 4 }],
  ])
  await reserve(admin, fits.id, { day: '2030-09-26', startsAt: '13:00', endsAt: '18:00' })
  expect((await teacher.venue.find({ query })).map(({ venue, series }) => [venue.name, series?.free])).toEqual([
    ['Roomy Room', 4],
    ['Fitting Room', 3],
  ])
  expect(await refusal(teacher.venue.find({ query: { ...query, rule: 'FREQ=DAILY' } }))).toMatchObject({ reason: 'VENUE_RULE_ENDLESS' })
  await signIn(house, 'admin')
  const args = ['--minutes', '90', '--people', '30', '--from', '2030-09-05', '--type', 'Tutorial rooms', '--repeat', rule]
  expect((await house.isb(['venue', 'find', ...args])).out).toMatch(/DAYS FREE[\s\S]*Fitting Room[\s\S]*4\/4/)
})

test('an account has eight questions of this kind open, of which two are worked on, and nobody else waits for them', async () => {
  // No question is answered before the table is free again.
  const door = await house.server.pool.connect()
  await door.query('begin')
  await door.query('lock table venue_reservation in access exclusive mode')
  const nobody = await house.person('nobody')
  const rule = 'FREQ=DAILY;COUNT=370'
  const asked = Array.from({ length: 9 }, () => nobody.venue.find({ query: { minutes: 15, from: '2030-09-05', rule } }))
  const ended = Promise.allSettled(asked)
  const refused = await Promise.race(asked.map((question) => refusal(question)))
  expect(refused).toMatchObject({ status: 429, reason: 'TOO_MANY_REQUESTS' })
  expect((await admin.bike.list()).records.length).toBeGreaterThan(0)
  const others = find(teacher, {})
  await door.query('commit')
  door.release()
  expect((await others).length).toBeGreaterThan(0)
  // What waits is answered in its turn: a page that asks anew, before what it asked first is answered, is not refused.
  const done = (await ended).map(({ status }) => status)
  expect(done.filter((status) => status === 'fulfilled')).toHaveLength(8)
})

test('a rule is looked at for 400 days', async () => {
  const over = (rule: string) => teacher.venue.find({ query: { minutes: 60, from: '2030-09-05', typeId, rule } })
  expect((await over('FREQ=MONTHLY;COUNT=14')).length).toBeGreaterThan(0)
  expect(await refusal(over('FREQ=MONTHLY;COUNT=15'))).toMatchObject({
    reason: 'VENUE_RULE_FAR',
    message: 'Choose a rule whose last day is within 400 days of its first',
  })
})

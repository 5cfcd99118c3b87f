// The lessons of a term take their venues: on every school day of their weekday, and requests cannot displace them.
import type { Schema } from '@isb/sdk'
import { writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { colleague, yearOf2030 } from '../lib/absence.ts'
import { openHouse, refusal, type Person } from '../lib/house.ts'
import { signIn } from '../lib/terminal.ts'
import { newVenue, reserve } from '../lib/venue.ts'

const house = openHouse()
let admin: Person
let teacher: Person
beforeAll(async () => {
  admin = await house.person('admin')
  await admin.calendar.change({ body: structuredClone(yearOf2030) as never })
  teacher = await colleague(house, admin, ['venue', 'venue:calendar', 'venue:calendar:create'])
})
type Row = Schema<'LessonRow'>

async function brought(rows: readonly Row[], dryRun = false): Promise<Schema<'Run'>> {
  let run = await admin.venue.importLessons({ body: { rows: [...rows], dryRun } })
  while (run.state === 'Running') run = await admin.runs.get({ path: { runId: run.id } })
  return run
}
const lesson = (venue: string, more: Partial<Row> = {}): Row => ({
  venue,
  weekday: 'Monday',
  startsAt: '09:00',
  endsAt: '10:00',
  title: 'PE 7A',
  term: '2030-31 Term 1',
  line: 2,
  ...more,
})
const reserved = async (venueId: number) => (await admin.venue.listReservations({ query: { venueId, pageSize: 100, sort: 'day' } })).records

test('each school day of the weekday is approved and nobody’s own; on a make-up workday run the lessons of its weekday', async () => {
  const { id, name } = await newVenue(admin)
  expect(await brought([lesson(name)], true)).toMatchObject({ state: 'Done', counts: { created: 1 } })
  expect(await reserved(id)).toEqual([])
  expect(await brought([lesson(name)])).toMatchObject({ state: 'Done', counts: { created: 1, changed: 0, unchanged: 0 } })
  const rows = await reserved(id)
  const days = rows.map(({ day }) => day)
  expect(days.slice(0, 2)).toEqual(['2030-08-19', '2030-08-26'])
  // National Day is a holiday; the morning of 12 October, a Saturday, runs as a Monday.
  expect(days).not.toContain('2030-10-07')
  expect(days).toContain('2030-10-12')
  expect(rows[0]).toMatchObject({ status: 'Approved', person: null, submittedBy: null, title: 'PE 7A', series: { lesson: true } })
  expect(await refusal(reserve(teacher, id))).toMatchObject({ reason: 'VENUE_TAKEN' })
  expect(await refusal(teacher.venue.cancel({ path: { reservationId: rows[0]!.id } }))).toMatchObject({ code: 2 })
  expect((await admin.venue.mine()).filter(({ venue }) => venue.id === id)).toEqual([])
  expect(await brought([lesson(name)])).toMatchObject({ counts: { created: 0, changed: 0, unchanged: 1 } })
})

test('the next file changes title and end; a lesson that was cancelled comes in anew', async () => {
  const { id, name } = await newVenue(admin)
  await brought([lesson(name)])
  const [first] = await reserved(id)
  const run = await brought([lesson(name, { title: 'PE 7B', endsAt: '10:30' })])
  expect(run.results.map(({ message }) => message)).toEqual(['Title: PE 7A → PE 7B; To: 10:00 → 10:30'])
  expect((await reserved(id))[0]).toMatchObject({ id: first!.id, title: 'PE 7B', endsAt: '10:30' })
  await admin.venue.cancelSeries({ path: { reservationId: first!.id }, body: { which: 'All' } })
  expect(await brought([lesson(name)])).toMatchObject({ counts: { created: 1 } })
  expect((await reserved(id)).filter(({ status }) => status === 'Approved').map(({ title }) => title)).toContain('PE 7A')
})

test('a row in the way of others is named, and then nothing comes in', async () => {
  const { id, name } = await newVenue(admin)
  const other = await newVenue(admin)
  await reserve(admin, id, { day: '2030-09-09' })
  const run = await brought([lesson(name), lesson(other.name, { line: 3 })])
  expect(run).toMatchObject({ state: 'Refused' })
  expect(run.results.map(({ line, message }) => `${line} ${message}`)).toEqual([
    '2 One day cannot be reserved. Monday, 9 September 2030: Taken 09:00–10:00: Chess club, He Jing',
  ])
  expect(await reserved(other.id)).toEqual([])
  const wrong = await brought([
    lesson('Nowhere'),
    lesson(name, { term: 'Never', line: 3 }),
    lesson(name, { endsAt: '08:00', line: 4 }),
    lesson(other.name, { line: 5 }),
    lesson(other.name.toUpperCase(), { line: 6 }),
    lesson(other.name, { weekday: 'Sunday', line: 7 }),
  ])
  expect(wrong.results.map(({ line, message }) => `${line} ${message}`)).toEqual([
    '2 There is no venue “Nowhere”',
    '3 There is no term “Never” that is not over',
    '4 The end must be later than the start',
    '6 This lesson stands in the file twice',
  ])
  expect((await brought([lesson(other.name, { weekday: 'Sunday' })])).results[0]!.message).toBe('None of these days is left')
  const clash = await brought([lesson(other.name), lesson(other.name, { startsAt: '09:30', line: 3 })])
  expect(clash.results.map(({ line }) => line)).toEqual([3])
})

test('from the terminal, with weekdays as people write them', async () => {
  const { id, name } = await newVenue(admin)
  await signIn(house, 'admin')
  const file = join(tmpdir(), `lessons-${process.pid}.csv`)
  writeFileSync(file, `场地,星期,From,To,Title,Term\n${name},周一,8:15,9:45,Choir,${lesson('').term}\n`)
  expect((await house.isb(['venue', 'import-lessons', file, '--yes'])).err).not.toMatch(/rror/)
  expect((await reserved(id))[0]).toMatchObject({ day: '2030-08-19', startsAt: '08:15', endsAt: '09:45', title: 'Choir' })
  writeFileSync(file, `Venue,Weekday,From,To,Title,Term\n${name},Someday,8:15,9:45,Choir,Term\n`)
  expect((await house.isb(['venue', 'import-lessons', file, '--yes'], { exit: 1 })).out).toContain(
    'the weekday cannot be read; write Monday or Mon',
  )
})

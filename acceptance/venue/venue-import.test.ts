// Venues from a file: known by name, all of it or nothing.
import type { Schema } from '@isb/sdk'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { tmpdir } from 'node:os'
import { beforeAll, expect, test } from 'vitest'
import { yearOf2030 } from '../lib/absence.ts'
import { openHouse, type Person } from '../lib/house.ts'
import { signIn } from '../lib/terminal.ts'
import { newVenue, reserve } from '../lib/venue.ts'

const house = openHouse()
let admin: Person
beforeAll(async () => {
  admin = await house.person('admin')
  await admin.calendar.change({ body: structuredClone(yearOf2030) as never })
})

async function brought(rows: readonly Schema<'VenueRow'>[], dryRun = false): Promise<Schema<'Run'>> {
  let run = await admin.venue.import({ body: { rows: [...rows], dryRun } })
  while (run.state === 'Running') run = await admin.runs.get({ path: { runId: run.id } })
  return run
}
const found = async (name: string) => (await admin.venue.list({ query: { search: name } })).records.find((venue) => venue.name === name)

test('new ones are made, known ones changed where the file says something else, and the run says what', async () => {
  const { id, name } = await newVenue(admin, { location: 'Building A', capacity: 30 })
  const rows = [
    { name: 'Observatory', nameZh: '天文台', type: 'Sports', hours: 'Mon-Fri 08:00–12:00; Sat 09:00–12:00', capacity: 20, line: 2 },
    { name: name.toUpperCase(), capacity: null, adEmail: 'hall@rooms.example', needsApproval: false, line: 3 },
  ]
  expect(await brought(rows, true)).toMatchObject({ state: 'Done', counts: { created: 1, changed: 1, unchanged: 0 } })
  expect(await found('Observatory')).toBeUndefined()
  const run = await brought(rows)
  expect(run.results.map(({ line, outcome, message }) => `${line} ${outcome} ${message}`)).toEqual([
    '2 created ',
    '3 changed Capacity (people): 30 → –; AD email: – → hall@rooms.example; Needs approval: Yes → No',
  ])
  const made = (await found('Observatory'))!
  expect(made).toMatchObject({ nameZh: '天文台', type: { name: 'Sports' }, capacity: 20, needsApproval: true })
  expect(made.hours).toHaveLength(6)
  expect(await admin.venue.get({ path: { venueId: id } })).toMatchObject({
    name,
    location: 'Building A',
    capacity: null,
    needsApproval: false,
  })
  expect(await brought(rows)).toMatchObject({ counts: { created: 0, changed: 0, unchanged: 2 } })
  const { records } = await admin.venue.history({ path: { venueId: id } })
  expect(records[0]!.operation).toBe('venue.import')
})

test('a wrong row is named, and then nothing comes in', async () => {
  const run = await brought([
    { name: 'Never', type: 'Sports', line: 2 },
    { name: 'Nor this', type: 'Unknown', line: 3 },
    { name: 'Nor that', type: 'Sports', hours: 'Mon 08:05–12:00', line: 4 },
    { name: 'Nor those', type: 'Sports', hours: 'Mon 12:00–08:00', line: 5 },
    { name: 'Nor they', type: 'Sports', adEmail: 'nobody', line: 6 },
  ])
  expect(run.state).toBe('Refused')
  expect(run.results.map(({ line, reason }) => `${line} ${reason}`)).toEqual([
    '3 VENUE_TYPE_UNKNOWN',
    '4 VENUE_HOURS_TEXT',
    '5 VENUE_HOURS_ORDER',
    '6 MAILBOX_ADDRESS',
  ])
  expect(await found('Never')).toBeUndefined()
  const twice = await brought([
    { name: 'Never', type: 'Sports', line: 2 },
    { name: 'never ', type: 'Sports', line: 3 },
  ])
  expect(twice.results.map(({ line, reason }) => `${line} ${reason}`)).toEqual(['3 VENUE_NAME_TWICE'])
})

test('hours that leave a reservation in closed time are refused', async () => {
  const { id, name } = await newVenue(admin)
  await reserve(admin, id)
  const run = await brought([{ name, hours: 'Mon-Fri 13:00–18:00', line: 2 }])
  expect(run).toMatchObject({ state: 'Refused', results: [{ line: 2, reason: 'VENUE_RESERVATIONS_HIT' }] })
  expect((await admin.venue.get({ path: { venueId: id } })).hours).toHaveLength(10)
})

test('what the terminal exports comes in again and changes nothing; a file in Chinese does too', async () => {
  await signIn(house, 'admin')
  const file = join(tmpdir(), `venues-${process.pid}.csv`)
  const exported = await house.isb(['venue', 'export', '-o', file])
  expect(exported.err).not.toMatch(/rror/)
  expect((await house.isb(['venue', 'import', file, '--yes'])).err).toMatch(/unchanged/)
  writeFileSync(file, '名称,类型,开放时间,需要审批\n网球场,Sports,周一至周五 08:00-18:00,否\n')
  await house.isb(['venue', 'import', file, '--yes'])
  expect(await found('网球场')).toMatchObject({ needsApproval: false, hours: expect.objectContaining({ length: 5 }) })
  writeFileSync(file, 'Name,Capacity\nTennis,many\n')
  expect((await house.isb(['venue', 'import', file, '--yes'], { exit: 1 })).out).toMatch(/the capacity is not a number/)
})

test('a dash in a file of the terminal says that there is none', async () => {
  await signIn(house, 'admin')
  const { id, name } = await newVenue(admin, { location: 'Building A', capacity: 30, adEmail: 'dash@rooms.example' })
  const file = join(tmpdir(), `venues-none-${process.pid}.csv`)
  writeFileSync(file, `Name,Location,Capacity,AD email,Opening hours\n${name},-,–,—,-\n`)
  await house.isb(['venue', 'import', file, '--yes'])
  expect(await admin.venue.get({ path: { venueId: id } })).toMatchObject({ location: '', capacity: null, adEmail: null, hours: [] })
})

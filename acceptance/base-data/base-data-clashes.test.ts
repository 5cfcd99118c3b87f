// Rosters that exchange what only one may have, or want what somebody else keeps.
import { beforeAll, expect, test } from 'vitest'
import type { Data } from '@isb/sdk'
import { settled as settledFor } from '../lib/bundle.ts'
import { openHouse, type Person } from '../lib/house.ts'
import { edited, school, without, zipped, type RosterFiles } from '../lib/roster.ts'

const house = openHouse()
let admin: Person

type Run = Data<'baseData.get'>
const runId = ({ id }: Run) => ({ path: { runId: id } })
const settled = (run: Run) => settledFor(admin, run)
const preview = async (files: RosterFiles) =>
  mapped(await settled(await admin.baseData.read({ query: { name: 'roster.zip' }, body: zipped(files) })))
/** What the first bundle means is confirmed as it is proposed. */
const mapped = async (run: Run) =>
  run.state === 'Unmapped' ? settled(await admin.baseData.map({ ...runId(run), body: { meanings: [] } })) : run
const apply = async (run: Run) => settled(await admin.baseData.apply({ ...runId(run), body: {} }))
const changes = async (run: Run, query: object = {}) =>
  (await admin.baseData.changes({ query: { runId: run.id, pageSize: 1000, ...query } })).records
const student = async (number: string) =>
  (await admin.student.list({ query: { search: number } })).records.find(({ studentNumber }) => studentNumber === number)

const roster = school(60)
beforeAll(async () => {
  admin = await house.person('admin')
})

test('names of classes and numbers are exchanged; one that somebody keeps is refused by its row', async () => {
  await apply(await preview(roster))
  const exchanged = edited(
    edited(roster, 'classes.csv', (text) =>
      text.replace('k0,,,R1,', 'k0,,,R2,').replace('k1,,,R2,', 'k1,,,R1,').replace('k2,,,R3,', 'k2,,,,'),
    ),
    'users.csv',
    (text) => text.replace(',N10007,', ',N-,').replace(',N10008,', ',N10007,').replace(',N-,', ',N10008,'),
  )
  const nameless = await preview(exchanged)
  const refused = async (run: Run) =>
    (await changes(run, { outcome: 'Refused' })).map(({ kind, reason, file, line }) => [kind, reason, file, line])
  expect(await refused(nameless)).toEqual([['Homeroom', 'VALUE_MISSING', 'classes.csv', 4]])
  expect(await apply(nameless)).toMatchObject({ state: 'Applied' })
  expect(await student('N10007')).toMatchObject({ name: '王思远', homeroom: { name: 'R2' } })
  expect(await student('N10008')).toMatchObject({ name: '王宇航', homeroom: { name: 'R2' } })
  expect(await apply(await preview(roster))).toMatchObject({ state: 'Applied' })
  expect(await student('N10007')).toMatchObject({ name: '王宇航', homeroom: { name: 'R1' } })

  await admin.homeroom.create({ body: { schoolYear: '2026-27', name: 'Own', campus: '' } })
  const taken = await student('N10009')
  const other = await admin.student.create({ body: { name: 'Somebody', studentNumber: 'OWN-1', enteredOn: '2026-08-17' } })
  const clashing = edited(
    edited(roster, 'classes.csv', (text) => text.replace('k2,,,R3,', 'k2,,,own,')),
    'users.csv',
    (text) => text.replace(',N10009,', ',own-1,'),
  )
  const shown = await preview(clashing)
  expect(await refused(shown)).toEqual([
    ['Homeroom', 'HOMEROOM_TAKEN', 'classes.csv', 4],
    ['Student', 'STUDENT_NUMBER_TAKEN', 'users.csv', 11],
  ])
  expect(await apply(shown)).toMatchObject({ state: 'Applied' })
  expect(await admin.student.get({ path: { studentId: taken!.id } })).toMatchObject({ studentNumber: 'N10009' })
  expect(await admin.student.get({ path: { studentId: other.id } })).toMatchObject({ studentNumber: 'OWN-1', name: 'Somebody' })
  expect(await apply(await preview(roster))).toMatchObject({ state: 'Applied' })
})

test('a cut-off export takes nobody out of their class', async () => {
  const moved = async (files: RosterFiles) => (await changes(await preview(files), { kind: 'Student' })).map(({ fields }) => fields)
  expect(await moved(edited(roster, 'enrollments.csv', (text) => text.slice(0, text.indexOf('\n') + 1)))).toEqual([])
  expect(await moved(edited(roster, 'enrollments.csv', (text) => text.replace(',role,', ',part,')))).toEqual([])
  expect(await moved(edited(roster, 'enrollments.csv', (text) => text.replace('s20,student,,2026-08-17', 's20,student,,soon')))).toEqual([])
  expect(await moved(without(roster, 'enrollments.csv', /^e21,/))).toEqual([[{ field: 'homeroom', was: '2026-27 R2', is: '' }]])
})

test('an address that somebody else signs in with is left with them', async () => {
  const bare = edited(roster, 'users.csv', (text) => text.replace('s12@pupils.riverside.example', 'office@school.example'))
  const shown = await preview(bare)
  expect(await apply(shown)).toMatchObject({ state: 'Applied' })
  expect((await admin.staff.list({ query: { search: 'office@school.example' } })).records).toMatchObject([{ type: 'staff' }])
})

test('who leaves is shown with what they still have, first of all', async () => {
  const bike = await admin.bike.create({ body: { number: 'LEAVER-1' } })
  const leaver = (await student('N10031'))!
  const rent = await admin.bike.requestRent({ body: { bikeId: bike.id, personId: leaver.id } })
  await admin.bike.confirmRent({ path: { rentId: rent.id } })
  const shown = await preview(without(roster, 'users.csv', /^s3[01],/))
  expect(shown.kinds.find(({ kind }) => kind === 'Student')).toMatchObject({ deactivated: 2, holding: 1 })
  expect(await changes(shown, { kind: 'Student' })).toMatchObject([
    { name: leaver.name, outcome: 'Deactivated', holds: [{ kind: 'Bike', name: bike.number }] },
    { outcome: 'Deactivated', holds: [] },
  ])
  expect((await changes(shown, { holding: true })).map(({ name }) => name)).toEqual([leaver.name])
})

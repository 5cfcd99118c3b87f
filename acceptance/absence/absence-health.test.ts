// Who is told why somebody is absent: every way to read an absence × each kind of caller. And a slice of `npm run trust -- absence-mail`.
import type { Isb } from '@isb/sdk'
import { beforeAll, describe, expect, test } from 'vitest'
import { colleague, guardianOf, lessonsOn, pupil, yearOf2030 } from '../lib/absence.ts'
import { openHouse, type Person } from '../lib/house.ts'
import { seed } from '../lib/seed.ts'
import { AbsenceMailRun } from '../trust/lib/absence-mail-run.ts'

const house = openHouse()
const day = '2030-09-04'
let admin: Person
let absenceId: number
let studentId: number
let mother: Person
beforeAll(async () => {
  admin = await house.person('admin')
  await admin.calendar.change({ body: structuredClone(yearOf2030) as never })
  const child = await pupil(admin, '5A', { name: 'Quiet Child' })
  studentId = child.id
  mother = await guardianOf(house, admin, studentId)
  const said = { leaveType: 'Sick', startsOn: day, note: 'Quokkanote', symptom: 'Quokkasymptom' } as const
  absenceId = (await mother.absence.submit({ body: { studentId, ...said } })).id
  // A school year is shown as far as it has begun.
  const today = new Date().toLocaleDateString('sv-SE', { timeZone: 'Asia/Shanghai' })
  await lessonsOn(admin, today)
  await mother.absence.submit({ body: { studentId, ...said, startsOn: today } })
  await admin.absence.update({ path: { absenceId }, body: { version: 1, note: 'Quokkanote, later' } })
})

/** Each way to read the absence, as text. */
const reads: Record<string, (who: Isb) => Promise<unknown>> = {
  list: (who) => who.absence.list({ query: { studentId } }),
  'list by leave type': async (who) => (await who.absence.list({ query: { studentId, leaveType: 'Sick' } })).records,
  'list of missing certificates': async (who) => (await who.absence.list({ query: { studentId, proofWanted: false } })).records,
  get: (who) => who.absence.get({ path: { absenceId } }),
  board: (who) => who.absence.board({ query: { day } }),
  year: (who) => who.attendance.year({ path: { studentId } }),
  statistics: (who) => who.attendance.statistics({ query: { from: day, to: day } }),
  latest: (who) => who.absence.latest(),
  told: (who) => who.absence.told({ path: { absenceId } }),
  history: (who) => who.absence.history({ path: { absenceId } }),
  export: async (who) => (await who.absence.export({ query: { studentId } })).text(),
  'export of statistics': async (who) => (await who.attendance.exportStatistics({ query: { from: day, to: day } })).text(),
}
const health = /Sick|Nurses|Quokka|proofWanted":(true|false)/

describe('why somebody is absent', () => {
  test.each(Object.keys(reads))('is told to who holds absence:health and to nobody else: %s', async (name) => {
    const tell = async (who: Isb) => JSON.stringify(await reads[name]!(who))
    const office = await colleague(house, admin, ['absence', 'absence:edit', 'absence:create'])
    const teacher = await colleague(house, admin, ['absence'], { reach: 'Homerooms', divisions: [] })
    await house.server.pool.query("update homeroom set teacher_email = $1 where name = '5A'", [teacher.email])
    const nurse = await colleague(house, admin, ['absence', 'absence:health'])
    for (const who of [office, teacher]) expect(await tell(who)).not.toMatch(health)
    if (name === 'list of missing certificates') return
    for (const who of [nurse, admin]) expect(await tell(who)).toMatch(health)
  })

  test('is told to who submitted it, and not to another guardian of the child', async () => {
    const father = await guardianOf(house, admin, studentId)
    expect(JSON.stringify(await mother.absence.mine())).toMatch(health)
    const seen = (await father.absence.mine()).find(({ id }) => id === absenceId)
    expect(seen).toMatchObject({ id: absenceId, leaveType: null, note: null, symptom: null, proofId: null, proofWanted: null })
  })

  test('is not told to an auditor', async () => {
    const auditor = await colleague(house, admin, ['absence', 'audit'])
    const { records } = await auditor.audit.list({ query: { pageSize: 50 } })
    const own = records.filter(({ operation }) => operation.startsWith('absence.'))
    expect(own.length).toBeGreaterThan(0)
    for (const { id } of own) expect(JSON.stringify(await auditor.audit.get({ path: { auditId: id } }))).not.toMatch(/Sick|Quokka/)
  })
})

test(`no mail of 200 random steps tells its office too much (SEED=${seed})`, async () => {
  const run = await AbsenceMailRun.open(admin, house.server, seed)
  expect(await run.go(200)).toBeUndefined()
  expect(run.counts.withNote).toBeGreaterThan(0)
})

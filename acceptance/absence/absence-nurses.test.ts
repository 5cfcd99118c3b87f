// What nurses are told beside single absences: that several of a class are sick. And when a certificate is asked for.
import { beforeAll, describe, expect, test } from 'vitest'
import { guardianOf, pupil, setMailboxOf, yearOf2030 } from '../lib/absence.ts'
import { openHouse, type Person } from '../lib/house.ts'

const house = openHouse()
let admin: Person
beforeAll(async () => {
  admin = await house.person('admin')
  await admin.calendar.change({ body: structuredClone(yearOf2030) as never })
})
const sick = (studentId: number, startsOn: string, more = {}) =>
  admin.absence.create({ body: { studentId, leaveType: 'Sick', startsOn, ...more } })

describe('the nurses', () => {
  const waves = async () => {
    const { rows } = await house.server.pool.query<{ recipient: string; subject: string; body: string }>(
      "select recipient, subject, body from outbox where kind = 'absence-wave' order by id",
    )
    return rows
  }
  const classOfFive = async (className: string) => {
    const pupils = []
    for (const at of [1, 2, 3, 4, 5]) pupils.push(await pupil(admin, className, { name: `Wave ${className} ${at}` }))
    return pupils.map(({ id }) => id) as [number, number, number, number, number]
  }

  test('are warned once when three of a class are sick within three days, and again of the next wave; no note is told', async () => {
    await setMailboxOf(admin, 'Nurses', 'nurses@school.example', { language: 'zh' })
    const [one, two, three, four, five] = await classOfFive('1B')
    await sick(one, '2030-11-04')
    await sick(two, '2030-11-07')
    await admin.absence.create({ body: { studentId: three, leaveType: 'Personal', startsOn: '2030-11-07' } })
    expect(await waves()).toEqual([])
    await sick(four, '2030-11-06')
    expect(await waves()).toEqual([])
    await sick(five, '2030-11-08', { note: 'Secret note' })
    expect(await waves()).toMatchObject([{ recipient: 'nurses@school.example', subject: '1B 有 3 名学生病假' }])
    expect((await waves())[0]!.body).toMatch(/Wave 1B 2（ABS-\d+）、Wave 1B 4（ABS-\d+）、Wave 1B 5（ABS-\d+）/)
    expect((await waves())[0]!.body).not.toContain('Secret')
    await sick(one, '2030-11-08')
    expect(await waves()).toHaveLength(1)
    for (const id of [one, two, four]) await sick(id, '2030-11-25')
    expect(await waves()).toHaveLength(2)
  })

  test('are warned once of two who fall sick at the same moment', async () => {
    const before = (await waves()).length
    const pupils = await classOfFive('2A')
    await Promise.all(pupils.map((id) => sick(id, '2030-11-11')))
    expect(await waves()).toHaveLength(before + 1)
  })
})

test('a certificate is asked for from three sick days, until there is one', async () => {
  const { id } = await pupil(admin, '5A')
  const mother = await guardianOf(house, admin, id)
  const short = await sick(id, '2030-12-02', { endsOn: '2030-12-03' })
  expect(short.proofWanted).toBe(false)
  const long = await mother.absence.submit({ body: { studentId: id, leaveType: 'Sick', startsOn: '2030-12-09', endsOn: '2030-12-11' } })
  expect(long.proofWanted).toBe(true)
  const asked = async () => (await admin.absence.list({ query: { studentId: id, proofWanted: true } })).records.map((one) => one.id)
  expect(await asked()).toEqual([long.id])
  const { version } = await admin.absence.settings()
  const set = await admin.absence.updateSettings({ body: { proofFrom: 2, version } })
  expect(await asked()).toEqual([long.id, short.id])
  await admin.absence.updateSettings({ body: { proofFrom: 3, version: set.version } })
  await admin.absence.remove({ path: { absenceId: long.id } })
  expect(await asked()).toEqual([])
})

// A whole school comes in and goes again: more than a server does beside its other work, so a process of its own does it.
import { expect, test } from 'vitest'
import { settled } from '../lib/bundle.ts'
import { openHouse } from '../lib/house.ts'
import { school, zipped } from '../lib/roster.ts'

const house = openHouse()

test('a whole school is applied, and taken back to the last class', async () => {
  const admin = await house.person('admin')
  const { id: runId } = await admin.baseData.read({ query: { name: 'school.zip' }, body: zipped(school(300)) })
  const path = { runId }
  await settled(admin, { id: runId })
  await admin.baseData.map({ path, body: { meanings: [] } })
  expect(await settled(admin, { id: runId })).toMatchObject({ state: 'Ready' })
  await admin.baseData.apply({ path, body: {} })
  expect(await settled(admin, { id: runId })).toMatchObject({ state: 'Applied' })
  const total = async () => (await admin.student.list({ query: { search: 'N10', state: 'Enrolled' } })).records.length
  expect(await total()).toBeGreaterThan(0)
  const { workId } = await admin.baseData.undo({ path })
  expect(await settled(admin, { id: runId })).toMatchObject({ state: 'Undone' })
  expect(await admin.runs.get({ path: { runId: workId! } })).toMatchObject({ counts: { undone: 630, left: 0 } })
  expect((await admin.homeroom.list({ query: { search: 'R15 t14@' } })).total).toBe(0)
})

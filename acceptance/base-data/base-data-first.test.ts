// A newcomer's first rosters: a few who come in the middle of the year, then a whole school without homerooms.
import { expect, test } from 'vitest'
import { settled } from '../lib/bundle.ts'
import { openHouse } from '../lib/house.ts'
import { edited, school, zipped } from '../lib/roster.ts'

const house = openHouse()

test('that a few bring no class says nothing: for a whole roster without homerooms a class for each grade is offered', async () => {
  const admin = await house.person('admin')
  const [waiting] = (await admin.baseData.list()).records
  const path = { runId: waiting!.id }
  expect((await admin.baseData.mapping({ path })).map(({ kind, source, target }) => [kind, source, target])).toEqual([
    ['Grade', '06', 'G6'],
  ])
  await admin.baseData.map({ path, body: { meanings: [] } })
  expect(await settled(admin, { id: path.runId })).toMatchObject({ state: 'Ready' })
  await admin.baseData.apply({ path, body: {} })
  expect(await settled(admin, { id: path.runId })).toMatchObject({ state: 'Applied' })
  expect((await admin.student.list({ query: { search: 'NC-2601' } })).records).toMatchObject([{ grade: 'G6', homeroom: null }])

  const bare = edited(school(40), 'classes.csv', (text) => text.replaceAll(',homeroom,', ',scheduled,'))
  const { id } = await admin.baseData.read({ query: { name: 'bare.zip' }, body: zipped(bare) })
  expect(await settled(admin, { id: id })).toMatchObject({ state: 'Unmapped' })
  const asked = (await admin.baseData.mapping({ path: { runId: id } })).filter((each) => each.asked)
  expect(asked).toMatchObject([
    { kind: 'Org', source: 'o1', count: 82 },
    { kind: 'Homerooms', target: 'PerGrade', count: 0, without: 40 },
  ])
})

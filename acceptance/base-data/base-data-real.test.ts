// Rosters as other vendors wrote them come in: what they mean is confirmed, they are applied, read again without a change, and taken back.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Data } from '@isb/sdk'
import { settled as settledFor } from '../lib/bundle.ts'
import { openHouse, type Person } from '../lib/house.ts'
import { startRosterService } from '../lib/one-roster.ts'
import { zipped } from '../lib/roster.ts'

const sis = await startRosterService()
const house = openHouse({ OUTBOUND_ALLOW: sis.url })
let admin: Person
beforeAll(async () => {
  admin = await house.person('admin')
})
afterAll(() => sis.stop())

type Run = Data<'baseData.get'>
const pathOf = ({ id }: Pick<Run, 'id'>) => ({ path: { runId: id } })
const settled = (run: Pick<Run, 'id'>) => settledFor(admin, run)
const confirmed = async (run: Run) =>
  run.state === 'Unmapped' ? settled(await admin.baseData.map({ ...pathOf(run), body: { meanings: [] } })) : run
const created = ({ kinds }: Run) => Object.fromEntries(kinds.map((each) => [each.kind, each.created]))
const moved = ({ kinds }: Run) => kinds.reduce((sum, each) => sum + each.created + each.changed + each.deactivated, 0)

const real = process.env['ISB_REAL_DATA']
const filesIn = (folder: string) =>
  Object.fromEntries(
    readdirSync(join(real ?? '', folder))
      .filter((name) => name.endsWith('.csv'))
      .map((name) => [name, readFileSync(join(real ?? '', folder, name), 'utf8')]),
  )

// Without such files there is nothing to bring in.
describe.runIf(real)('rosters of other vendors', () => {
  // None of them has homerooms: a class for each grade is offered.
  test.each([
    ['sds/v1/25 Users', { Student: 22, Staff: 2, Guardian: 0 }],
    ['sds/v1/100 Users', { Student: 86, Staff: 12, Guardian: 0 }],
    ['sds/v2', { Student: 22, Staff: 7, Guardian: 0 }],
    ['oneroster/edfi-1.0', { Student: 8, Staff: 2, Guardian: 0 }],
    ['oneroster/edfi-1.1', { Student: 8, Staff: 2, Guardian: 0 }],
  ])('%s', async (folder, expected) => {
    const body = zipped(filesIn(folder))
    const read = async () => settled(await admin.baseData.read({ query: { name: `${folder.replaceAll('/', ' ')}.zip` }, body }))
    const shown = await confirmed(await read())
    expect(shown.state).toBe('Ready')
    expect(created(shown)).toMatchObject(expected)
    expect(await settled(await admin.baseData.apply({ ...pathOf(shown), body: {} }))).toMatchObject({ state: 'Applied' })
    expect(moved(await confirmed(await read()))).toBe(0)
    expect(await settled(await admin.baseData.undo(pathOf(shown)))).toMatchObject({ state: 'Undone' })
    expect(created(await confirmed(await read()))).toMatchObject(expected)
  })

  test('rows with the numbers of children who are here are asked about, and change nobody before', async () => {
    const here = (await admin.student.list({ query: { pageSize: 3 } })).records
    const files = filesIn('oneroster/edfi-1.1')
    let at = 0
    const users = files['users.csv']!.replaceAll(/^(\d+,,,true,\d+,student,.*?,.*?,.*?,.*?,.*?),,/gm, (whole, head: string) => {
      const child = here[at++]
      return child ? `${head},${child.studentNumber},` : whole
    })
    const body = zipped({ ...files, 'users.csv': users })
    const shown = await confirmed(await settled(await admin.baseData.read({ query: { name: 'numbers.zip' }, body })))
    expect(shown).toMatchObject({ state: 'Unanswered', questions: 3 })
    const asked = await admin.baseData.joins(pathOf(shown))
    expect(new Set(asked.map(({ recordId, by }) => `${recordId} ${by}`))).toEqual(new Set(here.map(({ id }) => `${id} Number`)))
    await expect(admin.baseData.apply({ ...pathOf(shown), body: {} })).rejects.toMatchObject({ reason: 'BASE_DATA_UNANSWERED' })
    await admin.baseData.discard(pathOf(shown))
  })

  test('people without a name are refused, each of them', async () => {
    const body = zipped(filesIn('sds/v1/Min Required Attributes'))
    const { kinds } = await confirmed(await settled(await admin.baseData.read({ query: { name: 'minimal.zip' }, body })))
    expect(kinds.find(({ kind }) => kind === 'Student')).toMatchObject({ created: 0, refused: 22 })
    expect(kinds.find(({ kind }) => kind === 'Staff')).toMatchObject({ created: 0, refused: 2 })
  })

  test('a real bundle over REST is what it is as a file', async () => {
    const files = filesIn('oneroster/edfi-1.1')
    sis.serve(files)
    const { version } = await admin.baseData.settings()
    await admin.baseData.updateSettings({ body: { version, address: sis.base, signIn: 'Bearer' } })
    await admin.baseData.setCredential({ body: { credential: sis.fixed } })
    const pulled = await confirmed(await settled(await admin.baseData.pull()))
    const file = await confirmed(await settled(await admin.baseData.read({ query: { name: 'edfi.zip' }, body: zipped(files) })))
    expect(pulled).toMatchObject({ state: 'Ready', format: 'OneRoster 1.1' })
    expect(created(pulled)).toEqual(created(file))
    expect(moved(pulled)).toBeGreaterThan(0)
  })
})

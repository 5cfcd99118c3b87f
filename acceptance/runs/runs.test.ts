// Everybody finds their own imports again, with what came of them: after the page was closed, and from the terminal.
import { createIsb, memorySession, type Schema } from '@isb/sdk'
import { beforeAll, expect, test } from 'vitest'
import { accountId, give } from '../lib/grants.ts'
import { openHouse, refusal, type Person } from '../lib/house.ts'
import { signIn } from '../lib/terminal.ts'

const house = openHouse()
let admin: Person
let it: Person
beforeAll(async () => {
  await house.server.pool.query('delete from run')
  admin = await house.person('admin')
  await give(admin, 'it', ['upms:menu', 'upms:menu:import'])
  it = await house.person('it')
})

async function ended(person: Person, begun: Promise<Schema<'Run'>>): Promise<Schema<'Run'>> {
  const { id: runId } = await begun
  await expect.poll(async () => (await person.runs.get({ path: { runId } })).state).not.toBe('Running')
  return person.runs.get({ path: { runId } })
}
const bikes = (...numbers: string[]) => numbers.map((number, at) => ({ number, brand: 'Giant', line: at + 2 }))
const importBikes = (numbers: string[], dryRun = false) => ended(admin, admin.bike.import({ body: { rows: bikes(...numbers), dryRun } }))

test('the newest first, nobody else’s, and what only checked apart', async () => {
  const checked = await importBikes(['RUN-1', 'RUN-2'], true)
  const imported = await importBikes(['RUN-1', 'RUN-2'])
  await ended(it, it.menus.import({ body: { nodes: [{ key: 'a', type: 'MENU_DIR', name: 'Runs module' }] } }))
  expect(await admin.runs.list()).toMatchObject({ total: 2, records: [imported, checked] })
  expect((await admin.runs.list({ query: { kind: 'check' } })).records).toEqual([checked])
  expect((await admin.runs.list({ query: { kind: 'change' } })).records).toEqual([imported])
  expect((await it.runs.list()).records).toMatchObject([{ operation: 'menus.import', counts: { created: 1 } }])
})

test('of many rows the list tells ten, and the run itself all', async () => {
  const numbers = Array.from({ length: 12 }, (_, at) => `TEN-${at}`)
  const run = await importBikes(numbers)
  expect(run.results).toHaveLength(12)
  const [listed] = (await admin.runs.list({ query: { pageSize: 1 } })).records
  expect(listed).toEqual({ ...run, results: run.results.slice(0, 10) })
})

test('an import that is undone cannot be undone again, and the undoing stands above it', async () => {
  const run = await importBikes(['GONE-1'])
  const undone = await ended(admin, admin.runs.undo({ path: { runId: run.id } }))
  const { records } = await admin.runs.list({ query: { pageSize: 2 } })
  expect(records).toMatchObject([
    { id: undone.id, operation: 'runs.undo', state: 'Done', undoable: false },
    { id: run.id, operation: 'bike.import', state: 'Done', undoable: false, undoneAt: expect.stringContaining('T') },
  ])
})

test('it is found by the name of its file, and so is its undoing', async () => {
  const rows = bikes('FILE-1')
  const run = await ended(admin, admin.bike.import({ body: { fileName: 'bikes_100%-自行车.csv', rows } }))
  expect(run).toMatchObject({ fileName: 'bikes_100%-自行车.csv', undoes: null })
  const { id } = await ended(admin, admin.runs.undo({ path: { runId: run.id } }))
  const undoing = await admin.runs.get({ path: { runId: id } })
  expect(undoing).toMatchObject({
    operation: 'runs.undo',
    fileName: null,
    undoes: { id: run.id, operation: 'bike.import', fileName: 'bikes_100%-自行车.csv' },
  })
  const found = async (search: string) => (await admin.runs.list({ query: { search } })).records.map((each) => each.id)
  expect(await found('S_100%-自行')).toEqual([id, run.id])
  expect(await found('bikes-100')).toEqual([])
})

test('an import stands in the audit once, with its file and its rows; one that is refused changed nothing, and is not there', async () => {
  const audited = async (id: number) => {
    const { rows } = await house.server.pool.query<{ operation: string; rows: { entity: string }[] }>(
      `select operation, rows from audit where rows @> $1 order by id`,
      [JSON.stringify([{ entity: 'run', id }])],
    )
    return rows
  }
  const run = await ended(admin, admin.bike.import({ body: { fileName: 'audited.csv', rows: bikes('AUDITED-1', 'AUDITED-2') } }))
  expect(await audited(run.id)).toMatchObject([
    {
      operation: 'bike.import',
      rows: [
        { entity: 'run', before: null, after: { fileName: 'audited.csv', total: 2 } },
        { entity: 'bike', after: { number: 'AUDITED-1' } },
        { entity: 'bike', after: { number: 'AUDITED-2' } },
      ],
    },
  ])
  const [bike] = (await admin.bike.list({ query: { search: 'AUDITED-2' } })).records
  await admin.bike.update({ path: { bikeId: bike?.id ?? 0 }, body: { location: 'Gate', version: bike?.version ?? 0 } })
  const undoing = await ended(admin, admin.runs.undo({ path: { runId: run.id } }))
  expect(undoing.state).toBe('Refused')
  expect((await audited(run.id)).map(({ operation }) => operation)).toEqual(['bike.import'])
  const refused = await ended(admin, admin.bike.import({ body: { rows: bikes('TWICE-1', 'TWICE-1') } }))
  expect(refused.state).toBe('Refused')
  expect(await audited(refused.id)).toEqual([])
})

test('one whose server went away is found as interrupted, not as running', async () => {
  const { rows } = await house.server.pool.query<{ id: string }>(
    `insert into run (operation, staff_id, state, dry_run, total, started_at)
     values ('staff.import', $1, 'Running', false, 9, now() - interval '1 hour') returning id`,
    [await accountId(admin, 'admin')],
  )
  const ids = async (state: 'Interrupted' | 'Running') => (await admin.runs.list({ query: { state } })).records.map(({ id }) => id)
  expect(await ids('Interrupted')).toEqual([Number(rows[0]?.id)])
  expect(await ids('Running')).toEqual([])
})

test('a token lists and reads those that it may begin', async () => {
  const expiresAt = new Date(Date.now() + 86_400_000).toISOString()
  const listed = async (...scopes: string[]) => {
    const { secret } = await admin.account.createToken({ body: { name: 'Lists', scopes, expiresAt } })
    const { records } = await createIsb({
      host: house.server.url,
      session: memorySession({ token: secret, authHeaderSchema: 'Bearer' }),
    }).runs.list()
    return new Set(records.map(({ operation }) => operation))
  }
  // Undoing takes no permission of its own, but that of what is undone.
  expect(await listed('bike:list')).toEqual(new Set())
  expect(await listed('bike:list', 'bike:list:import')).toEqual(new Set(['runs.undo', 'bike.import']))
  const { records } = await admin.runs.list({ query: { pageSize: 100 } })
  const undoing = records.find(({ operation }) => operation === 'runs.undo')!
  const { secret } = await admin.account.createToken({ body: { name: 'Narrow', scopes: ['bike:list'], expiresAt } })
  const narrow = createIsb({ host: house.server.url, session: memorySession({ token: secret, authHeaderSchema: 'Bearer' }) })
  expect(await refusal(narrow.runs.get({ path: { runId: undoing.id } }))).toMatchObject({ code: 2, reason: 'RUN_NOT_FOUND' })
})

test('as a file in the reader’s language, and on the terminal', async () => {
  const zh = await house.person('it', 'zh')
  const file = await (await zh.runs.export()).text()
  expect(file).toContain('开始时间,文件,操作,试运行,状态,总行数,结束时间')
  expect(file).toContain(',,导入了菜单,否,已完成,1,')
  await signIn(house, 'it')
  const { out } = await house.isb(['runs', 'list'])
  expect(out).toMatch(/^ID +STARTED +ACTION +FILE +DRY RUN +STATE +OUTCOME\n\d+ +\S+ \S+ +Imported menus +No +Done +created 1\n$/)
})

// What leaves as a file comes back as it was, and on the way nothing in it can be run.
import { shownFormula } from '@isb/domain'
import { parseCsv } from 'hucre/csv'
import { readXlsx } from 'hucre/xlsx'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { startTestServer, type TestServer } from '../../testing.ts'

let server: TestServer
let token: string
beforeAll(async () => {
  server = await startTestServer(inject('cluster'))
  const answer = await ask('/auth/login', {
    method: 'POST',
    body: JSON.stringify({ email: 'admin@school.example', password: 'demo-console-1' }),
  })
  token = ((await answer.json()) as { data: { token: string } }).data.token
})
afterAll(() => server.stop())

const ask = (path: string, init: RequestInit = {}) =>
  fetch(`${server.url}/isb/admin${path}`, {
    ...init,
    headers: {
      'X-App-Key': 'isb-console',
      'X-Tenant-Id': 'isb',
      ...(init.body !== undefined && { 'Content-Type': 'application/json' }),
      ...(token && { Authorization: `Bearer ${token}` }),
    },
  })

const hostile = [
  "=cmd|' /C calc'!A0",
  '=1+1',
  '+1',
  '-1',
  '@SUM(A1)',
  '\t=1',
  '\r=1',
  "''quoted",
  "'=1",
  'a,b;"c"',
  'two\r\nlines',
  '＝1',
  '  spaces  ',
  '007',
  '2026-01-02',
  'true',
  'null',
  '李娜',
]

test('hostile names are neutralised in the file and the same again when it is read', async () => {
  for (const [at, name] of hostile.entries())
    await server.pool.query("insert into audit (at, staff_name, operation, rows) values ($1, $2, 'test.hostile', $3)", [
      new Date(Date.UTC(2026, 0, 1, 0, at)),
      name,
      JSON.stringify([{ entity: 'x', id: at + 1, before: null, after: { name } }]),
    ])
  const csv = await (await ask('/audit/export?operation=test.hostile&sort=at')).arrayBuffer()
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(csv)
  expect(text.startsWith('\uFEFF')).toBe(true)
  // No cell begins with what a spreadsheet runs, quoted or not.
  for (const cell of parseCsv(text).flat()) expect(String(cell)).not.toMatch(/^[=+\-@\t\r]/)
  const rows = parseCsv(text)
    .slice(1)
    .map((row) => row.map((cell) => shownFormula(String(cell ?? ''))))
  expect(rows.map((row) => row[1])).toEqual(hostile)
  expect(rows.map((row) => row[5])).toEqual(hostile)

  const file = await (await ask('/audit/export?operation=test.hostile&sort=at&format=xlsx')).arrayBuffer()
  const sheet = (await readXlsx(new Uint8Array(file))).sheets[0]
  expect(sheet?.rows.slice(1).map((row) => row[1])).toEqual(hostile)
})

test('a workbook opens readable: columns as wide as their text, nothing in the cells that have none', async () => {
  const file = await (await ask('/staff/export?format=xlsx&sort=email')).arrayBuffer()
  const sheet = (await readXlsx(new Uint8Array(file))).sheets[0]
  const [heads = [], ...rows] = sheet?.rows ?? []
  const at = heads.indexOf('Email Address')
  const longest = Math.max(...rows.map((row) => String(row[at]).length))
  expect(sheet?.columns?.[at]?.width).toBeGreaterThanOrEqual(longest)
  expect(sheet?.columns?.[heads.indexOf('Gender')]?.width).toBeLessThan(longest)
  expect(rows.flat()).toContain(null)
  expect(rows.flat()).not.toContain('')
})

test('days and times of a workbook are dates at the school, numbers are numbers, and text stays text', async () => {
  await server.pool.query(
    "insert into school_year (name, starts_on, ends_on, updated_at) values ('=2030', '2030-08-19', '2031-06-20', now())",
  )
  await server.pool.query("insert into audit (at, staff_name, operation, rows) values ('2026-06-30T16:05:00Z', '007', 'test.typed', $1)", [
    JSON.stringify([{ entity: 'x', id: 12, before: null, after: { name: '2026-01-02' } }]),
  ])
  const cellsOf = async (path: string) => {
    const file = new Uint8Array(await (await ask(path)).arrayBuffer())
    return (await readXlsx(file)).sheets[0]?.rows.at(-1)
  }
  expect(await cellsOf('/calendar/years/export?format=xlsx&sort=startsOn')).toEqual([
    '=2030',
    new Date('2030-08-19T00:00:00Z'),
    new Date('2031-06-20T00:00:00Z'),
  ])
  const line = await cellsOf('/audit/export?operation=test.typed&format=xlsx')
  expect(line).toEqual(expect.arrayContaining([new Date('2026-07-01T00:05:00Z'), '007', 12, '2026-01-02']))
  expect(await (await ask('/audit/export?operation=test.typed')).text()).toContain('\n2026-07-01 00:05,007,')
})

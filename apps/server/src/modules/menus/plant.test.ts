import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { openDatabase } from '../../core/database/database.ts'
import { plantNewMenus } from '../../start-data.ts'
import { startTestServer, type TestServer } from '../../testing.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer(inject('cluster'))
})
afterAll(() => server.stop())

const codes = async () =>
  (await server.pool.query<{ code: string }>("select code from menu where code <> '' order by code")).rows.map(({ code }) => code)

test('a later version brings its menus; what a school has deleted stays deleted, and its own codes stay its own', async () => {
  const before = await codes()
  // As an older version left it: no bikes yet, and the school has deleted its settings and made a node of its own.
  await server.pool.query("delete from planted_menu where code like 'bike%'")
  await server.pool.query("delete from menu where code like 'bike%' and code not in ('bike', 'bike:rent')")
  await server.pool.query("update menu set name = 'Our rents' where code = 'bike:rent'")
  await server.pool.query("delete from menu where code like 'settings%' or code like 'config%'")
  const db = openDatabase(server.pool)
  await Promise.all([plantNewMenus(db), plantNewMenus(db)])
  expect(await codes()).toEqual(before.filter((code) => !/^(settings|config)/.test(code)))
  const { rows } = await server.pool.query<{ code: string; parent: string }>(
    "select m.code, p.code as parent from menu m join menu p on p.id = m.parent_id where m.code in ('bike:list', 'bike:rent:confirm') order by 1",
  )
  expect(rows).toEqual([
    { code: 'bike:list', parent: 'bike' },
    { code: 'bike:rent:confirm', parent: 'bike:rent' },
  ])
  expect((await server.pool.query("select from menu where name = 'Our rents'")).rowCount).toBe(1)
})

// The list of tables in tables.ts says the same as the migrations: every column there is in the database, and no other.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'

const client = new pg.Client(inject('cluster'))
beforeAll(() => client.connect())
afterAll(() => client.end())

const snake = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

test('tables.ts names every column of the database, and no other', async () => {
  const source = readFileSync(join(import.meta.dirname, 'tables.ts'), 'utf8')
  const body = source.slice(
    source.indexOf('export interface Tables {'),
    source.indexOf('\n}\n', source.indexOf('export interface Tables {')),
  )
  const listed = [...body.matchAll(/^ {2}(\w+): \{([\s\S]*?)\}(?=\n {2}\w+: \{|$(?![\s\S]))/gm)].flatMap(([, table = '', columns = '']) =>
    [...columns.matchAll(/(?:^|[\s;{])(\w+): (?=[A-Z'"nbs])/g)].map(([, column = '']) => `${snake(table)}.${snake(column)}`),
  )
  const { rows } = await client.query<{ name: string }>(
    "select table_name || '.' || column_name as name from information_schema.columns where table_schema = 'public' and table_name not like 'kysely%'",
  )
  expect(listed.toSorted()).toEqual(rows.map(({ name }) => name).toSorted())
})

test('the application’s role owns nothing and cannot touch the audit', async () => {
  const { rows } = await client.query<{ owned: number }>(
    "select count(*)::int as owned from pg_class c join pg_roles r on r.oid = c.relowner where r.rolname = 'isb_app'",
  )
  expect(rows[0]?.owned).toBe(0)
  const { rows: may } = await client.query(
    "select privilege_type from information_schema.role_table_grants where grantee = 'isb_app' and table_name = 'audit' order by 1",
  )
  expect(may).toEqual([{ privilege_type: 'INSERT' }, { privilege_type: 'SELECT' }])
})

// The application cannot become more than it is, whatever statement it is made to run.
import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { prepareDatabase } from '../../start-data.ts'
import { ConfigError } from '../ground/config.ts'
import { applicationOf, requireLeastPrivilege } from './application.ts'
import { openPool } from './database.ts'

const cluster = inject('cluster')
const pool = openPool(applicationOf(cluster), 2, () => {})
const name = `given_${randomBytes(6).toString('hex')}`
const owner = new pg.Client(cluster)
beforeAll(() => owner.connect())
afterAll(() => Promise.all([pool.end(), owner.end()]))

test.each([
  ['the owner', `set role ${String(cluster.user)}`],
  ['the owner’s session', `set session authorization ${String(cluster.user)}`],
  ['whoever signed in, to forge the audit', 'reset role; alter table audit disable trigger user'],
  ['whoever signed in, to change the audit', "reset role; update audit set staff_name = 'forged'"],
  ['whoever signed in, to run a program', "reset role; copy (select 1) to program 'true'"],
  ['whoever signed in, to read a file', "reset role; select pg_read_file('postgresql.conf')"],
  ['whoever signed in, to make an administrator of the database', 'reset role; create role intruder superuser'],
  ['whoever signed in, to strike somebody off the list of the erased', 'reset role; delete from erased'],
])('an injected statement does not become %s', async (_, statement) => {
  const session = await pool.connect()
  try {
    await expect(session.query(statement)).rejects.toMatchObject({ code: '42501' })
  } finally {
    session.release(true)
  }
})

test('a role that the deployment has made is let in, and one that owns the tables is refused', async () => {
  await owner.query(`create role ${name} login password 'as given'`)
  await owner.query(`create database ${name}`)
  const { host, user, password } = cluster
  const urlOf = (who: string, word: string) => `postgres://${who}:${word}@localhost/${name}?host=${encodeURIComponent(String(host))}`
  const ownerUrl = urlOf(String(user), String(password))
  const given = openPool(await prepareDatabase({ connectionString: ownerUrl }, urlOf(name, encodeURIComponent('as given'))), 1, () => {})
  const same = openPool(await prepareDatabase({ connectionString: ownerUrl }, ownerUrl), 1, () => {})
  try {
    await requireLeastPrivilege(given)
    expect((await given.query('select session_user as name, count(*)::int as accounts from staff')).rows).toEqual([{ name, accounts: 0 }])
    await expect(requireLeastPrivilege(same)).rejects.toThrow(ConfigError)
  } finally {
    await Promise.all([given.end(), same.end()])
  }
})

test('the password that the server makes is the same for all servers of an owner, and not the owner’s', () => {
  const of = (password: string) => applicationOf({ connectionString: `postgres://school:${password}@db.example/isb` })
  expect(of('one')).toEqual(of('one'))
  expect(of('one').password).not.toBe(of('two').password)
  expect(of('one').connectionString).toBe(`postgres://school_application:${of('one').password}@db.example/isb`)
  expect(() => applicationOf({ connectionString: 'postgres://db.example/isb' })).toThrow(/DATABASE_APP_URL/)
})

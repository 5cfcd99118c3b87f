// The audit is append-only in the database itself: nothing but the erasure of a person changes a line, and that blanks the person only.
import type { ListMetadata } from '@isb/contract/metadata'
import * as modules from '@isb/contract/modules'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest'
import { copyTemplate } from '../../testing.ts'

let owner: pg.Client
let app: pg.Client

beforeAll(async () => {
  const connection = await copyTemplate(inject('cluster'))
  owner = new pg.Client(connection)
  app = new pg.Client({ ...connection, options: '-c role=isb_app' })
  await Promise.all([owner.connect(), app.connect()])
})
afterAll(() => Promise.all([owner.end(), app.end()]))

const anna = 7001
const bert = 7002
const rows = [
  {
    entity: 'staff',
    id: anna,
    before: { name: 'Anna', email: 'anna@school.example', roles: ['Clerk'] },
    after: { name: 'Anne', email: 'anna@school.example', roles: [] },
  },
  { entity: 'staff', id: bert, before: null, after: { name: 'Bert', gender: null, enabled: true } },
  { entity: 'token', id: 1, before: null, after: { name: 'Anna’s phone', staffId: anna, scopes: ['upms:menu'] } },
  { entity: 'menu', id: anna, before: { name: 'Menus' }, after: { name: 'Tree' } },
  { entity: 'vehicle-pass', id: 5, before: null, after: { plate: '沪A·12345', staffId: anna, certificateId: 3, status: 'Pending' } },
  // Voided after the account was gone.
  {
    entity: 'vehicle-pass',
    id: 5,
    before: { plate: '沪A·12345', status: 'Valid' },
    after: { reason: 'Anna sold it', status: 'Cancelled' },
  },
  { entity: 'bike-rent', id: 8, before: null, after: { bike: 'B-001', staffId: anna, confirmation: 'Pending' } },
  {
    entity: 'bike-rent',
    id: 8,
    before: { bike: 'B-001', confirmation: 'Pending' },
    after: { bike: 'B-001', confirmation: 'Rejected', reason: 'Anna has one already' },
  },
  { entity: 'vehicle-pass', id: 6, before: null, after: { plate: '沪A·54321', staffId: bert, status: 'Pending' } },
]
let byAnna: number
let byBert: number

beforeEach(async () => {
  const insert = async (staffId: number, name: string, token: string | null) => {
    const { rows: made } = await app.query<{ id: string }>(
      "insert into audit (at, staff_id, staff_name, address, request_id, operation, rows, token) values (now(), $1, $2, '192.0.2.7', 'r', 'staff.update', $3, $4) returning id",
      [staffId, name, JSON.stringify(rows), token],
    )
    return Number(made[0]?.id)
  }
  byAnna = await insert(anna, 'Anna', 'Anna’s phone')
  byBert = await insert(bert, 'Bert', null)
})

test('every kind of record that the contract lists with a person in it says what an erasure keeps', async () => {
  const lists = Object.values(modules).flatMap((module) => Object.values<ListMetadata>(module.lists))
  const ofPeople = lists.filter(({ fields }) => fields['person'] === 'person').flatMap(({ entity }) => entity ?? [])
  const { rows: kinds } = await app.query<{ entity: string }>('select entity from audit_entity')
  const known = kinds.map(({ entity }) => entity)
  expect(ofPeople.filter((entity) => !known.includes(entity))).toEqual([])
  expect(ofPeople.length).toBeGreaterThan(2)
  await expect(app.query("insert into audit_entity values ('x', 'id', '{}')")).rejects.toThrow(/permission denied/)
})

const line = async (id: number) => (await owner.query('select * from audit where id = $1', [id])).rows[0] as Record<string, unknown>

test('the application can neither change nor delete nor empty it', async () => {
  await expect(app.query("update audit set staff_name = ''")).rejects.toThrow(/permission denied/)
  await expect(app.query('delete from audit')).rejects.toThrow(/permission denied/)
  await expect(app.query('truncate audit')).rejects.toThrow(/permission denied/)
  await expect(app.query("set isb.erasing = 'on'; update audit set staff_name = ''")).rejects.toThrow(/permission denied/)
  await app.query('reset isb.erasing')
  await expect(app.query('alter table audit disable trigger all')).rejects.toThrow(/must be owner/)
})

test('nor can who owns the database, by an ordinary statement', async () => {
  for (const statement of ["update audit set staff_name = ''", 'delete from audit', 'truncate audit cascade'])
    await expect(owner.query(statement)).rejects.toThrow(/append-only/)
})

test('even in an erasure no line goes, and none tells of another change', async () => {
  await owner.query("set isb.erasing = 'on'")
  for (const statement of [
    'delete from audit',
    'truncate audit cascade',
    "update audit set operation = 'menus.update'",
    'update audit set staff_id = null',
    "update audit set rows = '[]'",
  ])
    await expect(owner.query(statement)).rejects.toThrow(/append-only/)
  await owner.query('reset isb.erasing')
})

test('whoever still has an account keeps their traces, and the application cannot blank anybody without erasing them', async () => {
  const { rows: somebody } = await owner.query<{ id: string }>('select id from staff limit 1')
  await expect(owner.query('select erase_person_in_audit($1)', [somebody[0]?.id])).rejects.toThrow(/still there/)
  await expect(app.query('select erase_person_in_audit($1)', [anna])).rejects.toThrow(/permission denied/)
})

test('an erasure blanks the person, in what they did and in what was done to them, and nothing else', async () => {
  const [before, other] = [await line(byAnna), await line(byBert)]
  await app.query('select erase_person($1)', [anna])
  const blanked = [
    { entity: 'staff', id: anna, before: { name: '', email: '', roles: ['Clerk'] }, after: { name: '', email: '', roles: [] } },
    rows[1],
    { entity: 'token', id: 1, before: null, after: { name: '', staffId: anna, scopes: ['upms:menu'] } },
    rows[3],
    { entity: 'vehicle-pass', id: 5, before: null, after: { plate: '', staffId: anna, certificateId: 3, status: 'Pending' } },
    { entity: 'vehicle-pass', id: 5, before: { plate: '', status: 'Valid' }, after: { reason: '', status: 'Cancelled' } },
    rows[6],
    {
      entity: 'bike-rent',
      id: 8,
      before: { bike: 'B-001', confirmation: 'Pending' },
      after: { bike: 'B-001', confirmation: 'Rejected', reason: '' },
    },
    rows[8],
  ]
  expect(await line(byAnna)).toEqual({ ...before, staff_name: '', address: '', token: '', rows: blanked })
  expect(await line(byBert)).toEqual({ ...other, rows: blanked })
})

test('afterwards the way is shut again, in the same transaction too', async () => {
  await owner.query('begin')
  await owner.query('select erase_person($1)', [bert])
  await expect(owner.query("update audit set staff_name = 'x'")).rejects.toThrow(/append-only/)
  await owner.query('rollback')
  await app.query('select erase_person($1)', [bert])
  await expect(app.query("update audit set staff_name = 'x'")).rejects.toThrow(/permission denied/)
  await expect(owner.query("update audit set staff_name = 'x'")).rejects.toThrow(/append-only/)
})

// What each table keeps on people is said, or the table keeps nothing: held against the database's own catalog.
import { isWord } from '@isb/words'
import pg from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { kept } from '../../modules.ts'
import { openDatabase } from '../database/database.ts'
import { columnsOf, type Column } from './columns.ts'
import { headOf, shownColumns } from './gather.ts'
import { nobodys } from './kept.ts'

const pool = new pg.Pool({ ...inject('cluster'), max: 1 })
let columns: readonly Column[]
beforeAll(async () => {
  columns = await columnsOf(openDatabase(pool))
})
afterAll(() => pool.end())

/** Tables that keep nothing on anybody, each with the reason. */
const nobody: Readonly<Record<string, string>> = {
  absence_setting: 'the school’s own words',
  audit: 'has an erasure of its own, in the database; the export reads it with the words of its lines',
  audit_anchor: 'a digest',
  audit_entity: 'names fields',
  audit_handover: 'digests and signatures',
  audit_salt: 'random numbers, and digests whose random number is gone',
  audit_seal: 'digests',
  audit_sealed: 'digests',
  audit_unsealed: 'numbers of lines',
  bike: 'a thing',
  bike_setting: 'the school’s own words',
  bus_approach: 'the run of a day',
  bus_booking_setting: 'the school’s own words',
  bus_leg: 'times of a route',
  bus_place: 'a place',
  bus_position: 'a place',
  bus_route_stop: 'a place',
  bus_run: 'the run of a day',
  bus_run_call: 'the run of a day',
  bus_setting: 'the school’s own words',
  bus_source: 'how often a feed was read',
  bus_stop: 'a place',
  bus_tracker: 'a vehicle',
  bus_vehicle: 'a vehicle',
  calendar_setting: 'the school’s own words',
  erased: 'random ids',
  gate_key: 'a key',
  grade: 'the school’s own words',
  homeroom_told: 'the name of a class',
  kysely_migration: 'not ours',
  kysely_migration_lock: 'not ours',
  menu: 'the school’s own words',
  microsoft_nonce: 'a random number',
  planted_menu: 'codes',
  refused_beyond: 'a number and operations',
  retention_setting: 'the school’s own words',
  role: 'the school’s own words',
  role_menu: 'a grant to a role',
  role_reach: 'a grant to a role',
  school_term: 'the school’s own words',
  school_year: 'the school’s own words',
  setting: 'the school’s own words',
  shared_check: 'check values of keys',
  sick_wave: 'days of a class',
  sign_in_throttle: 'digests, forgotten after two days',
  special_day: 'the school’s own words',
  survey_reminder: 'a day and a number',
  vehicle_setting: 'the school’s own words',
  venue: 'a place',
  venue_block: 'the school’s own words',
  venue_hours: 'the hours of a place',
  venue_lesson: 'the timetable of a place',
  venue_series: 'a rule for repeating',
  venue_taken: 'when a place is taken; by whom the reservation says',
  venue_type: 'the school’s own words',
  withdrawn_pass: 'numbers of passes',
}

const ofTable = (table: string) => columns.filter((column) => column.table === table)
const names = (sql: string, column: string) => new RegExp(`\\b${column}\\b`).test(sql)

test('every table says what it keeps on people, or why that is nothing', () => {
  const tables = [...new Set(columns.map(({ table }) => table))]
  expect(tables.filter((table) => !(table in kept)).toSorted()).toEqual(Object.keys(nobody))
})

test('every column that points at a person says whether the row is theirs, or they had a hand in it', () => {
  const forgotten = columns.filter(({ table, name, refers }) => {
    const { whose = '', by = [] } = kept[table] ?? {}
    return (refers === 'staff' || refers === 'student') && !by.includes(name) && !names(whose, name)
  })
  expect(forgotten).toEqual([])
})

test('a declared column is there', () => {
  const unknown = Object.entries(kept).flatMap(
    ([table, { by = [], erased = {}, stays = [], hidden = [], enums = {}, computed = {}, about }]) => {
      const declared = [
        ...by,
        ...(erased === 'gone' ? [] : Object.keys(erased)),
        ...stays,
        ...hidden,
        ...Object.keys(enums),
        ...Object.keys(computed),
        ...Object.keys(about?.blank ?? {}),
      ]
      return declared.filter((name) => !ofTable(table).some((column) => column.name === name)).map((name) => `${table}.${name}`)
    },
  )
  expect(unknown).toEqual([])
})

test('of a row that outlives its person every text is blanked, or stays because somebody said so', () => {
  const texts = Object.entries(kept).flatMap(([table, { erased, stays = [] }]) =>
    erased === undefined || erased === 'gone'
      ? []
      : ofTable(table)
          .filter(
            ({ name, type, refers }) =>
              (/^(text|json|character)/.test(type) || refers === 'file') && !(name in erased) && !stays.includes(name),
          )
          .map(({ name }) => `${table}.${name}`),
  )
  expect(texts).toEqual([])
})

test('a row that does not go with its account says what becomes of it', async () => {
  const { rows } = await pool.query<{ table: string; column: string }>(
    `select c.relname as table, a.attname as column from pg_constraint f join pg_class c on c.oid = f.conrelid
       join pg_attribute a on a.attrelid = c.oid and a.attnum = f.conkey[1]
     where f.contype = 'f' and f.confrelid = 'staff'::regclass and f.confdeltype <> 'c'`,
  )
  expect(rows.filter(({ table, column }) => names(kept[table]?.whose ?? '', column) && !kept[table]?.erased)).toEqual([])
})

test('tables and columns that a person is shown have words', () => {
  const shown = Object.entries(kept).filter(([, { whose }]) => whose !== nobodys)
  const keys = shown.flatMap(([table, what]) => [`kept.${table}`, ...shownColumns(columns, table, what).map(headOf)])
  expect(keys.filter((key) => !isWord(key))).toEqual([])
})

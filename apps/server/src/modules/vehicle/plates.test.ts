// Plates that were stored before their keys had provinces as characters.
import { randomBytes } from 'node:crypto'
import { plateKey } from '@isb/domain'
import pg from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { migrate } from '../../core/database/database.ts'

const cluster = inject('cluster')
const database = `plates_${randomBytes(6).toString('hex')}`
const connection = { ...cluster, database }
const owner = new pg.Client(cluster)
const client = new pg.Client(connection)

beforeAll(async () => {
  await owner.connect()
  await owner.query(`create database ${database} template template0`)
  await migrate(connection, '0019-reset-links')
  await client.connect()
})
afterAll(async () => {
  await client.end()
  await owner.query(`drop database ${database} with (force)`)
  await owner.end()
})

const squeezed = (plate: string) => plate.toUpperCase().replaceAll(/[ ·-]/gu, '')
const valid = `'Valid', now(), current_date, current_date + 30`
const insert = (plate: string, standing = `'Pending', null, null, null`) =>
  client.query(
    `insert into vehicle_pass (submitted_at, applicant_name, email, type, plate, plate_key, search, status, decided_at, valid_from, expires_on)
     values (now(), 'Zhou Lin', 'a@b.example', 'parent', $1, $2, 'zhou lin', ${standing})`,
    [plate, squeezed(plate)],
  )

test('plates that stand get the keys that new ones get, and are found by them', async () => {
  const plates = [
    'hu a-88888',
    'Su E 0X3K8',
    'JIN B6789K',
    'YUN A12345',
    'EA12345',
    'EP12345',
    'HU C8630挂',
    'HU AD12345',
    'M-AB 1234',
    '沪A·1',
  ]
  for (const plate of plates) await insert(plate)
  // The same car, once in each spelling: neither of its passes is taken away.
  await insert('沪B·77777', valid)
  await insert('HU B 77777', valid)
  await migrate(connection)
  const { rows } = await client.query<{ plate: string; plate_key: string; search: string }>(
    'select plate, plate_key, search from vehicle_pass',
  )
  const keyOf = (plate: string) => rows.find((row) => row.plate === plate)?.plate_key
  expect(plates.map(keyOf)).toEqual(plates.map(plateKey))
  expect(keyOf('hu a-88888')).toBe('沪A88888')
  expect(keyOf('HU B 77777')).toBe('HUB77777')
  expect(rows.find(({ plate }) => plate === 'JIN B6789K')?.search).toMatch(/津b6789k.*晋b6789k|晋b6789k.*津b6789k/)
})

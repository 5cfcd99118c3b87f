// Many decide at once, through two servers on one database: a pass is decided once, a plate has one valid pass a day, whoever loses is
// told why.
import type { Isb } from '@isb/sdk'
import type { TestServer } from '@isb/server/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { outcomes } from '../lib/outcomes.ts'
import { startTwoServers, type TwoServers } from '../lib/two-servers.ts'

let servers: TwoServers
let one: TestServer
let clients: readonly [Isb, Isb]

beforeAll(async () => {
  servers = await startTwoServers(['admin', 'security'])
  ;({ one, clients } = servers)
})
afterAll(() => servers.stop())

const by = (index: number) => clients[(index % 2) as 0 | 1]
const apply = async (plate: string) =>
  (await clients[0].vehicle.create({ body: { applicantName: 'Zhou Lin', email: 'zhou.lin@family.example', type: 'parent', plate } })).id
const day = (later: number) => new Date(Date.now() + later * 24 * 60 * 60_000).toISOString().slice(0, 10)

test('two decide one pass: one has decided, the other is told who was first, and one mail is written', async () => {
  for (let round = 0; round < 10; round++) {
    const path = { passId: await apply(`沪R·2${String(round).padStart(4, '0')}`) }
    const settled = await Promise.allSettled([
      clients[0].vehicle.confirm({ path, body: { expiresOn: day(30) } }),
      clients[1].vehicle.reject({ path, body: { reason: 'No' } }),
    ])
    const lost = settled.find(({ status }) => status === 'rejected') as PromiseRejectedResult
    const { status } = await clients[0].vehicle.get({ path })
    const first = status === 'Valid' ? 'He Jing was first: this is already confirmed' : 'Guo Qiang was first: this is already rejected'
    expect(settled.filter((one) => one.status === 'fulfilled')).toHaveLength(1)
    expect(lost.reason).toMatchObject({ code: 3, reason: 'ALREADY_DECIDED', message: first })
    const { rows } = await one.pool.query<{ kind: string }>("select kind from outbox where entity = 'vehicle-pass' and entity_id = $1", [
      path.passId,
    ])
    expect(rows).toEqual([{ kind: status === 'Valid' ? 'pass-confirmed' : 'pass-rejected' }])
  }
})

test('twenty applications for one plate are confirmed for days that overlap: one is valid, the others are told which days are taken', async () => {
  for (let round = 0; round < 3; round++) {
    const plate = `沪R·1000${round}`
    const passes = await Promise.all(Array.from({ length: 20 }, () => apply(plate)))
    const counts = await outcomes(
      passes.map((passId, at) => by(at).vehicle.confirm({ path: { passId }, body: { validFrom: day(at % 7), expiresOn: day(30 + at) } })),
    )
    expect(counts).toEqual({ done: 1, PASS_OVERLAPS: 19 })
    const { records } = await clients[1].vehicle.list({ query: { search: plate, pageSize: 100 } })
    expect(records.map(({ status }) => status).toSorted()).toEqual([...Array.from({ length: 19 }, () => 'Pending'), 'Valid'])
  }
})

test('one pass is confirmed while its plate’s old one is continued: their days never meet', async () => {
  for (let round = 0; round < 10; round++) {
    const plate = `沪R·3${String(round).padStart(4, '0')}`
    const old = { passId: await apply(plate) }
    await clients[0].vehicle.confirm({ path: old, body: { expiresOn: day(30) } })
    await clients[0].vehicle.void({ path: old, body: { reason: 'Sold' } })
    const next = { passId: await apply(plate) }
    const counts = await outcomes([
      clients[0].vehicle.renew({ path: old, body: { expiresOn: day(60) } }),
      clients[1].vehicle.confirm({ path: next, body: { expiresOn: day(90) } }),
    ])
    expect(counts).toEqual({ done: 1, PASS_OVERLAPS: 1 })
  }
})

test('the key of printed passes is made once, whoever prints first', async () => {
  await one.pool.query('delete from gate_key')
  const gates = await Promise.all(Array.from({ length: 12 }, (_, at) => by(at).vehicle.gate()))
  expect(new Set(gates.map(({ keys }) => JSON.stringify(keys))).size).toBe(1)
  expect(gates[0]?.keys).toHaveLength(1)
})

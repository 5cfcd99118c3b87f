// What a decision costs the database: whoever decides a queue holds a row's lock for no more statements than this.
import pg from 'pg'
import { afterEach, expect, test, vi } from 'vitest'
import { openHouse } from '../lib/house.ts'

const house = openHouse()
afterEach(() => vi.restoreAllMocks())

/** The statements of the one transaction that a change makes, `begin` and `commit` left out. */
async function statementsOf(change: () => Promise<unknown>): Promise<string[]> {
  const transactions = new Map<object, string[]>()
  const ended: string[][] = []
  const query = pg.Client.prototype.query as (this: pg.Client, ...given: unknown[]) => unknown
  vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (this: pg.Client, ...given: unknown[]) {
    const [statement] = given as [string | { text: string }]
    const text = typeof statement === 'string' ? statement : statement.text
    if (text === 'begin') transactions.set(this, [])
    else if (text === 'commit') ended.push(transactions.get(this) ?? [])
    else transactions.get(this)?.push(text)
    if (text === 'commit' || text === 'rollback') transactions.delete(this)
    return query.apply(this, given) as never
  })
  await change()
  vi.restoreAllMocks()
  const audited = ended.filter((statements) => statements.some((text) => text.includes('"audit"')))
  expect(audited).toHaveLength(1)
  return audited[0] ?? []
}

const most = 8

test('a rent and a return are decided in eight statements at most', async () => {
  const admin = await house.person('admin')
  const { rows } = await house.server.pool.query<{ id: number }>(
    'select id from staff s where enabled and not exists (select from bike_rent r where r.person_id = s.id) limit 2',
  )
  const ask = async (place: 0 | 1) => {
    const { id } = await admin.bike.create({ body: { number: `S-${place}` } })
    return admin.bike.requestRent({ body: { bikeId: id, personId: Number(rows[place]?.id) } })
  }
  const keyed = (key: string) => ({ idempotencyKey: `statements-${key}` })
  const rent = await ask(0)
  expect((await statementsOf(() => admin.bike.confirmRent({ path: { rentId: rent.id } }, keyed('a')))).length).toBeLessThanOrEqual(most)
  const other = await ask(1)
  const reason = { reason: 'No' }
  const rejected = await statementsOf(() => admin.bike.rejectRent({ path: { rentId: other.id }, body: reason }, keyed('b')))
  expect(rejected.length).toBeLessThanOrEqual(most)
  const first = await admin.bike.requestReturn({ body: { rentId: rent.id } })
  const refused = await statementsOf(() => admin.bike.rejectReturn({ path: { returnId: first.id }, body: reason }, keyed('c')))
  expect(refused.length).toBeLessThanOrEqual(most)
  const second = await admin.bike.requestReturn({ body: { rentId: rent.id } })
  const returned = await statementsOf(() => admin.bike.confirmReturn({ path: { returnId: second.id } }, keyed('d')))
  expect(returned.length).toBeLessThanOrEqual(most)
})

test('so is a pass, with the key that signs it', async () => {
  const admin = await house.person('admin')
  const apply = (plate: string) =>
    admin.vehicle.create({ body: { applicantName: 'Wu Tao', email: 'wu@school.example', type: 'visitor', plate } })
  // The first gate makes the key.
  await admin.vehicle.gate()
  const given = await apply('沪A90001')
  const path = { passId: given.id }
  const confirmed = await statementsOf(() =>
    admin.vehicle.confirm({ path, body: { expiresOn: '2099-07-31' } }, { idempotencyKey: 'statements-e' }),
  )
  expect(confirmed.length).toBeLessThanOrEqual(most)
  const other = await apply('沪A90002')
  const rejected = await statementsOf(() =>
    admin.vehicle.reject({ path: { passId: other.id }, body: { reason: 'No' } }, { idempotencyKey: 'statements-f' }),
  )
  expect(rejected.length).toBeLessThanOrEqual(most)
})

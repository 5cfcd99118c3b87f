// Nobody changes the audit unseen, not even who owns the database; what is erased lawfully is no tampering.
import { randomBytes } from 'node:crypto'
import type pg from 'pg'
import { beforeAll, describe, expect, test } from 'vitest'
import { openHouse, type Person } from '../lib/house.ts'

const house = openHouse()
let admin: Person
let seed = 0

beforeAll(async () => {
  admin = await house.person('admin')
})

const change = () => admin.bike.create({ body: { number: `S-${(seed += 1)}` } })
/** Lines that no seal holds are sealed first. */
async function verdict(noted?: ReadonlyMap<number, string>) {
  await house.server.seal()
  return house.server.verifyAudit(noted)
}

/** What the owner of the database does, without the guards that stand in the way of an ordinary statement; undone afterwards. */
async function tampering(how: (owner: pg.PoolClient, line: number) => Promise<unknown>): Promise<unknown[]> {
  const owner = await house.server.pool.connect()
  const { rows } = await owner.query<{ id: number }>(
    "select max(audit_id)::int as id from audit_sealed join audit a on a.id = audit_id where operation = 'bike.create'",
  )
  const line = rows[0]?.id ?? 0
  const tables = ['audit', 'audit_seal', 'audit_sealed', 'audit_salt', 'audit_unsealed', 'audit_anchor']
  const suffix = randomBytes(4).toString('hex')
  for (const table of tables) await owner.query(`create temporary table ${table}_${suffix} as select * from ${table}`)
  try {
    await owner.query("set session_replication_role = 'replica'")
    await how(owner, line)
    await owner.query('reset session_replication_role')
    return (await house.server.verifyAudit()).breaks.map((one) => ('line' in one ? `${one.what} ${one.line - line}` : one.what))
  } finally {
    await owner.query("set session_replication_role = 'replica'")
    for (const table of tables) {
      await owner.query(`delete from ${table}`)
      await owner.query(`insert into ${table} ${table === 'audit' ? 'overriding system value' : ''} select * from ${table}_${suffix}`)
    }
    await owner.query('reset session_replication_role')
    owner.release()
  }
}

describe('The audit', () => {
  test('is sealed with what was done since, and nothing of it was changed', async () => {
    await change()
    const before = await verdict()
    expect(before).toMatchObject({ unsealed: 0, breaks: [] })
    await change()
    expect(await house.server.verifyAudit()).toMatchObject({ lines: before.lines, unsealed: 1, breaks: [] })
    expect(await house.server.seal()).toBe(1)
    expect(await house.server.seal(), 'nothing is sealed twice').toBe(0)
    const after = await house.server.verifyAudit()
    expect(after).toMatchObject({ seals: before.seals + 1, lines: before.lines + 1, unsealed: 0, breaks: [] })
  })

  test('is sealed by what a moment shows: a change that takes long is in the next seal', async () => {
    const { pool } = house.server
    const slow = await pool.connect()
    await slow.query("begin; insert into audit (at, operation, rows) values (now(), 'slow', '[]')")
    await change()
    expect(await house.server.seal()).toBe(1)
    await slow.query('commit')
    slow.release()
    expect(await house.server.seal()).toBe(1)
    expect((await house.server.verifyAudit()).breaks).toEqual([])
  })

  // S-38
  test('tells which line was changed, taken away or put in, and by whom else it was sealed', async () => {
    await change()
    await change()
    await house.server.seal()
    const ofLine = (text: string) => (owner: pg.PoolClient, line: number) => owner.query(text, [line])
    const cases: [what: string, how: (owner: pg.PoolClient, line: number) => Promise<unknown>, found: string[]][] = [
      ['a name', ofLine("update audit set staff_name = 'Somebody' where id = $1"), ['line changed 0']],
      ['an operation', ofLine("update audit set operation = 'bike.remove' where id = $1"), ['line changed 0']],
      ['a moment', ofLine("update audit set at = at + interval '1 microsecond' where id = $1"), ['line changed 0']],
      ['a value', ofLine(`update audit set rows = jsonb_set(rows, '{0,after,number}', '"X"') where id = $1`), ['line changed 0']],
      ['which record', ofLine(`update audit set rows = jsonb_set(rows, '{0,id}', '1') where id = $1`), ['line changed 0']],
      ['a field more', ofLine(`update audit set rows = jsonb_set(rows, '{0,after,more}', '1') where id = $1`), ['line changed 0']],
      ['a name blanked', ofLine("update audit set staff_name = '' where id = $1"), ['line changed 0']],
      ['a line gone', ofLine('delete from audit where id = $1'), ['line missing 0']],
      [
        'gone from its seal too',
        ofLine('with gone as (delete from audit where id = $1) delete from audit_sealed where audit_id = $1'),
        ['seal changed'],
      ],
      ['another digest', ofLine("update audit_sealed set digest = sha256('x') where audit_id = $1"), ['seal changed', 'line changed 0']],
      ['a salt gone', ofLine('delete from audit_salt where audit_id = $1'), ['line missing 0']],
      [
        'a line put in',
        ofLine(`insert into audit (id, at, operation, rows) overriding system value
          values ($1 + 1000, (select min(at) from audit_seal) - interval '31 minutes', 'staff.create', '[]')`),
        ['line put in 1000'],
      ],
      [
        'a seal gone',
        (owner) => owner.query('delete from audit_seal where id = (select max(id) - 1 from audit_seal)'),
        ['seal missing', 'seal changed'],
      ],
      [
        'another key',
        (owner) => owner.query("update audit_seal set signature = sha256('x') where id = (select max(id) from audit_seal)"),
        ['signature wrong'],
      ],
    ]
    for (const [what, how, found] of cases) expect(await tampering(how), what).toEqual(found)
  })

  test('ends where somebody noted it: a log tells of seals that the database has no more', async () => {
    await change()
    const { last, breaks } = await verdict()
    expect(breaks).toEqual([])
    const noted = new Map([[last?.seal ?? 0, last?.digest ?? '']])
    expect((await verdict(noted)).breaks).toEqual([])
    expect((await verdict(new Map([[last?.seal ?? 0, '0'.repeat(64)]]))).breaks).toEqual([{ what: 'seal not as noted', seal: last?.seal }])
    expect((await verdict(new Map([[1_000_000, '0'.repeat(64)]]))).breaks).toEqual([{ what: 'seal missing', seal: 1_000_000 }])
  })

  test('loses the values of an erased person and their salts, keeps the digests, and verifies as before', async () => {
    const name = 'Wilhelmina Oakhurst'
    const { id } = await admin.staff.create({ body: { type: 'other', name, email: 'oakhurst@school.example' } })
    const before = await verdict()
    expect(before).toMatchObject({ erased: 0, breaks: [] })
    await admin.staff.erase({ path: { staffId: id }, body: { name } })
    expect((await house.server.verifyAudit()).breaks, 'before it is sealed again').toEqual([])
    const after = await verdict()
    expect(after.breaks).toEqual([])
    expect(after.erased).toBeGreaterThan(1)
    // Whoever guesses the name finds no salt to try it with.
    const { rows } = await house.server.pool.query<{ seed: null; salted: number; erased: number }>(
      `select seed, (select count(*)::int from jsonb_object_keys(salts)) as salted, (select count(*)::int from jsonb_object_keys(erased)) as erased
       from audit_salt where erased <> '{}' order by audit_id`,
    )
    expect(rows.map(({ seed }) => seed)).toEqual(rows.map(() => null))
    expect(rows.reduce((sum, { erased }) => sum + erased, 0)).toBe(after.erased)
    // Where something was erased nothing else can be put, and the next seal does not make it good.
    const { rows: lines } = await house.server.pool.query<{ id: number }>(
      "select audit_id::int as id from audit_salt where erased ? '0.after.name' limit 1",
    )
    const line = lines[0]?.id
    const put = (value: string) => async (owner: pg.PoolClient) => {
      await owner.query(`update audit set rows = jsonb_set(rows, '{0,after,name}', $2) where id = $1`, [line, value])
      await owner.query('insert into audit_unsealed values ($1)', [line])
    }
    expect(await tampering(put('"Somebody"'))).toHaveLength(1)
    expect((await verdict()).breaks).toEqual([])
  })

  test('is tidied away with its seals from the old end; the beginning of the rest is signed', async () => {
    const { pool } = house.server
    await pool.query("insert into audit (at, operation, rows) values (now() - interval '3 years', 'older.line', '[]')")
    // A server that was away does not take the line for one that was put in: no seal came before it.
    await pool.query('truncate audit_seal, audit_sealed, audit_salt, audit_unsealed')
    await pool.query("insert into audit_unsealed select id from audit where operation = 'older.line'")
    await house.server.seal()
    await pool.query("insert into audit_unsealed select id from audit where operation <> 'older.line'")
    const before = await verdict()
    await admin.retention.tidyUp()
    const after = await verdict()
    expect(after.breaks.filter(({ what }) => what !== 'line put in')).toEqual([])
    expect(after.seals, 'one is new').toBe(before.seals)
    const forged = await tampering((owner) => owner.query("update audit_anchor set before = before + interval '1 day'"))
    expect(forged).toContain('anchor forged')
    // Not even the application can close more than what is old.
    const client = await pool.connect()
    await client.query('begin; set local role isb_app')
    await expect(client.query("select close_audit(2147483646, '', now() - interval '2 years', '')")).rejects.toThrow(/keeps its seals/)
    await client.query('rollback')
    client.release()
  })
})

// Every operation of the contract × everybody who might call it: who may passes, who may not is refused, and a refusal leaves no trace.
import { contractCodes, operationIds, operationOf, type OperationId } from '@isb/contract'
import document from '@isb/contract/openapi.json' with { type: 'json' }
import { beforeAll, describe, expect, test } from 'vitest'
import { password, openHouse } from '../lib/house.ts'
import { sessionOf } from '../trust/lib/pair.ts'

const house = openHouse()
// A feed that is switched off is not there for anybody.
const openFeeds = () => house.server.pool.query('update calendar_setting set feed_public = true; update bus_setting set open_feeds = true')
beforeAll(openFeeds)

const callers = [
  'no token',
  'a made-up token',
  'an ended session',
  'a disabled account',
  'nobody',
  'front',
  'office',
  'it',
  'a token of it',
  'a revoked token of it',
  'an expired token of it',
  'a token of admin',
  'an app of admin that acts for nobody',
  'admin',
] as const
type Caller = (typeof callers)[number]

/** The codes that each demo account's roles are granted; the administrator holds them all. */
const held: Partial<Record<Caller, readonly string[]>> = {
  nobody: [],
  front: [],
  office: ['upms:menu'],
  it: ['upms:menu', 'upms:menu:create', 'upms:menu:edit', 'upms:menu:sort'],
  // What the scopes name and the owner holds: of these two the owner lacks the second, and lost nothing by the first.
  'a token of it': ['upms:menu:create'],
  'a token of admin': ['upms:role'],
  // The app may call everything, and the account called nobody holds nothing.
  'an app of admin that acts for nobody': [],
}
/** The scopes that each API token was made with. */
const scopes: Partial<Record<Caller, readonly string[]>> = {
  'a token of it': ['upms:menu:create', 'upms:menu:delete'],
  'a revoked token of it': ['upms:menu'],
  'an expired token of it': ['upms:menu'],
  'a token of admin': ['upms:role'],
  'an app of admin that acts for nobody': contractCodes,
}
const noCaller = [
  'no token',
  'a made-up token',
  'an ended session',
  'a disabled account',
  'a revoked token of it',
  'an expired token of it',
]

function expected(id: OperationId, caller: Caller): 'passes' | 4 | 18 {
  const { permission, tokens, forOneself, own } = operationOf(id)
  if (permission === 'public') return 'passes'
  if (noCaller.includes(caller)) return 18
  if (scopes[caller] && tokens === 'never') return 4
  // Neither token has a scope for own data; the allowance without a person is the caller's own.
  if ((own || id === 'bike.allowance') && caller.startsWith('a token')) return 4
  if (permission === 'session' || caller === 'admin') return 'passes'
  if (forOneself && caller.startsWith('an app')) return 'passes'
  return held[caller]?.includes(permission) ? 'passes' : 4
}

/** Those who are out: signed in once, and out ever since. */
const out = new Map<Caller, string>()

async function tokenOf(caller: Caller): Promise<string | undefined> {
  if (caller === 'no token') return undefined
  if (caller === 'a made-up token') return 'A'.repeat(43)
  if (scopes[caller]) return apiToken(caller)
  // A session of one's own for each cell: some calls end it.
  if (caller !== 'an ended session' && caller !== 'a disabled account') return sessionOf(house.server, caller)
  const kept = out.get(caller)
  if (kept !== undefined) return kept
  const account = caller === 'an ended session' ? 'front' : 'temporary'
  if (account === 'temporary')
    await house.server.pool.query(
      "insert into staff (name, email, password_hash) select 'Temporary', 'temporary@school.example', password_hash from staff where email = 'admin@school.example' on conflict (email) do update set enabled = true",
    )
  const stranger = house.stranger()
  const { token } = await stranger.auth.login({ body: { email: `${account}@school.example`, password } })
  if (caller === 'an ended session') await stranger.auth.logout()
  if (caller === 'a disabled account')
    await house.server.pool.query("update staff set enabled = false where email = 'temporary@school.example'")
  out.set(caller, token)
  return token
}

/** An API token as the database keeps one, made beside the API: its scopes may be more than its owner holds by now. */
async function apiToken(caller: Caller): Promise<string> {
  const secret = `isb_${Buffer.from(caller.padEnd(32, '.')).toString('base64url')}`
  const owner = caller.includes('admin') ? 'admin' : 'it'
  await house.server.pool.query(
    `insert into api_token (staff_id, token_hash, name, start, scopes, created_at, expires_at, revoked_at, acts)
     select id, sha256($2), $3, left($4, 8), $5, now() - interval '2 hours', now() + make_interval(hours => $6), case when $7 then now() end, $8
     from staff where email = $1 on conflict (token_hash) do nothing`,
    [
      `${owner}@school.example`,
      Buffer.from(secret),
      caller,
      secret,
      scopes[caller],
      caller.startsWith('an expired') ? -1 : 1,
      caller.startsWith('a revoked'),
      caller.startsWith('an app'),
    ],
  )
  return secret
}

/** The id of an account without any role. */
async function nobodysId(): Promise<string> {
  const { rows } = await house.server.pool.query<{ id: string }>("select id::text from staff where email = 'nobody@school.example'")
  return rows[0]!.id
}

interface Described {
  operationId: string
  requestBody?: { content: Record<string, { example: unknown }> }
}
const examples = new Map(
  Object.values(document.paths as unknown as Record<string, Record<string, Described>>)
    .flatMap((item) => Object.values(item))
    .map(({ operationId, requestBody }) => [operationId, requestBody?.content['application/json']?.example]),
)

async function call(id: OperationId, token: string | undefined, actingPerson?: string): Promise<{ code: number; reason?: string }> {
  const { method, path, body: takes } = operationOf(id)
  const example = examples.get(id)
  const body = takes === 'bytes' ? 'a file' : example === undefined ? undefined : JSON.stringify(example)
  const answer = await fetch(`${house.server.url}/isb/admin${path.replaceAll(/\{\w+\}/g, '999999')}`, {
    method,
    headers: {
      'X-App-Key': 'isb-console',
      'X-Tenant-Id': 'isb',
      ...(token && { Authorization: `Bearer ${token}` }),
      ...(actingPerson !== undefined && { 'X-Acting-Person': actingPerson }),
      ...(body !== undefined && { 'Content-Type': takes === 'bytes' ? 'application/octet-stream' : 'application/json' }),
    },
    ...(body !== undefined && { body }),
  })
  expect(answer.status).toBe(200)
  // A file or a stream of events has begun: that is passing.
  if (!answer.headers.get('content-type')?.startsWith('application/json')) {
    await answer.body?.cancel()
    return { code: 0 }
  }
  return answer.json() as Promise<{ code: number; reason?: string }>
}

/** What a refused call may touch: that somebody was there, and what throttles and clocks note by themselves. */
const mayMove = [
  // Earlier lines of the audit are sealed meanwhile.
  'audit_unsealed',
  'audit_seal',
  'audit_sealed',
  'audit_salt',
  // That it was refused is counted.
  'refused_beyond',
  'session',
  'sign_in_device',
  'sign_in_failure',
  'sign_in_throttle',
  'microsoft_nonce',
  'gate_key',
  'kysely_migration',
  'kysely_migration_lock',
]

/** Columns that count, of tables where being here is written too, or that mails have left which were put there before. */
const columnsThatCount: Record<string, string> = {
  outbox: 'of recipient',
  api_token: 'of scopes, expires_at, revoked_at',
  staff: 'of name, email, enabled, password_hash',
}

/** From here on the database notes which tables a call writes to; what is rolled back is noted by nobody. */
beforeAll(async () => {
  const { pool } = house.server
  const { rows } = await pool.query<{ name: string }>(
    "select relname as name from pg_class where relkind in ('r', 'p') and relnamespace = 'public'::regnamespace and relname <> all($1) order by 1",
    [mayMove],
  )
  await pool.query(`
    create table touched (name text not null);
    -- That it was refused stands in the audit.
    create function note_touch() returns trigger language plpgsql as $$ begin
      insert into touched select tg_table_name where tg_table_name <> 'audit' or to_jsonb(new) ->> 'reason' is null; return null; end $$;
    ${rows
      .map(
        ({ name }) => `
    create trigger note_touch after insert or delete or update ${columnsThatCount[name] ?? ''} on ${name} for each row execute function note_touch();
    create trigger note_truncate after truncate on ${name} execute function note_touch();`,
      )
      .join('')}`)
})

/** The tables that somebody wrote to since it was last asked. */
async function takeTouched(): Promise<string[]> {
  const { rows } = await house.server.pool.query<{ name: string }>('delete from touched returning name')
  return [...new Set(rows.map(({ name }) => name))]
}

describe.each(callers)('%s', (caller) => {
  test.each(operationIds)('%s', async (id) => {
    const token = await tokenOf(caller)
    const wanted = expected(id, caller)
    await takeTouched()
    const { code, reason } = await call(id, token, caller.startsWith('an app') ? await nobodysId() : undefined)
    // The examples ask for somebody else, which is refused later on.
    if (wanted === 'passes' && reason === 'ON_BEHALF_NOT_HELD') return
    expect(code === 4 || code === 18 ? code : 'passes').toBe(wanted)
    expect(wanted === 'passes' ? [] : await takeTouched()).toEqual([])
    // The example of settings closes them.
    if (id.endsWith('.updateSettings')) await openFeeds()
  })
})

test('a client that the deployment does not know is refused before anything else', async () => {
  const ask = (headers: Record<string, string>) => fetch(`${house.server.url}/isb/admin/auth/config`, { headers })
  for (const headers of [
    {} as Record<string, string>,
    { 'X-App-Key': 'isb-console' },
    { 'X-App-Key': 'other', 'X-Tenant-Id': 'isb' },
    { 'X-App-Key': 'isb-console', 'X-Tenant-Id': 'other' },
  ]) {
    const answer = await ask(headers)
    expect(answer.status).toBe(403)
    expect(await answer.json()).toMatchObject({ code: 4, reason: 'CLIENT_UNKNOWN' })
  }
})

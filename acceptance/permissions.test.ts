// Every operation of the contract × everybody who might call it: who may passes, who may not is refused, and a refusal leaves no trace.
import { operationIds, operationOf, type OperationId } from '@isb/contract'
import document from '@isb/contract/openapi.json' with { type: 'json' }
import { describe, expect, test } from 'vitest'
import { password, openHouse } from './lib/house.ts'

const house = openHouse()

const callers = [
  'no token',
  'a made-up token',
  'an ended session',
  'a disabled account',
  'nobody',
  'front',
  'office',
  'it',
  'admin',
] as const
type Caller = (typeof callers)[number]

/** The codes that each demo account's roles are granted; the administrator holds them all. */
const held: Partial<Record<Caller, readonly string[]>> = {
  nobody: [],
  front: [],
  office: ['upms:menu'],
  it: ['upms:menu', 'upms:menu:create', 'upms:menu:edit', 'upms:menu:sort'],
}

function expected(id: OperationId, caller: Caller): 'passes' | 4 | 18 {
  const { permission } = operationOf(id)
  if (permission === 'public') return 'passes'
  if (['no token', 'a made-up token', 'an ended session', 'a disabled account'].includes(caller)) return 18
  if (permission === 'session' || caller === 'admin') return 'passes'
  return held[caller]?.includes(permission) ? 'passes' : 4
}

async function tokenOf(caller: Caller): Promise<string | undefined> {
  if (caller === 'no token') return undefined
  if (caller === 'a made-up token') return 'A'.repeat(43)
  const account = caller === 'an ended session' ? 'front' : caller === 'a disabled account' ? 'temporary' : caller
  if (account === 'temporary')
    await house.server.pool.query(
      "insert into staff (name, email, password_hash) select 'Temporary', 'temporary@school.example', password_hash from staff where email = 'admin@school.example' on conflict (email) do update set enabled = true",
    )
  const stranger = house.stranger()
  const { token } = await stranger.auth.login({ body: { email: `${account}@school.example`, password } })
  if (caller === 'an ended session') await stranger.auth.logout()
  if (caller === 'a disabled account')
    await house.server.pool.query("update staff set enabled = false where email = 'temporary@school.example'")
  return token
}

interface Described {
  operationId: string
  requestBody?: { content: Record<string, { example: unknown }> }
}
const exampleOf = (id: OperationId) =>
  Object.values(document.paths as unknown as Record<string, Record<string, Described>>)
    .flatMap((item) => Object.values(item))
    .find(({ operationId }) => operationId === id)?.requestBody?.content['application/json']?.example

async function call(id: OperationId, token: string | undefined): Promise<{ code: number; reason?: string }> {
  const { method, path } = operationOf(id)
  const body = exampleOf(id)
  const answer = await fetch(`${house.server.url}/isb/admin${path.replaceAll(/\{\w+\}/g, '999999')}`, {
    method,
    headers: {
      'X-App-Key': 'isb-console',
      'X-Tenant-Id': 'isb',
      ...(token && { Authorization: `Bearer ${token}` }),
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  expect(answer.status).toBe(200)
  return answer.json() as Promise<{ code: number; reason?: string }>
}

/** Everything that a call could change. */
async function everything(): Promise<string> {
  const tables = ['menu', 'role', 'role_menu', 'staff_role', 'setting', 'audit', 'outbox', 'run', 'idempotency', 'reset_code']
  const parts = await Promise.all(
    tables.map((table) =>
      house.server.pool.query<{ all: string }>(
        `select count(*) || ' ' || coalesce(md5(string_agg(t::text, '' order by t::text)), '') as all from ${table} t`,
      ),
    ),
  )
  return parts.map(({ rows }) => rows[0]?.all).join('\n')
}

describe.each(callers)('%s', (caller) => {
  test.each(operationIds)('%s', async (id) => {
    const token = await tokenOf(caller)
    const before = await everything()
    const { code } = await call(id, token)
    const wanted = expected(id, caller)
    expect(code === 4 || code === 18 ? code : 'passes').toBe(wanted)
    expect(wanted === 'passes' || (await everything()) === before).toBe(true)
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

// Signing in with Microsoft, against a real OpenID provider: whom it lets in, and whom not and why.
import { createHmac, createPublicKey, generateKeyPairSync, sign, type JsonWebKey } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import type { ApiError } from '@isb/sdk'
import { startTestServer } from '@isb/server/testing'
import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest'
import { openHouse, refusal } from '../lib/house.ts'
import { startProvider, tenant } from '../lib/provider.ts'

const provider = await startProvider()
const log: string[] = []
const house = openHouse({ ...provider.env, LOG_LEVEL: 'info' }, { write: (line) => void log.push(line) })
beforeAll(() => provider.open(house.server.url))
afterAll(() => provider.stop())

const oid = (last: number) => `00000000-0000-4000-8000-00000000000${last}`
const newNonce = async () => (await house.stranger().auth.beginMicrosoft()).nonce
const tokenOf = async (sub: string, client?: string) => provider.idToken(sub, await newNonce(), client)
const signIn = async (idToken: string, locale: 'en' | 'zh' = 'en') => {
  const person = house.stranger(locale)
  await person.auth.microsoft({ body: { idToken } })
  return person
}
const refused = (idToken: string, locale?: 'en' | 'zh') => refusal(signIn(idToken, locale))
const account = async (email: string) =>
  (
    await house.server.pool.query(
      'select s.microsoft_id, s.last_login_at, (select count(*) from session where staff_id = s.id)::int as sessions from staff s where email = $1',
      [email],
    )
  ).rows[0] as { microsoft_id: string | null; last_login_at: Date | null; sessions: number }
const nonces = async () => Number((await house.server.pool.query('select count(*) from microsoft_nonce')).rows[0]?.count)

/** A token taken apart, changed, and put together again with whatever signature it is given. */
function forge(idToken: string, change: { header?: object; claims?: object }, signature?: (text: string) => Buffer): string {
  const [header = '', claims = '', signed = ''] = idToken.split('.')
  const changed = (part: string, more: object = {}) =>
    Buffer.from(JSON.stringify({ ...(JSON.parse(Buffer.from(part, 'base64url').toString()) as object), ...more })).toString('base64url')
  const text = `${changed(header, change.header)}.${changed(claims, change.claims)}`
  return `${text}.${signature ? signature(text).toString('base64url') : signed}`
}

const publicKey = async () => {
  const { keys } = (await (await fetch(`${provider.issuer}/jwks`)).json()) as { keys: JsonWebKey[] }
  return createPublicKey({ key: keys[0] ?? {}, format: 'jwk' }).export({ type: 'spki', format: 'pem' })
}

describe('signing in with Microsoft', () => {
  test('is announced to the sign-in screen, and the page may talk to the authority and nobody else', async () => {
    expect(await house.stranger().auth.config()).toMatchObject({ microsoft: { clientId: 'school-console', authority: provider.issuer } })
    const { headers } = await fetch(`${house.server.url}/login`)
    expect(headers.get('content-security-policy')).toContain(`connect-src 'self' ${provider.issuer};`)
  })

  test('finds the account by an address asserted verified, binds it, and from then on knows the person whatever the address', async () => {
    provider.people.set('office', { oid: oid(1), tid: tenant, email: 'Office@School.Example', email_verified: true, name: 'Li Na' })
    const before = await account('office@school.example')
    const person = await signIn(await tokenOf('office'))
    expect(person.session()).toMatchObject({ authHeaderSchema: 'Bearer', token: expect.stringMatching(/^[\w-]{43}$/) })
    expect(await person.auth.me()).toMatchObject({ email: 'office@school.example' })
    const after = await account('office@school.example')
    expect(after).toMatchObject({ microsoft_id: oid(1), sessions: before.sessions + 1 })
    expect(after.last_login_at?.getTime()).toBeGreaterThan(before.last_login_at?.getTime() ?? 0)

    provider.people.set('office', { oid: oid(1), tid: tenant, email: 'married@elsewhere.example', email_verified: false })
    expect(await (await signIn(await tokenOf('office'))).auth.me()).toMatchObject({ email: 'office@school.example' })
  })

  test('is written into the audit like any sign-in, without the token', async () => {
    const { rows } = await house.server.pool.query(
      "select staff_name, rows from audit where operation = 'auth.microsoft' order by id limit 2",
    )
    expect(rows).toMatchObject([
      { staff_name: expect.any(String), rows: [{ entity: 'staff', after: { signedIn: true, by: 'Microsoft', bound: true } }] },
      { rows: [{ after: { signedIn: true, by: 'Microsoft' } }] },
    ])
    expect(JSON.stringify(rows)).not.toContain('eyJ')
  })

  test('takes Entra’s own way of asserting an address', async () => {
    provider.people.set('it', { oid: oid(2), tid: tenant, email: 'it@school.example', xms_edov: '1' })
    expect(await (await signIn(await tokenOf('it'))).auth.me()).toMatchObject({ email: 'it@school.example' })
  })

  test('gives no permission that Microsoft claims: those are given here', async () => {
    provider.people.set('nobody', {
      oid: oid(3),
      tid: tenant,
      email: 'nobody@school.example',
      email_verified: true,
      roles: ['Administrator', 'upms:menu'],
      groups: ['Administrator'],
    })
    const nobody = await signIn(await tokenOf('nobody'))
    expect(await nobody.auth.me()).toMatchObject({ permissions: [], administrator: false, roles: [] })
    expect(await refusal(nobody.menus.page())).toMatchObject({ code: 4 })
  })

  test('works when the provider has changed its keys meanwhile', async () => {
    await signIn(await tokenOf('office'))
    provider.open(house.server.url)
    const token = await tokenOf('office')
    // The keys were asked for a moment ago, and are not asked for again at every stranger's word.
    expect(await refused(token)).toMatchObject({ reason: 'MICROSOFT_TOKEN' })
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60_000 })
    try {
      await signIn(token)
    } finally {
      vi.useRealTimers()
    }
  })

  test('many times at once for the first time binds once and lets all in', async () => {
    provider.people.set('front', { oid: oid(4), tid: tenant, email: 'front@school.example', email_verified: true })
    for (let round = 0; round < 3; round++) {
      await house.server.pool.query("update staff set microsoft_id = null where email = 'front@school.example'")
      const tokens = await Promise.all(Array.from({ length: 30 }, () => tokenOf('front')))
      // A millisecond apart, so that the binding falls between any two steps of another.
      await Promise.all(tokens.map((token, at) => setTimeout(at).then(() => signIn(token))))
      expect(await account('front@school.example')).toMatchObject({ microsoft_id: oid(4) })
    }
  })
})

describe('is refused, in a sentence of its own and in the reader’s language,', () => {
  test('who has no account here, and whose address nobody has verified', async () => {
    provider.people.set('stranger', { oid: oid(5), tid: tenant, email: 'stranger@school.example', email_verified: true })
    expect(await refused(await tokenOf('stranger'), 'zh')).toMatchObject({
      code: 1,
      reason: 'MICROSOFT_UNKNOWN',
      message: '本系统中没有与此 Microsoft 账号对应的账号，请联系管理员，或换一个账号。',
    })
    for (const claims of [{}, { email_verified: false }, { email_verified: 'true' }, { xms_edov: 0 }, { xms_edov: 'false' }]) {
      provider.people.set('claimant', { oid: oid(6), tid: tenant, email: 'admin@school.example', ...claims })
      expect(await refused(await tokenOf('claimant')), JSON.stringify(claims)).toMatchObject({ code: 1, reason: 'MICROSOFT_UNKNOWN' })
    }
    expect(await account('admin@school.example')).toMatchObject({ microsoft_id: null })
  })

  test('and is counted among those who could not get in', async () => {
    provider.people.set('stranger', { oid: oid(5), tid: tenant, email: 'stranger@school.example', email_verified: true })
    const failures = async () => Number((await house.server.pool.query('select count(*) from sign_in_failure')).rows[0]?.count)
    const before = await failures()
    await refused(await tokenOf('stranger'))
    expect(await failures()).toBe(before + 1)
  })

  test('whoever has got the address of somebody who is bound already', async () => {
    provider.people.set('successor', { oid: oid(7), tid: tenant, email: 'office@school.example', email_verified: true })
    expect(await refused(await tokenOf('successor'))).toMatchObject({ reason: 'MICROSOFT_UNKNOWN' })
    expect(await account('office@school.example')).toMatchObject({ microsoft_id: oid(1) })
  })

  test('whose account is disabled, bound or not', async () => {
    await house.server.pool.query("update staff set enabled = false where email in ('it@school.example')")
    expect(await refused(await tokenOf('it'))).toMatchObject({
      code: 1,
      reason: 'MICROSOFT_DISABLED',
      message: 'Your account here is disabled. Please contact the administrator.',
    })
    await house.server.pool.query("update staff set microsoft_id = null where email = 'it@school.example'")
    expect(await refused(await tokenOf('it'))).toMatchObject({ reason: 'MICROSOFT_DISABLED' })
    expect(await account('it@school.example')).toMatchObject({ microsoft_id: null })
    await house.server.pool.query("update staff set enabled = true where email = 'it@school.example'")
  })

  test('a service account: nobody signs in with one', async () => {
    await house.server.pool.query(
      "insert into staff (name, email, service, type) values ('Mobile app', 'app@school.example', true, 'other')",
    )
    provider.people.set('app', { oid: oid(8), tid: tenant, email: 'app@school.example', email_verified: true })
    expect(await refused(await tokenOf('app'))).toMatchObject({ reason: 'MICROSOFT_UNKNOWN' })
  })

  test('who comes from another directory, or from none', async () => {
    const other = { code: 1, reason: 'MICROSOFT_TENANT', message: expect.stringContaining('another organization') }
    provider.people.set('guest', {
      oid: oid(1),
      tid: '11111111-2222-4333-8444-555555555555',
      email: 'admin@school.example',
      email_verified: true,
    })
    expect(await refused(await tokenOf('guest'))).toMatchObject(other)
    provider.people.set('guest', { oid: oid(1), email: 'admin@school.example', email_verified: true })
    expect(await refused(await tokenOf('guest'))).toMatchObject(other)
  })
})

describe('a token is refused', () => {
  const wrong = { code: 1, reason: 'MICROSOFT_TOKEN', message: expect.stringContaining('could not be verified') }
  const why = () => (JSON.parse(log.findLast((line) => line.includes('"why"')) ?? '{}') as { why?: string }).why

  test('the second time', async () => {
    const token = await tokenOf('office')
    const both = await Promise.allSettled([signIn(token), signIn(token)])
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(await refused(token)).toMatchObject(wrong)
    expect(why()).toContain('nonce')
  })

  test('also when the first time ended in a refusal', async () => {
    const token = await tokenOf('stranger')
    expect(await refused(token)).toMatchObject({ reason: 'MICROSOFT_UNKNOWN' })
    expect(await refused(token)).toMatchObject(wrong)
  })

  test('with a nonce that this server never gave, or gave more than ten minutes ago', async () => {
    expect(await refused(await provider.idToken('office', 'a nonce of somebody else'))).toMatchObject(wrong)
    const nonce = await newNonce()
    // Both clocks go on: the token is fresh, only the nonce is not.
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 11 * 60_000 })
    try {
      const token = await provider.idToken('office', nonce)
      expect(await refused(token)).toMatchObject(wrong)
    } finally {
      vi.useRealTimers()
    }
    expect(why()).toContain('nonce')
  })

  test('made for another application', async () => {
    expect(await refused(await tokenOf('office', 'another-application'))).toMatchObject(wrong)
    expect(why()).toBe('ERR_JWT_CLAIM_VALIDATION_FAILED aud')
  })

  test('once it has expired', async () => {
    const token = await tokenOf('office')
    const open = await nonces()
    house.server.pass(7 * 60_000)
    expect(await refused(token)).toMatchObject(wrong)
    house.server.pass(-7 * 60_000)
    expect(why()).toBe('ERR_JWT_EXPIRED exp')
    expect(await nonces()).toBe(open)
  })

  test.each<[string, (token: string) => string | Promise<string>]>([
    ['that was changed', (token) => forge(token, { claims: { oid: oid(4) } })],
    ['that says it needs no signature', (token) => forge(token, { header: { alg: 'none' } }, () => Buffer.alloc(0))],
    [
      'signed with the public key as if it were a secret',
      async (token) => {
        const secret = await publicKey()
        return forge(token, { header: { alg: 'HS256' } }, (text) => createHmac('sha256', secret).update(text).digest())
      },
    ],
    [
      'signed with somebody’s own key under the provider’s name',
      (token) =>
        forge(token, {}, (text) => sign('sha256', Buffer.from(text), generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey)),
    ],
    ['that is none', () => 'not.a.token'],
    ['of text', () => 'hello'],
  ])('%s', async (_what, made) => {
    const sessions = (await account('front@school.example')).sessions
    expect(await refused(await made(await tokenOf('office')))).toMatchObject(wrong)
    expect((await account('front@school.example')).sessions).toBe(sessions)
  })

  test('and none of it stands in the log, nor any address', () => {
    const all = log.join('\n')
    expect(all).toContain('a token of Microsoft was refused')
    expect(all).not.toMatch(/eyJ|school\.example|nonce=|[?]/)
  })
})

describe('while it cannot be', () => {
  test('because it is not set up, the server says so', async () => {
    const plain = await startTestServer(inject('cluster'))
    const call = (operation: string, body?: object) =>
      fetch(`${plain.url}/isb/admin/auth/${operation}`, {
        method: 'POST',
        headers: { 'X-App-Key': 'isb-console', 'X-Tenant-Id': 'isb', ...(body && { 'Content-Type': 'application/json' }) },
        ...(body && { body: JSON.stringify(body) }),
      }).then((answer) => answer.json())
    expect(await call('microsoft/nonce')).toMatchObject({ code: 1, reason: 'MICROSOFT_OFF' })
    expect(await call('microsoft', { idToken: 'x' })).toMatchObject({ code: 1, reason: 'MICROSOFT_OFF' })
    const { headers } = await fetch(`${plain.url}/login`)
    expect(headers.get('content-security-policy')).toContain("connect-src 'self';")
    await plain.stop()
  })

  test('because the provider is away, the server says that, and works once it is back', async () => {
    const away = await startProvider()
    const token = await tokenOf('office')
    const server = await startTestServer(inject('cluster'), away.env)
    const ask = () =>
      fetch(`${server.url}/isb/admin/auth/microsoft`, {
        method: 'POST',
        headers: { 'X-App-Key': 'isb-console', 'X-Tenant-Id': 'isb', 'Content-Type': 'application/json' },
        body: JSON.stringify({ idToken: token }),
      }).then((answer) => answer.json())
    // It answers on its port, but is no provider yet.
    expect(await ask()).toMatchObject({ code: 99, reason: 'MICROSOFT_UNREACHABLE', message: expect.stringContaining('cannot be reached') })
    away.open(server.url)
    expect(await ask()).toMatchObject({ code: 1, reason: 'MICROSOFT_TOKEN' })
    await server.stop()
    await away.stop()
  })
})

test('a provider that calls itself otherwise than the settings do is not believed, whatever it signs', async () => {
  const settings = { ...provider.env, MICROSOFT_AUTHORITY: `${provider.issuer}/` }
  const server = await startTestServer(inject('cluster'), settings)
  const answer = await fetch(`${server.url}/isb/admin/auth/microsoft`, {
    method: 'POST',
    headers: { 'X-App-Key': 'isb-console', 'X-Tenant-Id': 'isb', 'Content-Type': 'application/json' },
    body: JSON.stringify({ idToken: await tokenOf('office') }),
  })
  expect(await answer.json()).toMatchObject({ code: 99, reason: 'MICROSOFT_UNREACHABLE' })
  await server.stop()
})

describe('with a second factor', () => {
  const shown = (secret: string, later = 0) => new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + later })

  test('that Microsoft has asked for nothing is asked here; one that only asked for a password leaves it to the school', async () => {
    const claims = { oid: oid(9), tid: tenant, email: 'bikes@school.example', email_verified: true }
    provider.people.set('mfa', { ...claims, amr: ['pwd', 'mfa'] })
    const bikes = await house.person('bikes')
    const { secret } = await bikes.account.beginApp()
    await bikes.account.confirmApp({ body: { code: shown(secret) } })
    const person = await signIn(await tokenOf('mfa'))
    expect(await person.auth.me()).toMatchObject({ email: 'bikes@school.example' })
    // What matters most does not ask again within ten minutes: Microsoft has just asked.
    const token = { name: 'desk', scopes: ['bike:list'], expiresAt: '2027-01-01T00:00:00.000Z' }
    expect((await person.account.createToken({ body: token })).token).toMatchObject({ name: 'desk' })
    provider.people.set('mfa', { ...claims, amr: ['pwd'] })
    const client = house.stranger()
    const asked = await refusal(client.auth.microsoft({ body: { idToken: await tokenOf('mfa') } }))
    expect(asked).toMatchObject({ code: 1, reason: 'SECOND_FACTOR_REQUIRED' })
    expect(client.session()).toBeNull()
    const { ticket = '' } = (asked as unknown as ApiError).secondFactor ?? {}
    await client.auth.secondFactor({ body: { ticket, kind: 'app', code: shown(secret, 30_000) } })
    expect(await client.auth.me()).toMatchObject({ email: 'bikes@school.example' })
  })
})

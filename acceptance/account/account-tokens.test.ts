// API tokens: one's own, and those of service accounts.
import { createIsb, memorySession, type Isb } from '@isb/sdk'
import { beforeEach, describe, expect, test } from 'vitest'
import { everything } from '../lib/database.ts'
import { openHouse, password, refusal, type Person } from '../lib/house.ts'
import { unencumbered } from '../lib/people.ts'
import { signIn } from '../lib/terminal.ts'

const logged: string[] = []
const house = openHouse({ LOG_LEVEL: 'debug' }, { write: (line) => void logged.push(line) })
const day = 24 * 60 * 60_000
const ahead = (ms: number) => new Date(Date.now() + ms).toISOString()
const withToken = (secret: string): Isb =>
  createIsb({ host: house.server.url, session: memorySession({ token: secret, authHeaderSchema: 'Bearer' }) })
const scopes = ['upms:menu']
const makeToken = (person: Person, name: string, more: { scopes?: string[]; expiresAt?: string } = {}) =>
  person.account.createToken({ body: { name, scopes, expiresAt: ahead(30 * day), ...more } })
const newMenu = (isb: Isb) => isb.menus.create({ body: { type: 'MENU_DIR', name: 'By a token' } })

describe('an API token of one’s own', () => {
  test('may do what its scopes say, as long as its owner may', async () => {
    const admin = await house.person('admin')
    const { secret, token } = await makeToken(admin, 'Reads menus')
    expect(secret).toMatch(/^isb_[\w-]{43}$/)
    expect(token).toMatchObject({ name: 'Reads menus', start: secret.slice(0, 8), scopes, state: 'Active', lastUsedAt: null })
    const isb = withToken(secret)
    expect((await isb.menus.page()).total).toBeGreaterThan(0)
    expect(await refusal(newMenu(isb))).toMatchObject({ code: 4, reason: 'NO_PERMISSION' })
    const { permissions } = await isb.auth.me()
    expect(permissions).toContain('upms:menu')
    expect(permissions).not.toContain('upms:menu:create')

    const office = await house.person('office')
    const reading = withToken((await makeToken(office, 'Office')).secret)
    await reading.menus.page()
    await house.server.pool.query("update role set enabled = false where name = 'Menu reader'")
    expect(await refusal(reading.menus.page())).toMatchObject({ code: 4 })
    await house.server.pool.query("update role set enabled = true where name = 'Menu reader'")
    await reading.menus.page()
    await house.server.pool.query("update staff set enabled = false where email = 'office@school.example'")
    expect(await refusal(reading.menus.page())).toMatchObject({ code: 18 })
    await house.server.pool.query("update staff set enabled = true where email = 'office@school.example'")
  })

  test('is told once and stands nowhere: not in the database, not for a repeated request, not in the log', async () => {
    const admin = await house.person('admin')
    const body = { name: 'Told once', scopes, expiresAt: ahead(day) }
    const { secret } = await admin.account.createToken({ body }, { idempotencyKey: 'told-once' })
    const again = await refusal(admin.account.createToken({ body }, { idempotencyKey: 'told-once' }))
    expect(again).toMatchObject({ code: 3, reason: 'ANSWER_NOT_KEPT' })
    expect((await admin.account.tokens()).filter(({ name }) => name === 'Told once')).toHaveLength(1)
    const other = admin.account.createToken({ body: { ...body, name: 'Other' } }, { idempotencyKey: 'told-once' })
    expect(await refusal(other)).toMatchObject({ code: 3, reason: 'IDEMPOTENCY_KEY_REUSED' })
    await withToken(secret).menus.page()
    expect(await everything(house)).toContain('Told once')
    expect(await everything(house)).not.toContain(secret.slice(8))
    expect(logged.length).toBeGreaterThan(0)
    expect(logged.join('')).not.toContain(secret.slice(8))
  })

  test('is named, ends within two years, and holds no more than its owner', async () => {
    const it = await house.person('it', 'zh')
    expect(await refusal(makeToken(it, ' '))).toMatchObject({ code: 1, errors: [{ path: '/name' }] })
    for (const expiresAt of [ahead(-1000), ahead(3 * 365 * day)])
      expect(await refusal(makeToken(it, 'When', { expiresAt }))).toMatchObject({
        code: 1,
        reason: 'TOKEN_EXPIRY',
        errors: [{ path: '/expiresAt', message: '令牌有效期须在今后两年之内' }],
      })
    const asked = ['upms:menu', 'upms:menu:delete', 'links:website', 'no:such:code', 'upms:menu:edit']
    expect(await refusal(makeToken(it, 'Too much', { scopes: asked }))).toMatchObject({
      code: 1,
      reason: 'SCOPE_NOT_HELD',
      // Held, but no code of the contract: it would give nothing.
      errors: [{ path: '/scopes/1' }, { path: '/scopes/2' }, { path: '/scopes/3' }],
    })
    expect(await it.account.tokens()).toEqual([])
  })

  test('reads no run of what it may not begin', async () => {
    const admin = await house.person('admin')
    const run = await admin.staff.import({ body: { rows: [{ email: 'imported@school.example', name: 'Imported' }], dryRun: true } })
    const { secret } = await makeToken(admin, 'Narrow')
    expect(await refusal(withToken(secret).runs.get({ path: { runId: run.id } }))).toMatchObject({ code: 2, reason: 'RUN_NOT_FOUND' })
    expect(await admin.runs.get({ path: { runId: run.id } })).toMatchObject({ operation: 'staff.import' })
  })

  test('is revoked with the sessions of its owner, unless it is to stay', async () => {
    const admin = await house.person('admin')
    const bikes = await house.person('bikes')
    const path = { staffId: bikes.session()?.userInfo?.userId ?? 0 }
    const isb = withToken((await makeToken(bikes, 'Stays', { scopes: ['bike:list'] })).secret)
    expect(await admin.staff.endSessions({ path, query: { keepTokens: true } })).toEqual({ ended: 1, tokensRevoked: 0 })
    expect(await refusal(bikes.auth.me())).toMatchObject({ code: 18 })
    await isb.auth.me()
    expect(await admin.staff.endSessions({ path })).toEqual({ ended: 0, tokensRevoked: 1 })
    expect(await refusal(isb.auth.me())).toMatchObject({ code: 18 })
  })

  test('is revoked with one’s own other sessions, unless it is to stay', async () => {
    const it = await house.person('it')
    const isb = withToken((await makeToken(it, 'Stays')).secret)
    expect(await it.account.endOtherSessions({ query: { keepTokens: true } })).toMatchObject({ tokensRevoked: 0 })
    await isb.auth.me()
    expect((await it.account.endOtherSessions()).tokensRevoked).toBeGreaterThan(0)
    expect(await refusal(isb.auth.me())).toMatchObject({ code: 18 })
    expect(await it.account.tokens()).not.toContainEqual(expect.objectContaining({ state: 'Active' }))
    await it.auth.me()
  })

  test('makes no tokens, reads none, and changes neither password nor sessions', async () => {
    const admin = await house.person('admin')
    const isb = withToken((await makeToken(admin, 'Narrow')).secret)
    const attempts = [
      () => isb.account.createToken({ body: { name: 'Child', scopes, expiresAt: ahead(day) } }),
      () => isb.account.tokens(),
      () => isb.account.changePassword({ body: { current: password, password: 'a long walk in the rain' } }),
      () => isb.account.sessions(),
      () => isb.account.endOtherSessions(),
      () => isb.auth.logout(),
    ]
    for (const attempt of attempts) expect(await refusal(attempt())).toMatchObject({ code: 4, reason: 'SESSION_ONLY' })
    await admin.auth.me()
  })

  test('shows when it was last used, and is dead from the moment it is revoked', async () => {
    const [it, office] = [await house.person('it'), await house.person('office')]
    const { secret, token } = await makeToken(it, 'Short life')
    const isb = withToken(secret)
    await isb.menus.page()
    expect((await it.account.tokens())[0]).toMatchObject({ id: token.id, lastUsedAt: expect.any(String) as string, revokedAt: null })
    expect(await refusal(office.account.revokeToken({ path: { tokenId: token.id } }))).toMatchObject({ code: 2, reason: 'TOKEN_NOT_FOUND' })
    await isb.menus.page()
    await it.account.revokeToken({ path: { tokenId: token.id } })
    expect(await refusal(isb.menus.page())).toMatchObject({ name: 'SessionError', code: 18 })
    expect((await it.account.tokens())[0]).toMatchObject({ state: 'Revoked', revokedAt: expect.any(String) as string })
  })
})

describe('a service account', () => {
  let admin: Person
  beforeEach(async () => void (admin = await house.person('admin')))

  test('works by tokens that an administrator makes, within what it holds', async () => {
    const reader = (await admin.roles.list({ query: { search: 'Menu reader' } })).records[0]
    const app = await admin.staff.create({
      body: { name: 'School app', email: 'app@school.example', type: 'other', service: true, roleIds: [reader?.id ?? 0] },
    })
    const path = { staffId: app.id }
    const body = { name: 'Mobile app', scopes, expiresAt: ahead(30 * day) }
    const { secret, token } = await admin.staff.createToken({ path, body })
    const isb = withToken(secret)
    expect(await isb.auth.me()).toMatchObject({ name: 'School app', administrator: false })
    await isb.menus.page()
    expect(await refusal(admin.staff.createToken({ path, body: { ...body, scopes: ['upms:menu', 'audit'] } }))).toMatchObject({
      reason: 'SCOPE_NOT_HELD',
      errors: [{ path: '/scopes/1' }],
    })
    expect(await admin.staff.tokens({ path })).toMatchObject([{ id: token.id, name: 'Mobile app', state: 'Active' }])
    await admin.staff.revokeToken({ path: { ...path, tokenId: token.id } })
    expect(await refusal(isb.menus.page())).toMatchObject({ code: 18 })
  })

  test('is the only kind whose tokens somebody else makes; people’s are seen and revoked', async () => {
    const it = await house.person('it')
    const { userId: staffId } = await it.auth.me()
    const { secret, token } = await makeToken(it, 'Own')
    const body = { name: 'Theirs', scopes, expiresAt: ahead(day) }
    expect(await refusal(admin.staff.createToken({ path: { staffId }, body }))).toMatchObject({ code: 3, reason: 'SERVICE_ACCOUNT_ONLY' })
    expect(await refusal(admin.staff.createToken({ path: { staffId: 999_999 }, body }))).toMatchObject({
      code: 2,
      reason: 'STAFF_NOT_FOUND',
    })
    expect((await admin.staff.tokens({ path: { staffId } })).map(({ name }) => name)).toContain('Own')
    await admin.staff.revokeToken({ path: { staffId, tokenId: token.id } })
    expect(await refusal(withToken(secret).menus.page())).toMatchObject({ code: 18 })
  })

  test('gets from who makes its token no more than that person holds', async () => {
    await house.server.pool.query(
      "insert into role_menu (role_id, menu_id) select r.id, m.id from role r, menu m where r.name = 'Menu editor' and m.code in ('upms:staff', 'upms:staff:token') on conflict do nothing",
    )
    const [it, builtin] = [await house.person('it'), (await admin.roles.list({ query: { search: 'Administrator' } })).records[0]]
    const robot = await admin.staff.create({
      body: { name: 'Robot', email: 'robot@school.example', type: 'other', service: true, roleIds: [builtin?.id ?? 0] },
    })
    const ask = (wanted: string[]) =>
      it.staff.createToken({ path: { staffId: robot.id }, body: { name: 'Mine', scopes: wanted, expiresAt: ahead(day) } })
    expect(await refusal(ask(['upms:menu', 'upms:menu:delete']))).toMatchObject({
      reason: 'SCOPE_NOT_HELD',
      errors: [{ path: '/scopes/1' }],
    })
    const isb = withToken((await ask(['upms:menu'])).secret)
    await isb.menus.page()
    expect(await refusal(isb.audit.list())).toMatchObject({ code: 4 })
  })
})

describe('from the terminal', () => {
  test('an account, a role and a token for a program are made in one step; it requests nothing for itself', async () => {
    await signIn(house, 'admin')
    const kiosk = ['staff', 'create', 'kiosk@school.example', '--name', 'Bike kiosk', '--scopes', 'bike:rent:create,bike:rent:on-behalf']
    expect(await house.isb(kiosk, { exit: 64 })).toMatchObject({ out: '', err: expect.stringContaining('--service') })
    const wrong = await house.isb([...kiosk, '--scopes', 'bike:rent:fly', '--service'], { exit: 1 })
    expect(wrong).toMatchObject({ code: 1, out: '', err: expect.stringContaining('bike:rent:fly') })
    const made = await house.isb([...kiosk, '--service', '--days', '30'])
    expect(made).toMatchObject({
      code: 0,
      out: expect.stringMatching(/^isb_[\w-]{43}\n$/) as string,
      err: expect.stringContaining('Bike kiosk'),
    })
    const app = withToken(made.out.trim())
    const [bike] = await app.bike.options()
    expect(await refusal(app.bike.requestRent({ body: { bikeId: bike!.id } }))).toMatchObject({
      reason: 'PERSON_REQUIRED',
      errors: [{ path: '/personId' }],
    })
    const [rider = ''] = await unencumbered(house, 'student')
    const personId = (await app.bike.people({ query: { search: rider } }))[0]!.id
    expect(await app.bike.requestRent({ body: { bikeId: bike!.id, personId } })).toMatchObject({
      confirmation: 'Pending',
      person: { id: personId },
    })
    const admin = await house.person('admin')
    expect((await admin.roles.list({ query: { search: 'Bike kiosk' } })).records).toMatchObject([{ name: 'Bike kiosk' }])
    expect(await house.isb([...kiosk, '--service'], { exit: 1 })).toMatchObject({
      out: '',
      err: expect.stringContaining('Another role has this name'),
    })
  })

  test('a token goes to stdout once, works, is listed without its secret, and is revoked', async () => {
    await signIn(house, 'it')
    const [year] = ahead(300 * day).split('T')
    const made = await house.isb(['account', 'create-token', '--name', 'Script', '--scope', 'upms:menu', '--expires', year ?? ''])
    expect(made).toMatchObject({ code: 0, out: expect.stringMatching(/^isb_[\w-]{43}\n$/) as string })
    expect(made.err).not.toContain(made.out.trim())
    const env = { ISB_TOKEN: made.out.trim() }
    expect(await house.isb(['menus', 'list', '--ndjson'], { env })).toMatchObject({ err: '' })
    expect(await house.isb(['menus', 'create', '--type', 'MENU_DIR', '--name', 'No'], { env, exit: 1 })).toMatchObject({ out: '' })
    const listed = await house.isb(['account', 'tokens', '--ndjson'])
    expect(listed.out).not.toContain(made.out.trim())
    const token = listed.out.split('\n').find((line) => line.includes('"Script"')) ?? '{}'
    expect(JSON.parse(token)).toMatchObject({ name: 'Script', state: 'Active', scopes })
    const { id } = JSON.parse(token) as { id: number }
    expect(await house.isb(['account', 'revoke-token', String(id), '--yes'])).toMatchObject({ err: 'Token revoked\n' })
    expect(await house.isb(['menus', 'list'], { env, exit: 4 })).toMatchObject({ out: '' })
    const refused = await house.isb(['account', 'create-token', '--name', 'X', '--scope', 'upms:menu:delete', '--expires', 'soon'], {
      exit: 64,
    })
    expect(refused).toMatchObject({ code: 64, out: '' })
    const tooMuch = await house.isb(
      ['account', 'create-token', '--name', 'X', '--scope', 'upms:menu:delete', '--expires', year ?? '', '--json'],
      { exit: 1 },
    )
    expect(tooMuch).toMatchObject({ code: 1, out: '' })
    expect(JSON.parse(tooMuch.err)).toMatchObject({ error: { reason: 'SCOPE_NOT_HELD', errors: [{ path: '/scopes/0' }] } })
  })
})

// Last, for it moves the clock beyond every session.
test('a token ends by the clock', async () => {
  const admin = await house.person('admin')
  const { secret } = await makeToken(admin, 'One day', { expiresAt: ahead(day) })
  const isb = withToken(secret)
  await isb.menus.page()
  house.server.pass(day)
  expect(await refusal(isb.menus.page())).toMatchObject({ name: 'SessionError', code: 18 })
  expect((await (await house.person('admin')).account.tokens()).find(({ name }) => name === 'One day')).toMatchObject({ state: 'Expired' })
})

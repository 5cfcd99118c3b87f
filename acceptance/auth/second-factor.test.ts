// The second factor: set up, asked for at the sign-in and again before what matters most, required by roles, lost and taken away.
import { createHash } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'
import { describe, expect, test } from 'vitest'
import { openHouse, password, refusal, type Person } from '../lib/house.ts'
import { ApiError, createIsb, memorySession } from '@isb/sdk'

const house = openHouse()
const minute = 60_000
let ahead = 0
const pass = (ms: number) => {
  ahead += ms
  house.server.pass(ms)
}
/** What the app on the phone shows. */
const shown = (secret: string, later = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + ahead + later })

/** Sets an app up for somebody; answers its secret and the recovery codes. */
async function setUpApp(person: Person) {
  const { secret, uri } = await person.account.beginApp()
  const { recoveryCodes } = await person.account.confirmApp({ body: { code: shown(secret) } })
  return { secret, uri, recoveryCodes: recoveryCodes ?? [] }
}

/** The first half of a sign-in; answers what is asked next. */
async function halfway(name: string, client = house.stranger()) {
  const refused = await refusal(client.auth.login({ body: { email: `${name}@school.example`, password } }))
  expect(refused).toMatchObject({ code: 1, reason: 'SECOND_FACTOR_REQUIRED' })
  const asked = (refused as unknown as ApiError).secondFactor
  if (!asked) throw new Error('nothing was asked')
  return { client, ...asked }
}

describe('an authenticator app', () => {
  test('is asked for at the next sign-in, and its code is taken once', async () => {
    const it = await house.person('it')
    const other = await house.person('it')
    const { secret, uri, recoveryCodes } = await setUpApp(it)
    expect(uri).toMatch(/^otpauth:\/\/totp\/Riverside%20International%20School:it%40school\.example\?/)
    expect(recoveryCodes).toHaveLength(10)
    expect(new Set(recoveryCodes).size).toBe(10)
    expect(await it.account.secondFactor()).toMatchObject({ app: { createdAt: expect.any(String) }, passkeys: [], recoveryCodes: 10 })
    // Whoever was signed in before is out.
    expect(await refusal(other.auth.me())).toMatchObject({ code: 18 })
    expect(house.server.mails.at(-1)).toMatchObject({
      to: 'it@school.example',
      subject: expect.stringContaining('Your second factor was changed'),
    })

    pass(1 * minute)
    const { client, ticket, kinds, passkey } = await halfway('it')
    expect(kinds).toEqual(['app', 'recovery'])
    expect(passkey).toBeNull()
    expect(client.session()).toBeNull()
    const code = shown(secret)
    await client.auth.secondFactor({ body: { ticket, kind: 'app', code } })
    expect((await client.auth.me()).email).toBe('it@school.example')
    // Neither the ticket nor the code is good for a second session.
    expect(await refusal(client.auth.secondFactor({ body: { ticket, kind: 'app', code: shown(secret, 30_000) } }))).toMatchObject({
      reason: 'SECOND_FACTOR_GONE',
    })
    const again = await halfway('it')
    expect(await refusal(again.client.auth.secondFactor({ body: { ticket: again.ticket, kind: 'app', code } }))).toMatchObject({
      reason: 'SECOND_FACTOR_WRONG',
    })
  })

  // S-43
  test('counts its code once among many that come at the same moment', async () => {
    const front = await house.person('front')
    const { secret } = await setUpApp(front)
    pass(1 * minute)
    const code = shown(secret)
    const halves = await Promise.all(Array.from({ length: 8 }, () => halfway('front')))
    const ends = await Promise.allSettled(
      halves.map(({ client, ticket }) => client.auth.secondFactor({ body: { ticket, kind: 'app', code } })),
    )
    expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })

  test('is not kept in the database as anybody could read it', async () => {
    const office = await house.person('office')
    const { secret, recoveryCodes } = await setUpApp(office)
    const { rows } = await house.server.pool.query<{ text: string }>(
      `select (select string_agg(a::text, ' ') from authenticator a) || (select string_agg(r::text, ' ') from recovery_code r) as text`,
    )
    const bytes = Buffer.from(Secret.fromBase32(secret).bytes).toString('hex')
    expect(rows[0]?.text).not.toContain(bytes)
    for (const code of recoveryCodes) expect(rows[0]?.text).not.toContain(Buffer.from(code).toString('hex'))
    // Nor is a recovery code found by trying: its digest is not there, and who has the same ten would have other hashes.
    const { userId } = await office.auth.me()
    for (const code of recoveryCodes) {
      const digest = createHash('sha256').update(`${userId} ${code.replaceAll('-', '')}`)
      expect(rows[0]?.text).not.toContain(digest.digest('hex'))
    }
    const salts = await house.server.pool.query('select distinct staff_id, length(salt) as bytes, salt from recovery_code')
    expect(new Set(salts.rows.map(({ bytes }: { bytes: number }) => bytes))).toEqual(new Set([16]))
    expect(new Set(salts.rows.map(({ salt }: { salt: Buffer }) => salt.toString('hex'))).size).toBe(3)
    // In another account's row it is worth nothing.
    await house.server.pool.query(`update authenticator set secret = (select secret from authenticator
      where staff_id = (select id from staff where email = 'office@school.example')) where staff_id = (select id from staff where email = 'it@school.example')`)
    const { client, ticket } = await halfway('it')
    expect(await refusal(client.auth.secondFactor({ body: { ticket, kind: 'app', code: shown(secret) } }))).toMatchObject({
      reason: 'SECOND_FACTOR_WRONG',
    })
  })
})

test('a recovery code opens once, in place of the app, however it is typed', async () => {
  const bikes = await house.person('bikes')
  const { recoveryCodes } = await setUpApp(bikes)
  const [code = ''] = recoveryCodes
  const typed = ` ${code.toUpperCase().replaceAll('-', ' ')} `
  const first = await halfway('bikes')
  await first.client.auth.secondFactor({ body: { ticket: first.ticket, kind: 'recovery', code: typed } })
  expect((await first.client.account.secondFactor()).recoveryCodes).toBe(9)
  const second = await halfway('bikes')
  expect(await refusal(second.client.auth.secondFactor({ body: { ticket: second.ticket, kind: 'recovery', code } }))).toMatchObject({
    reason: 'SECOND_FACTOR_WRONG',
  })
})

test('a code that is older than a minute and a half is worth nothing', async () => {
  const { secret } = await fresh('slow@school.example')
  pass(5 * minute)
  const { client, ticket } = await halfway('slow')
  const answer = (later: number) => client.auth.secondFactor({ body: { ticket, kind: 'app', code: shown(secret, later) } })
  expect(await refusal(answer(-90_000))).toMatchObject({ reason: 'SECOND_FACTOR_WRONG' })
  expect(await refusal(answer(90_000))).toMatchObject({ reason: 'SECOND_FACTOR_WRONG' })
  await answer(0)
})

test('a password that was forgotten and set anew opens nothing without the second factor', async () => {
  const email = 'forgetful@school.example'
  const { secret } = await fresh(email)
  pass(1 * minute)
  const stranger = house.stranger()
  await stranger.auth.sendResetCode({ body: { email } })
  const code = () => /\d{8}/.exec(house.server.mails.findLast(({ to }) => to === email)?.subject ?? '')?.[0]
  await expect.poll(code).toBeDefined()
  await stranger.auth.resetPassword({ body: { email, code: code() ?? '', password: 'a long walk in the rain' } })
  expect(stranger.session()).toBeNull()
  const asked = await refusal(stranger.auth.login({ body: { email, password: 'a long walk in the rain' } }))
  expect(asked).toMatchObject({ code: 1, reason: 'SECOND_FACTOR_REQUIRED', secondFactor: { kinds: ['app', 'recovery'] } })
  const { ticket = '' } = (asked as unknown as ApiError).secondFactor ?? {}
  await stranger.auth.secondFactor({ body: { ticket, kind: 'app', code: shown(secret) } })
})

test('guessing is slowed down whatever the ticket, the right code included, and the owner is mailed', async () => {
  const security = await house.person('security')
  const { secret } = await setUpApp(security)
  pass(1 * minute)
  const guess = async (code: string) => {
    const { client, ticket } = await halfway('security')
    return client.auth.secondFactor({ body: { ticket, kind: 'app', code } })
  }
  for (let tries = 0; tries < 5; tries++) expect(await refusal(guess('000000'))).toMatchObject({ reason: 'SECOND_FACTOR_WRONG' })
  await expect
    .poll(() => house.server.mails.filter(({ to }) => to === 'security@school.example').map(({ subject }) => subject))
    .toContain('Somebody may know your password')
  expect(await refusal(guess(shown(secret)))).toMatchObject({ reason: 'SECOND_FACTOR_WRONG' })
  pass(1 * minute + 1000)
  await guess(shown(secret))
  // A ticket takes five tries at most.
  const { client, ticket } = await halfway('security')
  for (let tries = 0; tries < 5; tries++) await refusal(client.auth.secondFactor({ body: { ticket, kind: 'recovery', code: 'x' } }))
  expect(await refusal(client.auth.secondFactor({ body: { ticket, kind: 'recovery', code: 'x' } }))).toMatchObject({
    reason: 'SECOND_FACTOR_GONE',
  })
})

test('guesses that are sent side by side are slowed down too, and the owner is mailed once', async () => {
  const { secret } = await fresh('guessed@school.example')
  pass(1 * minute)
  const tickets = await Promise.all(Array.from({ length: 8 }, () => halfway('guessed')))
  const answer = (at: number, code: string) => {
    const { client, ticket } = tickets[at % tickets.length]!
    return refusal(client.auth.secondFactor({ body: { ticket, kind: 'app', code } }))
  }
  const wrong = await Promise.all(Array.from({ length: 32 }, (_, at) => answer(at, '000000')))
  expect(new Set(wrong.map(({ reason }) => reason))).toEqual(new Set(['SECOND_FACTOR_WRONG']))
  expect(await answer(0, shown(secret))).toMatchObject({ reason: 'SECOND_FACTOR_WRONG' })
  const { rows } = await house.server.pool.query("select failures, locks from sign_in_throttle where key like 'factor %' and locks > 0")
  expect(rows).toContainEqual({ failures: 0, locks: 1 })
  const told = () =>
    house.server.mails.filter(({ to, subject }) => to === 'guessed@school.example' && subject === 'Somebody may know your password')
  await expect.poll(() => told().length).toBeGreaterThan(0)
  await new Promise((later) => setTimeout(later, 300))
  expect(told()).toHaveLength(1)
})

describe('what matters most', () => {
  test('asks again after ten minutes, of who has a second factor', async () => {
    const admin = await house.person('admin')
    pass(11 * minute)
    // Without a second factor there is nothing to ask for.
    const { id: roleId } = await admin.roles.create({ body: { name: 'Night watch' } })
    const { secret } = await setUpApp(admin)
    const assign = async () =>
      admin.roles.assign({ path: { roleId }, body: { menuIds: [], version: (await admin.roles.get({ path: { roleId } })).version } })
    await assign()
    pass(11 * minute)
    expect(await refusal(assign())).toMatchObject({ code: 4, reason: 'STEP_UP_REQUIRED' })
    expect(await refusal(admin.staff.export())).toMatchObject({ code: 4, reason: 'STEP_UP_REQUIRED' })
    // Reading goes on.
    await admin.roles.list()
    const { ticket } = await admin.account.beginStepUp()
    // Another account's ticket does not do.
    const nobody = await house.person('nobody')
    expect(await refusal(nobody.account.stepUp({ body: { ticket, kind: 'app', code: shown(secret) } }))).toMatchObject({
      reason: 'SECOND_FACTOR_GONE',
    })
    await admin.account.stepUp({ body: { ticket, kind: 'app', code: shown(secret) } })
    await assign()
    pass(9 * minute)
    await assign()
  })

  // S-18
  test('asks before every effect that gives power or changes how somebody signs in, whatever the operation', async () => {
    const admin = await asAdmin()
    const { records } = await admin.roles.list({ query: { search: 'Menu reader' } })
    const reader = records[0]!
    const invited = await admin.staff.create({ body: { name: 'Door', email: 'door@school.example', invite: true } })
    const node = await admin.menus.create({ body: { type: 'MENU', category: 'ADMIN', name: 'Door', nameZh: '门', path: '/door' } })
    // A role holds an entry, which moves into a module with a permission of the contract.
    const [spare, power] = await Promise.all([
      admin.menus.create({ body: { type: 'MENU', category: 'ADMIN', name: 'Spare', nameZh: '备用', path: '/spare' } }),
      admin.menus.page().then(({ records }) => records.find(({ code }) => code === 'config:apply')!),
    ])
    await admin.menus.remove({ path: { id: power.id } })
    const trap = await admin.menus.create({
      body: { type: 'MENU_DIR', category: 'ADMIN', name: 'Trap', nameZh: '夹', code: 'config:apply' },
    })
    await admin.roles.create({ body: { name: 'Spare keepers', menuIds: [spare.id] } })
    const { version } = await admin.retention.settings()
    await admin.retention.updateSettings({ body: { twoPeople: true, version } })
    await setUpApp(admin)
    pass(11 * minute)
    const path = { staffId: invited.id }
    const expiresAt = new Date(Date.now() + ahead + 60 * minute).toISOString()
    const doors = {
      'a new account with roles': () => admin.staff.create({ body: { name: 'Gate', roleIds: [reader.id] } }),
      'a new account that is invited': () => admin.staff.create({ body: { name: 'Gate', email: 'gate@school.example' } }),
      'a new account with an address': () => admin.staff.create({ body: { name: 'Gate', email: 'gate@school.example', invite: false } }),
      'a new student with an address': () =>
        admin.student.create({ body: { studentNumber: 'GATE', name: 'Gate', enteredOn: '2026-08-17', email: 'gate@school.example' } }),
      'a file of students with an address': () =>
        admin.student.import({ body: { rows: [{ studentNumber: 'GATE', name: 'Gate', email: 'gate@school.example' }] } }),
      'a file of guardians with an address': () =>
        admin.student.import({
          body: { rows: [{ studentNumber: 'GATE', name: 'Gate', guardianName: 'G', guardianEmail: 'g@school.example' }] },
        }),
      'a roster': () => admin.baseData.apply({ path: { runId: 1 }, body: { confirm: [] } }),
      'another service of rosters': async () =>
        admin.baseData.updateSettings({
          body: { address: 'https://sis.example/ims', version: (await admin.baseData.settings()).version },
        }),
      'the credential of the service': () => admin.baseData.setCredential({ body: { credential: 'x' } }),
      'another mailbox of an office': async () =>
        admin.mailbox.update({
          path: { office: 'Nurses' },
          body: {
            addresses: 'nurses@elsewhere.example',
            version: (await admin.mailbox.list()).find(({ office }) => office === 'Nurses')!.version,
          },
        }),
      'an account that is let in again': () => admin.staff.enable({ path }),
      'a move that grants a permission': () => admin.menus.sort({ body: { parentId: trap.id, ids: [spare.id] } }),
      'another address': () => admin.staff.update({ path, body: { email: 'gate@school.example', version: invited.version } }),
      'an invitation': () => admin.staff.invite({ path }),
      'a role': () => admin.staff.addRole({ path: { ...path, roleId: reader.id } }),
      'a token': () => admin.account.createToken({ body: { name: 'x', scopes: ['upms:menu'], expiresAt } }),
      'a permission on a node': () => admin.menus.update({ body: { id: node.id, version: node.version, code: 'upms:menu' } }),
      'an end of the rule of two people': async () =>
        admin.retention.updateSettings({ body: { twoPeople: false, version: (await admin.retention.settings()).version } }),
    }
    for (const [door, go] of Object.entries(doors)) expect([door, (await refusal(go())).reason]).toEqual([door, 'STEP_UP_REQUIRED'])
    // The same operations without such an effect go on.
    await admin.staff.create({ body: { name: 'Plain', invite: false } })
    const renamed = await admin.staff.update({ path, body: { name: 'Doors', version: invited.version } })
    expect(renamed.name).toBe('Doors')
    await admin.menus.update({ body: { id: node.id, version: node.version, name: 'Doors' } })
  })

  test('a client that can ask does so by itself, and goes on where it was', async () => {
    const { recoveryCodes } = await fresh('kim@school.example')
    const [code = '', next = ''] = recoveryCodes
    let asked = 0
    const session = memorySession()
    const isb = createIsb({
      host: house.server.url,
      session,
      onStepUp: async (client) => {
        asked += 1
        const { ticket } = await client.account.beginStepUp()
        await client.account.stepUp({ body: { ticket, kind: 'recovery', code: next } })
        return true
      },
    })
    const half = await refusal(isb.auth.login({ body: { email: 'kim@school.example', password } }))
    await isb.auth.secondFactor({ body: { ticket: (half as unknown as ApiError).secondFactor?.ticket ?? '', kind: 'recovery', code } })
    pass(11 * minute)
    const before = session.get()!
    await isb.account.newRecoveryCodes()
    expect(asked).toBe(1)
    // It goes on under a new token; what is on its way under the one from before is answered, and ten seconds later that is worth nothing.
    expect(session.get()).toMatchObject({ expiresAt: before.expiresAt, userInfo: before.userInfo })
    const old = createIsb({ host: house.server.url, session: memorySession(before) })
    await old.auth.me()
    pass(11_000)
    expect(await refusal(old.auth.me())).toMatchObject({ code: 18 })
    // The other one is that of the setting up.
    expect((await isb.account.sessions()).map(({ current }) => current)).toEqual([true, false])
  })
})

/** An account of its own, with a second factor. */
async function fresh(email: string, role?: number) {
  await house.server.pool.query(
    `insert into staff (name, email, search, password_hash) select 'Fresh', $1::text, $1::text, password_hash from staff where email = 'nobody@school.example'`,
    [email],
  )
  if (role) await house.server.pool.query('insert into staff_role select id, $2 from staff where email = $1', [email, role])
  const person = house.stranger()
  await person.auth.login({ body: { email, password } })
  return { person, ...(await setUpApp(person)) }
}

describe('a role that requires one', () => {
  test('gives the accounts that have it seven days from the moment at which it is required', async () => {
    const admin = await asAdmin()
    const reader = (await admin.roles.list({ query: { search: 'Menu reader' } })).records[0]!
    const { id } = await account('Guard', 'guard@school.example', reader.id)
    const requiredAt = Date.now() + ahead
    await admin.roles.requireSecondFactor({ path: { roleId: reader.id } })
    pass(3 * 24 * 60 * minute)
    const signIn = async () => {
      const person = house.stranger()
      await person.auth.login({ body: { email: 'guard@school.example', password } })
      return person
    }
    const guard = await signIn()
    const { secondFactorDueAt, suspendedRoles } = await guard.auth.me()
    expect(Math.round((Date.parse(secondFactorDueAt ?? '') - requiredAt) / minute)).toBe(7 * 24 * 60)
    expect(suspendedRoles).toEqual([])
    await guard.menus.page()
    const row = async () => (await asAdmin()).staff.get({ path: { staffId: id } })
    expect(await row()).toMatchObject({ secondFactor: 'Due', secondFactorDueAt })
    // A session that began within the grace ends with it too.
    pass(4 * 24 * 60 * minute - 10 * minute)
    const late = await signIn()
    await late.menus.page()
    pass(11 * minute)
    expect(await refusal(late.menus.page())).toMatchObject({ code: 4, reason: 'SECOND_FACTOR_MISSING' })
    expect(await row()).toMatchObject({ secondFactor: 'Missing', secondFactorDueAt: null })
    await (await asAdmin()).roles.allowWithoutSecondFactor({ path: { roleId: reader.id } })
  })

  test('tells a listener nothing more of its modules once the seven days are over, and everything once there is a second factor', async () => {
    const admin = await asAdmin()
    const reader = (await admin.roles.list({ query: { search: 'Menu reader' } })).records[0]!
    await account('Listener', 'listener@school.example', reader.id)
    await admin.roles.requireSecondFactor({ path: { roleId: reader.id } })
    pass(7 * 24 * 60 * minute - 10 * minute)
    const person = house.stranger()
    await person.auth.login({ body: { email: 'listener@school.example', password } })
    const told = await listen(person)
    const change = () => house.server.pool.query("select pg_notify('isb_change', 'menus')")
    await change()
    await expect.poll(told).toEqual(['change menus'])
    pass(11 * minute)
    await change()
    // The console reads anew what the account may do.
    await expect.poll(told).toEqual(['change menus', 'access '])
    await change()
    await house.server.pool.query("select pg_notify('isb_change', 'calendar')")
    await expect.poll(told).toEqual(['change menus', 'access ', 'change calendar'])
    await setUpApp(person)
    await expect.poll(told).toEqual(['change menus', 'access ', 'change calendar', 'access '])
    await change()
    await expect.poll(() => told().at(-1)).toBe('change menus')
    await (await asAdmin()).roles.allowWithoutSecondFactor({ path: { roleId: reader.id } })
  })

  // S-52
  test('gives nothing to an account that gets it later, until that account has a second factor', async () => {
    const admin = await asAdmin()
    const { records } = await admin.roles.list({ query: { search: 'Menu reader' } })
    const reader = records[0]!
    expect(await admin.roles.requireSecondFactor({ path: { roleId: reader.id } })).toMatchObject({ secondFactor: true })
    const { id } = await account('Reader', 'reader@school.example', reader.id)
    const state = async () => (await admin.staff.get({ path: { staffId: id } })).secondFactor
    const person = house.stranger()
    await person.auth.login({ body: { email: 'reader@school.example', password } })
    expect(await refusal(person.menus.page())).toMatchObject({ code: 4, reason: 'SECOND_FACTOR_MISSING' })
    expect(await refusal(person.audit.list())).toMatchObject({ code: 4, reason: 'NO_PERMISSION' })
    expect(await person.auth.menus()).toEqual([])
    expect(await person.auth.me()).toMatchObject({
      permissions: [],
      roles: [{ id: reader.id }],
      suspendedRoles: [{ id: reader.id, name: 'Menu reader' }],
      secondFactorDueAt: null,
    })
    const expiresAt = new Date(Date.now() + ahead + 60 * minute).toISOString()
    expect(await refusal(person.account.createToken({ body: { name: 'x', scopes: ['upms:menu'], expiresAt } }))).toMatchObject({
      reason: 'SCOPE_NOT_HELD',
    })
    expect(await state()).toBe('Missing')
    const explained = () => admin.access.explain({ query: { staffId: id, code: 'upms:menu' } })
    expect(await explained()).toMatchObject({ allowed: false, missing: 'ROLES_SUSPENDED' })
    expect(await admin.staff.menus({ path: { staffId: id } })).toEqual([])

    await setUpApp(person)
    await person.menus.page()
    expect(await person.account.secondFactor()).toMatchObject({ required: true, dueAt: null, suspendedRoles: [] })
    expect(await refusal(person.account.removeApp())).toMatchObject({ reason: 'SECOND_FACTOR_NEEDED' })
    expect(await state()).toBe('Set')
    expect(await explained()).toMatchObject({ allowed: true, missing: null })
    await (await asAdmin()).roles.allowWithoutSecondFactor({ path: { roleId: reader.id } })
    await person.account.removeApp()
    await person.menus.page()
    expect(await state()).toBe('None')
  })

  test('leaves the other roles of an account as they are', async () => {
    const admin = await asAdmin()
    const reader = (await admin.roles.list({ query: { search: 'Menu reader' } })).records[0]!
    const { id } = await account('Both', 'both@school.example', reader.id)
    const strict = await admin.roles.create({ body: { name: 'Strict' } })
    await admin.roles.assign({
      path: { roleId: strict.id },
      body: { menuIds: [await nodeOf(admin, 'upms:role')], version: strict.version },
    })
    await admin.roles.requireSecondFactor({ path: { roleId: strict.id } })
    await admin.staff.addRole({ path: { staffId: id, roleId: strict.id } })
    const person = house.stranger()
    await person.auth.login({ body: { email: 'both@school.example', password } })
    await person.menus.page()
    expect(await refusal(person.roles.list())).toMatchObject({ code: 4, reason: 'SECOND_FACTOR_MISSING' })
  })

  test('gives nothing through an API token either', async () => {
    const admin = await asAdmin()
    const reader = (await admin.roles.list({ query: { search: 'Menu reader' } })).records[0]!
    const { id } = await account('Tokens', 'tokens@school.example', reader.id)
    const person = house.stranger()
    await person.auth.login({ body: { email: 'tokens@school.example', password } })
    const expiresAt = new Date(Date.now() + ahead + 60 * minute).toISOString()
    const { secret } = await person.account.createToken({ body: { name: 'Reads menus', scopes: ['upms:menu'], expiresAt } })
    const program = withToken(secret)
    await program.menus.page()
    await admin.staff.removeRole({ path: { staffId: id, roleId: reader.id } })
    await admin.roles.requireSecondFactor({ path: { roleId: reader.id } })
    await admin.staff.addRole({ path: { staffId: id, roleId: reader.id } })
    expect(await refusal(program.menus.page())).toMatchObject({ code: 4, reason: 'SECOND_FACTOR_MISSING' })
    await setUpApp(person)
    await program.menus.page()
    await (await asAdmin()).roles.allowWithoutSecondFactor({ path: { roleId: reader.id } })
  })

  // S-56
  test('gives nothing through a token once the second factor is taken away that the last sign-in came with', async () => {
    const admin = await asAdmin()
    const reader = (await admin.roles.list({ query: { search: 'Menu reader' } })).records[0]!
    const { id } = await account('Phoneless', 'phoneless@school.example', reader.id)
    const first = house.stranger()
    await first.auth.login({ body: { email: 'phoneless@school.example', password } })
    const { secret: phone } = await setUpApp(first)
    pass(minute)
    const { client: person, ticket } = await halfway('phoneless')
    await person.auth.secondFactor({ body: { ticket, kind: 'app', code: shown(phone) } })
    const expiresAt = new Date(Date.now() + ahead + 60 * minute).toISOString()
    const { secret } = await person.account.createToken({ body: { name: 'Reads menus', scopes: ['upms:menu'], expiresAt } })
    await admin.staff.resetSecondFactor({ path: { staffId: id } })
    await admin.staff.removeRole({ path: { staffId: id, roleId: reader.id } })
    await admin.roles.requireSecondFactor({ path: { roleId: reader.id } })
    await admin.staff.addRole({ path: { staffId: id, roleId: reader.id } })
    expect(await refusal(withToken(secret).menus.page())).toMatchObject({ code: 4, reason: 'SECOND_FACTOR_MISSING' })
    expect((await admin.staff.get({ path: { staffId: id } })).secondFactor).toBe('Missing')
    await admin.roles.allowWithoutSecondFactor({ path: { roleId: reader.id } })
  })

  test('gives nothing to an administrator made by somebody else, and its codes are not handed on', async () => {
    const admin = await asAdmin()
    await admin.roles.requireSecondFactor({ path: { roleId: 1 } })
    await account('Newcomer', 'newcomer@school.example', 1)
    const person = house.stranger()
    await person.auth.login({ body: { email: 'newcomer@school.example', password } })
    expect(await person.auth.me()).toMatchObject({ administrator: false, permissions: [], suspendedRoles: [{ id: 1 }] })
    expect(await refusal(person.staff.list())).toMatchObject({ reason: 'SECOND_FACTOR_MISSING' })
    await admin.auth.me()
    await setUpApp(person)
    expect(await person.auth.me()).toMatchObject({ administrator: true, suspendedRoles: [] })
    await admin.roles.allowWithoutSecondFactor({ path: { roleId: 1 } })
  })

  test('counts for a service account without one', async () => {
    const admin = await asAdmin()
    const reader = (await admin.roles.list({ query: { search: 'Menu reader' } })).records[0]!
    await admin.roles.requireSecondFactor({ path: { roleId: reader.id } })
    const robot = await admin.staff.create({ body: { name: 'Robot', service: true, invite: false } })
    await admin.staff.addRole({ path: { staffId: robot.id, roleId: reader.id } })
    const expiresAt = new Date(Date.now() + ahead + 60 * minute).toISOString()
    const { secret } = await admin.staff.createToken({
      path: { staffId: robot.id },
      body: { name: 'Reads menus', scopes: ['upms:menu'], expiresAt },
    })
    await withToken(secret).menus.page()
    expect((await admin.staff.get({ path: { staffId: robot.id } })).secondFactor).toBe('None')
    await admin.roles.allowWithoutSecondFactor({ path: { roleId: reader.id } })
  })
})

/** An account with a password and, where one is named, a role that it has from now on. */
async function account(name: string, email: string, roleId?: number): Promise<{ id: number }> {
  const { rows } = await house.server.pool.query<{ id: number }>(
    `insert into staff (name, email, search, password_hash)
      select $1::text, $2::text, $2::text, password_hash from staff where email = 'nobody@school.example' returning id`,
    [name, email],
  )
  if (roleId)
    await house.server.pool.query('insert into staff_role (staff_id, role_id, since) values ($1, $2, $3)', [
      rows[0]!.id,
      roleId,
      new Date(Date.now() + ahead),
    ])
  return rows[0]!
}

/** Opens a stream of events; answers how to read which events have come. */
async function listen(person: Person) {
  const reader = (await person.events.stream()).getReader()
  let text = ''
  void (async () => {
    for (let { done, value } = await reader.read(); !done; { done, value } = await reader.read()) text += new TextDecoder().decode(value)
  })().catch(() => {})
  await expect.poll(() => text).toContain(':')
  return () => Array.from(text.matchAll(/event: (.*)\ndata: ?(.*)/g), ([, event, data]) => `${event} ${data}`)
}

/** The client of a program. */
const withToken = (token: string) =>
  createIsb({ host: house.server.url, session: memorySession({ token, authHeaderSchema: 'Bearer' }), timeout: 60_000 })

/** The node of a permission. */
const nodeOf = async (admin: Person, code: string): Promise<number> =>
  (await admin.menus.page({ query: { search: code } })).records.find((node) => node.code === code)!.id

/** The administrator, who may have a second factor from an earlier story. */
async function asAdmin(): Promise<Person> {
  await house.server.pool.query("delete from authenticator where staff_id = (select id from staff where email = 'admin@school.example')")
  return house.person('admin')
}

describe('who has lost it', () => {
  test('is helped by who looks after accounts, and told; an administrator is helped on the server alone', async () => {
    const admin = await asAdmin()
    await fresh('lost@school.example')
    const { id } = (await admin.staff.list({ query: { search: 'lost@school.example' } })).records[0]!
    await admin.staff.resetSecondFactor({ path: { staffId: id } })
    expect(house.server.mails.at(-1)).toMatchObject({ to: 'lost@school.example' })
    await house.stranger().auth.login({ body: { email: 'lost@school.example', password } })
    expect(await refusal(admin.staff.resetSecondFactor({ path: { staffId: id } }))).toMatchObject({ reason: 'SECOND_FACTOR_GONE' })
    await fresh('second@school.example', 1)
    const second = (await admin.staff.list({ query: { search: 'second@school.example' } })).records[0]!
    expect(await refusal(admin.staff.resetSecondFactor({ path: { staffId: second.id } }))).toMatchObject({
      reason: 'SECOND_FACTOR_ON_SERVER',
    })
    // Nor by way of an account that is no administrator for a moment.
    await admin.staff.removeRole({ path: { staffId: second.id, roleId: 1 } })
    const reset = () => admin.staff.resetSecondFactor({ path: { staffId: second.id } })
    expect(await refusal(reset())).toMatchObject({ reason: 'SECOND_FACTOR_ON_SERVER' })
    pass(7 * 24 * 60 * minute + minute)
    const later = await house.person('admin')
    await later.staff.resetSecondFactor({ path: { staffId: second.id } })
  })
})

describe('the terminal', () => {
  test('signs in with the password and a code, one per line', async () => {
    const { secret } = await fresh('cli@school.example')
    pass(1 * minute)
    const signIn = (input: string, exit = 0) =>
      house.isb(['login', '--host', house.server.url, '--email', 'cli@school.example', '--password-stdin'], { input, exit })
    const without = await signIn(`${password}\n`, 4)
    expect(without.err).toContain('This account has a second factor')
    const { code, err } = await signIn(`${password}\n${shown(secret)}\n`)
    expect([code, err]).toEqual([0, expect.stringContaining('as Fresh')])
    const told = await house.isb(['account', 'second-factor', '--json'])
    expect(JSON.parse(told.out)).toMatchObject({ recoveryCodes: 10, required: false })
  })
})

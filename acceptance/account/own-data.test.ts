// API tokens reach their owner's own data by a scope of its own, programs what they have submitted, and no token more than its maker.
import { operationIds, operationOf, ownScopeOf, ownScopes, type OperationId } from '@isb/contract'
import { createIsb, memorySession, type Isb } from '@isb/sdk'
import { beforeAll, describe, expect, test } from 'vitest'
import { adminOf2030, colleague, guardianOf, pupil } from '../lib/absence.ts'
import { openHouse, refusal, type Person } from '../lib/house.ts'
import { roleNamed } from '../lib/people.ts'
import { signIn } from '../lib/terminal.ts'
import { headersOf } from '../trust/lib/call.ts'

const house = openHouse()
const expiresAt = new Date(Date.now() + 300 * 24 * 60 * 60_000).toISOString()
const withToken = (secret: string, acting?: number): Isb =>
  createIsb({
    host: house.server.url,
    session: memorySession({ token: secret, authHeaderSchema: 'Bearer' }),
    ...(acting !== undefined && { actingPerson: acting }),
  })
const own = operationIds.filter((id) => operationOf(id).own)

/** Operations that everybody with a session may call and that need no scope for own data, each with the reason. */
const nobodysOwn: Readonly<Record<string, readonly OperationId[]>> = {
  'what the signed-in account is and may do, which every program has to know': ['auth.me', 'auth.menus', 'events.stream'],
  'no token calls it': operationIds.filter((id) => operationOf(id).tokens === 'never'),
  'what the caller or the token itself has begun': ['runs.list', 'runs.export', 'runs.get', 'runs.cancel', 'runs.undo', 'files.upload'],
  'queues of the codes that the token has': ['queues.list'],
  'records of others by a code, and the caller’s own where the token reaches own data': [
    'bike.allowance',
    'bike.getRent',
    'bike.getReturn',
    'vehicle.get',
    'venue.getReservation',
    'venue.move',
    'venue.moveSeries',
    'venue.cancel',
    'venue.cancelSeries',
  ],
  'takes back a change that the same caller has just made': [
    'absence.undo',
    'bike.undoRent',
    'bike.undoReturn',
    'busBooking.undo',
    'vehicle.undo',
    'venue.undo',
  ],
  'what the school tells everybody': [
    'absence.symptoms',
    'bus.options',
    'calendar.days',
    'calendar.exportGrades',
    'calendar.exportYears',
    'calendar.getGrade',
    'calendar.getYear',
    'calendar.listGrades',
    'calendar.listYears',
    'calendar.schoolDay',
    'venue.day',
    'venue.find',
    'venue.options',
    'venue.typeOptions',
  ],
}

test('each operation that everybody may call says that it reaches own data, or why it does not', () => {
  const unsaid = operationIds.filter((id) => operationOf(id).permission === 'session' && !operationOf(id).own)
  const known = new Set(Object.values(nobodysOwn).flat())
  expect(unsaid.filter((id) => !known.has(id))).toEqual([])
  const listed = Object.entries(nobodysOwn).flatMap(([why, ids]) => (why === 'no token calls it' ? [] : ids))
  expect(listed.filter((id) => !unsaid.includes(id)).toSorted()).toEqual([])
})

const application = (plate: string) => ({ applicantName: 'Own', email: 'own@family.example', type: 'parent' as const, plate })

let admin: Person
let guardian: Person & { readonly staffId: number }
let child: Awaited<ReturnType<typeof pupil>>
/** A token of the guardian, who is a guard at the gate too. */
const tokenOf = async (scopes: readonly string[]) =>
  (await guardian.account.createToken({ body: { name: `Barrier ${scopes.join(' ')}`, scopes: [...scopes], expiresAt } })).secret

/** Calls an operation as it stands, without a body that fits: whether it gets past the scopes. */
async function reasonOf(secret: string, id: (typeof operationIds)[number]): Promise<string> {
  const { method, path } = operationOf(id)
  const answer = await fetch(`${house.server.url}/isb/admin${path.replaceAll(/\{\w+\}/g, '1')}`, {
    method,
    headers: headersOf({ token: secret }, method === 'GET' ? undefined : true),
    ...(method !== 'GET' && { body: '{}' }),
  })
  return ((await answer.json()) as { reason?: string }).reason ?? ''
}

beforeAll(async () => {
  admin = await adminOf2030(house)
  child = await pupil(admin, '5A', { name: 'Own Child' })
  guardian = await guardianOf(house, admin, child.id)
  const gate = (await admin.roles.menuOptions()).filter(({ code }) => code.startsWith('vehicle'))
  const { id: roleId } = await admin.roles.create({ body: { name: 'Gate', menuIds: gate.map(({ id }) => id) } })
  await admin.staff.addRole({ path: { staffId: guardian.staffId, roleId } })
})

describe('a personal token', () => {
  // S-19
  test('reaches nothing of its owner by a scope for something else', async () => {
    const secret = await tokenOf(['vehicle:gate'])
    const reasons = await Promise.all(own.map(async (id) => [id, await reasonOf(secret, id)]))
    expect(reasons).toEqual(own.map((id) => [id, 'OWN_NOT_IN_SCOPE']))
    const isb = withToken(secret)
    const absent = { studentId: child.id, leaveType: 'Personal', startsOn: '2030-09-04' } as const
    expect(await refusal(isb.absence.submit({ body: absent }))).toMatchObject({
      code: 4,
      reason: 'OWN_NOT_IN_SCOPE',
      message: expect.stringContaining('absence:self'),
    })
    expect(await guardian.absence.mine()).toEqual([])
  })

  test.each(ownScopes)('reaches with the scope %s the data of that module, and of no other', async (scope) => {
    const secret = await tokenOf([scope])
    for (const id of own) {
      const open = scope === 'self' || scope === ownScopeOf(id)
      expect([id, (await reasonOf(secret, id)) !== 'OWN_NOT_IN_SCOPE']).toEqual([id, open])
    }
  })

  test('shows a request of its owner only with the scope for own data or the code of the queue', async () => {
    const pass = await guardian.vehicle.create({
      body: application('京A·12345'),
    })
    const path = { passId: pass.id }
    const gate = withToken(await tokenOf(['vehicle:gate']))
    expect(await refusal(gate.vehicle.get({ path }))).toMatchObject({ reason: 'PASS_NOT_FOUND' })
    expect(await withToken(await tokenOf(['vehicle:self'])).vehicle.get({ path })).toMatchObject({ id: pass.id })
    expect(await withToken(await tokenOf(['vehicle'])).vehicle.get({ path })).toMatchObject({ id: pass.id })
  })

  test('from before the rule keeps own data until its thirty days are over', async () => {
    const secret = await tokenOf(['vehicle:gate'])
    const until = (when: string) =>
      house.server.pool.query(`update api_token set own_until = now() + interval '${when}' where start = $1`, [secret.slice(0, 8)])
    await until('1 hour')
    expect(await withToken(secret).student.mine()).toMatchObject([{ id: child.id }])
    await until('-1 second')
    expect(await refusal(withToken(secret).student.mine())).toMatchObject({ reason: 'OWN_NOT_IN_SCOPE' })
  })
})

describe('a token of a program', () => {
  test('lists and shows what this token has submitted, and nothing of another token of the account', async () => {
    const gate = await roleNamed(admin, 'Gate')
    const app = await admin.staff.create({ body: { name: 'Kiosk', email: 'kiosk@school.example', service: true, roleIds: [gate.id] } })
    const path = { staffId: app.id }
    const make = async (name: string, ...scopes: string[]) =>
      withToken((await admin.staff.createToken({ path, body: { name, scopes, expiresAt } })).secret)
    const kiosk = await make('Kiosk', 'vehicle:create', 'vehicle:on-behalf')
    const tracker = await make('Tracker', 'vehicle:gate')
    const { id: passId } = await kiosk.vehicle.create({
      body: { ...application('京B·12345'), personId: guardian.staffId },
    })
    expect((await kiosk.vehicle.mine()).map(({ id }) => id)).toEqual([passId])
    expect(await kiosk.vehicle.get({ path: { passId } })).toMatchObject({ id: passId })
    expect(await tracker.vehicle.mine()).toEqual([])
    expect(await refusal(tracker.vehicle.get({ path: { passId } }))).toMatchObject({ code: 2, reason: 'PASS_NOT_FOUND' })
    expect(await refusal(admin.staff.createToken({ path, body: { name: 'x', scopes: ['self'], expiresAt } }))).toMatchObject({
      reason: 'SCOPE_NOT_HELD',
    })
  })

  test('that acts for people reaches their own data, and is narrowed by a scope for one module', async () => {
    const app = await admin.staff.create({ body: { name: 'App', email: 'app@school.example', service: true } })
    const make = async (name: string, ...scopes: string[]) =>
      withToken(
        (await admin.staff.createToken({ path: { staffId: app.id }, body: { name, scopes, acts: true, expiresAt } })).secret,
        guardian.staffId,
      )
    const whole = await make('Whole', 'self')
    expect(await whole.student.mine()).toMatchObject([{ id: child.id }])
    expect(await whole.absence.mine()).toEqual([])
    const narrow = await make('Narrow', 'absence:self')
    expect(await narrow.absence.mine()).toEqual([])
    expect(await refusal(narrow.student.mine())).toMatchObject({ reason: 'OWN_NOT_IN_SCOPE' })
  })
})

describe('a caller who reaches some students', () => {
  // S-20
  test('hands on no code by which others would reach all of them', async () => {
    const desk = ['upms:staff', 'upms:staff:create', 'upms:staff:assign', 'upms:staff:token', 'upms:role', 'upms:role:create']
    const limited = await colleague(house, admin, ['student', 'upms:role:assign', ...desk], {
      reach: 'Divisions',
      divisions: ['High'],
      module: 'student',
    })
    const student = (await admin.roles.menuOptions()).find(({ code }) => code === 'student')!
    const whole = await admin.roles.create({ body: { name: 'All students', menuIds: [student.id] } })
    const empty = await admin.roles.create({ body: { name: 'Empty', menuIds: [] } })
    const program = await admin.staff.create({ body: { name: 'Sync', email: 'sync@school.example', service: true, roleIds: [whole.id] } })
    const somebody = await admin.staff.create({ body: { name: 'Somebody', email: 'somebody@school.example', invite: false } })
    const { version } = await admin.staff.get({ path: { staffId: somebody.id } })
    const path = { staffId: somebody.id }
    const doors = {
      'a token of a program': () =>
        limited.staff.createToken({ path: { staffId: program.id }, body: { name: 'x', scopes: ['student'], expiresAt } }),
      'a role of an account': () => limited.staff.addRole({ path: { ...path, roleId: whole.id } }),
      'the roles of an account': () => limited.staff.setRoles({ path, body: { roleIds: [whole.id], version } }),
      'a new account': () => limited.staff.create({ body: { name: 'New', roleIds: [whole.id] } }),
      'a new role': () => limited.roles.create({ body: { name: 'New', menuIds: [student.id] } }),
      'a grant': () => limited.roles.assign({ path: { roleId: empty.id }, body: { menuIds: [student.id], version: empty.version } }),
    }
    const refused = new Set(['GRANT_NOT_HELD', 'SCOPE_NOT_HELD'])
    for (const [door, go] of Object.entries(doors)) expect([door, refused.has((await refusal(go())).reason ?? '')]).toEqual([door, true])
  })
})

describe('the owner of a token from before', () => {
  const mailsTo = (email: string) => house.server.mails.filter(({ to, subject }) => to === email && subject.includes('API'))

  test('is told once, in the owner’s language, when it ends and which changes of own data it made', async () => {
    const secret = await tokenOf(['vehicle:gate'])
    const { rows } = await house.server.pool.query<{ email: string; name: string }>(
      `update api_token t set own_until = now() + interval '20 days', expires_at = now() + interval '1 year' from staff s
       where s.id = t.staff_id and t.start = $1 returning s.email, t.name`,
      [secret.slice(0, 8)],
    )
    const { email, name } = rows[0]!
    // Whoever does not use a token loses nothing.
    await house.server.remind()
    expect(mailsTo(email)).toEqual([])
    const absent = { studentId: child.id, leaveType: 'Personal', startsOn: '2030-10-09' } as const
    await withToken(secret).absence.submit({ body: absent })
    await house.server.pool.query("update staff set language = 'zh' where email = $1", [email])
    await house.server.remind()
    await house.server.remind()
    await expect.poll(() => mailsTo(email)).toHaveLength(1)
    const [mail] = mailsTo(email)
    expect(mail!.subject).toBe(`您的 API 令牌“${name}”的访问范围将缩小`)
    expect(mail!.body).toContain('absence.submit')
    expect(mail!.body).not.toContain('own data')
  })

  test('chooses what it goes on reaching, in the terminal too', async () => {
    const older = async () => {
      const secret = await tokenOf(['vehicle:gate'])
      await house.server.pool.query("update api_token set own_until = now() + interval '20 days' where start = $1", [secret.slice(0, 8)])
      const token = (await guardian.account.tokens()).find(({ start }) => start === secret.slice(0, 8))!
      return { secret, token }
    }
    const { secret, token } = await older()
    const path = { tokenId: token.id }
    expect(token.ownUntil).not.toBeNull()
    await withToken(secret).absence.submit({ body: { studentId: child.id, leaveType: 'Personal', startsOn: '2030-10-10' } })
    expect((await guardian.account.tokens()).find(({ id }) => id === token.id)?.ownUsed).toEqual(['absence:self'])
    expect(await refusal(guardian.account.keepOwnData({ path, body: { scopes: ['upms:role'] } }))).toMatchObject({
      reason: 'SCOPE_NOT_HELD',
    })
    const kept = await guardian.account.keepOwnData({ path, body: { scopes: ['absence:self'] } })
    expect(kept).toMatchObject({ scopes: ['vehicle:gate', 'absence:self'], ownUntil: null, ownUsed: [] })
    await withToken(secret).absence.submit({ body: { studentId: child.id, leaveType: 'Personal', startsOn: '2030-10-11' } })
    expect(await refusal(withToken(secret).bike.myRents())).toMatchObject({ code: 4, reason: 'OWN_NOT_IN_SCOPE' })
    // A choice is made once; nobody makes it for somebody else.
    expect(await refusal(guardian.account.keepOwnData({ path, body: { scopes: ['self'] } }))).toMatchObject({ reason: 'TOKEN_NOT_FOUND' })
    const other = await older()
    // Who looks after accounts sees it.
    await signIn(house, 'admin')
    const { email } = await admin.staff.get({ path: { staffId: guardian.staffId } })
    expect((await house.isb(['staff', 'tokens', email ?? ''])).out).toContain('OWN DATA UNTIL')
    expect(await refusal(admin.account.keepOwnData({ path: { tokenId: other.token.id }, body: { scopes: [] } }))).toMatchObject({ code: 2 })
  })
})

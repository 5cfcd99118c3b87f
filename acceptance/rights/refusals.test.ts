// What was refused is in the log, with who was refused what and why, and nothing that was typed. What somebody had no right to, and sign-
// ins that failed, stand in the audit too, behind a tab of their own.
import { expect, test } from 'vitest'
import { everything } from '../lib/database.ts'
import { openHouse, password, refusal } from '../lib/house.ts'
import { signIn } from '../lib/terminal.ts'

const lines: string[] = []
const house = openHouse({ LOG_LEVEL: 'info', TRUST_PROXY: 'yes' }, { write: (line) => void lines.push(line) })

/** The refusals in the log since the last look. */
const refused = () =>
  lines
    .splice(0)
    .map((line) => JSON.parse(line) as Record<string, unknown>)
    .filter(({ msg }) => msg === 'refused')
    .map(({ operation, reason, code, staffId }) => ({ operation, reason, code, staffId }))

test('a refusal is in the log with its operation, its reason and the account', async () => {
  const nobody = await house.person('nobody')
  const staffId = (await nobody.auth.me()).userId
  refused()
  await refusal(nobody.roles.create({ body: { name: 'Backdoor' } }))
  expect(refused()).toEqual([{ operation: 'roles.create', reason: 'NO_PERMISSION', code: 4, staffId }])
  const admin = await house.person('admin')
  await refusal(admin.roles.remove({ path: { roleId: 1 } }))
  expect(refused()).toEqual([{ operation: 'roles.remove', reason: 'ROLE_BUILTIN', code: 3, staffId: (await admin.auth.me()).userId }])
})

test('so is a failed sign-in, without the address or the password', async () => {
  lines.splice(0)
  await refusal(house.stranger().auth.login({ body: { email: 'secret.name@school.example', password: `${password}-wrong` } }))
  const text = lines.join('')
  expect(refused()).toEqual([{ operation: 'auth.login', reason: 'SIGN_IN_FAILED', code: 1 }])
  expect(text).not.toContain('secret.name')
  expect(text).not.toContain(password)
})

const audited = async (query = {}) => {
  const admin = await house.person('admin')
  const { records } = await admin.audit.list({ query: { kind: 'refused', pageSize: 100, ...query } })
  return records.map(({ operation, staffName, address, refused: why }) => ({ operation, staffName, address, reason: why?.reason }))
}

// S-15
test('the audit tells who asked for what without the right to it, and keeps that apart from changes', async () => {
  const nobody = await house.person('nobody')
  const { userId: staffId } = await nobody.auth.me()
  const before = await audited({ staffId })
  await refusal(nobody.menus.create({ body: { type: 'MENU_DIR', name: 'Backdoor' } }))
  await refusal(nobody.staff.export())
  // Reading what one may not see says little; being asked again for the second factor is no refusal.
  await refusal(nobody.staff.list())
  const added = (await audited({ staffId })).slice(0, -before.length || undefined)
  const line = { staffName: 'Tom Baker', address: '127.0.0.1', reason: 'NO_PERMISSION' }
  expect(added).toEqual([
    { operation: 'staff.export', ...line },
    { operation: 'menus.create', ...line },
  ])
  const admin = await house.person('admin')
  for (const kind of ['change', 'access'] as const)
    expect((await admin.audit.list({ query: { kind, pageSize: 100 } })).records.filter(({ refused: why }) => why)).toEqual([])
  const reader = await house.person('admin', 'zh')
  const [entry] = (await reader.audit.list({ query: { kind: 'refused', staffId } })).records
  expect(entry?.refused).toEqual({ reason: 'NO_PERMISSION', message: '您没有执行此操作的权限' })
  const file = await (await admin.audit.export({ query: { kind: 'refused', staffId } })).text()
  expect(file).toContain('Refused: Created a menu (')
  await signIn(house, 'admin')
  expect((await house.isb(['audit', 'list', '--kind', 'refused'])).out).toContain('Refused: Created a menu')
})

test('a failed sign-in names the account that was tried, and nobody where there is none', async () => {
  const stranger = house.stranger()
  await refusal(stranger.auth.login({ body: { email: 'office@school.example', password: 'not this one' } }))
  await refusal(stranger.auth.login({ body: { email: 'no.such@school.example', password: 'not this one' } }))
  const [unknown, known] = await audited({ operation: 'auth.login' })
  expect(known).toMatchObject({ staffName: 'Li Na', reason: 'SIGN_IN_FAILED' })
  expect(unknown).toMatchObject({ staffName: '', reason: 'SIGN_IN_FAILED' })
  expect(await everything(house)).not.toContain('no.such')
})

test('strangers are counted beside the last line from their own address', async () => {
  const { pool } = house.server
  const from = (address: string, name: string) =>
    fetch(`${house.server.url}/isb/admin/auth/login`, {
      method: 'POST',
      headers: { 'X-App-Key': 'isb-console', 'X-Tenant-Id': 'isb', 'Content-Type': 'application/json', 'X-Forwarded-For': address },
      body: JSON.stringify({ email: `${name}@school.example`, password: 'a long walk in the rain' }),
    })
  await Promise.all(Array.from({ length: 30 }, (_, n) => from('203.0.113.7', `no.such.${n}`)))
  await from('203.0.113.8', 'no.such.other')
  await from('203.0.113.7', 'no.such.last')
  const { rows } = await pool.query(
    'select a.address, b.count from refused_beyond b join audit a on a.id = b.audit_id where a.staff_id is null order by a.id',
  )
  expect(rows).toEqual([{ address: '203.0.113.7', count: 1 }])
})

test('one account has thirty lines an hour in the audit, and a count of what it was refused beyond them', async () => {
  const bikes = await house.person('bikes')
  const { userId: staffId } = await bikes.auth.me()
  for (let time = 0; time < 40; time++) await refusal(bikes.roles.create({ body: { name: 'Backdoor' } }))
  expect(await audited({ staffId })).toHaveLength(30)
  const admin = await house.person('admin')
  const newest = async () => (await admin.audit.list({ query: { kind: 'refused', staffId } })).records[0]?.refused?.message
  expect(await newest()).toBe('You do not have permission for this · and 10 more of this account: Created a role')
  // What the account has never tried before has a line of its own, and the count goes on beside it.
  await refusal(bikes.staff.create({ body: { name: 'Backdoor', type: 'staff' } }))
  await refusal(bikes.roles.create({ body: { name: 'Backdoor' } }))
  await refusal(bikes.staff.create({ body: { name: 'Backdoor', type: 'staff' } }))
  expect((await audited({ staffId })).slice(0, 1)).toMatchObject([{ operation: 'staff.create' }])
  expect(await newest()).toBe('You do not have permission for this · and 2 more of this account: Created a role, Created an account')
  house.server.pass(61 * 60_000)
  const later = await house.person('bikes')
  await refusal(later.roles.create({ body: { name: 'Backdoor' } }))
  expect(await audited({ staffId })).toHaveLength(32)
})

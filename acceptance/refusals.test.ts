// What was refused is in the log, with who was refused what and why, and nothing that was typed.
import { expect, test } from 'vitest'
import { openHouse, password, refusal } from './lib/house.ts'

const lines: string[] = []
const house = openHouse({ LOG_LEVEL: 'info' }, { write: (line) => void lines.push(line) })

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

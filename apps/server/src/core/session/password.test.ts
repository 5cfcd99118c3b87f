import { availableParallelism } from 'node:os'
import { expect, test } from 'vitest'
import { hashesUnder, hashSecret, matches } from './password.ts'

test('a password is kept as argon2id with 19 MiB and two passes, under a salt of its own, and counts to its last character', async () => {
  const long = 'x'.repeat(127)
  const [one, other] = await Promise.all([hashSecret(`${long}a`), hashSecret(`${long}a`)])
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(one).not.toBe(other)
  expect(await matches(one, `${long}a`)).toBe(true)
  for (const near of [`${long}b`, long, `${long}A`]) expect(await matches(one, near)).toBe(false)
})

test('a recovery code is kept as the same, known by its salt', async () => {
  const [salt, code] = [Buffer.alloc(16, 1), Buffer.from('abcd')]
  const [hash] = await hashesUnder(salt, [code])
  expect(await matches(`$argon2id$v=19$m=19456,t=2,p=1$${bare(salt)}$${bare(hash!)}`, 'abcd')).toBe(true)
})

const bare = (bytes: Buffer) => bytes.toString('base64').replaceAll('=', '')

test('beyond 32 passwords that wait for their hash, the next is told to come back', async () => {
  const tried = await Promise.allSettled(Array.from({ length: 60 }, () => hashSecret('a long walk in the rain')))
  const refused = tried.filter((each) => each.status === 'rejected').map(({ reason }) => reason as unknown)
  expect(refused).toHaveLength(60 - 32 - Math.max(2, availableParallelism()))
  for (const reason of refused) expect(reason).toMatchObject({ status: 503, reason: 'BUSY', retryAfter: 5 })
})

import { expect, test } from 'vitest'
import { networkParty } from '../fair-queue.ts'
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

// S-06
test('beyond 32 passwords of a network that wait for their hash, the next is refused, and another network is served', async () => {
  const hashes = (address: string, length: number) =>
    Array.from({ length }, () => hashSecret('a long walk in the rain', networkParty(address)))
  const [tried, others] = await Promise.all([Promise.allSettled(hashes('203.0.113.1', 40)), Promise.all(hashes('2001:db8::1', 2))])
  const refused = tried.filter((each) => each.status === 'rejected').map(({ reason }) => reason as unknown)
  expect(refused).toHaveLength(40 - 32)
  for (const reason of refused) expect(reason).toMatchObject({ status: 429, reason: 'TOO_MANY_REQUESTS', retryAfter: 5 })
  expect(others).toHaveLength(2)
})

test('a locked account is refused without a hash', async () => {
  const party = networkParty('203.0.113.2')
  await expect(matches('no hash', 'a long walk in the rain', party)).rejects.toThrow(/decod/i)
  expect(await matches('no hash', 'a long walk in the rain', party, { before: true, after: async () => true })).toBe(false)
})

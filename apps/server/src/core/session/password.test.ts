import { expect, test } from 'vitest'
import { networkParty } from '../work/fair-queue.ts'
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

/** The work of a network, and how much of it is refused before anything else is done. */
async function triedAt(address: string, length: number) {
  const refused: unknown[] = []
  const tried = Array.from({ length }, () => hashSecret('a long walk in the rain', networkParty(address)))
  for (const each of tried) each.catch((reason: unknown) => void refused.push(reason))
  await new Promise(setImmediate)
  return { over: Promise.allSettled(tried), refused: [...refused] }
}

test('sixty newcomers of a network are all served', async () => {
  const { over } = await triedAt('203.0.113.1', 60)
  expect((await over).filter(({ status }) => status === 'rejected')).toEqual([])
}, 30_000)

// S-06
test('beyond 128 passwords of a network that wait for their hash, the next is refused, and another network is served', async () => {
  const { over, refused } = await triedAt('203.0.113.1', 130)
  expect(refused).toHaveLength(2)
  for (const reason of refused) expect(reason).toMatchObject({ status: 429, reason: 'TOO_MANY_REQUESTS', retryAfter: 5 })
  expect(await hashSecret('a long walk in the rain', networkParty('2001:db8::1'))).toMatch(/^\$argon2id/)
  await over
}, 60_000)

test('a locked account is refused without a hash', async () => {
  const party = networkParty('203.0.113.2')
  await expect(matches('no hash', 'a long walk in the rain', party)).rejects.toThrow(/decod/i)
  expect(await matches('no hash', 'a long walk in the rain', party, { before: true, after: async () => true })).toBe(false)
})

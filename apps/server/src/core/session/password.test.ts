import { availableParallelism } from 'node:os'
import { expect, test } from 'vitest'
import { hashSecret } from './password.ts'

test('beyond 32 passwords that wait for their hash, the next is told to come back', async () => {
  const tried = await Promise.allSettled(Array.from({ length: 60 }, () => hashSecret('a long walk in the rain')))
  const refused = tried.filter((each) => each.status === 'rejected').map(({ reason }) => reason as unknown)
  expect(refused).toHaveLength(60 - 32 - Math.max(2, availableParallelism()))
  for (const reason of refused) expect(reason).toMatchObject({ status: 503, reason: 'BUSY', retryAfter: 5 })
})

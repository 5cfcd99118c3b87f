// A slice of `npm run trust -- seats`: seats and waiting lists while leaves, buses, capacity, calendar and clock change, held against a model.
import { startTestServer } from '@isb/server/testing'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { openHouse } from '../lib/house.ts'
import { seed } from '../lib/seed.ts'
import { SeatsRun } from '../trust/lib/seats-model-run.ts'

const house = openHouse()
let second: Awaited<ReturnType<typeof startTestServer>>
beforeAll(async () => {
  second = await startTestServer(inject('cluster'), {}, house.server)
})
afterAll(() => second.stop())

test(`200 steps leave seats and waiting lists as the model says (SEED=${seed})`, async () => {
  const run = await SeatsRun.open(house.server, second, seed)
  expect(await run.go(200)).toBeUndefined()
  expect(run.counts).toMatchObject({ steps: 200 })
}, 120_000)

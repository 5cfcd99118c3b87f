// A slice of `npm run trust -- survey`: families and an office with surveys through two servers, held against a model.
import { startTestServer } from '@isb/server/testing'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { openHouse } from '../lib/house.ts'
import { seed } from '../lib/seed.ts'
import { SurveyRun } from '../trust/lib/survey-model-run.ts'

const house = openHouse()
let second: Awaited<ReturnType<typeof startTestServer>>
beforeAll(async () => {
  second = await startTestServer(inject('cluster'), {}, house.server)
})
afterAll(() => second.stop())

test(`200 steps leave what the model says (SEED=${seed})`, async () => {
  const run = await SurveyRun.open(house.server, second, seed)
  expect(await run.go(200)).toBeUndefined()
  expect(run.counts.steps).toBe(200)
  expect(run.looked.answers).toBeGreaterThan(20)
})

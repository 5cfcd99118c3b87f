// A slice of `npm run trust -- gtfs`: feeds that are spoilt by chance are refused by name or come in whole.
import { expect, test } from 'vitest'
import { openHouse } from '../lib/house.ts'
import { seed } from '../lib/seed.ts'
import { FeedRun } from '../trust/lib/feed-run.ts'

const house = openHouse()

test(`50 spoilt feeds come in whole, or not at all with the file that is wrong (SEED=${seed})`, async () => {
  const run = await FeedRun.open(house.server, seed)
  expect(await run.go(50)).toBeUndefined()
  expect(run.counts).toMatchObject({ steps: 50 })
  expect(run.counts.done).toBeGreaterThan(0)
  expect(run.counts.refused).toBeGreaterThan(0)
})

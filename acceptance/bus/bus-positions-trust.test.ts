// A slice of `npm run trust -- positions`: what is reported of a bus is taken or ignored with its reason, and it never jumps back.
import { expect, test } from 'vitest'
import { openHouse } from '../lib/house.ts'
import { seed } from '../lib/seed.ts'
import { PositionsRun } from '../trust/lib/positions-run.ts'

const house = openHouse()

test(`200 reports, hostile ones among them, move no bus back (SEED=${seed})`, async () => {
  const run = await PositionsRun.open([house.server], seed)
  expect(await run.go(200)).toBeUndefined()
  expect(run.counts.Taken).toBeGreaterThan(20)
})

// A slice of `npm run trust -- roster-faults`: rosters with one fault each, of which something is said every time.
import { expect, test } from 'vitest'
import { seed } from '../lib/seed.ts'
import { openFolder } from '../lib/terminal.ts'
import { readFaults } from '../trust/lib/roster-faults-run.ts'

const { at } = openFolder()

test(`of 200 rosters with a fault none is read in silence (SEED=${seed})`, async () => {
  const { silent, refused } = await readFaults(at('faulty.zip'), 200, seed)
  expect(silent).toBeUndefined()
  expect(refused).toBeGreaterThan(20)
})

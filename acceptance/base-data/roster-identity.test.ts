// A slice of `npm run trust -- roster-identity`: who the rows of a roster are, by cases with the expected answer and by generated rosters.
import { beforeAll, expect, test } from 'vitest'
import { openHouse } from '../lib/house.ts'
import { seed } from '../lib/seed.ts'
import { IdentityServer, playCases, playRosters } from '../trust/lib/roster-identity-run.ts'

const house = openHouse()
let school: IdentityServer
beforeAll(async () => {
  school = await IdentityServer.open(house.server)
})

test('each row of the cases written by hand gets the expected answer', async () => {
  expect(await playCases(school)).toEqual([])
})

test(`no row of 10 generated rosters becomes somebody else without a question (SEED=${seed})`, async () => {
  const { matches, asked, changed } = await playRosters(school, 10, 60, seed)
  expect(changed).toEqual([])
  expect(matches).toBeGreaterThan(400)
  expect(asked).toBeLessThanOrEqual(matches * 0.02)
})

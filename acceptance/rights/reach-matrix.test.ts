// Every operation that shows or takes a student × everybody who may ask. `npm run trust -- reach-matrix` does it with a school of full
// size.
import { beforeAll, describe, expect, test } from 'vitest'
import { operationIds } from '@isb/contract'
import { openHouse } from '../lib/house.ts'
import { castIn, reaches, type Cast } from '../trust/lib/reach-cast.ts'
import { elsewhere } from '../trust/lib/reach-elsewhere.ts'
import { newsTell, operationsOfStudents, tryCell, withoutCell } from '../trust/lib/reach-matrix.ts'

const house = openHouse()
let cast: Cast
beforeAll(async () => {
  cast = await castIn(house.server, { students: 150, classes: 30 }, 7)
})

test('no operation of students is without a cell', () => {
  expect(withoutCell()).toEqual([])
  expect([...elsewhere].filter((id) => !operationIds.includes(id))).toEqual([])
  expect(operationsOfStudents().length).toBeGreaterThan(18)
})

describe.each(reaches)('who reaches %s', (reach) => {
  const caller = () => cast.callers.find((each) => each.reach === reach)!

  test.each(operationsOfStudents())('%s', async (id) => expect(await tryCell(cast, caller(), id, 1)).toEqual([]))

  test('hears of a change, and not of whom', async () => expect(await newsTell(cast, caller())).toEqual([]))
})

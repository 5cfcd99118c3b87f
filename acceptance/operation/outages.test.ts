// Slices of `npm run trust -- absence-outage`, `-- erasing` and `-- standby`: servers that are killed, a backup that is restored, a database
// that takes no changes for a while.
import { expect, test } from 'vitest'
import absenceOutage from '../trust/absence-outage.ts'
import erasing from '../trust/erasing.ts'
import standby from '../trust/standby.ts'

test('leaves are told once each though the mail server was away and the server killed twice', async () => {
  expect(await absenceOutage.run({ quick: true })).toMatchObject({ kept: true })
})

test('nothing of the erased is left, nor after a restore of an older backup', async () => {
  expect(await erasing.run({ quick: true })).toMatchObject({ kept: true })
})

test('a standby is read, refuses changes for a while, and is the primary once it is promoted', async () => {
  expect(await standby.run({ quick: true })).toMatchObject({ kept: true })
})

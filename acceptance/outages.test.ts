// Slices of `npm run trust -- absence-outage` and `-- erasing`: servers that are killed, and a backup that is restored.
import { expect, test } from 'vitest'
import absenceOutage from './trust/absence-outage.ts'
import erasing from './trust/erasing.ts'

test('leaves are told once each though the mail server was away and the server killed twice', async () => {
  expect(await absenceOutage.run({ quick: true })).toMatchObject({ kept: true })
})

test('nothing of the erased is left, nor after a restore of an older backup', async () => {
  expect(await erasing.run({ quick: true })).toMatchObject({ kept: true })
})

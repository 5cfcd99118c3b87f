/*
 * An office at work with absences through two servers, by random steps: recorded, changed and deleted, days off, mailboxes, moves to other
 * classes. After each step days, routing and mails of what was touched, and the board of a day, are held against a model.
 */
import { randomInt } from 'node:crypto'
import { AbsenceRun } from './lib/absence-model-run.ts'
import type { Check } from './lib/check.ts'
import { openPair } from './lib/pair.ts'

export default {
  name: 'absence model',
  promise: '0 divergences in days, routing and board',
  async run({ quick, seed = randomInt(1_000_000) }) {
    const steps = quick ? 500 : 10_000
    const pair = await openPair()
    try {
      const run = await AbsenceRun.open(pair.one, pair.two, seed)
      const divergence = await run.go(steps)
      const { done, refused, mails, boards } = run.counts
      return {
        figure: `${run.counts.steps} steps from seed ${seed}: ${done} done, ${refused} refused, ${mails} mails and ${boards} boards looked at: ${divergence ?? '0 divergences'}`,
        kept: divergence === undefined && done > Math.min(steps / 5, 1000) && refused > steps / 20,
      }
    } finally {
      await pair.stop()
    }
  },
} satisfies Check

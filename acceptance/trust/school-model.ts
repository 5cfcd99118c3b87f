/*
 * An office at work through two servers, by random steps: moves, last days, first days, guardians, days off. After each step the student is
 * held against a model; some steps of one student are asked at once, and an order of them must explain what came. On random days the
 * numbers of all classes are counted.
 */
import { randomInt } from 'node:crypto'
import type { Check } from './lib/check.ts'
import { openPair } from './lib/pair.ts'
import { SchoolRun } from './lib/school-model-run.ts'

export default {
  name: 'school model',
  promise: '0 divergences',
  async run({ quick, seed = randomInt(1_000_000) }) {
    const steps = quick ? 500 : 10_000
    const pair = await openPair()
    try {
      const run = await SchoolRun.open(pair.one, pair.two, seed)
      const divergence = await run.go(steps)
      const { done, refused, together, days } = run.counts
      return {
        figure: `${run.counts.steps} steps from seed ${seed}: ${done} done, ${refused} refused, ${together} at once with another, classes counted on ${days} days: ${divergence ?? '0 divergences'}`,
        kept: divergence === undefined && done > steps / 2 && refused > steps / 20,
      }
    } finally {
      await pair.stop()
    }
  },
} satisfies Check

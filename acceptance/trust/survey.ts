/*
 * Families and an office with surveys through two servers, by random steps: forms are changed, published, paused and continued, days come
 * and go, guardians answer, disagree, and are settled. After each step the survey and the family are held against a model; some steps are
 * asked at once, and an order of them must explain what came. In the end every answer is shown with the words that it answered.
 */
import { randomInt } from 'node:crypto'
import type { Check } from './lib/check.ts'
import { openPair } from './lib/pair.ts'
import { SurveyRun } from './lib/survey-model-run.ts'

export default {
  name: 'survey model',
  promise: 'every answer shown with the very words that it answered, 0 divergences',
  async run({ quick, seed = randomInt(1_000_000) }) {
    const steps = quick ? 500 : 10_000
    const pair = await openPair()
    try {
      const run = await SurveyRun.open(pair.one, pair.two, seed)
      const divergence = await run.go(steps)
      const { done, refused, together } = run.counts
      const { answers, versions, shown } = run.looked
      return {
        figure: `${run.counts.steps} steps from seed ${seed}: ${done} done, ${refused} refused, ${together} at once with another; ${answers} answers to ${versions} versions, looked at ${shown} times: ${divergence ?? '0 divergences'}`,
        kept: divergence === undefined && done > steps / 3 && refused > steps / 20 && answers > steps / 10,
      }
    } finally {
      await pair.stop()
    }
  },
} satisfies Check

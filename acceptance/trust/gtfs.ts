// GTFS feeds that are spoilt by chance are refused by name or come in whole.
import { randomInt } from 'node:crypto'
import type { Check } from './lib/check.ts'
import { FeedRun } from './lib/feed-run.ts'
import { openPair } from './lib/pair.ts'

export default {
  name: 'gtfs',
  promise: 'every error with its file, nothing half imported, 0 × 5xx',
  async run({ quick, seed = randomInt(1_000_000) }) {
    const pair = await openPair()
    try {
      const run = await FeedRun.open(pair.one, seed)
      const wrong = await run.go(quick ? 50 : 500)
      const { steps, done, refused } = run.counts
      return {
        figure: `${steps} spoilt feeds from seed ${seed}: ${refused} refused, ${done} came in; ${wrong ?? '0 wrong'}`,
        kept: wrong === undefined && done > steps / 10 && refused > steps / 10,
      }
    } finally {
      await pair.stop()
    }
  },
} satisfies Check

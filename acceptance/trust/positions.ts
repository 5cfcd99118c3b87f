// Where a bus is does not depend on what else is reported.
import { randomInt } from 'node:crypto'
import type { Check } from './lib/check.ts'
import { openPair } from './lib/pair.ts'
import { PositionsRun } from './lib/positions-run.ts'

export default {
  name: 'positions',
  promise: 'each is taken or ignored with its reason, no bus jumps back, 0 × 5xx',
  async run({ quick, seed = randomInt(1_000_000) }) {
    const pair = await openPair()
    try {
      const run = await PositionsRun.open([pair.one, pair.two], seed)
      const steps = quick ? 200 : 2000
      const wrong = await run.go(steps)
      const told = Object.entries(run.counts).map(([outcome, count]) => `${count} ${outcome}`)
      return {
        figure: `${steps} steps on two servers from seed ${seed} (${told.join(', ')}): ${wrong ?? '0 wrong'}`,
        kept: wrong === undefined && told.length === 8,
      }
    } finally {
      await pair.stop()
    }
  },
} satisfies Check

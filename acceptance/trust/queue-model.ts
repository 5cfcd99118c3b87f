/*
 * A bike room and a security desk at work through two servers, by random questions of several callers, against a model in plain TypeScript
 * that knows product.md and nothing of the server. Worlds of an even seed go one question at a time: each answer is held against the
 * model by code, reason and words, and after each of them everything that is shown. Worlds of an odd seed ask a few at once: then some
 * order of them must explain all answers and everything that is shown afterwards. `--seed N` begins with the world of that seed.
 */
import { randomInt } from 'node:crypto'
import type { Check } from './lib/check.ts'
import { openPair } from './lib/pair.ts'
import { castIn } from './lib/queue-model-cast.ts'
import { heldSeconds } from './lib/queue-model-look.ts'
import { Run } from './lib/queue-model-run.ts'

/** The questions of one world, before the next begins with nothing. */
const worldSize = 250

export default {
  name: 'queue model',
  promise: '0 divergences',
  async run({ quick, seed: first = randomInt(1_000_000) * 2 }) {
    const total = quick ? 600 : 10_000
    const pair = await openPair({ HELD_MS: String(heldSeconds * 1000) })
    try {
      const cast = await castIn(pair.one)
      const ahead = { ms: 0 }
      const sum = { asked: 0, done: 0, refused: 0, days: 0, together: 0 }
      const wrong: string[] = []
      const outcomes = new Set<string>()
      let worlds = 0
      for (let asked = 0; asked < total; worlds++) {
        const seed = first + worlds
        const size = Math.min(worldSize, total - asked)
        const run = new Run(pair, cast, seed, ahead)
        const divergence = await run.go(size, seed % 2 === 1)
        if (divergence) wrong.push(`seed ${seed}, question ${divergence}`)
        for (const key of ['asked', 'done', 'refused', 'days', 'together'] as const) sum[key] += run.counts[key]
        for (const outcome of run.outcomes) outcomes.add(outcome)
        asked += size
      }
      return {
        figure: `${sum.asked} operations in ${worlds} worlds from seed ${first}, ${sum.together} of them together with others, ${Math.round(sum.days)} days by the clock, ${sum.done} done, ${sum.refused} refused, ${outcomes.size} kinds of outcome: ${wrong.length} divergences${wrong[0] ? ` (${wrong[0]})` : ''}`,
        // A run in which little was done or little refused has shown nothing.
        kept: wrong.length === 0 && sum.done > total / 4 && sum.refused > total / 8 && sum.together > 0,
      }
    } finally {
      await pair.stop()
    }
  },
} satisfies Check

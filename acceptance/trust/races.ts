// Races through two servers on one database, in the sizes that are promised.
import type { Check } from './lib/check.ts'
import { openPair, sessionOf } from './lib/pair.ts'
import { codes, edits, imports, keys, orphans, permissions, rings, sorts } from './lib/races.ts'

export default {
  name: 'races',
  promise: 'one winner each, a forest, 0 × 5xx, permissions at the next request',
  async run({ quick }) {
    const pair = await openPair()
    try {
      const ring = { ...pair, token: await sessionOf(pair.one, 'admin') }
      const reader = await sessionOf(pair.one, 'office')
      const share = quick ? 0.2 : 1
      const raced = [
        await sorts(ring, 50 * share),
        await rings(ring, 200 * share),
        await edits(ring, 100),
        await codes(ring, 100),
        await keys(ring, 50),
        await imports(ring, 2000 * share),
        await orphans(ring, 50 * share),
        await permissions(ring, reader, 20 * share),
      ]
      return { figure: raced.map(({ figure, kept }) => (kept ? figure : `✗ ${figure}`)).join('; '), kept: raced.every(({ kept }) => kept) }
    } finally {
      await pair.stop()
    }
  },
} satisfies Check

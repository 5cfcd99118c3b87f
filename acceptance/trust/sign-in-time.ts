// Whoever is refused a sign-in must not learn why: not from the words, not from the headers, not from the clock.
import { createHash } from 'node:crypto'
import type { TestServer } from '@isb/server/testing'
import { call, type Reply } from './lib/call.ts'
import { quantile, type Check } from './lib/check.ts'
import { openPair } from './lib/pair.ts'

const password = 'demo-console-1'
const accounts = 50

/** Accounts with the demo password: some to be guessed at, some locked, some disabled. */
async function people({ pool }: TestServer): Promise<void> {
  const add = (kind: string, enabled: boolean) =>
    pool.query(
      "insert into staff (name, email, enabled, password_hash) select $1, $1 || n || '@school.example', $2, password_hash from staff, generate_series(0, $3::int - 1) n where email = 'admin@school.example'",
      [kind, enabled, accounts],
    )
  await add('wrong', true)
  await add('locked', true)
  await add('disabled', false)
}

/** Five wrong passwords lock an account; here by the row that they leave, for 150 hashes would say nothing more. */
async function lock({ pool }: TestServer): Promise<void> {
  const keys = Array.from(
    { length: accounts },
    (_, index) => `account ${createHash('sha256').update(`locked${index}@school.example`).digest('base64url')}`,
  )
  await pool.query(
    "insert into sign_in_throttle (key, failures, window_began_at, locks, locked_until) select unnest($1::text[]), 0, now(), 3, now() + interval '15 minutes'",
    [keys],
  )
}

/** All that an answer shows, but for what is new in every answer. */
function face({ status, headers, text }: Reply): string {
  const shown = [...headers].filter(([name]) => !['date', 'x-request-id'].includes(name)).map(([name, value]) => `${name}: ${value}`)
  return [status, ...shown.toSorted(), text].join('\n')
}

export default {
  name: 'sign-in time',
  promise: 'medians within 10 % over 200 tries each, same bytes',
  async run({ quick }) {
    const tries = quick ? 60 : 200
    const pair = await openPair({ TRUST_PROXY: 'yes' })
    try {
      await people(pair.one)
      await lock(pair.one)
      let sent = 0
      const signIn = (email: string, secret: string) =>
        call(pair.one.url, 'auth.login', { email, password: secret }, { address: `10.1.${sent >> 8}.${sent++ & 255}` })
      // The right password for whom it must not help: that is where an answer could differ. Four wrong tries an account lock nobody.
      const kinds: Record<string, (round: number) => Promise<Reply>> = {
        unknown: (round) => signIn(`unknown${round}@school.example`, password),
        wrong: (round) => signIn(`wrong${round % accounts}@school.example`, 'not-the-password'),
        locked: (round) => signIn(`locked${round % accounts}@school.example`, password),
        disabled: (round) => signIn(`disabled${round % accounts}@school.example`, password),
      }
      const times = new Map<string, number[]>(Object.keys(kinds).map((kind) => [kind, []]))
      const faces = new Set<string>()
      for (let round = -5; round < tries; round++) {
        // In another order every time, so that nothing that comes and goes on the machine falls on one of them.
        for (const [kind, ask] of Object.entries(kinds).toSorted(() => Math.random() - 0.5)) {
          const began = performance.now()
          const reply = await ask(round < 0 ? 0 : round)
          const took = performance.now() - began
          if (round >= 0) times.get(kind)?.push(took)
          faces.add(face(reply))
        }
      }
      const medians = [...times].map(([kind, values]) => ({ kind, median: quantile(values, 0.5) }))
      const [low, high] = [Math.min(...medians.map(({ median }) => median)), Math.max(...medians.map(({ median }) => median))]
      const apart = (high / low - 1) * 100
      const [only = ''] = faces
      return {
        figure: `${tries} tries each: ${medians.map(({ kind, median }) => `${kind} ${median.toFixed(1)} ms`).join(', ')}, ${apart.toFixed(1)} % apart, ${faces.size} different ${faces.size === 1 ? 'answer' : 'answers'}`,
        kept: apart <= 10 && faces.size === 1 && only.includes('SIGN_IN_FAILED'),
      }
    } finally {
      await pair.stop()
    }
  },
} satisfies Check

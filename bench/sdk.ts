// What a call costs its caller beside a bare fetch with the same headers: CPU of the client at 50 in flight.
import { createIsb, memorySession } from '@isb/sdk'
import type { Figure } from './lib/figure.ts'
import { startMeasured } from './lib/measured.ts'
import { cpuOf, inTurn } from './lib/rounds.ts'

const calls = 4000
const inFlight = 50

export default async function* sdk(): AsyncIterable<Figure> {
  await using server = startMeasured(`${import.meta.dirname}/lib/answering.ts`)
  const port = await server.heard<number>()
  const host = `http://127.0.0.1:${port}`
  const headers = { 'X-App-Key': 'isb-console', 'X-Tenant-Id': 'isb', 'Accept-Language': 'en-US', Authorization: 'Bearer t' }
  const isb = createIsb({ host, session: memorySession({ token: 't', authHeaderSchema: 'Bearer' }) })
  const bare = async () => ((await (await fetch(`${host}/isb/admin/settings`, { headers })).json()) as { data: unknown }).data
  const cost = (call: () => Promise<unknown>) => async () => {
    let left = calls
    const spent = await cpuOf(() =>
      Promise.all(
        Array.from({ length: inFlight }, async () => {
          while (left-- > 0) await call()
        }),
      ),
    )
    return spent / calls
  }
  const ours = cost(() => isb.settings.get())
  const baseline = cost(bare)
  await ours()
  await baseline()
  yield { name: 'SDK call, beside fetch', unit: 'µs', ...(await inTurn(11, ours, baseline)), aim: { of: 'ratio', most: 1.25 } }
}

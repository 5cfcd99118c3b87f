// A process that fuzzes a part of all operations on a server and a database of its own: as many parts as there are processors.
import { startTestCluster, startTestServer } from '@isb/server/testing'
import { fuzz, operationIds } from './fuzz.ts'
import { sessionOfAdministrator } from './pair.ts'

/** Which operations, every so many of all, and how long, in milliseconds. */
export interface FuzzTask {
  readonly part: number
  readonly parts: number
  readonly ms: number
  readonly seed: number
}
export interface PartFuzzed {
  /** Requests to all operations, and to each at least. */
  readonly sent: number
  readonly each: number
  readonly faults: readonly string[]
  /** Operations that no request got through to. */
  readonly never: readonly string[]
}

/** Requests to an operation in a round. */
const aRound = 25

async function fuzzPart({ part, parts, ms, seed }: FuzzTask): Promise<PartFuzzed> {
  const until = performance.now() + ms
  const ids = operationIds.filter((_, at) => at % parts === part)
  const never = new Set<string>(ids)
  const faults: string[] = []
  const cluster = await startTestCluster()
  const server = await startTestServer(cluster.connection, { TRUST_PROXY: 'yes' })
  let [sent, round] = [0, 0]
  for (; round === 0 || performance.now() < until; round++)
    for (const id of ids) {
      if (round > 0 && performance.now() > until) break
      const fuzzed = await fuzz(server.url, id, aRound, () => sessionOfAdministrator(server), seed + round)
      sent += fuzzed.sent
      faults.push(...fuzzed.faults)
      if (fuzzed.done > 0) never.delete(id)
    }
  await server.stop()
  await cluster.stop()
  return { sent, each: Math.floor(sent / ids.length / aRound) * aRound, faults, never: [...never] }
}

process.once('message', (task: FuzzTask) => {
  void fuzzPart(task).then((fuzzed) => process.send?.(fuzzed, () => process.exit()))
})
process.once('disconnect', () => process.exit(1))

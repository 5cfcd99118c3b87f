// Two servers on one database, for races that no single server could decide.
import { createIsb, memorySession, type Isb } from '@isb/sdk'
import { startTestServer, type TestServer } from '@isb/server/testing'
import { inject } from 'vitest'
import { sessionOf } from '../trust/lib/pair.ts'

export interface TwoServers {
  readonly one: TestServer
  readonly two: TestServer
  /** Of each server one client. */
  readonly clients: readonly [Isb, Isb]
  readonly stop: () => Promise<unknown>
}

/** Starts them. @param names the demo accounts that call the one and the other @param env settings of both, as environment variables */
export async function startTwoServers(
  names: readonly [string, string] = ['admin', 'admin'],
  env: NodeJS.ProcessEnv = {},
): Promise<TwoServers> {
  const one = await startTestServer(inject('cluster'), env)
  const two = await startTestServer(inject('cluster'), env, one)
  const client = async ({ url }: TestServer, name: string) =>
    createIsb({
      host: url,
      session: memorySession({ token: await sessionOf(one, name), authHeaderSchema: 'Bearer' }),
      timeout: 60_000,
    })
  const clients = [await client(one, names[0]), await client(two, names[1])] as const
  return { one, two, clients, stop: () => Promise.all([one.stop(), two.stop()]) }
}

// Two servers on one real PostgreSQL, for checks that look past the API into the database.
import { createHash, randomBytes } from 'node:crypto'
import { startTestCluster, startTestServer, type TestServer } from '@isb/server/testing'

/** Two servers and their PostgreSQL. */
export interface Pair {
  readonly one: TestServer
  readonly two: TestServer
  stop(): Promise<void>
}

export async function openPair(env: NodeJS.ProcessEnv = {}): Promise<Pair> {
  const cluster = await startTestCluster()
  const one = await startTestServer(cluster.connection, env)
  const two = await startTestServer(cluster.connection, env, one)
  return {
    one,
    two,
    async stop() {
      await Promise.all([one.stop(), two.stop()])
      await cluster.stop()
    },
  }
}

/** A session of a demo account (of the first one where nobody has that address any more), written where sessions are kept: no sign-in, so no throttle and no hash. */
export async function sessionOf({ pool }: TestServer, name: string): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  await pool.query(
    "insert into session (token_hash, staff_id, started_at, last_seen_at, expires_at) select $1, id, now(), now(), now() + interval '11 hours' from staff order by email = $2 desc, id limit 1",
    [createHash('sha256').update(token).digest(), `${name}@school.example`],
  )
  return token
}

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

/** A session of a demo account, written where sessions are kept: no sign-in, so no throttle and no hash. */
export const sessionOf = (server: TestServer, name: string): Promise<string> => begin(server, 'email = $2', [`${name}@school.example`])

/** A session of somebody who is an administrator now, whatever has been done to the accounts. */
export const sessionOfAdministrator = (server: TestServer): Promise<string> =>
  begin(server, 'enabled and id in (select staff_id from staff_role join role on role.id = role_id where builtin)', [])

/** A session of whoever has this id. */
export const sessionOfPerson = (server: TestServer, id: number): Promise<string> => begin(server, 'id = $2', [id])

async function begin({ pool }: TestServer, whose: string, values: readonly unknown[]): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  await pool.query(
    `insert into session (token_hash, staff_id, started_at, last_seen_at, expires_at)
     select $1, id, now(), now(), now() + interval '11 hours' from staff where ${whose} order by id limit 1`,
    [createHash('sha256').update(token).digest(), ...values],
  )
  return token
}

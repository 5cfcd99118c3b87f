// A bare PostgreSQL for server processes that are given a DATABASE_URL.
import { startEmbedded } from '@isb/server/embedded'
import type pg from 'pg'
import { ask, newFolder } from './server.ts'

/** A PostgreSQL with nothing in it. */
export interface Cluster {
  readonly connection: pg.ClientConfig
  /** Makes an empty database and tells its address. */
  database(name: string): Promise<{ url: string; connection: pg.ClientConfig }>
  stop(): Promise<void>
}

export async function startCluster(): Promise<Cluster> {
  const folder = newFolder('cluster')
  const embedded = await startEmbedded(folder.path, 'trust')
  const { host, user, password } = embedded.connection
  return {
    connection: embedded.connection,
    async database(name) {
      await ask(embedded.connection, `create database ${name}`)
      return {
        url: `postgres://${user}:${String(password)}@localhost/${name}?host=${encodeURIComponent(host ?? '')}`,
        connection: { ...embedded.connection, database: name },
      }
    },
    async stop() {
      await embedded.stop()
      folder.remove()
    },
  }
}

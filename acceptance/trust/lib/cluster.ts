// A bare PostgreSQL for server processes that are given a DATABASE_URL.
import { startEmbedded } from '@isb/server/embedded'
import type pg from 'pg'
import { ask, newFolder, postmasterOf } from './server.ts'

/** A PostgreSQL with nothing in it. */
export interface Cluster {
  readonly connection: pg.ClientConfig
  readonly dataDir: string
  /** Kills it by kill -9. It is started again. */
  kill(): void
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
    dataDir: folder.path,
    kill: () => void process.kill(postmasterOf(folder.path) ?? 0, 'SIGKILL'),
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

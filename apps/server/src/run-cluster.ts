// One PostgreSQL for a whole run of tests, whichever runners take part in it.
import { accessSync, constants, statfsSync } from 'node:fs'
import pg from 'pg'
import { endKilled, startTestCluster, type TestCluster } from './testing.ts'

/** The environment variable by which the programs of a run know its PostgreSQL. */
const variable = 'ISB_TEST_CLUSTER'

/** The PostgreSQL of the run that this process is part of, as its owner reaches it. */
export function runCluster(): pg.ClientConfig | undefined {
  const given = process.env[variable]
  return given === undefined ? undefined : (JSON.parse(given) as pg.ClientConfig)
}

/** Starts it for this process and those that it starts. Does nothing where the run has one. */
export async function startRunCluster(): Promise<Pick<TestCluster, 'stop'>> {
  if (runCluster()) return { stop: async () => {} }
  const { connection, stop } = await startQuickCluster()
  process.env[variable] = JSON.stringify(connection)
  return {
    async stop() {
      delete process.env[variable]
      await stop()
    },
  }
}

/** So much memory is free where a cluster is put into it: for what the tests leave there, and for themselves. */
const spareBytes = 6 * 2 ** 30

/** A folder in memory, where there is one with room: a database is made there in a tenth of the time. */
function quickFolder(): string | undefined {
  try {
    const { bavail, bsize } = statfsSync('/dev/shm')
    accessSync('/dev/shm', constants.W_OK)
    return Math.min(bavail * bsize, process.availableMemory()) >= spareBytes ? '/dev/shm' : undefined
  } catch {
    return undefined
  }
}

/** Tests kill programs and never the machine: a commit need not wait for the disk. PostgreSQL still orders and writes all of it. */
async function startQuickCluster(): Promise<TestCluster> {
  const folder = quickFolder()
  // Memory is not cleared as a disk for temporary files is.
  if (folder) await endKilled(folder)
  const cluster = await startTestCluster(folder)
  const owner = new pg.Client({ ...cluster.connection, database: 'postgres' })
  await owner.connect()
  const settings = {
    synchronous_commit: 'off',
    full_page_writes: 'off',
    max_wal_size: '1GB',
    checkpoint_timeout: '1h',
    // A database lives for seconds here.
    autovacuum: 'off',
    track_counts: 'off',
  }
  for (const [name, value] of Object.entries(settings)) await owner.query(`alter system set ${name} = '${value}'`)
  await owner.query('select pg_reload_conf()')
  await owner.end()
  return cluster
}

// Vitest's global set-up for every package that tests against the real thing: one PostgreSQL a run, however many packages share it.
import { accessSync, constants, statfsSync } from 'node:fs'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { endKilled, startTestCluster, type TestCluster } from './testing.ts'

declare module 'vitest' {
  interface ProvidedContext {
    cluster: pg.ClientConfig
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

/** Vitest loads this file anew for each package, in one process: what they share lies beside them. */
const run = globalThis as typeof globalThis & { isbTestCluster?: { started: Promise<TestCluster>; users: number } }

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const shared = (run.isbTestCluster ??= { started: startQuickCluster(), users: 0 })
  shared.users++
  const cluster = await shared.started
  project.provide('cluster', cluster.connection)
  return async () => {
    shared.users--
    if (shared.users > 0) return
    delete run.isbTestCluster
    await cluster.stop()
  }
}

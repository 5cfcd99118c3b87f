// Vitest's global set-up for every package that tests against the real thing: one PostgreSQL a run, however many packages share it.
import type pg from 'pg'
import type { TestProject } from 'vitest/node'
import { runCluster, startRunCluster } from './run-cluster.ts'
import type { TestCluster } from './testing.ts'

declare module 'vitest' {
  interface ProvidedContext {
    cluster: pg.ClientConfig
  }
}

/** Vitest loads this file again for each package, in one process: what they share is kept beside the modules. */
const run = globalThis as typeof globalThis & { isbTestCluster?: { started: Promise<Pick<TestCluster, 'stop'>>; users: number } }

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const shared = (run.isbTestCluster ??= { started: startRunCluster(), users: 0 })
  shared.users++
  const cluster = await shared.started
  project.provide('cluster', runCluster()!)
  return async () => {
    shared.users--
    if (shared.users > 0) return
    delete run.isbTestCluster
    await cluster.stop()
  }
}

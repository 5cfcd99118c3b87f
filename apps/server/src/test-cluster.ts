// Vitest's global set-up for every package that tests against the real thing: one PostgreSQL a run, however many packages share it.
import type pg from 'pg'
import type { TestProject } from 'vitest/node'
import { startTestCluster, type TestCluster } from './testing.ts'

declare module 'vitest' {
  interface ProvidedContext {
    cluster: pg.ClientConfig
  }
}

/** Vitest loads this file anew for each package, in one process: what they share lies beside them. */
const run = globalThis as typeof globalThis & { isbTestCluster?: { started: Promise<TestCluster>; users: number } }

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const shared = (run.isbTestCluster ??= { started: startTestCluster(), users: 0 })
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

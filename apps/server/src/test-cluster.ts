// Vitest's global set-up for every package that tests against the real thing: one PostgreSQL a run.
import type pg from 'pg'
import type { TestProject } from 'vitest/node'
import { startTestCluster } from './testing.ts'

declare module 'vitest' {
  interface ProvidedContext {
    cluster: pg.ClientConfig
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const cluster = await startTestCluster()
  project.provide('cluster', cluster.connection)
  return () => cluster.stop()
}

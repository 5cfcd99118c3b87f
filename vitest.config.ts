import { join } from 'node:path'
import { defineConfig } from 'vitest/config'

/** What stories and journeys share: a real server on a real database, and patience on a busy machine. */
const acceptance = {
  root: 'acceptance',
  globalSetup: join(import.meta.dirname, 'apps/server/src/test-cluster.ts'),
  // Nothing fails for time alone: on a machine with ten times the load everything comes, later.
  testTimeout: 240_000,
  hookTimeout: 120_000,
  expect: { poll: { timeout: 60_000 } },
  // Each file brings a server and a database of its own; the code behind them is loaded once a worker.
  isolate: false,
  // No story is long enough to earn back what V8's last and best compiler takes.
  execArgv: ['--max-opt=2'],
}

export default defineConfig({
  test: {
    projects: [
      'packages/*',
      'apps/*',
      { test: { ...acceptance, name: 'stories', include: ['*.test.ts'] } },
      { test: { ...acceptance, name: 'journeys', include: ['browser/*.test.ts'] } },
      { test: { ...acceptance, name: 'new', include: ['new/*.test.ts'] } },
    ],
  },
})

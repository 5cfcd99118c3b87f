import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** The longest files first, so that none is begun last. A story that runs a scenario of trust/ is short to read and long to run. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isScenario = ({ moduleId }: TestSpecification) => readFileSync(moduleId, 'utf8').includes("from './trust/")
    // oxlint-disable-next-line unicorn/no-array-sort -- it is no array's
    const byLength = await super.sort(files)
    return byLength.toSorted((one, other) => Number(isScenario(other)) - Number(isScenario(one)))
  }
}

/** A real server on a real database, and patience on a busy machine. Journeys have a runner of their own: acceptance/playwright.config.ts. */
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
    sequence: { sequencer: LongestFirst },
    projects: [
      'packages/*',
      'apps/*',
      { test: { ...acceptance, name: 'stories', include: ['*.test.ts'] } },
      { test: { ...acceptance, name: 'new', include: ['new/*.test.ts'] } },
    ],
  },
})

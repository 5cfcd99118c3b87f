// The stories; journeys have a runner of their own: playwright.config.ts.
import { readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { defineConfig, mergeConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import shared from '../vitest.shared.ts'

/** The longest files first, so that none is begun last. A story that runs a scenario of trust/ is short to read and long to run. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isScenario = ({ moduleId }: TestSpecification) => readFileSync(moduleId, 'utf8').includes("from '../trust/")
    // oxlint-disable-next-line unicorn/no-array-sort -- it is no array's
    const byLength = await super.sort(files)
    return byLength.toSorted((one, other) => Number(isScenario(other)) - Number(isScenario(one)))
  }
}

export default mergeConfig(
  shared,
  defineConfig({
    test: {
      globalSetup: '../apps/server/src/test-cluster.ts',
      // Each waits for its database now and then, so three keep two processors at work.
      maxWorkers: availableParallelism() + 1,
      // No story is long enough to earn back what V8's last and best compiler takes.
      execArgv: ['--max-opt=2'],
      sequence: { sequencer: LongestFirst },
      projects: [
        { extends: true, test: { name: 'stories', include: ['!(browser|new|trust)/*.test.ts'] } },
        { extends: true, test: { name: 'new', include: ['new/*.test.ts'] } },
      ],
    },
  }),
)

// The browser journeys. CONTRIBUTING tells how to run one, see it, and open the report and the trace of one that failed.
import { availableParallelism } from 'node:os'
import { defineConfig } from 'playwright/test'
import { chromiumOptions } from '../scripts/browser.mjs'

// Somebody may want to see the browser. Workers read this file without the arguments, so the environment tells them.
if (process.argv.some((argument) => ['--headed', '--debug', '--ui'].includes(argument))) process.env['ISB_HEADED'] = '1'

/** Pages that are open for seconds do not earn back what compiling their code well takes: a seventh of all the time of journeys. */
const brief = '--js-flags=--max-opt=1'

export default defineConfig({
  testDir: 'browser',
  testMatch: '*.test.ts',
  globalSetup: './browser/global-setup.ts',
  // Each waits for its page, its database or a clock for some of its time.
  workers: availableParallelism() + 1,
  // Nothing fails for time alone: on a machine with ten times the load everything comes, later.
  timeout: 240_000,
  expect: { timeout: 60_000 },
  // A journey that passes only on its second try is listed as flaky, and is a fault to fix.
  retries: process.env['CI'] ? 1 : 0,
  forbidOnly: Boolean(process.env['CI']),
  reporter: [
    [process.stdout.isTTY ? 'list' : 'dot'],
    ['html', { open: 'never' }],
    // `npm test` counts what it holds.
    ['json', { outputFile: 'test-results/journeys.json' }],
  ],
  outputDir: 'test-results/journeys',
  use: {
    launchOptions: chromiumOptions(process.env['ISB_HEADED'] === undefined, brief),
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
    contextOptions: { reducedMotion: 'reduce' },
    // The snapshots of a trace show each step; its film would cost every journey a tenth more.
    trace: { mode: 'retain-on-failure', screenshots: false },
    screenshot: 'only-on-failure',
  },
  // Node loads all code but the journeys as the server does, without another compiler.
  build: { external: ['**/apps/**', '**/packages/**', '**/openapi/**', '**/acceptance/lib/**', '**/acceptance/trust/**'] },
})

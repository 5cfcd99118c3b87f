// What the Vitest configurations of all workspaces share.
import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    // Files of a worker share what they have loaded.
    isolate: false,
    // Turborepo runs the tests of two workspaces at once.
    maxWorkers: '50%',
    // Nothing fails for time alone: on a machine with ten times the load everything comes, later.
    testTimeout: 240_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 60_000 } },
    passWithNoTests: true,
    // `npm test` counts what the files hold.
    reporters: [process.stdout.isTTY ? 'default' : 'dot', 'json'],
    outputFile: { json: 'test-results/units.json' },
  },
})

import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    globalSetup: '../apps/server/src/test-cluster.ts',
    include: ['*.test.ts', 'browser/*.test.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // What comes soon comes later on a busy machine.
    expect: { poll: { timeout: 15_000 } },
  },
})

import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    isolate: false,
    globalSetup: './src/test-cluster.ts',
    include: ['src/**/*.test.ts'],
    testTimeout: 240_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 60_000 } },
  },
})

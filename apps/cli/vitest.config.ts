import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    isolate: false,
    globalSetup: '@isb/server/test-cluster',
    include: ['{src,test}/**/*.test.ts'],
    testTimeout: 240_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 60_000 } },
  },
})

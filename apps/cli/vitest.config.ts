import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: { globalSetup: '@isb/server/test-cluster', include: ['{src,test}/**/*.test.ts'], testTimeout: 30_000, hookTimeout: 60_000 },
})

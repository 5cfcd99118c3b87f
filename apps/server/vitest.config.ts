import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: { globalSetup: './src/test-cluster.ts', include: ['src/**/*.test.ts'], testTimeout: 30_000, hookTimeout: 60_000 },
})

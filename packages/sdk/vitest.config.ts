import { defineConfig } from 'vitest/config'

export default defineConfig({ test: { isolate: false, include: ['test/**/*.test.ts'], testTimeout: 120_000 } })

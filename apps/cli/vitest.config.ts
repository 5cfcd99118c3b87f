import { defineConfig, mergeConfig } from 'vitest/config'
import shared from '../../vitest.shared.ts'

export default mergeConfig(
  shared,
  defineConfig({ test: { globalSetup: '@isb/server/test-cluster', include: ['{src,test}/**/*.test.ts'] } }),
)

import react from '@vitejs/plugin-react'
import { defineConfig, mergeConfig } from 'vitest/config'
import shared from '../../vitest.shared.ts'

export default mergeConfig(
  shared,
  defineConfig({
    plugins: [react()],
    test: { environment: 'happy-dom', include: ['test/**/*.test.{ts,tsx}'], setupFiles: ['test/set-up.ts'] },
  }),
)

import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  plugins: [react()],
  test: {
    // One load of React for all files.
    isolate: false,
    environment: 'happy-dom',
    include: ['test/**/*.test.{ts,tsx}'],
    setupFiles: ['test/set-up.ts'],
    testTimeout: 240_000,
    expect: { poll: { timeout: 60_000 } },
  },
})

import { join } from 'node:path'
import { linguiTransformerBabelPreset } from '@lingui/vite-plugin'
import babel from '@rolldown/plugin-babel'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  plugins: [
    react(),
    babel({ presets: [linguiTransformerBabelPreset(undefined, { configPath: join(import.meta.dirname, 'lingui.config.ts') })] }),
  ],
  test: { isolate: false, include: ['src/**/*.test.{ts,tsx}'] },
})

import { join } from 'node:path'
import { linguiTransformerBabelPreset } from '@lingui/vite-plugin'
import babel from '@rolldown/plugin-babel'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { words } from './words-plugin.ts'

const configPath = join(import.meta.dirname, 'lingui.config.ts')

export default defineConfig({
  plugins: [react(), babel({ presets: [linguiTransformerBabelPreset(undefined, { configPath })] }), words(configPath)],
  test: { isolate: false, testTimeout: 120_000, include: ['src/**/*.test.{ts,tsx}'] },
})

import { join } from 'node:path'
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin'
import babel from '@rolldown/plugin-babel'
import react from '@vitejs/plugin-react'
import { defineConfig, mergeConfig } from 'vitest/config'
import shared from '../../vitest.shared.ts'

const configPath = join(import.meta.dirname, 'lingui.config.ts')

export default mergeConfig(
  shared,
  defineConfig({
    plugins: [react(), babel({ presets: [linguiTransformerBabelPreset(undefined, { configPath })] }), lingui({ configPath })],
    test: { include: ['src/**/*.test.{ts,tsx}'] },
  }),
)

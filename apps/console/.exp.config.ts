import { join } from 'node:path'
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin'
import babel from '@rolldown/plugin-babel'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
const configPath = join(import.meta.dirname, 'lingui.config.ts')
const X = (process.env.X ?? '').split(',')
const parts = 'button|cn|field|form|icon-button|input|kbd|label|password-input|progress-bar|toasts?|tooltip|banner|blank|art'
const base = new RegExp(
  [
    'node_modules/(react|react-dom|scheduler|clsx|class-variance-authority|use-sync-external-store|@tanstack/(?!(react-)?virtual)(?!react-router/dist/esm/useBlocker)[^/]+|@lingui/[^/]+|@radix-ui/react-(slot|compose-refs))/',
    'lucide-react/dist/esm/(?!icons/|dynamic)',
    'lucide-react/dist/esm/icons/(languages|moon|sun|sun-moon|wifi-off|circle-check|circle-exclamation-point|info|x|eye|eye-off|loader-circle)\\.',
    'openapi/(index|generated/operations)',
    'packages/(sdk)/src/(?!generated|zod)',
    'packages/domain/src/auth|first-menu',
    'packages/words/src/speak',
    `packages/ui/src/(${parts})\\.tsx?$`,
    'apps/console/src/(main|app/(frame|router|guard|paths|states|session-end)|lib/(?!any-icon|icon|icon-set|news|keep|form-errors)[^/]+)\\.tsx?$',
    'preload-helper', 'rolldown/runtime', 'rolldown:runtime',
    ...(X.includes('one') ? ['apps/console/src/(app/(switches|brand|offline-banner|skip-link)|modules/auth/(sundial|sign-in))\\.tsx?$'] : []),
  ].join('|'),
)
export default defineConfig({
  base: './',
  plugins: [react(), babel({ presets: [linguiTransformerBabelPreset(undefined, { configPath })] }), lingui({ configPath }), tailwindcss()],
  build: {
    target: 'es2022',
    ...(X.includes('css') && { cssTarget: ['chrome111', 'firefox128', 'safari16.4'] }),
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    rolldownOptions: { 
      ...(X.includes('opt') && { optimization: { inlineConst: { mode: 'all', pass: 3 } }, treeshake: { propertyReadSideEffects: false, unknownGlobalSideEffects: false } }),
      output: { codeSplitting: { groups: [
      ...(X.includes('initial') ? [{ name: 'base', tags: ['$initial'] as ['$initial'], priority: 2, includeDependenciesRecursively: false }] : []),
      { name: 'base', test: base },
      { name: 'shell', test: /apps\/console\/src\/(app\/(permitted|top-bar|side-menu)|lib\/icon\.tsx)|packages\/ui\/src\/(menu|dialog|confirm-dialog|drawer|popover|select)\.tsx/ },
      { name: 'menus', test: /apps\/console\/src\/modules\/menus\/(screen)\.tsx/ },
    ] } } },
  },
})

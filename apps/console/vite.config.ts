import { join } from 'node:path'
import { linguiTransformerBabelPreset } from '@lingui/vite-plugin'
import babel from '@rolldown/plugin-babel'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { words } from './words-plugin.ts'

const configPath = join(import.meta.dirname, 'lingui.config.ts')

// Three files by when they are needed, so that a screen asks for few. What is loaded by `import()` itself (a route's own file,
// a catalog) stands in none of them: in a group it would become two files, one of them only to point at the other.
const files = (...parts: string[]) => new RegExp(parts.join('|'))
const icons = (names: string) => `lucide-react/dist/esm/icons/(${names})\\.`

// Signing in; every screen needs nearly all of it too, and finds it in the cache.
const base = files(
  'node_modules/(react|react-dom|scheduler|clsx|class-variance-authority|use-sync-external-store|@tanstack/(?!(react-)?virtual)[^/]+|@lingui/[^/]+|@radix-ui/react-(slot|compose-refs))/',
  'lucide-react/dist/esm/(?!icons/|dynamic)',
  icons('languages|moon|sun|sun-moon|eye|eye-off|circle-check|circle-exclamation-point|info|loader-circle|x'),
  'openapi/(index|generated/operations)',
  'packages/(sdk|domain|words)/src/(?!generated|zod)',
  'packages/ui/src/(art|banner|blank|button|cn|field|form|icon-button|input|kbd|label|password-input|progress-bar|toasts?|tooltip)\\.tsx?$',
  'apps/console/src/(main|app/(brand|frame|guard|offline-banner|paths|router|session-end|skip-link|states|switches)|modules/auth/(microsoft|mishap-text|sign-in|sky|sundial))\\.tsx?$',
  'apps/console/src/lib/(?!any-icon|icon|icon-set|keep|live|news|section|server-sent)[^/]+\\.tsx?$',
)
// The frame around every screen behind it.
const shell = files(
  'apps/console/src/(app/(permitted|side-menu|top-bar)|lib/icon)\\.tsx$',
  'packages/ui/src/(avatar|confirm-dialog|dialog|drawer|menu)\\.tsx$',
)
// A module's first screen: its forms are fetched while nobody waits.
const menus = files('apps/console/src/modules/menus/screen\\.tsx$')

// `base: './'`: one build serves under any path; the server puts its own in front of what index.html names.
export default defineConfig({
  base: './',
  plugins: [react(), babel({ presets: [linguiTransformerBabelPreset(undefined, { configPath })] }), words(configPath), tailwindcss()],
  build: {
    target: 'es2022',
    // Tailwind's own floor. For older ones every colour would be written three times, and they could not show the rest anyway.
    cssTarget: ['chrome111', 'firefox128', 'safari16.4'],
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'base', test: base },
            { name: 'shell', test: shell },
            { name: 'menus', test: menus },
          ],
        },
      },
    },
  },
  server: { port: 5173, proxy: { '/isb/admin': 'http://localhost:8080' } },
})

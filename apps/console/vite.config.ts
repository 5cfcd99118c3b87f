import { join } from 'node:path'
import { linguiTransformerBabelPreset } from '@lingui/vite-plugin'
import babel from '@rolldown/plugin-babel'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { words } from './words-plugin.ts'

const configPath = join(import.meta.dirname, 'lingui.config.ts')

// A few files by when they are needed, so that a screen asks for few. What is loaded by `import()` itself (a route's own file,
// a catalog) stands in none of them: in a group it would become two files, one of them only to point at the other. What several
// routes share and no group names becomes a small file of its own.
const files = (...parts: string[]) => new RegExp(parts.join('|'))
const icons = (names: string) => `lucide-react/dist/esm/icons/(${names})\\.`

// Signing in; every screen needs nearly all of it too, and finds it in the cache.
const base = files(
  'node_modules/(react|react-dom|scheduler|clsx|class-variance-authority|use-sync-external-store|@tanstack/(?!(react-)?(table|virtual))[^/]+|@lingui/[^/]+|@radix-ui/react-(slot|compose-refs))/',
  'lucide-react/dist/esm/(?!icons/|dynamic)',
  icons('languages|moon|sun|sun-moon|eye|eye-off|circle-check|circle-exclamation-point|info|loader-circle|x'),
  'openapi/(index|generated/operations)',
  'packages/(sdk/src/(?!zod)|words/src/speak|domain/src/(auth/|menus/first-menu))',
  'packages/ui/src/(art|banner|blank|button|cn|field|form|icon-button|input|kbd|label|password-input|plain-toasts|progress-bar|toast|toasts|tooltip)\\.tsx?$',
  'apps/console/src/(main|app/(brand|frame|guard|router|session-end|states|switches)|modules/auth/(microsoft|mishap-text|sign-in|sky|sundial))\\.tsx?$',
  'apps/console/src/lib/(deployment|form-errors|greeting|i18n|isb|page/(offline-banner|paths|skip-link)|public-config|query|report|session|soon|theme|title)\\.tsx?$',
)
// The frame around every screen behind it.
const shell = files(
  'apps/console/src/(app/(side-menu|top-bar)|lib/(form/check|icon|impact/groups|keep|late|list/(export|use-asked)|live|menu-button|news|page/(page|permitted)))\\.tsx?$',
  icons('chevrons-up-down|download|ellipsis|grip-vertical|plus|search-x'),
  'packages/ui/src/(avatar|badge|drawn-box|float|page-header|search-input|skeleton|split|use-held-focus|use-width-step)\\.tsx?$',
)
// What Radix draws toasts with: fetched while nobody waits. It comes before the others, because they share parts of it.
const toasts = files('node_modules/@radix-ui/react-toast/')
// What opens over a screen, with Radix: fetched while nobody waits.
const overlays = files('packages/ui/src/(confirm-dialog|dialog|drawer|menu|popover|select)\\.tsx$')
// What the lists of all modules share, and the trees of two.
const lists = files(
  'apps/console/src/lib/(screen/list-screen|record/(show-value|when)|form/use-form)\\.tsx?$',
  'packages/ui/src/(fields|option-picker|status-chip|use-active-option|use-options)\\.tsx?$',
  icons('ban|clock|lock|log-out|mail|pencil|trash|undo-2'),
)
const trees = files('packages/ui/src/tree\\.tsx$')

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
            { name: 'toasts', test: toasts },
            { name: 'overlays', test: overlays },
            { name: 'lists', test: lists },
            { name: 'trees', test: trees },
          ],
        },
      },
    },
  },
  server: { port: 5173, proxy: { '/isb/admin': 'http://localhost:8080' } },
})

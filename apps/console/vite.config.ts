import { join } from 'node:path'
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin'
import babel from '@rolldown/plugin-babel'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

const configPath = join(import.meta.dirname, 'lingui.config.ts')

// What sign-in needs and every screen too: one file, so that signing in asks for few and the next screen finds them in the cache.
const parts = 'art|avatar|banner|blank|button|cn|field|form|icon-button|input|kbd|label|password-input|progress-bar|toasts?|tooltip'
const base = new RegExp(
  [
    'node_modules/(react|react-dom|scheduler|clsx|class-variance-authority|use-sync-external-store|@tanstack/(?!(react-)?virtual)[^/]+|@lingui/[^/]+|@radix-ui/react-(slot|compose-refs))/',
    'lucide-react/dist/esm/(?!icons/|dynamic)',
    'openapi/(index|generated/operations)',
    'packages/(sdk|domain|words)/src/(?!generated|zod)',
    `packages/ui/src/(${parts})\\.tsx?$`,
    'apps/console/src/(main|app/(frame|router|guard|paths|states|session-end)|lib/(?!any-icon|icon|icon-set)[^/]+)\\.tsx?$',
  ].join('|'),
)

// `base: './'`: one build serves under any path; the server puts its own in front of what index.html names.
export default defineConfig({
  base: './',
  plugins: [react(), babel({ presets: [linguiTransformerBabelPreset(undefined, { configPath })] }), lingui({ configPath }), tailwindcss()],
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'base', test: base }] } } },
  },
  server: { port: 5173, proxy: { '/isb/admin': 'http://localhost:8080' } },
})

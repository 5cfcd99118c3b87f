import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { linguiTransformerBabelPreset } from '@lingui/vite-plugin'
import babel from '@rolldown/plugin-babel'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { words } from './words-plugin.ts'

const configPath = join(import.meta.dirname, 'lingui.config.ts')

// A few files by when they are needed, so that a screen asks for few. What is loaded by `import()` itself (a route's own file,
// a catalog) stands in none of them: in a group it would become two files, one of them only to point at the other. What several
// routes share and no group names becomes a small file of its own.
const files = (...parts: string[]) => new RegExp(parts.join('|'))
/** Files of the kit by their names, in whatever folder. */
const kitFiles = (names: string) => `packages/ui/src/([\\w-]+/)?(${names})\\.tsx?$`
const consoleFiles = (names: string) => `apps/console/src/(${names})\\.tsx?$`
const icons = (names: string) => `lucide-react/dist/esm/icons/(${names})\\.`

// Signing in and every screen.
const base = files(
  'node_modules/(react|react-dom|scheduler|clsx|class-variance-authority|use-sync-external-store)/',
  'node_modules/@tanstack/(?!(react-)?(table|virtual)|.*(useQueries|queriesObserver|[iI]nfinite\\w*|useBlocker)\\.)[^/]+/',
  'node_modules/(@lingui/[^/]+|@radix-ui/react-(slot|compose-refs))/',
  'lucide-react/dist/esm/(?!icons/|dynamic)',
  icons('languages|moon|sun|sun-moon|circle-check|circle-exclamation-point|info|loader-circle|x'),
  // What pages read from their addresses is checked by it. Forms take more of it along with the contract's schemas.
  'node_modules/zod/(mini|v4/(core|mini))/(?!compile|json-schema|to-json-schema)',
  'openapi/generated/operations/sign-in',
  'packages/(sdk/src/(?!zod|create-isb|markdown)|words/src/(?:speak|spaced)|domain/src/(auth/|days|menus/first-menu))',
  kitFiles('banner|button|cn|drawing|error-state|field|form|icon-button|input|kbd|label|plain-toasts|progress-bar|toast|toasts|tooltip'),
  consoleFiles('main|app/(brand|frame|guard|layouts/public|router|routes|session-end|states|switches)'),
  consoleFiles('lib/(deployment|form-errors|greeting|i18n|isb|operations|public-config|query|report|session|soon|theme|title|unsent)'),
  consoleFiles('lib/(first-under|page/(offline-banner|paths|place|search|skip-link))'),
)
// What the pages before a session share, and nobody who has one needs.
const signIn = files(
  icons('eye|eye-off'),
  'packages/ui/src/form/password-input\\.tsx$',
  'apps/console/src/modules/auth/(microsoft|mishap-text|sign-in|sky|sundial)\\.tsx?$',
)
// The frame around every screen behind it.
const shell = files(
  'openapi/(index|generated/operations/signed-in)',
  consoleFiles('app/(icons|side-menu|top-bar)|modules/[\\w-]+/icons|lib/(all-operations|form/check|icon|impact/groups|keep|late|use-news)'),
  consoleFiles('lib/(list/(address|export|use-asked)|page/(address|page|permitted))'),
  icons('chevrons-up-down|download|ellipsis|grip-vertical|plus|search-x|triangle-exclamation-point|undo-2'),
  kitFiles('art|avatar|badge|blank|closed|dialog|confirm-dialog|drawn-box|float|menu|modal|overlays|popover|select|page-header'),
  kitFiles('search-input|skeleton|split|use-held-focus|use-width-step'),
)
// What the lists of all modules share, and the trees of two.
const lists = files(
  'apps/console/src/lib/(figure|screen/(list-screen|look-up)|record/(record-link|when))\\.tsx?$',
  'packages/domain/src/moves\\.ts$',
  'packages/ui/src/([\\w-]+/)?(fields|status-chip)\\.tsx?$',
  icons('ban|calendar-plus|clock|pencil'),
  'node_modules/@tanstack/(react-query/.*/useQueries|query-core/.*/queriesObserver)\\.',
)
const treeIndex = files('packages/ui/src/tree/tree-(index|check)\\.ts$')
const trees = files('packages/ui/src/tree/tree\\.tsx$')
/**
 * Has the browser compile all of what a first visit runs most of while it arrives, beside the thread that draws, not function by function
 * on that. The comment counts in the first line alone. Source: https://v8.dev/blog/explicit-compile-hints
 */
const compiledEarly: Plugin = {
  name: 'compiled-early',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      for (const file of Object.values(bundle))
        if (file.type === 'chunk' && early.has(file.name)) file.code = `//# allFunctionsCalledOnLoad\n${file.code}`
    },
  },
}
const early = new Set(['base', 'inside', 'shell', 'lists'])

/** Leaves out of an icon what nobody sees: keys that React asks for while developing, its former names. Half of it does not shrink. */
const slimIcons: Plugin = {
  name: 'slim-icons',
  transform: {
    filter: { id: /lucide-react\/dist\/esm\/icons\/[\w-]+\.mjs$/ },
    handler(code) {
      if (!this.environment.config.isProduction) return null
      return { code: code.replace(/,\s*(key: "\w+"|aliases: \[[^\]]*\])|^__iconData\.node;$/gm, ''), map: null }
    },
  },
}

/** Leaves out of the operations what the server alone asks of them. */
const slimOperations: Plugin = {
  name: 'slim-operations',
  enforce: 'pre',
  transform: {
    filter: { id: /openapi\/generated\/operations\/[\w-]+\.ts$/ },
    handler: (code) => ({ code: code.replace(serversOwn, ''), map: null }),
  },
}
const serversOwn =
  /^ {4}"(audit|client|forOneself|gathers|inline|log|moreCodes|secret|slide|stepUp|tokens)": ("\w+"|true|false|\[[^\]]*\]),?\n/gm

/** Leaves out of the styles what stands in for @property in older browsers than `cssTarget`. */
const slimStyles: Plugin = {
  name: 'slim-styles',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      for (const file of Object.values(bundle))
        if (file.type === 'asset' && file.fileName.endsWith('.css'))
          file.source = String(file.source).replace(/@layer properties\{@supports [^{]+\{[^{}]*\{[^{}]*\}\}\}/, '')
    },
  },
}

/** Fetches the letters of every screen along with its code: text that comes before them is laid out twice. */
const preloadLetters: Plugin = {
  name: 'preload-letters',
  transformIndexHtml: {
    order: 'post',
    handler: (_, { bundle = {} }) =>
      Object.keys(bundle)
        .filter((name) => /lato-latin-\d+-normal.*\.woff2$/.test(name))
        .map((name) => ({
          tag: 'link',
          attrs: { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: true, href: `./${name}` },
          injectTo: 'head',
        })),
  },
}

/**
 * Names what every page behind the sign-in needs, for whoever has a session: `theme.js` has it fetched along with the first file, not
 * after that has run.
 */
const preloadInside: Plugin = {
  name: 'preload-inside',
  transformIndexHtml: {
    order: 'post',
    handler: (_, { bundle = {} }) =>
      ['inside', 'shell', 'nested'].map((name) => ({
        tag: 'link',
        attrs: { rel: 'behind-sign-in', href: `./${Object.keys(bundle).find((file) => file.endsWith(`/${name}.js`))}` },
        injectTo: 'head-prepend',
      })),
  },
}

/**
 * Browsers keep built files for ever, so a build that differs stands in another folder. A hash in each name would be worth 4 kB to a first
 * visit, which names 200 files, and keep nothing: `base` names all of them, so with any of them it would change, and whatever names it.
 */
const ownFolder: Plugin = {
  name: 'own-folder',
  writeBundle({ dir = '' }) {
    const built = join(dir, folder)
    const hash = createHash('sha256')
    for (const file of readdirSync(built).toSorted()) hash.update(file).update(readFileSync(join(built, file)))
    const own = `assets/${hash.digest('hex').slice(0, 10)}`
    renameSync(built, join(dir, own))
    const page = join(dir, 'index.html')
    writeFileSync(page, readFileSync(page, 'utf8').replaceAll(folder, own))
  },
}
const folder = 'assets/build'

const isThere = /\/(base|rolldown-runtime)\.\w+$/

// `base: './'`: one build serves under any path; the server puts its own in front of what index.html names.
export default defineConfig({
  base: './',
  plugins: [
    react(),
    babel({ presets: [linguiTransformerBabelPreset(undefined, { configPath })] }),
    words(configPath),
    tailwindcss(),
    compiledEarly,
    slimIcons,
    slimOperations,
    slimStyles,
    preloadLetters,
    preloadInside,
    ownFolder,
  ],
  // React's own: the shim is for versions without it.
  resolve: {
    alias: [
      { find: /^use-sync-external-store\/shim$/, replacement: 'react' },
      { find: /^use-sync-external-store\/shim\/with-selector$/, replacement: 'use-sync-external-store/with-selector' },
    ],
  },
  build: {
    target: 'es2022',
    // Tailwind's own floor. For older ones every colour would be written three times, and they could not show the rest anyway.
    cssTarget: ['chrome111', 'firefox128', 'safari16.4'],
    modulePreload: {
      polyfill: false,
      // What is there before anything is fetched later need not be named each time.
      resolveDependencies: (_, files, { hostType }) => (hostType === 'html' ? files : files.filter((file) => !isThere.test(file))),
    },
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        entryFileNames: `${folder}/[name].js`,
        chunkFileNames: `${folder}/[name].js`,
        // Letters and images name nobody: they stay where they are from one build to the next.
        assetFileNames: ({ names }) => (names[0]?.endsWith('.css') ? `${folder}/[name].css` : 'assets/[name]-[hash][extname]'),
        codeSplitting: {
          groups: [
            { name: 'base', test: base },
            { name: 'sign-in', test: signIn },
            { name: 'shell', test: shell },
            { name: 'lists', test: lists },
            { name: 'tree-index', test: treeIndex },
            { name: 'trees', test: trees },
          ],
        },
      },
    },
  },
  server: { port: 5173, proxy: { '/isb/admin': `http://localhost:${process.env['PORT'] ?? 8080}` } },
})

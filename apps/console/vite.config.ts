import { join } from 'node:path'
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin'
import babel from '@rolldown/plugin-babel'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type HtmlTagDescriptor, type Plugin } from 'vite'

const configPath = join(import.meta.dirname, 'lingui.config.ts')

/** Shared files besides those of the screens: all that the entry imports, the frame behind the sign-in, and the parts of a list. */
const groups = [
  { name: 'base', tags: ['$initial' as const], priority: 3 },
  {
    name: 'frame',
    test: /console\/src\/(app|lib\/(base\/(connection|storage|lazy|words)|engine\/page))\/|modules\/[\w-]+\/(index|icons)\.ts|lucide-react|@tanstack\/react-router/,
    minShareCount: 3,
    priority: 2,
  },
  {
    name: 'lists',
    test: /console\/src\/lib\/(engine\/(list|rows|record|actions)|screen)\/|packages\/ui\/src\/(table|list|value)\//,
    minShareCount: 8,
    priority: 1,
  },
]
const behindSignIn = ['inside', 'frame', 'lists']

/**
 * Has the browser compile the files of a first visit while they arrive, not function by function on the thread that draws. Without it the
 * first rows come 19 % later. The comment counts only in the first line. Source: https://v8.dev/blog/explicit-compile-hints
 */
const compiledEarly: Plugin = {
  name: 'compiled-early',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      for (const file of Object.values(bundle))
        if (file.type === 'chunk' && ['index', ...behindSignIn].includes(file.name))
          file.code = `//# allFunctionsCalledOnLoad\n${file.code}`
    },
  },
}

/** Preloads the fonts of every page, and for users with a session (public/theme.js) the files of every page behind the sign-in. */
const preload: Plugin = {
  name: 'preload',
  transformIndexHtml: {
    order: 'post',
    handler: (_, { bundle = {} }): HtmlTagDescriptor[] =>
      Object.values(bundle).flatMap((file): HtmlTagDescriptor[] => {
        const href = `./${file.fileName}`
        if (/lato-latin-\d+-normal.*\.woff2$/.test(file.fileName))
          return [{ tag: 'link', attrs: { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: true, href }, injectTo: 'head' }]
        if (file.type === 'chunk' && behindSignIn.includes(file.name))
          return [{ tag: 'link', attrs: { rel: 'behind-sign-in', href }, injectTo: 'head-prepend' }]
        return []
      }),
  },
}

// `base: './'`: one build serves under any path; the server puts its own in front of what index.html names.
export default defineConfig({
  base: './',
  plugins: [
    react(),
    babel({ presets: [linguiTransformerBabelPreset(undefined, { configPath })] }),
    lingui({ configPath, failOnMissing: true, failOnCompileError: true }),
    tailwindcss(),
    compiledEarly,
    preload,
  ],
  // React has it built in; the shim is for versions without it.
  resolve: {
    alias: [
      { find: /^use-sync-external-store\/shim$/, replacement: 'react' },
      { find: /^use-sync-external-store\/shim\/with-selector$/, replacement: 'use-sync-external-store/with-selector' },
    ],
  },
  build: {
    target: 'es2022',
    // The oldest browsers that Tailwind supports. For older ones each color would be written three times.
    cssTarget: ['chrome111', 'firefox128', 'safari16.4'],
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    rolldownOptions: { output: { codeSplitting: { groups } } },
  },
  server: { port: 5173, proxy: { '/isb/admin': `http://localhost:${process.env['PORT'] ?? 8080}` } },
})

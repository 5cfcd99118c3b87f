import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { defineConfig, type Plugin } from 'vite'

/** Commander can start other programs as subcommands. We have none, and loading what it takes costs a tenth of the start. */
const noChildProcess: Plugin = {
  name: 'no-child-process',
  enforce: 'pre',
  resolveId: (id, importer) => (id === 'node:child_process' && importer?.includes('/commander/') ? '\0no-child-process' : null),
  load: (id) => (id === '\0no-child-process' ? 'export default {}' : null),
}

/** Our own licence goes along. */
const license: Plugin = {
  name: 'license',
  generateBundle() {
    this.emitFile({ type: 'asset', fileName: 'LICENSE', source: readFileSync(join(import.meta.dirname, '../../LICENSE')) })
  },
}

/**
 * Everything in one package: only Node's own modules stay outside, so what is published has no dependencies. CommonJS,
 * because Node builds a module of every built-in that an ES module imports, which takes longer than our own code.
 */
export default defineConfig({
  plugins: [noChildProcess, license],
  define: { 'process.env.NODE_ENV': '"production"' },
  ssr: { noExternal: true },
  build: {
    ssr: 'src/main.ts',
    target: 'node22',
    minify: true,
    // What is bundled asks that its licence comes along.
    license: { fileName: 'third-party-licenses.md' },
    rolldownOptions: { output: { format: 'cjs', entryFileNames: 'main.cjs', chunkFileNames: '[name]-[hash].cjs' } },
  },
})

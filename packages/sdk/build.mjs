// Makes the package that is published, in dist/: for each entry one bundle and one types file, as ES module and as CommonJS; contract, domain
// and openapi-fetch inside.
// npm ignores `publishConfig.exports`, so dist/ has a package.json of its own; inside the monorepo everyone reads src/.
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { rolldown } from 'rolldown'
import { dts } from 'rolldown-plugin-dts'
import { build } from 'vite'

const here = import.meta.dirname
const dist = join(here, 'dist')
const require = createRequire(import.meta.url)
const own = JSON.parse(readFileSync(join(here, 'package.json'), 'utf8'))
const zod = JSON.parse(readFileSync(join(here, '../../openapi/package.json'), 'utf8')).dependencies.zod

/** What a program imports, each by itself; `index` is the package. */
const entries = Object.fromEntries(['index', 'answers', 'markdown', 'rules', 'zod'].map((name) => [name, join(here, `src/${name}.ts`)]))
const external = [/^zod(\/|$)/]

await build({
  root: here,
  configFile: false,
  logLevel: 'warn',
  build: {
    target: 'es2022',
    minify: false,
    outDir: dist,
    emptyOutDir: true,
    lib: { entry: entries, formats: ['es', 'cjs'] },
    rollupOptions: { external },
  },
})

const types = await rolldown({
  input: entries,
  external,
  plugins: [dts({ cwd: here, tsconfig: 'tsconfig.build.json', emitDtsOnly: true })],
})
const { output } = await types.write({ dir: dist, chunkFileNames: 'contract.d.ts' })
// For programs that `require` it: the same types under the names by which TypeScript tells CommonJS.
for (const { fileName, code } of output)
  writeFileSync(join(dist, fileName.replace(/ts$/, 'cts')), code.replaceAll(/(?<=from "\.\/\w+\.)js(?=")/g, 'cjs'))
const entry = (name) => ({
  import: { types: `./${name}.d.ts`, default: `./${name}.js` },
  require: { types: `./${name}.d.cts`, default: `./${name}.cjs` },
})
const { name, version, description, license, type, sideEffects, engines } = own
const published = {
  name,
  version,
  description,
  license,
  type,
  sideEffects,
  engines,
  exports: Object.fromEntries(Object.keys(entries).map((name) => [name === 'index' ? '.' : `./${name}`, entry(name)])),
  files: ['*.js', '*.cjs', '*.d.ts', '*.d.cts', '*.LICENSE'],
  peerDependencies: { zod: `^${zod}` },
  peerDependenciesMeta: { zod: { optional: true } },
}
writeFileSync(join(dist, 'package.json'), `${JSON.stringify(published, null, 2)}\n`)
copyFileSync(join(here, 'README.md'), join(dist, 'README.md'))
copyFileSync(join(here, '../../LICENSE'), join(dist, 'LICENSE'))
// Whose code is in the bundle asks that their licence goes with it.
copyFileSync(require.resolve('openapi-fetch/LICENSE'), join(dist, 'openapi-fetch.LICENSE'))
copyFileSync(join(dirname(require.resolve('marked/package.json')), 'LICENSE'), join(dist, 'marked.LICENSE'))

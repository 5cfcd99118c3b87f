// Makes the package that is published, in dist/: for each entry one bundle and one types file, as ES module and as CommonJS; contract, domain
// and openapi-fetch inside.
// npm ignores `publishConfig.exports`, so dist/ has a package.json of its own; inside the monorepo everyone reads src/.
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire, registerHooks } from 'node:module'
import { dirname, join } from 'node:path'
import { build } from 'vite'

const here = import.meta.dirname
const dist = join(here, 'dist')
const require = createRequire(import.meta.url)
const own = JSON.parse(readFileSync(join(here, 'package.json'), 'utf8'))
const zod = JSON.parse(readFileSync(join(here, '../../openapi/package.json'), 'utf8')).dependencies.zod

/** What a program imports, each by itself; `index` is the package. */
const bundled = ['index', 'markdown', 'rules', 'shapes']

await build({
  root: here,
  configFile: false,
  logLevel: 'warn',
  build: {
    target: 'es2022',
    minify: false,
    outDir: dist,
    emptyOutDir: true,
    lib: { entry: Object.fromEntries([...bundled, 'zod'].map((name) => [name, `src/${name}.ts`])), formats: ['es', 'cjs'] },
    rollupOptions: { external: ['zod'] },
  },
})

// The bundler of types needs TypeScript's JS API, which 7 (the root's) does not have: it is given the 5.9 beside this file.
const typescript = require.resolve('typescript')
registerHooks({ resolve: (name, context, next) => next(name === 'typescript' ? typescript : name, context) })
const { generateDtsBundle } = await import('dts-bundle-generator')
const bundles = generateDtsBundle(
  bundled.map((name) => ({ filePath: join(here, `src/${name}.ts`), output: { noBanner: true, exportReferencedTypes: false } })),
  { preferredConfigPath: join(here, 'tsconfig.build.json') },
)
for (const [at, types] of bundles.entries()) writeFileSync(join(dist, `${bundled[at]}.d.ts`), types)
// The schemas are one file already.
const { createProgram, ModuleKind, ModuleResolutionKind, ScriptTarget } = await import('typescript').then((module) => module.default)
const schemas = createProgram([join(here, '../../openapi/generated/zod/zod.gen.ts')], {
  declaration: true,
  emitDeclarationOnly: true,
  strict: true,
  skipLibCheck: true,
  types: [],
  target: ScriptTarget.ES2022,
  module: ModuleKind.ESNext,
  moduleResolution: ModuleResolutionKind.Bundler,
})
schemas.emit(undefined, (_, text) => writeFileSync(join(dist, 'zod.d.ts'), text))

// For programs that `require` it: the same types under the name by which TypeScript tells CommonJS.
for (const name of [...bundled, 'zod']) copyFileSync(join(dist, `${name}.d.ts`), join(dist, `${name}.d.cts`))
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
  exports: Object.fromEntries([...bundled, 'zod'].map((each) => [each === 'index' ? '.' : `./${each}`, entry(each)])),
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

// Makes the package of the contract that is published, in dist/ or the folder that is named: the document in one file, and its types. Inside
// the monorepo everyone reads the sources.
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

const here = import.meta.dirname
const dist = resolve(process.argv[2] ?? join(here, 'dist'))
const { name, version, description, type, sideEffects } = JSON.parse(readFileSync(join(here, 'package.json'), 'utf8'))
const put = (file, text) => writeFileSync(join(dist, file), text)

mkdirSync(dist, { recursive: true })
copyFileSync(join(here, 'generated/openapi.json'), join(dist, 'openapi.json'))
copyFileSync(join(here, '../LICENSE'), join(dist, 'LICENSE'))
copyFileSync(join(here, 'README.md'), join(dist, 'README.md'))
// Types alone: a program that imports them runs nothing of the package.
for (const types of ['index.d.ts', 'index.d.cts']) copyFileSync(join(here, 'generated/types.ts'), join(dist, types))
put('index.js', 'export {}\n')
put('index.cjs', '')
const published = {
  name,
  version,
  description,
  license: 'MIT',
  type,
  sideEffects,
  exports: {
    '.': {
      import: { types: './index.d.ts', default: './index.js' },
      require: { types: './index.d.cts', default: './index.cjs' },
    },
    './openapi.json': './openapi.json',
  },
}
put('package.json', `${JSON.stringify(published, null, 2)}\n`)

// Makes the files of public/ that run in a page as small as the others, which Vite only copies. Then lays a .br and a .gz beside every built
// file that is worth it; the server hands out the one that the browser takes.
import { globSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { minify } from 'vite'

const dist = join(import.meta.dirname, 'dist')
for (const file of globSync('*.js', { cwd: dist })) {
  const path = join(dist, file)
  writeFileSync(path, (await minify(file, readFileSync(path, 'utf8'))).code)
}
for (const file of globSync('**/*.{js,css,svg,json}', { cwd: dist }).map((name) => join(dist, name))) {
  if (statSync(file).size < 1024) continue
  const bytes = readFileSync(file)
  writeFileSync(`${file}.br`, brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } }))
  writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }))
}

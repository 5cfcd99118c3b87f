// Lays a .br and a .gz beside every built file that is worth it; the server hands out the one that the browser takes.
import { globSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

const dist = join(import.meta.dirname, 'dist')
for (const file of globSync('**/*.{js,css,svg,json}', { cwd: dist }).map((name) => join(dist, name))) {
  if (statSync(file).size < 1024) continue
  const bytes = readFileSync(file)
  writeFileSync(`${file}.br`, brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } }))
  writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }))
}

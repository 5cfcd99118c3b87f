// Bundles a few lines by vite in a temporary folder, minified as the console is.
import { execFile } from 'node:child_process'
import { globSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { gzipSync } from 'node:zlib'
import { newFolder } from './folder.ts'

const root = join(import.meta.dirname, '../..')
const run = promisify(execFile)

/** What a browser would load, as one text. Without the operations table where that is counted apart. */
export async function bundled(source: string, { table = true } = {}): Promise<string> {
  using folder = newFolder('bundle')
  symlinkSync(join(root, 'node_modules'), join(folder.path, 'node_modules'))
  writeFileSync(join(folder.path, 'entry.ts'), source)
  writeFileSync(join(folder.path, 'table.ts'), 'export const signIn = {}, signedIn = {}')
  const alias = table ? [] : [{ find: '^.*/generated/operations/[\\w-]+\\.ts$', replacement: join(folder.path, 'table.ts') }]
  writeFileSync(
    join(folder.path, 'vite.config.mjs'),
    `export default {
    resolve: { alias: ${JSON.stringify(alias)}.map(({ find, replacement }) => ({ find: new RegExp(find), replacement })) },
    build: { target: 'es2022', modulePreload: { polyfill: false }, rolldownOptions: { input: 'entry.ts', preserveEntrySignatures: 'strict' } },
  }`,
  )
  await run(process.execPath, [join(root, 'node_modules/vite/bin/vite.js'), 'build', '--logLevel', 'error'], {
    cwd: folder.path,
    env: { PATH: process.env['PATH'] },
  })
  return globSync('dist/**/*.js', { cwd: folder.path })
    .map((file) => readFileSync(join(folder.path, file), 'utf8'))
    .join('\n')
}

/** Thousands of bytes after gzip -9. */
export const gzipped = (content: string | Buffer): number => gzipSync(content, { level: 9 }).length / 1000

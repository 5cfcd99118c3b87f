// The package as it is published: publint and attw find nothing, it stands alone, and Node loads it.
import { execFile } from 'node:child_process'
import { createRequire } from 'node:module'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { build, type Rolldown } from 'vite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as index from '../src/index.ts'
import * as markdown from '../src/markdown.ts'
import * as rules from '../src/rules.ts'

const root = join(import.meta.dirname, '..')
const run = promisify(execFile)
// A folder of its own: the build of the whole may be writing dist/ at the same time.
const dist = mkdtempSync(join(tmpdir(), 'isb-sdk-'))
afterAll(() => rmSync(dist, { recursive: true }))
const read = (name: string): string => readFileSync(join(dist, name), 'utf8')
let said = ''
beforeAll(async () => {
  const judge = (command: string, ...args: string[]) => run('npx', ['--no-install', command, ...args], { cwd: root })
  await run(process.execPath, ['build.mjs', dist], { cwd: root })
  said = (await judge('publint', 'run', dist, '--strict', '--pack', 'npm')).stdout
  said += (await judge('attw', '--pack', dist, '--profile', 'node16', '--no-emoji', '--format', 'ascii')).stdout
}, 600_000)

test('publint and attw find nothing', () => {
  expect(said).toContain('All good!')
  expect(said).not.toMatch(/^(?!.*ignored).*(💀|❌|FAILED|Warnings|Errors|Suggestions)/m)
})

test('bundle and types stand alone', () => {
  for (const name of ['index.js', 'index.d.ts', 'markdown.js', 'markdown.d.ts', 'rules.js', 'rules.d.ts'])
    expect(read(name)).not.toMatch(/^\s*(import|export)\b.*\bfrom\s|import\(/m)
  for (const name of ['zod.js', 'zod.d.ts']) expect([...read(name).matchAll(/from ["'](.*)["']/g)].map(([, from]) => from)).toEqual(['zod'])
  expect(read('package.json')).not.toContain('"dependencies"')
  for (const name of ['LICENSE', 'openapi-fetch.LICENSE', 'marked.LICENSE']) expect(read(name)).toContain('Permission is hereby granted')
  // Of the types, not of what is said beside them.
  expect(read('index.d.ts').replaceAll(/\/\*[^]*?\*\//g, '')).not.toMatch(/\bany\b/)
})

test('it has what the source has, imported or required', async () => {
  for (const [name, source] of Object.entries({ index, markdown, rules })) {
    const imported: unknown = await import(/* @vite-ignore */ join(dist, `${name}.js`))
    const required: unknown = createRequire(import.meta.url)(join(dist, `${name}.cjs`))
    for (const published of [imported, required]) expect(Object.keys(Object(published)).toSorted()).toEqual(Object.keys(source).toSorted())
  }
})

test('the client has a small surface, and a rule brings no table of operations along', () => {
  expect(Object.keys(index).length).toBeLessThan(20)
  expect(read('rules.js')).not.toContain('bike.requestRent')
})

test('a program bundles only what it takes', async () => {
  const bundled = async (name: string) => {
    const entry = '\0program'
    const program = {
      name: 'program',
      resolveId: (id: string) => (id === entry ? id : null),
      load: (id: string) => (id === entry ? text : null),
    }
    const text = `export { ${name} } from ${JSON.stringify(join(dist, 'index.js'))}`
    const options = { write: false, rolldownOptions: { input: entry, preserveEntrySignatures: 'strict' as const } }
    const { output } = (await build({
      configFile: false,
      logLevel: 'silent',
      plugins: [program],
      build: options,
    })) as Rolldown.RolldownOutput
    return output.map((file) => ('code' in file ? file.code : '')).join('')
  }
  expect(await bundled('createIsb')).toContain('/auth/login')
  expect(await bundled('isIsbError')).not.toContain('/auth/login')
})

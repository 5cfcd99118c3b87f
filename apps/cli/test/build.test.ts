import { spawnSync } from 'node:child_process'
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { isBuiltin } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { build } from 'vite'
import manifest from '../package.json' with { type: 'json' }

// What is published: bin/ and dist/, alone in an empty folder, with no packages beside it.
const root = join(import.meta.dirname, '..')
let folder = ''
const run = (...args: string[]) =>
  spawnSync(process.execPath, [join(folder, manifest.bin.isb), ...args], {
    encoding: 'utf8',
    env: { PATH: process.env['PATH'], ISB_CONFIG_DIR: folder },
  })

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'isb-cli-built-'))
  await build({ root, logLevel: 'error', build: { outDir: join(folder, 'dist'), emptyOutDir: true } })
  await cp(join(root, 'bin'), join(folder, 'bin'), { recursive: true })
  await cp(join(root, 'package.json'), join(folder, 'package.json'))
})
afterAll(() => rm(folder, { recursive: true }))

test('it answers', () => {
  expect(run('--version').stdout).toBe(`${manifest.version}\n`)
  expect(run('--help').stdout).toContain('isb [options] <command>')
  expect(run('menus', 'import', '--help', '--lang', 'zh').stdout).toContain('用法：')
  expect(run('whoami').status).toBe(4)
})

test('its licence and those of what it bundles come along', async () => {
  expect(await readFile(join(folder, 'dist', 'LICENSE'), 'utf8')).toContain('MIT License')
  const licences = await readFile(join(folder, 'dist', 'third-party-licenses.md'), 'utf8')
  for (const name of ['commander', 'papaparse', 'yaml']) expect(licences).toContain(`## ${name} - `)
})

test('an older Node is told which one is needed', async () => {
  const older = join(folder, 'older.cjs')
  await writeFile(older, "Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '20.20.2' } })")
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--require', older, join(folder, manifest.bin.isb), 'whoami'], {
    encoding: 'utf8',
  })
  expect({ status, stdout, stderr }).toEqual({ status: 1, stdout: '', stderr: 'isb needs Node 22 or newer; this is Node 20.20.2\n' })
})

test('it needs nothing but Node, and loads a command when it is called', async () => {
  expect('dependencies' in manifest).toBe(false)
  const chunks = await readdir(join(folder, 'dist'))
  const wanted = new Set<string>()
  for (const chunk of chunks)
    for (const [, name = ''] of (await readFile(join(folder, 'dist', chunk), 'utf8')).matchAll(/require\(["'`]([^"'`]+)["'`]\)/g))
      wanted.add(name)
  expect([...wanted].filter((name) => !name.startsWith('./') && !isBuiltin(name))).toEqual([])
  expect(wanted).not.toContain('node:child_process')
  expect(chunks.some((chunk) => chunk.startsWith('menus-'))).toBe(true)
})

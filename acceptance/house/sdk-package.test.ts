// The package as the build has made it for publishing: publint and attw find nothing, it stands alone, and Node loads it.
import { execFile } from 'node:child_process'
import { createRequire } from 'node:module'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import * as index from '@isb/sdk'
import * as answers from '@isb/sdk/answers'
import * as markdown from '@isb/sdk/markdown'
import * as rules from '@isb/sdk/rules'
import * as zod from '@isb/sdk/zod'
import { build, type Rolldown } from 'vite'
import { beforeAll, expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')
const sdk = join(root, 'packages/sdk')
const dist = join(sdk, 'dist')
const run = promisify(execFile)
const read = (name: string): string => readFileSync(join(dist, name), 'utf8')
let said = ''
beforeAll(async () => {
  const judge = (command: string, ...args: string[]) => run('npx', ['--no-install', command, ...args], { cwd: sdk })
  said = (await judge('publint', 'run', dist, '--strict', '--pack', 'npm')).stdout
  said += (await judge('attw', '--pack', dist, '--profile', 'node16', '--no-emoji', '--format', 'ascii')).stdout
}, 600_000)

test('publint and attw find nothing', () => {
  expect(said).toContain('All good!')
  expect(said).not.toMatch(/^(?!.*ignored).*(💀|❌|FAILED|Warnings|Errors|Suggestions)/m)
})

test('bundle and types stand alone', () => {
  const from = (name: string) =>
    [...read(name).matchAll(/\bfrom ["'](.*)["']|\bimport\(["']?(.*?)["']?\)/g)].map(([, source, lazy]) => source ?? lazy)
  for (const name of ['index.js', 'markdown.js', 'markdown.d.ts', 'rules.js', 'contract.d.ts']) expect(from(name)).toEqual([])
  // What several of them know the contract by is there once.
  for (const name of ['index', 'answers', 'rules']) {
    expect(from(`${name}.d.ts`)).toEqual(['./contract.js'])
    expect(from(`${name}.d.cts`)).toEqual(['./contract.cjs'])
  }
  for (const name of ['zod.js', 'zod.d.ts']) expect(from(name)).toEqual(['zod'])
  // Schemas of answers are loaded a module at a time, and only they need zod.
  const modules = from('answers.js')
  expect(modules.length).toBeGreaterThan(20)
  for (const module of modules) expect(from(module ?? '')).toEqual(['zod/mini'])
  expect(read('package.json')).not.toContain('"dependencies"')
  for (const name of ['LICENSE', 'openapi-fetch.LICENSE', 'marked.LICENSE']) expect(read(name)).toContain('Permission is hereby granted')
  // Of the types, not of what is said beside them.
  const types = ['index', 'contract'].map((name) => read(`${name}.d.ts`).replaceAll(/\/\*[^]*?\*\//g, ''))
  for (const each of types) expect(each).not.toMatch(/\bany\b/)
})

test('it has what the source has, imported or required, and its types name all of that', async () => {
  for (const [name, source] of Object.entries({ index, answers, markdown, rules, zod })) {
    const imported: unknown = await import(/* @vite-ignore */ join(dist, `${name}.js`))
    const required: unknown = createRequire(import.meta.url)(join(dist, `${name}.cjs`))
    for (const published of [imported, required]) expect(Object.keys(Object(published)).toSorted()).toEqual(Object.keys(source).toSorted())
    const typed = /^export \{(.*)\};$/m
      .exec(read(`${name}.d.ts`))?.[1]
      ?.split(',')
      .map((each) => each.trim().replace(/^.* as /, ''))
    expect(typed).toEqual(expect.arrayContaining(Object.keys(source)))
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

test('it and the contract are packed, installed in an empty project, run and compiled, as ES module and as CommonJS', async () => {
  const home = mkdtempSync(join(tmpdir(), 'isb-installed-'))
  const at = (name: string): string => join(home, name)
  try {
    mkdirSync(at('contract'))
    await run(process.execPath, [join(root, 'openapi/build.mjs'), at('contract')])
    writeFileSync(at('package.json'), '{ "name": "empty", "private": true, "type": "module" }')
    for (const folder of [at('contract'), dist]) await run('npm', ['pack', folder, '--silent'], { cwd: home })
    const packed = ['isb-contract-0.1.0.tgz', 'isb-sdk-0.1.0.tgz'].map((name) => `./${name}`)
    await run('npm', ['install', '--offline', '--no-audit', '--no-fund', ...packed], { cwd: home })
    const program = `import contract from '@isb/contract/openapi.json' with { type: 'json' }
import type { components } from '@isb/contract'
import { createIsb, operationIds, type Schema } from '@isb/sdk'
import { plateKey } from '@isb/sdk/rules'
const bike: components['schemas']['Bike'] | Schema<'Bike'> | undefined = undefined
const names = Object.values(contract.paths).flatMap((each) => Object.values(each)).map(({ operationId }) => operationId)
console.log(names.length === operationIds.length, typeof createIsb({ host: 'http://localhost' }).bike.list, plateKey('沪a·1'), bike)
`
    writeFileSync(at('program.ts'), program)
    writeFileSync(at('program.cjs'), commonJs)
    const compile = {
      strict: true,
      module: 'nodenext',
      target: 'es2022',
      resolveJsonModule: true,
      exactOptionalPropertyTypes: true,
      types: [],
    }
    writeFileSync(
      at('tsconfig.json'),
      JSON.stringify({ compilerOptions: { ...compile, lib: ['es2023', 'dom'], noEmit: true }, files: ['program.ts'] }),
    )
    const compilers = [[join(sdk, 'node_modules/typescript/bin/tsc')], [join(root, 'node_modules/typescript/bin/tsc'), '--checkers', '1']]
    for (const compiler of compilers)
      expect(await run(process.execPath, [...compiler, '-p', home]).catch((error: unknown) => error)).toMatchObject({ stdout: '' })
    for (const file of ['program.ts', 'program.cjs'])
      expect((await run(process.execPath, [at(file)])).stdout).toBe('true function 沪A1 undefined\n')
  } finally {
    rmSync(home, { recursive: true })
  }
}, 120_000)

const commonJs = `const contract = require('@isb/contract/openapi.json')
const { createIsb, operationIds } = require('@isb/sdk')
const { plateKey } = require('@isb/sdk/rules')
require('@isb/contract')
const names = Object.values(contract.paths).flatMap((each) => Object.values(each)).map(({ operationId }) => operationId)
console.log(names.length === operationIds.length, typeof createIsb({ host: 'http://localhost' }).bike.list, plateKey('沪a·1'), undefined)
`

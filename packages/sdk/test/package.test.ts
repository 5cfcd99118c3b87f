// The package as it is published: publint and attw find nothing, it stands alone, and Node loads it.
import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { beforeAll, expect, test } from 'vitest'
import * as source from '../src/index.ts'

const root = join(import.meta.dirname, '..')
const run = promisify(execFile)
const read = (name: string): string => readFileSync(join(root, 'dist', name), 'utf8')
let said = ''
beforeAll(async () => {
  said = (await run('npm', ['run', '-s', 'check:package'], { cwd: root })).stdout
}, 60_000)

test('publint and attw find nothing', () => {
  expect(said).toContain('All good!')
  expect(said).not.toMatch(/^(?!.*ignored).*(💀|❌|FAILED|Warnings|Errors|Suggestions)/m)
})

test('bundle and types stand alone', () => {
  for (const name of ['index.js', 'index.d.ts']) expect(read(name)).not.toMatch(/^\s*(import|export)\b.*\bfrom\s|import\(/m)
  for (const name of ['zod.js', 'zod.d.ts']) expect([...read(name).matchAll(/from ["'](.*)["']/g)].map(([, from]) => from)).toEqual(['zod'])
  expect(read('package.json')).not.toContain('"dependencies"')
  expect(read('openapi-fetch.LICENSE')).toContain('Permission is hereby granted')
  // Of the types, not of what is said beside them.
  expect(read('index.d.ts').replaceAll(/\/\*[^]*?\*\//g, '')).not.toMatch(/\bany\b/)
})

test('it has what the source has', async () => {
  const dist: unknown = await import(/* @vite-ignore */ join(root, 'dist/index.js'))
  expect(Object.keys(Object(dist)).toSorted()).toEqual(Object.keys(source).toSorted())
})

// The runners of the tests: Vitest for units and stories, Playwright for journeys, Turborepo around both.
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import journeys from '../playwright.config.ts'

const root = join(import.meta.dirname, '../..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')
const files = (pattern: string) => globSync(pattern, { cwd: root, exclude: ['**/node_modules/**', '**/dist/**'] })

test('every journey has its test from the fixtures, and none from Vitest', () => {
  const all = files('acceptance/browser/*.test.ts')
  expect(all.length).toBeGreaterThan(50)
  expect(all.filter((path) => !/import \{[^}]*\btest\b[^}]*\} from '\.\/fixtures\.ts'/.test(read(path)))).toEqual([])
  expect(files('acceptance/browser/*.ts').filter((path) => /from 'vitest'/.test(read(path)))).toEqual([])
})

test('a journey that fails keeps its trace and a screenshot, and nobody’s browser is opened for the report', () => {
  expect(journeys.use).toMatchObject({ trace: { mode: 'retain-on-failure' }, screenshot: 'only-on-failure' })
  expect(journeys.reporter).toContainEqual(['html', { open: 'never' }])
})

test('turbo.json has the tasks that people look for, and takes no story and no journey from its cache', () => {
  const { tasks } = JSON.parse(read('turbo.json').replaceAll(/^ *\/\/ .*$/gm, '')) as { tasks: Record<string, { cache?: boolean }> }
  expect(Object.keys(tasks)).toEqual(expect.arrayContaining(['dev', 'build', 'generate', '//#lint', 'check-types', 'test']))
  for (const name of ['stories', 'journeys', '@isb/acceptance#test']) expect(tasks[name], name).toMatchObject({ cache: false })
})

test('every workspace that has units runs them by its own test script', () => {
  const places = new Set(files('{packages,apps}/*/{src,test}/**/*.test.{ts,tsx}').map((path) => path.split(/[/\\]/).slice(0, 2).join('/')))
  expect(places.size).toBeGreaterThanOrEqual(7)
  for (const place of places) expect(JSON.parse(read(`${place}/package.json`)), place).toMatchObject({ scripts: { test: 'vitest run' } })
})

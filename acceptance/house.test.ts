// The house stands as the README draws it: every module has its places, and each list names it once.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { operationIds, operationOf } from '@isb/contract'
import { describe, expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')
const kebab = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
const modules = [...new Set(operationIds.map((id) => id.split('.')[0] ?? ''))]
/** A module that people work with has a permission of its own, and with it rules, a screen, commands and a story. */
const worked = modules.filter((module) =>
  operationIds.some((id) => id.startsWith(`${module}.`) && !['public', 'session'].includes(operationOf(id).permission)),
)
/** Settings are read and written through `isb api` until their screen comes. */
const withoutScreen = ['settings']

describe.each(modules)('module %s', (module) => {
  test('stands in the contract and in the server', () => {
    for (const place of [`openapi/modules/${kebab(module)}.yaml`, `apps/server/src/modules/${kebab(module)}/index.ts`])
      expect(existsSync(join(root, place)), place).toBe(true)
  })
})

describe.each(worked.filter((module) => !withoutScreen.includes(module)))('module %s', (module) => {
  test('has its rules, its screen, its commands and its story', () => {
    const places = [
      `packages/domain/src/${kebab(module)}`,
      `apps/console/src/modules/${kebab(module)}/routes/index.ts`,
      `apps/cli/src/modules/${kebab(module)}/index.ts`,
      `acceptance/${kebab(module)}.test.ts`,
      `acceptance/browser/${kebab(module)}.test.ts`,
    ]
    for (const place of places) expect(existsSync(join(root, place)), place).toBe(true)
  })
})

test('no folder of the server is a module that the contract does not know', () => {
  expect(readdirSync(join(root, 'apps/server/src/modules')).toSorted()).toEqual(modules.map(kebab).toSorted())
})

test('the root holds at most twenty things, and the README names every command', () => {
  const kept = readdirSync(root).filter((name) => !['node_modules', '.turbo', '.data', '.git'].includes(name))
  expect(kept.length).toBeLessThanOrEqual(20)
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: Record<string, string> }
  const readme = readFileSync(join(root, 'README.md'), 'utf8')
  for (const name of Object.keys(scripts)) expect(readme, name).toMatch(new RegExp(`npm (run (-s )?)?${name}\\b`))
})

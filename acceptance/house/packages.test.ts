// The packages that the school asked for by name, and where each of them does its work.
import { globSync, readFileSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')

/** Each package, the file or folder that imports it by its own name, and what it does there. */
const table = [
  ['react', 'packages/ui/src', 'components'],
  ['react', 'apps/console/src', 'screens'],
  ['@tanstack/react-router', 'apps/console/src/app', 'routes of the console'],
  ['@tanstack/react-query', 'apps/console/src/lib/base/connection/query.ts', 'operations as queries and mutations'],
  ['@tanstack/react-table', 'packages/ui/src/table', 'tables'],
  ['@radix-ui/react-dialog', 'packages/ui/src/overlay', 'dialogs and panels'],
  ['@radix-ui/react-toast', 'packages/ui/src/toast', 'toasts'],
  ['tailwindcss', 'packages/ui/src/theme.css', 'styles'],
  ['openapi-typescript', 'openapi/generate.mjs', 'types of the contract'],
  ['openapi-fetch', 'packages/sdk/src/request.ts', 'calls of the SDK'],
  ['zod', 'openapi/generated/zod/zod.gen.ts', 'what forms and imports of the console check'],
  ['zod', 'openapi/generated/answers', 'what the terminal checks of answers'],
  ['@lingui/core', 'apps/console/src/lib/base/words/i18n.ts', 'languages of the console'],
  ['@lingui/core', 'packages/words/src', 'words that several apps share'],
  ['@lingui/react', 'apps/console/src/app', 'words in components'],
  ['@lingui/vite-plugin', 'apps/console/vite.config.ts', 'catalogs and macros in the build'],
  ['@azure/msal-browser', 'apps/console/src/modules/auth', 'the sign-in with Microsoft'],
  ['commander', 'apps/cli/src/lib/line', 'the command line'],
  ['vitest', 'acceptance/house/packages.test.ts', 'units and stories'],
  ['playwright', 'acceptance/browser', 'journeys'],
] as const

/** Whether a file's text imports a package, or a part of it, by its name. */
function imports(text: string, name: string): boolean {
  return new RegExp(String.raw`(?:\bfrom|\bimport|@import)\s*\(?\s*['"]${name}(?:/[\w./-]+)?['"]`).test(text)
}

const filesOf = (place: string): string[] => {
  const path = join(root, place)
  return statSync(path).isDirectory() ? globSync('**/*.{ts,tsx,mjs,css}', { cwd: path }).map((file) => join(path, file)) : [path]
}

/** What the nearest package.json above a place depends on. */
function dependenciesOf(place: string): readonly string[] {
  for (let folder = join(root, place); folder.startsWith(root); folder = dirname(folder)) {
    const found = globSync('package.json', { cwd: folder })
    if (found.length === 0) continue
    const {
      dependencies = {},
      devDependencies = {},
      peerDependencies = {},
    } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Record<string, Record<string, string> | undefined>
    return Object.keys({ ...dependencies, ...devDependencies, ...peerDependencies })
  }
  return []
}

test.each(table)('%s is imported in %s: %s', (name, place) => {
  expect(filesOf(place).some((file) => imports(readFileSync(file, 'utf8'), name))).toBe(true)
})

test.each(table)('%s is a dependency of the package of %s, or of the whole repository', (name, place) => {
  expect([...dependenciesOf(place), ...dependenciesOf('.')]).toContain(name)
})

test('a name in a comment or in another package’s name is no import', () => {
  expect(imports('// from react', 'react')).toBe(false)
  expect(imports("import { x } from 'react-dom'", 'react')).toBe(false)
  expect(imports("import { x } from 'react/jsx-runtime'", 'react')).toBe(true)
})

// The house stands as the README draws it: every module has its places, and each list names it once.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { contractCodes, operationIds, operationOf } from '@isb/contract'
import type { ListMetadata } from '@isb/contract/metadata'
import * as contract from '@isb/contract/modules'
import { lockNumbers } from '@isb/server/locks'
import { codesOf } from '@isb/server/menus'
import type { AnyModule } from '@isb/server/module'
import { menuTree, modules } from '@isb/server/modules'
import { describe, expect, test } from 'vitest'
import { entries } from '../../apps/cli/src/entries.ts'

const root = join(import.meta.dirname, '../..')
const kebab = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
const names = [...new Set(operationIds.map((id) => id.split('.')[0] ?? ''))]
/** A module that people work with has a permission of its own, and with it a screen, commands and a story. */
const worked = names.filter((module) =>
  operationIds.some((id) => id.startsWith(`${module}.`) && !['public', 'session'].includes(operationOf(id).permission)),
)
/** Explanations and the reach of a change stand on the screens of accounts, roles and menus; the configuration is the terminal's. */
const withoutScreen = ['access', 'config']
/** Who goes through a screen in a browser; signing in goes by the name that people give it. */
const journeyOf = (screen: string) => (screen === 'auth' ? 'sign-in' : screen)

const missing = (...places: readonly string[]) => places.filter((place) => !existsSync(join(root, place)))

describe.each(names)('module %s', (module) => {
  test('stands in the contract and in the server', () => {
    expect(missing(`openapi/modules/${kebab(module)}.yaml`, `apps/server/src/modules/${kebab(module)}/index.ts`)).toEqual([])
  })
})

describe.each(worked)('module %s', (module) => {
  test('has its story', () => {
    expect(missing(`acceptance/${kebab(module)}/${kebab(module)}.test.ts`)).toEqual([])
  })
})

describe.each(worked.filter((module) => !withoutScreen.includes(module)))('module %s', (module) => {
  test('has its screen', () => {
    expect(missing(`apps/console/src/modules/${kebab(module)}/index.ts`)).toEqual([])
  })
})

/** Signing in, `explain` and the configuration are words of their own: `isb login`, `isb plan`. */
const ownWords = ['access', 'auth', 'config']

test.each(worked.filter((module) => !ownWords.includes(module)))('module %s has commands in the terminal', (module) => {
  expect(entries.map(({ name }) => name)).toContain(kebab(module))
})

test('the terminal mounts every module of its own, and its README names each command', () => {
  const text = (path: string) => readFileSync(join(root, path), 'utf8')
  const mounts = text('apps/cli/src/entries.ts')
  const modules = readdirSync(join(root, 'apps/cli/src/modules'))
  expect(modules.filter((module) => !mounts.includes(`./modules/${module}/index.ts`))).toEqual([])
  // What is not named there has the commands that follow from the contract, and `isb --help` tells of it.
  const commands = entries.map(({ name }) => name).filter((name) => mounts.includes(name))
  const readme = text('apps/cli/README.md')
  expect(commands.filter((name) => !new RegExp(`\\b${name}\\b`).test(readme))).toEqual([])
  expect(commands.length).toBeGreaterThan(15)
})

test('a module that people work with has something in the demo', () => {
  /** Explanations, attendance, the configuration, the audit and settings are about what the others have. */
  const without = [
    'access',
    'attendance',
    'config',
    'audit',
    'settings',
    'retention',
    'roles',
    'auth',
    'account',
    'events',
    'files',
    'messages',
    'queues',
  ]
  const empty = Object.entries<AnyModule>(modules).filter(([, { demo }]) => !demo)
  expect(empty.map(([name]) => name).toSorted()).toEqual(without.toSorted())
})

test('every kind of record that the contract lists has a page in the console that opens it from the audit', () => {
  const kinds = Object.values(contract).flatMap((module) => Object.values<ListMetadata>(module.lists).flatMap(({ entity }) => entity ?? []))
  const folder = join(root, 'apps/console/src/modules')
  const declared = readdirSync(folder)
    .filter((name) => existsSync(join(folder, name, 'index.ts')))
    .map((name) => readFileSync(join(folder, name, 'index.ts'), 'utf8'))
    .flatMap((text) => [...text.matchAll(/opens: \[([^\]]+)\]/g)].flatMap(([, kinds = '']) => kinds.match(/[\w-]+/g) ?? []))
  // The audit's own lines are found where they stand.
  expect(kinds.filter((kind) => kind !== 'audit' && !declared.includes(kind))).toEqual([])
  expect(kinds.length).toBeGreaterThan(5)
})

/** Shared folders: files in the folder itself, and in each folder below, are few enough to be read as a list. */
const sharedFolders = ['apps/console/src/lib', 'apps/server/src/core']

test.each(sharedFolders)('keeps folders of %s small', (folder) => {
  const files = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).filter((name) => /(?<!\.test)\.tsx?$/.test(name))
  const counts = Object.entries(Object.groupBy(files, (name) => dirname(name)))
  const full = counts.filter(([name, { length } = []]) => (length ?? 0) > (name === '.' ? 12 : 25))
  expect(full.map(([name]) => name)).toEqual([])
  expect(files.length).toBeGreaterThan(90)
})

test('the number of a lock stands in one place', () => {
  const folder = join(root, 'apps/server/src')
  const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (name) => name.endsWith('.ts') && name !== join('core', 'database', 'locks.ts'),
  )
  expect(sources.filter((name) => /8_?017_?00\d/.test(readFileSync(join(folder, name), 'utf8')))).toEqual([])
  expect(new Set(Object.values(lockNumbers)).size).toBe(Object.keys(lockNumbers).length)
})

test('what has no screen has none', () => {
  for (const module of withoutScreen) expect(existsSync(join(root, `apps/console/src/modules/${module}`)), module).toBe(false)
})

/** A module whose screen is a declared list and nothing else is walked with all pages. */
const isDeclared = (screen: string) =>
  readdirSync(join(root, 'apps/console/src/modules', screen))
    .filter((name) => name !== 'locales')
    .toSorted()
    .join() === 'index.ts,screen.tsx'

describe.each(readdirSync(join(root, 'apps/console/src/modules')).filter((screen) => !isDeclared(screen)))('screen %s', (screen) => {
  test('is gone through in a browser', () => {
    expect(missing(`acceptance/browser/${journeyOf(screen)}.test.ts`)).toEqual([])
  })
})

test('no folder of the server is a module that the contract does not know', () => {
  expect(readdirSync(join(root, 'apps/server/src/modules')).toSorted()).toEqual(names.map(kebab).toSorted())
})

/** What hosts and editors look for in the root, and nowhere else. */
const papersOfARoot = ['.editorconfig', '.github', 'CHANGELOG.md', 'CONTRIBUTING.md', 'LICENSE', 'README.md', 'SECURITY.md']

test('the root holds at most twenty things beside its papers, and the README names every command', () => {
  const passedOver = new Set(['node_modules', '.turbo', '.data', '.git', ...papersOfARoot])
  expect(readdirSync(root).filter((name) => !passedOver.has(name)).length).toBeLessThanOrEqual(20)
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: Record<string, string> }
  const readme = readFileSync(join(root, 'README.md'), 'utf8')
  for (const name of Object.keys(scripts)) expect(readme, name).toMatch(new RegExp(`npm (run (-s )?)?${name}\\b`))
})

test('the icons of the menus that come with a module are among its own in the console: else each first screen fetches the whole set', () => {
  const declared = (module: string) => {
    const file = join(root, `apps/console/src/modules/${kebab(module)}/icons.ts`)
    return existsSync(file) ? readFileSync(file, 'utf8') : ''
  }
  const planted = Object.entries<AnyModule>(modules).flatMap(([module, { menus = [] }]) =>
    menus.flatMap(({ icon }) => (icon ? [{ module, name: icon }] : [])),
  )
  expect(planted.filter(({ module, name }) => !new RegExp(`\\b'?${name}'?: `).test(declared(module)))).toEqual([])
  expect(planted.length).toBeGreaterThan(10)
  // Two menus with the same icon cannot be told apart where the side menu is narrow.
  const names = planted.map(({ name }) => name)
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
})

test('a code that the contract names stands in the tree of a new database, and the tree names no code that means nothing', () => {
  const planted = codesOf(menuTree)
  expect(contractCodes.filter((code) => !planted.includes(code))).toEqual([])
  const folders = ['bike', 'vehicles', 'upms', 'venue', 'admission']
  expect(planted.filter((code) => !contractCodes.includes(code) && !folders.includes(code))).toEqual([])
})

test('an effect returns nothing but what undoes it: a call that answers something, as scrolling does by now, would be called in turn', () => {
  const sources = ['apps/console/src', 'packages/ui/src'].flatMap((place) =>
    readdirSync(join(root, place), { recursive: true, encoding: 'utf8' }).map((name) => join(place, name)),
  )
  const effects = sources
    .filter((path) => /\.tsx?$/.test(path))
    .flatMap((path) =>
      [...readFileSync(join(root, path), 'utf8').matchAll(/use(?:Layout)?Effect\(\(\) => (.)/g)].map(([, first]) => [path, first]),
    )
  expect(effects.filter(([, first]) => first !== '{' && first !== '(')).toEqual([])
  expect(effects.length).toBeGreaterThan(50)
})

test('a key or password is on the disk before anything relies on it', () => {
  const folder = join(root, 'apps/server/src')
  const written = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .flatMap((name) => [...readFileSync(join(folder, name), 'utf8').matchAll(/writeFileSync\([^]*?mode: 0o600[^}]*\}/g)])
    .map(([call]) => call)
  expect(written.length).toBeGreaterThan(2)
  // The first password of PostgreSQL is read at once, and its file deleted.
  expect(written.filter((call) => !call.includes('flush: true') && !call.startsWith('writeFileSync(passwordFile'))).toEqual([])
})

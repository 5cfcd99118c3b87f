// `npm run new` writes a module that passes: in a copy of the house it is written, generated, compiled, and its story is told.
import { execFileSync, spawnSync } from 'node:child_process'
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { afterAll, expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')
const folder = realpathSync(mkdtempSync(join(tmpdir(), 'isb-new-')))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** What git has, with packages linked to those that are installed here, and ours to the copy. */
function copyHouse() {
  const tracked = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], { cwd: root, encoding: 'utf8' })
  const files = tracked.split('\0').filter((path) => path && statSync(join(root, path), { throwIfNoEntry: false })?.isFile())
  for (const path of files) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    cpSync(join(root, path), join(folder, path))
  }
  for (const path of files.filter((file) => /(^|\/)package\.json$/.test(file))) linkPackages(join(dirname(path), 'node_modules'))
}

function linkPackages(place: string) {
  if (!statSync(join(root, place), { throwIfNoEntry: false })) return
  mkdirSync(join(folder, place))
  for (const name of readdirSync(join(root, place)).filter((each) => each !== '@isb' && each !== '.cache')) {
    const ours = relative(root, realpathSync(join(root, place, name)))
    symlinkSync(
      join(/^\.\.|node_modules/.test(ours) ? root : folder, ours.includes('node_modules') ? ours : join(place, name)),
      join(folder, place, name),
    )
  }
  if (place !== 'node_modules') return
  mkdirSync(join(folder, place, '@isb'))
  for (const name of readdirSync(join(root, place, '@isb')))
    symlinkSync(join(folder, relative(root, realpathSync(join(root, place, '@isb', name)))), join(folder, place, '@isb', name))
}

/** Runs a command line in the copy and returns its output if it fails. */
function failing(line: string): string {
  const env = {
    ...process.env,
    PATH: `${join(folder, 'node_modules/.bin')}:${process.env['PATH']}`,
    TURBO_TELEMETRY_DISABLED: '1',
    // The copy has one more migration than this run's PostgreSQL, so it starts a PostgreSQL of its own.
    ISB_TEST_CLUSTER: undefined,
  }
  const { status, stdout, stderr } = spawnSync(line, { cwd: folder, shell: true, encoding: 'utf8', env })
  return status === 0 ? '' : `${line}\n${stdout}${stderr}`
}

test('a module that was just written compiles everywhere, stands in the house, and its story is true', () => {
  copyHouse()
  expect(failing("node scripts/new.mjs lost-found 'Lost and found' 失物招领")).toBe('')
  for (const place of ['packages/words', 'apps/server', 'apps/console', 'apps/cli', 'acceptance'])
    expect(failing(`node node_modules/typescript/bin/tsc -p ${place}`)).toBe('')
  expect(failing('oxlint --type-aware --deny-warnings apps/*/src/modules/lost-found acceptance/lost-found/lost-found.test.ts')).toBe('')
  expect(failing('cd acceptance && vitest run --project stories lost-found/ house/house --maxWorkers=1')).toBe('')
  // Its page, from an empty form to the record in its panel.
  expect(failing('cd apps/console && vite build --logLevel error && node compress.mjs')).toBe('')
  expect(failing("playwright test --config acceptance browser/pages -g '/lost-found asks for' --workers=1")).toBe('')
}, 600_000)

/** Replaces text in a file of the copy. */
function edit(path: string, at: string | RegExp, text: string) {
  const before = readFileSync(join(folder, path), 'utf8')
  const after = before.replace(at, text)
  expect(after).not.toBe(before)
  writeFileSync(join(folder, path), after)
}

test('the compiler names missing words and handlers once, where they belong', () => {
  const missing = ['did.lostFound.create', 'menu.lost-found:create', 'reason.LOST_FOUND_NOT_FOUND', 'did.lostFound.export']
  for (const word of missing) edit('packages/words/src/catalogs/lost-found.ts', new RegExp(`  '${word}': .*\\n`), '')
  expect(failing('node packages/words/generate.mjs')).toBe('')
  edit('apps/server/src/modules/lost-found/index.ts', /  handlers: \{\n.*\n {2}\},\n/s, '  handlers: {},\n')
  const errors = ['packages/words', 'tsconfig.node.json', 'apps/console']
    .flatMap((project) => failing(`node node_modules/typescript/bin/tsc -p ${project}`).split('\n'))
    .filter((line) => line.includes(': error TS'))
  const [words = '', handlers = ''] = errors
  expect(errors).toEqual([words, handlers])
  expect(words).toMatch(/^packages\/words\/src\/complete\.ts/)
  for (const word of missing) expect(words).toContain(`"${word}"`)
  expect(handlers).toMatch(/^apps\/server\/src\/modules\/lost-found\/index\.ts.*OwnHandlers<"lostFound">/)
}, 300_000)

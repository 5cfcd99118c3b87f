// Makes a fresh clone ready, leaves one that is ready alone, and then becomes the command that follows. Needs nothing but Node and
// npm, and no pre-scripts, so it works where install scripts are switched off.
//   node scripts/set-up.mjs [--browser] COMMAND …
//   --browser  also finds a Chromium for the tests that need one, or says in one sentence what to install
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'

const root = join(import.meta.dirname ?? new URL('.', import.meta.url).pathname, '..')
const stop = (sentence) => {
  console.error(`\n${sentence}\n`)
  process.exit(1)
}

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
const bringsNode = process.platform === 'linux' || process.platform === 'win32'
if (major < 20 || (major === 20 && minor < 19))
  stop(`Node ${process.versions.node} is too old: please install Node 20.19 or newer (24 on macOS).`)
if (!bringsNode && major < 24) stop(`On ${process.platform} this project needs Node 24 or newer; this is ${process.versions.node}.`)

const lock = createHash('sha256')
  .update(readFileSync(join(root, 'package-lock.json')))
  .digest('hex')
const mark = join(root, 'node_modules/.isb-set-up')
if (!existsSync(mark) || readFileSync(mark, 'utf8') !== lock) {
  console.error('Installing the packages of package-lock.json (once) …')
  const { status } = spawnSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
  })
  if (status !== 0)
    stop('The packages could not be installed: npm says why above. The first time needs the npm registry; later starts work offline.')
  writeFileSync(mark, lock)
}

const generatedMark = join(root, 'node_modules/.isb-generated')
const sources = hashOfSources()
if (
  !existsSync(join(root, 'apps/cli/src/generated/words.ts')) ||
  !existsSync(generatedMark) ||
  readFileSync(generatedMark, 'utf8') !== sources
) {
  const env = { ...process.env, PATH: join(root, 'node_modules/.bin') + delimiter + process.env.PATH, TURBO_TELEMETRY_DISABLED: '1' }
  const line = 'turbo run generate --filter=@isb/contract --filter=@isb/words --filter=@isb/cli --output-logs=errors-only --log-prefix=none'
  console.error('Generating code from the contract and the catalogs (once, and when they change) …')
  if (spawnSync(line, { cwd: root, env, stdio: ['ignore', 'ignore', 'inherit'], shell: true }).status === 0)
    writeFileSync(generatedMark, sources)
  // A contract with faults must not keep `npm run generate` from naming them.
  else console.error('It failed: see `npm run generate`.')
}

/** A hash of the files that the generators read, and of the generators. */
function hashOfSources() {
  const hash = createHash('sha256')
  const add = (path) => {
    const full = join(root, path)
    if (statSync(full).isDirectory())
      for (const name of readdirSync(full).toSorted()) {
        if (!/^(node_modules|generated|dist|test-results|\.turbo)$/.test(name)) add(`${path}/${name}`)
      }
    else hash.update(path).update(readFileSync(full))
  }
  for (const path of ['openapi', 'packages/words', 'apps/cli/src/words', 'scripts/write-changed.mjs']) add(path)
  return hash.digest('hex')
}

const [browser, ...rest] = process.argv.slice(2)
const command = browser === '--browser' ? rest : process.argv.slice(2)
if (browser === '--browser') await findBrowser()
if (command.length > 0) become(command)

/** Runs the command with the project's own programs first, Node 24 among them, and ends as it ends. */
function become([program = 'node', ...args]) {
  const env = {
    ...process.env,
    PATH: join(root, 'node_modules/.bin') + delimiter + process.env.PATH,
    // What Node has compiled once it finds again: a process of the server starts at half the cost.
    NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? join(root, 'node_modules/.cache/compiled'),
    TURBO_TELEMETRY_DISABLED: '1',
    DO_NOT_TRACK: '1',
  }
  const child = spawn(program, args, { cwd: root, env, stdio: 'inherit', shell: process.platform === 'win32' })
  // Ctrl-C reaches the child by itself; whoever signals this process alone means the child too.
  process.on('SIGINT', () => {})
  for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)))
}

async function findBrowser() {
  const { browserPath } = await import('./browser.mjs')
  if (browserPath()) return
  const linux = process.platform === 'linux'
  const attempts = [
    'npx playwright install chromium',
    ...(linux && process.getuid?.() === 0 ? ['apt-get update -qq && apt-get install -y -qq chromium-headless-shell fonts-noto-cjk'] : []),
  ]
  for (const line of attempts) {
    console.error(`No Chromium found; trying: ${line}`)
    spawnSync(line, { cwd: root, stdio: ['ignore', 'ignore', 'inherit'], timeout: 300_000, shell: true })
    if (browserPath()) return
  }
  stop(
    `The tests need a Chromium and found none: install one${linux ? ' (on Debian: apt-get install chromium-headless-shell fonts-noto-cjk)' : ''}, or set CHROMIUM_PATH to it.`,
  )
}

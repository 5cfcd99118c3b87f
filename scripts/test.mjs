// Everything that proves the system, or one tier of it:
//   npm test                          the checks, the build, units, stories and journeys
//   npm test -- units                 rules, components and commands by themselves: no build, no browser
//   npm test -- stories bike          one story: the real server, SDK and terminal
//   npm test -- journeys bike-rents   one journey: the same in a browser
//   npm test -- new                   a module written by `npm run new` compiles and passes; not part of the whole
// Options go to the runner as they are: npm test -- journeys bike-rents -g 'keyboard' --headed
// The last lines name the ten slowest tests and count them all: N passed, N failed.
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startRunCluster } from '../apps/server/src/run-cluster.ts'
import { check } from './check.mjs'
import { root, runAloud, runQuietly } from './run.mjs'

const projects = { units: ['@isb/*'], stories: ['stories'], new: ['new'] }
const given = process.argv.slice(2)
const firstOption = given.findIndex((argument) => argument.startsWith('-'))
const words = firstOption < 0 ? given : given.slice(0, firstOption)
const options = firstOption < 0 ? [] : given.slice(firstOption)
const isTier = (name) => name in projects || name === 'journeys'
const tiers = words.filter(isTier)
const names = words.filter((name) => !isTier(name))
const began = performance.now()
const folder = mkdtempSync(join(tmpdir(), 'isb-report-'))

/** Outcomes of whatever is no test: true for what passed. */
const steps = []
const tests = { passed: 0, failed: 0, all: [], flaky: [] }

async function build() {
  const passed = await runQuietly('turbo run build --output-logs=errors-only --log-prefix=none')
  console.log(`\n${passed ? '✓' : '✗'} build`)
  steps.push(passed)
}

const quoted = (argument) => (/^[\w./:=-]+$/.test(argument) ? argument : `"${argument.replaceAll(/["$`\\]/g, String.raw`\$&`)}"`)

/**
 * Runs units or stories, three files at a time: each waits for a database now and then, so three keep two processors at work. Units that
 * run beside other programs take fewer: with eight programs at once each takes a sixth more of the processors than with five.
 */
async function vitest(wanted, files = 3) {
  const report = join(folder, `${wanted.join('-')}.json`)
  const chosen = wanted.flatMap((tier) => projects[tier]).map((project) => `--project '${project}'`)
  const line = [
    `vitest run --passWithNoTests --maxWorkers=${files}`,
    ...chosen,
    '--reporter=dot --reporter=json',
    `--outputFile.json=${report}`,
    ...[...names, ...options].map(quoted),
  ]
  count(await runAloud(line.join(' ')), report, ({ testResults }) =>
    testResults.flatMap(({ name, assertionResults }) =>
      assertionResults.map(({ fullName, duration, status }) => ({
        name: `${name.slice(root.length + 1)}: ${fullName}`,
        seconds: (duration ?? 0) / 1000,
        outcome: { passed: 'passed', failed: 'failed' }[status] ?? 'skipped',
      })),
    ),
  )
}

/** Runs journeys. A name is a part of a file's name, or a path. */
async function journeys() {
  // Somebody who watches needs no counts.
  const isWatched = options.some((option) => ['--ui', '--debug', '--list'].includes(option))
  const report = join(folder, 'journeys.json')
  if (!isWatched) process.env.ISB_TEST_REPORTS = folder
  const files = names.map((name) => (name.includes('/') ? name : `browser/[^/]*${name}`))
  const line = ['playwright test --pass-with-no-tests', '--config acceptance', ...[...files, ...options].map(quoted)]
  const succeeded = await runAloud(line.join(' '))
  if (isWatched) steps.push(succeeded)
  else count(succeeded, report, journeysIn)
}

/** The journeys in a report of Playwright's. */
const journeysIn = ({ suites = [], specs = [] }, titles = []) => [
  ...specs.flatMap(({ file, title: name, tests: runs }) =>
    runs.map(({ status, results }) => ({
      name: `acceptance/browser/${file}: ${[...titles, name].join(' ')}`,
      seconds: results.reduce((sum, { duration }) => sum + duration, 0) / 1000,
      outcome: { expected: 'passed', flaky: 'flaky', skipped: 'skipped' }[status] ?? 'failed',
    })),
  ),
  ...suites.flatMap((suite) => journeysIn(suite, suite.title === suite.file ? titles : [...titles, suite.title])),
]

/** Counts what a report holds. */
function count(succeeded, report, testsIn) {
  if (!existsSync(report)) {
    console.error('The test run left no report.')
    tests.failed++
    return
  }
  const found = testsIn(JSON.parse(readFileSync(report, 'utf8')))
  const having = (outcome) => found.filter((each) => each.outcome === outcome)
  tests.all.push(...found)
  tests.flaky.push(...having('flaky'))
  tests.passed += having('passed').length + having('flaky').length
  // A run can fail without a failed test: an error outside of one, a file that does not load.
  tests.failed += Math.max(having('failed').length, succeeded ? 0 : 1)
}

/** The tiers after each other. */
async function run(wanted) {
  const byVitest = wanted.filter((tier) => tier !== 'journeys')
  if (byVitest.length > 0) await vitest(byVitest)
  if (wanted.includes('journeys')) await journeys()
}

const cluster = await startRunCluster()
if (tiers.length > 0) {
  // The server serves the built console, and journeys go through it.
  if (tiers.some((tier) => tier !== 'units')) await build()
  await run(tiers)
} else if (given.length > 0) {
  await build()
  await run(['units', 'stories', 'journeys'])
} else {
  // A linter that takes both processors works a third longer for the same.
  process.env.GOMAXPROCS ??= '1'
  const built = build()
  const units = vitest(['units'], 2)
  // After the units: one check rewrites the generated files that they read.
  const checked = Promise.all([built, units]).then(() => check())
  await Promise.all([built.then(() => run(['stories', 'journeys'])), checked.then((passed) => steps.push(...passed))])
}
await cluster.stop()
rmSync(folder, { recursive: true, force: true })

const slowest = tests.all.toSorted((a, b) => b.seconds - a.seconds).slice(0, 10)
console.log(`\nThe ten slowest of ${tests.all.length} tests:`)
const line = ({ seconds, name }) => `${seconds.toFixed(1).padStart(6)} s  ${name}`
for (const each of slowest) console.log(line(each))
if (tests.flaky.length > 0) console.log('\nFlaky, for they passed only on the second try:')
for (const each of tests.flaky) console.log(line(each))
const passed = tests.passed + steps.filter(Boolean).length
const failed = tests.failed + steps.filter((step) => !step).length
console.log(`In ${((performance.now() - began) / 60_000).toFixed(1)} minutes`)
console.log(`${passed} passed, ${failed} failed`)
process.exit(failed === 0 && passed > 0 ? 0 : 1)

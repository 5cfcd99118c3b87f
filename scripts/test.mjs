// Everything that proves the system, or one tier of it:
//   npm test                          the checks, the build, units, stories and journeys
//   npm test -- units                 rules, components and commands by themselves: no build, no browser
//   npm test -- stories bike          one story: the real server, SDK and terminal
//   npm test -- journeys bike-rents   one journey: the same in a browser
//   npm test -- near bike           units, stories and permissions of one module, without a build; of changed modules without a name
//   npm test -- new                   a module written by `npm run new` compiles and passes; not part of the whole
// Options go to the runner as they are: npm test -- journeys bike-rents -g 'keyboard' --headed
// The last lines name the ten slowest tests and count them all: N passed, N failed.
import { globSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { startRunCluster } from '../apps/server/src/run-cluster.ts'
import { near } from './near.mjs'
import { check } from './check.mjs'
import { root, runAloud, runQuietly } from './run.mjs'

const allTiers = ['units', 'stories', 'journeys', 'new']
const given = process.argv.slice(2)
if (given[0] === 'near') process.exit(await near(given.slice(1)))
const firstOption = given.findIndex((argument) => argument.startsWith('-'))
const words = firstOption < 0 ? given : given.slice(0, firstOption)
const options = firstOption < 0 ? [] : given.slice(firstOption)
const tiers = allTiers.filter((tier) => words.includes(tier))
const names = words.filter((word) => !allTiers.includes(word))
const began = performance.now()

/** Outcomes of whatever is no test: true for what passed. */
const steps = []
const tests = { passed: 0, failed: 0, all: [], flaky: [] }

async function build() {
  const passed = await runQuietly('turbo run build --output-logs=errors-only --log-prefix=none')
  console.log(`\n${passed ? '✓' : '✗'} build`)
  steps.push(passed)
}

const quoted = (argument) => (/^[\w./:=-]+$/.test(argument) ? argument : `"${argument.replaceAll(/["$`\\]/g, String.raw`\$&`)}"`)

/** The workspaces whose units are asked for: all but acceptance/, or those with a file whose path has one of the names. */
function unitsOf() {
  if (names.length === 0) return ["--filter='!@isb/acceptance'"]
  const files = globSync('{packages,apps}/*/{src,test}/**/*.test.{ts,tsx}', { cwd: root }).map((path) => path.replaceAll('\\', '/'))
  const places = files.filter((path) => names.some((name) => path.includes(name))).map((path) => path.split('/').slice(0, 2).join('/'))
  return [...new Set(places)].map((place) => `--filter=./${place}`)
}
/** Options with which Playwright needs this terminal or its screen. */
const watching = ['--ui', '--headed', '--debug']

/** Runs a tier, or the files of it that the names are part of. */
async function run(tier) {
  // Playwright takes patterns of whole paths.
  const files = tier === 'journeys' ? names.map((name) => (name.includes('/') ? name : `browser/[^/]*${name}`)) : names
  const passThrough = [...files, ...options].map(quoted)
  if (given.length > 0) passThrough.push(tier === 'journeys' ? '--pass-with-no-tests' : '--passWithNoTests')
  if (tier === 'journeys' && options.some((option) => watching.includes(option))) {
    steps.push(await runAloud(`playwright test --config acceptance ${passThrough.join(' ')}`))
    return
  }
  const filters = tier === 'units' ? unitsOf() : []
  if (tier === 'units' && filters.length === 0) return
  // The build is there by now. Turborepo would build again for it counts the names and options of a run as a part of the build too.
  const task = [
    'turbo run',
    tier === 'units' ? 'test' : `${tier} --only`,
    ...filters,
    '--continue --output-logs=new-only --log-prefix=none',
  ]
  const line = task.join(' ')
  const succeeded = await runAloud(passThrough.length > 0 ? `${line} -- ${passThrough.join(' ')}` : line)
  const reports = globSync(`{packages/*,apps/*,*}/test-results/${tier}.json`, { cwd: root })
  const found = reports.flatMap((path) => {
    const report = JSON.parse(readFileSync(join(root, path), 'utf8'))
    return tier === 'journeys' ? journeysIn(report) : testsIn(report)
  })
  if (reports.length === 0) console.error('The test run left no report.')
  const having = (outcome) => found.filter((each) => each.outcome === outcome)
  tests.all.push(...found)
  tests.flaky.push(...having('flaky'))
  tests.passed += having('passed').length + having('flaky').length
  // A run can fail without a failed test: an error outside of one, a file that does not load.
  tests.failed += Math.max(having('failed').length, succeeded ? 0 : 1)
}

/** The tests in a report of Vitest's. */
const testsIn = ({ testResults }) =>
  testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, duration, status }) => ({
      name: `${name.slice(root.length + 1)}: ${fullName}`,
      seconds: (duration ?? 0) / 1000,
      outcome: { passed: 'passed', failed: 'failed' }[status] ?? 'skipped',
    })),
  )

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

for (const report of globSync('{packages/*,apps/*,*}/test-results/*.json', { cwd: root })) rmSync(join(root, report))
const wanted = tiers.length > 0 ? tiers : ['units', 'stories', 'journeys']
// One PostgreSQL for all programs of the run. A single one starts its own, if it needs one.
const cluster = names.length === 0 || wanted.length > 1 ? await startRunCluster() : undefined
if (given.length > 0) {
  // The server serves the built console, and journeys go through it.
  if (wanted.some((tier) => tier !== 'units')) await build()
  for (const tier of wanted) await run(tier)
} else {
  // A linter that takes both processors works a third longer for the same.
  process.env.GOMAXPROCS ??= '1'
  const built = build()
  // Two tests at a time run beside the build and then beside stories: with eight programs at once each takes a sixth more of the processors
  // than with five.
  const units = run('units')
  // After the units: one check rewrites the generated files that they read.
  const checked = Promise.all([built, units]).then(() => check())
  const accepted = built.then(() => run('stories')).then(() => run('journeys'))
  await Promise.all([accepted, checked.then((passed) => steps.push(...passed))])
}
await cluster?.stop()

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

// Everything that proves the system, or one tier of it:
//   npm test                          the checks, the build, units, stories and journeys
//   npm test -- units                 rules, components and commands by themselves: no build, no browser
//   npm test -- stories bike          one story: the real server, SDK and terminal
//   npm test -- journeys bike-rents   one journey: the same in a browser
//   npm test -- new                   a module written by `npm run new` compiles and passes; not part of the whole
// The last lines name the ten slowest tests and count them all: N passed, N failed.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { check } from './check.mjs'
import { root, runAloud, runQuietly } from './run.mjs'

const projects = { units: ['@isb/*'], stories: ['stories'], journeys: ['journeys'], new: ['new'] }
const given = process.argv.slice(2)
const tiers = given.filter((name) => name in projects)
const names = given.filter((name) => !(name in projects))
const began = performance.now()
const folder = mkdtempSync(join(tmpdir(), 'isb-report-'))

/** Outcomes of whatever is no test: true for what passed. */
const steps = []
const tests = { passed: 0, failed: 0, all: [] }

async function build() {
  const passed = await runQuietly('turbo run build --output-logs=errors-only --log-prefix=none')
  console.log(`\n${passed ? '✓' : '✗'} build`)
  steps.push(passed)
}

/**
 * Runs the tests of some tiers, three files at a time: each waits for a page or a database now and then, so three keep two processors at
 * work. What runs beside others takes fewer: with eight programs at once each takes a sixth more of the processors than with five.
 */
async function vitest(wanted, files = 3) {
  const report = join(folder, `${wanted.join('-')}.json`)
  const chosen = wanted.flatMap((tier) => projects[tier]).map((project) => `--project '${project}'`)
  const line = [
    `vitest run --passWithNoTests --maxWorkers=${files}`,
    ...chosen,
    '--reporter=dot --reporter=json',
    `--outputFile.json=${report}`,
    ...names,
  ]
  const succeeded = await runAloud(line.join(' '))
  try {
    const { numPassedTests, numFailedTests, testResults } = JSON.parse(readFileSync(report, 'utf8'))
    tests.passed += numPassedTests
    // A run can fail without a failed test: an error outside of one, a file that does not load.
    tests.failed += Math.max(numFailedTests, succeeded ? 0 : 1)
    for (const { name, assertionResults } of testResults)
      for (const { fullName, duration } of assertionResults)
        tests.all.push({ seconds: (duration ?? 0) / 1000, name: `${name.slice(root.length + 1)}: ${fullName}` })
  } catch {
    console.error('The test run left no report.')
    tests.failed++
  }
}

if (tiers.length > 0) {
  // The server serves the built console, and journeys go through it.
  if (tiers.some((tier) => tier !== 'units')) await build()
  await vitest(tiers)
} else if (names.length > 0) {
  await build()
  await vitest(['units', 'stories', 'journeys'])
} else {
  // A linter that takes both processors works a third longer for the same.
  process.env.GOMAXPROCS ??= '1'
  const built = build()
  const units = vitest(['units'], 2)
  // After the units: one check rewrites the generated files that they read.
  const checked = Promise.all([built, units]).then(() => check())
  await Promise.all([built.then(() => vitest(['stories', 'journeys'])), checked.then((passed) => steps.push(...passed))])
}
rmSync(folder, { recursive: true, force: true })

const slowest = tests.all.toSorted((a, b) => b.seconds - a.seconds).slice(0, 10)
console.log(`\nThe ten slowest of ${tests.all.length} tests:`)
for (const { seconds, name } of slowest) console.log(`${seconds.toFixed(1).padStart(6)} s  ${name}`)
const passed = tests.passed + steps.filter(Boolean).length
const failed = tests.failed + steps.filter((step) => !step).length
console.log(`In ${((performance.now() - began) / 60_000).toFixed(1)} minutes`)
console.log(`${passed} passed, ${failed} failed`)
process.exit(failed === 0 && passed > 0 ? 0 : 1)

// Everything that proves the system, in one go: the checks, then unit tests, acceptance stories and browser journeys.
// The last line counts them: N passed, N failed.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { check } from './check.mjs'
import { run } from './run.mjs'

const checks = check()
const built = run('turbo run build --output-logs=errors-only --log-prefix=none', { quiet: true })
console.log(`${built ? '✓' : '✗'} build`)

const folder = mkdtempSync(join(tmpdir(), 'isb-report-'))
const report = join(folder, 'report.json')
const names = process.argv.slice(2).join(' ')
const ran = run(`vitest run --reporter=dot --reporter=json --outputFile.json=${report} ${names}`)
let tests = { numPassedTests: 0, numFailedTests: 0 }
try {
  tests = JSON.parse(readFileSync(report, 'utf8'))
} catch {
  console.error('The test run left no report.')
}
rmSync(folder, { recursive: true, force: true })

const passed = checks.filter((step) => step.passed).length + Number(built) + tests.numPassedTests
// A run can fail without a failed test: an error outside of one, a file that does not load.
const failed = checks.filter((step) => !step.passed).length + Number(!built) + Math.max(tests.numFailedTests, ran ? 0 : 1)
console.log(`${passed} passed, ${failed} failed`)
process.exit(failed === 0 ? 0 : 1)

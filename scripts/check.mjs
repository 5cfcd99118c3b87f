// What a change must pass before it is handed over. Every step runs, so one look shows all that is wrong.
import { spawnSync } from 'node:child_process'
import { root, runQuietly } from './run.mjs'

/** Runs a task of turbo.json in all workspaces that have it. */
const turbo = (task) => runQuietly(`turbo run ${task} --continue --output-logs=errors-only --log-prefix=none`)

/** Generated files that are committed: the contract with its types, the catalogs of messages, the types of the tables. */
const generated = ['openapi/generated', ':(glob)apps/console/src/**/locales/*.po', 'apps/server/src/core/database/tables.ts']
const git = (...args) => spawnSync('git', [...args, '--', ...generated], { cwd: root, encoding: 'utf8' }).stdout
const drift = () => git('status', '--porcelain') + git('diff')
/** Generating again must change nothing: what is committed is what the contract says. */
async function generatesWithoutDrift() {
  const before = drift()
  return (await turbo('generate')) && before === drift()
}

const steps = {
  'lint and walls': () => turbo('lint'),
  format: () => runQuietly('oxfmt --check'),
  types: () => turbo('check-types'),
  // Generated code uses catalogs, but is not committed.
  'unused code': () => runQuietly('knip --no-progress --no-gitignore'),
  'generate without drift': generatesWithoutDrift,
}

/** Runs the steps one after the other; for each whether it passed. */
export async function check() {
  const passed = []
  for (const [name, step] of Object.entries(steps)) {
    const began = performance.now()
    passed.push(await step())
    console.log(`\n${passed.at(-1) ? '✓' : '✗'} ${name} (${((performance.now() - began) / 1000).toFixed(1)} s)`)
  }
  return passed
}

if (import.meta.main) process.exit((await check()).every(Boolean) ? 0 : 1)

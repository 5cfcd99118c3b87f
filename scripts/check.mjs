// What a change must pass before it is handed over. Every step runs, so one look shows all that is wrong.
import { spawnSync } from 'node:child_process'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root, runQuietly } from './run.mjs'

const generated = [
  'openapi/generated',
  'packages/words/src/generated',
  'apps/cli/src/generated',
  'apps/console/src/locales',
  'apps/server/src/core/database/tables.ts',
]
const git = (...args) => spawnSync('git', [...args, '--', ...generated], { cwd: root, encoding: 'utf8' }).stdout
const drift = () => git('status', '--porcelain') + git('diff')
/** Generating again must change nothing: what is committed is what the contract says. */
async function generatesWithoutDrift() {
  const before = drift()
  return (await runQuietly('turbo run generate --output-logs=errors-only --log-prefix=none')) && before === drift()
}

/**
 * The types: what runs on Node alone as one project, for each of it reads the server's sources, and every other package as its own. Two
 * at a time: several checkers of one would work out the same types again, three times the work for no time.
 */
async function types() {
  const together = 'tsconfig.node.json'
  const { include } = JSON.parse(readFileSync(join(root, together), 'utf8'))
  const folders = globSync(['openapi', 'packages/*', 'apps/*', 'acceptance', 'bench', 'examples'], { cwd: root })
  const alone = folders.filter((folder) => !include.includes(folder) && existsSync(join(root, folder, 'tsconfig.json')))
  const projects = [...alone, together]
  const passed = []
  const work = async () => {
    for (let project = projects.pop(); project; project = projects.pop())
      passed.push(await runQuietly(`node node_modules/typescript/bin/tsc -p ${project} --checkers 1`))
  }
  await Promise.all([work(), work()])
  return passed.every(Boolean)
}

const steps = {
  'lint and walls': () => runQuietly('oxlint --type-aware --deny-warnings'),
  format: () => runQuietly('oxfmt --check'),
  types,
  'unused code': () => runQuietly('knip --no-progress'),
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

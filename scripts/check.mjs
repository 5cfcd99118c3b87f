// What a change must pass before it is handed over. Every step runs, so one look shows all that is wrong.
import { spawnSync } from 'node:child_process'
import { globSync } from 'node:fs'
import { root, run } from './run.mjs'

const changed = () =>
  spawnSync(
    'git',
    [
      'status',
      '--porcelain',
      '--',
      'openapi/generated',
      'packages/words/src/generated',
      'apps/cli/src/generated',
      'apps/console/src/locales',
    ],
    { cwd: root, encoding: 'utf8' },
  ).stdout
/** Generating again must change nothing: what is committed is what the contract says. */
const generatesWithoutDrift = () => {
  const before = changed()
  const diff = () =>
    spawnSync(
      'git',
      ['diff', '--', 'openapi/generated', 'packages/words/src/generated', 'apps/cli/src/generated', 'apps/console/src/locales'],
      { cwd: root, encoding: 'utf8' },
    ).stdout
  const was = diff()
  return run('turbo run generate --output-logs=errors-only --log-prefix=none', { quiet: true }) && before === changed() && was === diff()
}

const projects = globSync(
  ['openapi', 'packages/*', 'apps/*', 'acceptance', 'bench'].map((folder) => `${folder}/tsconfig.json`),
  { cwd: root },
)
const steps = {
  'generate without drift': generatesWithoutDrift,
  'lint and walls': () => run('oxlint --type-aware --deny-warnings'),
  format: () => run('oxfmt --check', { quiet: true }),
  types: () => projects.map((project) => run(`node node_modules/typescript/bin/tsc -p ${project}`)).every(Boolean),
  'unused code': () => run('knip --no-progress'),
}

/** Runs all steps; their names and whether they passed. */
export function check() {
  return Object.entries(steps).map(([name, step]) => {
    const began = performance.now()
    const passed = step()
    console.log(`${passed ? '✓' : '✗'} ${name} (${((performance.now() - began) / 1000).toFixed(1)} s)`)
    return { name, passed }
  })
}

if (import.meta.main) process.exit(check().every(({ passed }) => passed) ? 0 : 1)

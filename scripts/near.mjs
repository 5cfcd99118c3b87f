// The tests near a change: units, stories and cells of the permission matrix of some modules. Nothing is built.
import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { startRunCluster } from '../apps/server/src/run-cluster.ts'
import { root, runAloud } from './run.mjs'

const modules = readdirSync(join(root, 'apps/server/src/modules'))
const camel = (name) => name.replaceAll(/-(\w)/g, (_, letter) => letter.toUpperCase())

/** The modules of the files that differ from the last commit. */
function changedModules() {
  const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n')
  const files = [...git('diff', '--name-only', 'HEAD'), ...git('ls-files', '--others', '--exclude-standard')]
  return modules.filter((name) => files.some((file) => file.split(/[/.]/).includes(name)))
}

/** Runs the tests near the named modules, or near the uncommitted changes. Returns the exit code. */
export async function near(names) {
  const unknown = names.filter((name) => !modules.includes(name))
  if (unknown.length > 0) {
    console.error(`There is no module ${unknown.join(', ')}. There are: ${modules.join(', ')}.`)
    return 2
  }
  const wanted = names.length > 0 ? names : changedModules()
  if (wanted.length === 0) {
    console.log('No file of a module differs from the last commit. Name modules: npm test -- near bike')
    return 0
  }
  console.log(`Near ${wanted.join(', ')}:`)
  const cluster = await startRunCluster()
  const began = performance.now()
  const inPackage = (place, ...folders) => {
    const there = wanted
      .flatMap((name) => folders.map((folder) => `${folder}/${name}`))
      .filter((path) => existsSync(join(root, place, path)))
    return there.length === 0 || runAloud(`vitest run --root ${place} --passWithNoTests ${there.map((path) => `${path}/`).join(' ')}`)
  }
  const stories = 'vitest run --root acceptance --project stories --passWithNoTests'
  const passed = [
    await inPackage('packages/domain', 'src'),
    await runAloud('vitest run --root packages/words'),
    await inPackage('apps/server', 'src/modules'),
    await inPackage('apps/console', 'src/modules'),
    await inPackage('apps/cli', 'src/modules', 'test'),
    await runAloud(`${stories} ${wanted.map((name) => `acceptance/${name}/`).join(' ')}`),
    await runAloud(`${stories} rights/permissions -t " (${wanted.map(camel).join('|')})\\."`),
  ]
  await cluster.stop()
  const failed = passed.filter((each) => !each).length
  console.log(
    `\nIn ${((performance.now() - began) / 1000).toFixed(0)} seconds: ${failed === 0 ? 'all passed' : `${failed} of ${passed.length} runs failed`}`,
  )
  return failed === 0 ? 0 : 1
}

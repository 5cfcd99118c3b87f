// The house as it was at an earlier commit, built in a folder of its own with the packages that are installed here.
import { execFile } from 'node:child_process'
import { globSync, mkdirSync, readdirSync, readlinkSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'

const root = join(import.meta.dirname, '../..')
const run = promisify(execFile)

/** Writes a commit's files into a folder and builds its console there. */
export async function buildEarlier(commit: string, folder: string): Promise<void> {
  const archive = join(folder, 'house.tar')
  await run('git', ['archive', '--output', archive, commit], { cwd: root })
  await run('tar', ['-xf', archive, '-C', folder])
  for (const installed of globSync('{.,openapi,packages/*,apps/*}/node_modules', { cwd: root })) link(installed, folder)
  await run(process.execPath, [join(root, 'node_modules/vite/bin/vite.js'), 'build', '--logLevel', 'error'], {
    cwd: join(folder, 'apps/console'),
    env: { PATH: process.env['PATH'] },
  })
}

/** Links what is installed, package by package: the house's own are to be those of the folder. */
function link(installed: string, folder: string): void {
  mkdirSync(join(folder, installed), { recursive: true })
  for (const name of readdirSync(join(root, installed)))
    if (name !== '@isb') symlinkSync(join(root, installed, name), join(folder, installed, name))
  if (installed !== 'node_modules') return
  mkdirSync(join(folder, installed, '@isb'))
  // They are relative.
  for (const name of readdirSync(join(root, installed, '@isb')))
    symlinkSync(readlinkSync(join(root, installed, '@isb', name)), join(folder, installed, '@isb', name))
}

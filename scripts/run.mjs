// Runs the project's own programs; set-up.mjs has put them first in the PATH.
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

export const root = join(import.meta.dirname, '..')

/** Runs a command line in the root; true when it succeeded. */
export function run(line, { quiet = false } = {}) {
  const { status, stdout, stderr } = spawnSync(line, {
    cwd: root,
    shell: true,
    stdio: quiet ? 'pipe' : 'inherit',
    encoding: 'utf8',
    maxBuffer: 1 << 28,
  })
  if (quiet && status !== 0) process.stderr.write(stdout + stderr)
  return status === 0
}

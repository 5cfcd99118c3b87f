// Runs the project's own programs: from node_modules/.bin, with Node 24, their output passed on.
import { spawnSync } from 'node:child_process'
import { delimiter, join } from 'node:path'

export const root = join(import.meta.dirname, '..')
export const env = {
  ...process.env,
  PATH: join(root, 'node_modules/.bin') + delimiter + process.env.PATH,
  TURBO_TELEMETRY_DISABLED: '1',
  DO_NOT_TRACK: '1',
}

/** Runs a command line in the root; true when it succeeded. */
export function run(line, { quiet = false } = {}) {
  const { status, stdout, stderr } = spawnSync(line, { cwd: root, env, shell: true, stdio: quiet ? 'pipe' : 'inherit', encoding: 'utf8', maxBuffer: 1 << 28 })
  if (quiet && status !== 0) process.stderr.write(stdout + stderr)
  return status === 0
}

// Runs the project's own programs; set-up.mjs has put them first in the PATH.
import { spawn, spawnSync } from 'node:child_process'
import { join } from 'node:path'

export const root = join(import.meta.dirname, '..')

/** Runs a command line in the root; true when it succeeded. */
export const run = (line) => spawnSync(line, { cwd: root, shell: true, stdio: 'inherit' }).status === 0

/** The same beside others: resolves when it has ended. What it prints is kept back, and shown only if it fails. */
export const runQuietly = (line) =>
  new Promise((resolve) => {
    const child = spawn(line, { cwd: root, shell: true, stdio: ['ignore', 'pipe', 'pipe'] })
    const printed = []
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (bytes) => printed.push(bytes))
    child.on('close', (status) => {
      if (status !== 0) process.stderr.write(Buffer.concat(printed))
      resolve(status === 0)
    })
  })

/** The same beside others, with what it prints shown as it comes. */
export const runAloud = (line) =>
  new Promise((resolve) => {
    spawn(line, { cwd: root, shell: true, stdio: 'inherit' }).on('close', (status) => resolve(status === 0))
  })

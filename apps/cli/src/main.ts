import { homedir } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import manifest from '../package.json' with { type: 'json' }
import { entries } from './entries.ts'
import { Exit } from './lib/failure/exit.ts'
import { run } from './lib/run.ts'
import { outputOn } from './lib/terminal.ts'
import type { World } from './lib/world.ts'

const leaving = new Set<() => string | Promise<string>>()
const world: World = {
  version: manifest.version,
  env: process.env,
  home: homedir(),
  // Opened only by who reads it.
  get stdin() {
    return process.stdin
  },
  stdout: outputOn(1),
  stderr: outputOn(2),
  fetch: (...call) => globalThis.fetch(...call),
  sleep: (milliseconds) => sleep(milliseconds),
  onLeaving(say) {
    leaving.add(say)
    return () => void leaving.delete(say)
  },
}

/** How long somebody who leaves waits for the server to stop what it does for them. Milliseconds. */
const patience = 5000
process.once('SIGINT', () => {
  // A second Ctrl-C waits for nothing.
  process.once('SIGINT', () => process.exit(Exit.interrupted))
  void world.stderr.write('\n')
  const said = Promise.all([...leaving].map(async (say) => world.stderr.write(`${await say()}\n`)))
  // Whatever still waits is left where it is: nothing that the terminal does is half done on the server.
  void Promise.race([said, sleep(patience)]).finally(() => process.exit(Exit.interrupted))
})

void run(process.argv.slice(2), entries, world).then((exit) => {
  process.exitCode = exit
})

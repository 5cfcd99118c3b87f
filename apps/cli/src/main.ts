import { homedir } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import manifest from '../package.json' with { type: 'json' }
import { entries } from './entries.ts'
import { Exit } from './lib/failure/exit.ts'
import { run } from './lib/run.ts'
import { outputOn } from './lib/terminal.ts'
import type { World } from './lib/world.ts'

const leaving = new Set<() => string>()
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

process.once('SIGINT', () => {
  // Whatever still waits is left where it is: nothing that the terminal does is half done on the server.
  void world.stderr.write(['\n', ...[...leaving].map((say) => `${say()}\n`)].join(''))
  process.exit(Exit.interrupted)
})

void run(process.argv.slice(2), entries, world).then((exit) => {
  process.exitCode = exit
})

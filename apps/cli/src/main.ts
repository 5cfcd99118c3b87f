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

/** How long somebody who leaves waits for the server to say what it has begun, and to stop it. Milliseconds. */
const patience = 9000
/** Ctrl-C, what a scheduler sends, and a terminal that is closed: each with what a shell ends with after it. */
const signals = [
  ['SIGINT', Exit.interrupted],
  ['SIGTERM', 143],
  ['SIGHUP', 129],
] as const
for (const [signal, exit] of signals)
  process.once(signal, () => {
    // A second one waits for nothing.
    process.once(signal, () => process.exit(exit))
    // The terminal has printed ^C.
    if (signal === 'SIGINT') void world.stderr.write('\n')
    const said = Promise.all([...leaving].map(async (say) => world.stderr.write(`${await say()}\n`)))
    // Whatever still waits is left where it is: nothing that the terminal does is half done on the server.
    void Promise.race([said, sleep(patience)]).finally(() => process.exit(exit))
  })

void run(process.argv.slice(2), entries, world).then((exit) => {
  process.exitCode = exit
})

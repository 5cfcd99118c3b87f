import { homedir } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import { entries } from './entries.ts'
import { Exit } from './lib/exit.ts'
import { run } from './lib/run.ts'
import type { World } from './lib/world.ts'

process.once('SIGINT', () => {
  // Whatever still waits is left where it is: nothing the terminal does is half done on the server.
  process.stderr.write('\n')
  process.exit(Exit.interrupted)
})

// `isb … | head` closes the pipe when it has seen enough. That is no fault of anybody.
for (const output of [process.stdout, process.stderr]) {
  output.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit(Exit.done)
    throw error
  })
}

const world: World = {
  env: process.env,
  home: homedir(),
  // Opened only by who reads it.
  get stdin() {
    return process.stdin
  },
  stdout: process.stdout,
  stderr: process.stderr,
  fetch: globalThis.fetch,
  sleep: async (milliseconds) => void (await sleep(milliseconds)),
}

process.exitCode = await run(process.argv.slice(2), entries, world)

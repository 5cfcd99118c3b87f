// PostgreSQL goes away under a living server, in good order and by kill -9. The server stays, says 503 meanwhile, and brings it back.
import { quantile, seconds, until, wait, type Check } from './lib/check.ts'
import { ask, embeddedIn, isAlive, isReady, newFolder, postmasterOf, startProcess, sweep, type Process } from './lib/server.ts'
import { compare, setToWork } from './lib/writers.ts'

/** Whether the database itself answers, asked past the server. */
const databaseAnswers = (dataDir: string) =>
  ask(embeddedIn(dataDir), 'select 1').then(
    () => true,
    () => false,
  )

export default {
  name: 'database restart',
  promise: '0 lost, the process survives, 503 meanwhile, healthy ≤ 5 s after the database',
  async run({ quick }) {
    const rounds = quick ? 4 : 12
    const folder = newFolder('restart')
    let server: Process | undefined
    try {
      server = await startProcess({ DATA_DIR: folder.path })
      const { url, child } = server
      const work = setToWork(16, () => url, await server.signIn(), 'restart')
      const away: number[] = []
      const after: number[] = []
      for (let round = 0; round < rounds; round++) {
        await wait(800)
        const postmaster = postmasterOf(folder.path) ?? 0
        const began = performance.now()
        process.kill(postmaster, round % 2 === 0 ? 'SIGINT' : 'SIGKILL')
        await until('the postmaster ends', () => !isAlive(postmaster) || postmasterOf(folder.path) !== postmaster)
        await until('the database is back', () => databaseAnswers(folder.path))
        const back = performance.now()
        await until('the server is healthy', () => isReady(url))
        away.push(back - began)
        after.push(performance.now() - back)
      }
      await work.finish()
      const { lost, doubled, extra, audit } = await compare(embeddedIn(folder.path), work.acknowledged, 'restart')
      const { statuses, odd, refused, cut } = work.seen
      const unavailable = statuses.get(503) ?? 0
      const dead = child.exitCode !== null || child.signalCode !== null
      return {
        figure: `${rounds} times (fast stop and kill -9 by turns), ${work.acknowledged.size} acknowledged: ${lost} lost, ${doubled} doubled, ${extra} untold, ${audit} audit rows off, process ${dead ? 'died' : 'survived'}, ${unavailable} × 503 with envelope and Retry-After, ${odd.length} other answers${odd[0] ? ` (${odd[0]})` : ''}, ${refused + cut} unanswered; database back after ${seconds(quantile(away, 0.5))} (slowest ${seconds(Math.max(...away))}), healthy ${seconds(Math.max(...after))} later at the latest`,
        kept:
          lost + doubled + extra + audit + odd.length + refused + cut === 0 && !dead && unavailable >= rounds && Math.max(...after) <= 5000,
      }
    } finally {
      await sweep(folder.path, [server])
      folder.remove()
    }
  },
} satisfies Check

// The server is killed at a random moment under 16 writers, every other time PostgreSQL with it. What was acknowledged must stay.
import { randomInt } from 'node:crypto'
import { seconds, wait, type Check } from './lib/check.ts'
import { embeddedIn, freePort, newFolder, postmasterOf, startProcess, sweep, type Process } from './lib/server.ts'
import { compare, setToWork } from './lib/writers.ts'

const writers = 16

export default {
  name: 'kill rounds',
  promise: '0 lost, 0 doubled, ≤ 10 s',
  async run({ quick }) {
    const rounds = quick ? 10 : 50
    const folder = newFolder('kill')
    const port = await freePort()
    const start = () => startProcess({ DATA_DIR: folder.path }, port)
    let server: Process | undefined
    try {
      server = await start()
      const { url } = server
      const work = setToWork(writers, () => url, await server.signIn(), 'kill')
      let slowest = 0
      let idle = 0
      for (let round = 0; round < rounds; round++) {
        const before = work.acknowledged.size
        await wait(randomInt(150, 700))
        if (work.acknowledged.size === before) idle++
        const postmaster = postmasterOf(folder.path)
        await server.end('SIGKILL')
        if (round % 2 === 1 && postmaster) process.kill(postmaster, 'SIGKILL')
        server = await start()
        slowest = Math.max(slowest, server.startMs)
      }
      await work.finish()
      const { lost, doubled, extra, audit } = await compare(embeddedIn(folder.path), work.acknowledged, 'kill')
      const { cut, odd } = work.seen
      return {
        figure: `${rounds} rounds, ${writers} writers, ${work.acknowledged.size} acknowledged, ${cut} cut off: ${lost} lost, ${doubled} doubled, ${extra} untold, ${audit} audit rows off, ${odd.length} odd answers${odd[0] ? ` (${odd[0]})` : ''}, slowest restart ${seconds(slowest)}`,
        // A run in which nobody was cut off, or nobody wrote, has shown nothing.
        kept: lost + doubled + extra + audit + odd.length === 0 && slowest <= 10_000 && cut >= rounds && idle < rounds / 4,
      }
    } finally {
      await sweep(folder.path, [server])
      folder.remove()
    }
  },
} satisfies Check

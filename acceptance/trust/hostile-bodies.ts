// Bodies that mean no good, to every operation that takes one, while other people work: the event loop is never held for long, memory comes
// back, and nobody waits.
// S-46
import { join } from 'node:path'
import { operationOf } from '@isb/contract'
import { headersOf, send } from './lib/call.ts'
import { crowd } from './lib/crowd.ts'
import { quantile, wait, type Check } from './lib/check.ts'
import { Dice } from './lib/dice.ts'
import { made, reviewed, type Hostile } from './lib/hostile.ts'
import { somebody } from './lib/others.ts'
import { heldIn, liveIn, memoryOf } from './lib/probe.ts'
import { newFolder, startProcess, sweep, type Process } from './lib/server.ts'

const megabyte = 1024 * 1024
/** Memory that 210 bodies of 63 kB may take while they are read. Measured: 126 and 149 MB, none of it kept. */
const mostTogether = 200 * megabyte
const probe = join(import.meta.dirname, 'lib/loop-probe.ts')

export default {
  name: 'hostile bodies',
  promise:
    'loop held ≤ 100 ms, ≤ 100 MB more for any body and ≤ 200 MB for 210 at once, and none kept after 10 s, answers ≤ 10 times the body, others’ p99 ≤ 200 ms',
  async run({ quick, seed = Date.now() % 1e9 }) {
    if (process.platform !== 'linux') return { notRun: 'the memory of a process is read from /proc' }
    const dice = new Dice(seed)
    const folder = newFolder('hostile')
    let server: Process | undefined
    try {
      server = await startProcess({ DATA_DIR: folder.path, NODE_OPTIONS: `--import=${probe}` })
      const running = server
      const { url } = server
      const token = await server.signIn()
      const shoot = async ({ id, body, stranger }: Hostile) => {
        const { method, path } = operationOf(id)
        const address = `${url}/isb/admin${path.replaceAll(/\{\w+\}/g, '1')}`
        const headers = headersOf(stranger ? {} : { token }, true)
        for (let tries = 0; ; tries++) {
          // A server that does not read on may hang up before its answer is read.
          const reply = await send(address, { method, headers, body }).catch(() => undefined)
          // Long work waits for other long work: the body is to be judged all the same.
          if (reply?.status !== 503 || tries === 60) return reply
          await wait(200)
        }
      }
      // What is compiled and loaded with the first request is not of the bodies.
      for (const shot of made(quick ? 60 : 120, new Dice(1))) await shoot({ ...shot, body: '{}' })
      const alone = somebody({ url, token })
      await wait(quick ? 2000 : 5000)
      const idle = quantile(await alone(), 0.99)
      const live = await liveIn(server)
      const together = await crowd(server, folder.path)
      const before = memoryOf(server)
      // What the crowd took is not of the next body.
      await heldIn(server)

      const others = somebody({ url, token })
      const shots = [...reviewed(), ...made(quick ? 60 : 200, dice)]
      const faults: string[] = [...together.faults]
      const worst = { held: together.held.ms, by: `210 ${together.held.by}`, more: 0, ratio: 0 }
      let [began, highest] = [before, 0]
      const watch = setInterval(() => {
        worst.more = Math.max(worst.more, memoryOf(running) - began)
        highest = Math.max(highest, memoryOf(running) - before)
      }, 20)
      const late: string[] = []
      for (const shot of shots) {
        began = memoryOf(server)
        const reply = await shoot(shot)
        if (reply && reply.status >= 500) faults.push(`${shot.id} ${shot.what}: HTTP ${reply.status}`)
        if (reply) worst.ratio = Math.max(worst.ratio, reply.text.length / Math.max(1000, shot.body.length))
        const held = await heldIn(server)
        if (held > 100) late.push(`${shot.id} ${shot.what} ${Math.round(held)} ms`)
        if (held > worst.held) Object.assign(worst, { held, by: `${shot.id}, ${shot.what}` })
      }
      const p99 = quantile(await others(), 0.99)
      clearInterval(watch)
      await wait(10_000)
      const kept = (await liveIn(server)) - live
      const mb = (bytes: number) => `${Math.round(bytes / megabyte)} MB`
      return {
        figure: `seed ${seed}: ${shots.length} bodies: loop held ${worst.held.toFixed(0)} ms at worst (${worst.by})${late.length > 0 ? `, over 100 ms: ${late.join('; ')}` : ''}; +${mb(worst.more)} for one body at most, +${mb(together.more.bytes)} for 210 at once (${together.more.by}), +${mb(highest)} in all, of which +${mb(kept)} are still referred to ten seconds later; answers at most ${worst.ratio.toFixed(1)} times the body; others’ p99 ${p99.toFixed(0)} ms, ${idle.toFixed(0)} ms alone; ${faults.length} broken${faults[0] ? ` (${faults[0]})` : ''}`,
        kept:
          worst.held <= 100 &&
          worst.more <= 100 * megabyte &&
          together.more.bytes <= mostTogether &&
          kept <= 20 * megabyte &&
          worst.ratio <= 10 &&
          p99 <= Math.max(200, 4 * idle) &&
          faults.length === 0,
      }
    } finally {
      await sweep(folder.path, [server])
      folder.remove()
    }
  },
} satisfies Check

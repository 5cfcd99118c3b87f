// 250 connections that dawdle: half over their headers, half over their bodies. They are closed in time, and nobody else waits for them.
// What the others wait is held against what they wait without them: on a loaded machine that is more than the promise by itself.
import { connect } from 'node:net'
import { call } from './lib/call.ts'
import { quantile, seconds, side, wait, type Check } from './lib/check.ts'
import { newFolder, startProcess, sweep, type Process } from './lib/server.ts'

const sockets = 250

/** Opens a connection, says `first`, then one byte every second; resolves to the milliseconds until the server closed it. */
const dawdle = (url: string, first: string, patience: number) =>
  new Promise<number>((resolve) => {
    const began = performance.now()
    const socket = connect(Number(new URL(url).port), '127.0.0.1', () => socket.write(first))
    const drip = setInterval(() => socket.write('x'), 1000)
    const end = () => {
      clearInterval(drip)
      clearTimeout(giveUp)
      socket.destroy()
      resolve(performance.now() - began)
    }
    const giveUp = setTimeout(end, patience)
    // An answer such as 408 comes before the end; it must be read for the end to be seen.
    socket
      .on('data', () => {})
      .on('error', () => {})
      .on('end', end)
      .on('close', end)
  })

const head = 'POST /isb/admin/auth/login HTTP/1.1\r\nHost: school.example\r\nX-App-Key: isb-console\r\nX-Tenant-Id: isb\r\n'

async function p99(url: string, token: string, count: number): Promise<number> {
  const times = await side(count, 4, async () => {
    const began = performance.now()
    const { status } = await call(url, 'menus.page', { pageSize: 5 }, { token })
    return status === 200 ? performance.now() - began : Infinity
  })
  return quantile(times, 0.99)
}

export default {
  name: 'slow sockets',
  promise: 'header ≤ 30 s, body ≤ 60 s, others’ p99 < 100 ms, or 1.5 × what it is without them',
  async run({ quick }) {
    const folder = newFolder('slow')
    let server: Process | undefined
    try {
      server = await startProcess({ DATA_DIR: folder.path })
      const { url } = server
      const token = await server.signIn()
      const without = await p99(url, token, 1000)
      const half = Array.from({ length: sockets / 2 })
      const headers = Promise.all(half.map(() => dawdle(url, `${head}X-Slow: `, 40_000)))
      const bodies = Promise.all(
        half.map(() => dawdle(url, `${head}Content-Type: application/json\r\nContent-Length: 10000\r\n\r\n{`, quick ? 30_000 : 75_000)),
      )
      await wait(1000)
      const beside = await p99(url, token, quick ? 1000 : 3000)
      const header = Math.max(...(await headers))
      const closed = await bodies
      const body = Math.max(...closed)
      // A body that is refused at once has not dawdled.
      const soonest = Math.min(...closed)
      return {
        figure: `${sockets} slow sockets: headers closed after ${seconds(header)}, ${quick ? 'bodies not awaited in a short pass' : `bodies after ${seconds(soonest)} to ${seconds(body)}`}; others’ p99 ${beside.toFixed(1)} ms (${without.toFixed(1)} ms without them)`,
        kept: header <= 30_000 && soonest >= 10_000 && (quick || body <= 60_000) && beside < Math.max(100, 1.5 * without),
      }
    } finally {
      await sweep(folder.path, [server])
      folder.remove()
    }
  },
} satisfies Check

// Uploads that mean no good, or come all at once: a gigabyte is cut off, a hundred at once and bombs stay within memory, and a server
// killed among them keeps every image that it has answered for.
import { randomBytes } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { deflateSync } from 'node:zlib'
import { headersOf, send, type Reply } from './lib/call.ts'
import { seconds, side, wait, type Check } from './lib/check.ts'
import { png } from './lib/png.ts'
import { pour } from './lib/pour.ts'
import { ask, embeddedIn, newFolder, startProcess, sweep, type Process } from './lib/server.ts'

const megabyte = 1024 * 1024
/** As large as an upload may be, and as hard to pack. */
const large = () => {
  const [width, height] = [1860, 1860]
  const rows = randomBytes((width * 3 + 1) * height)
  for (let row = 0; row < height; row++) rows[row * (width * 3 + 1)] = 0
  return png(width, height, deflateSync(rows, { level: 0 }))
}
/** 49 megapixels in 150 kB: just what is still taken. */
const dense = () => png(7000, 7000, deflateSync(Buffer.alloc((7000 * 3 + 1) * 7000), { level: 9 }))

const upload = (url: string, token: string, body: Buffer): Promise<Reply> =>
  send(`${url}/isb/admin/files`, { method: 'POST', headers: headersOf({ token }, 'bytes'), body: new Uint8Array(body) })

/** The memory of a process in bytes, as the system counts it. */
const memoryOf = (pid: number) => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) * 1024

/** How much memory a process took at most beyond what it began with, while something was done. */
async function peakWhile<T>(pid: number, work: () => Promise<T>): Promise<{ peak: number; result: T }> {
  const began = memoryOf(pid)
  let peak = 0
  const look = setInterval(() => (peak = Math.max(peak, memoryOf(pid) - began)), 10)
  try {
    return { result: await work(), peak: Math.max(peak, memoryOf(pid) - began) }
  } finally {
    clearInterval(look)
  }
}

export default {
  name: 'uploads',
  promise: '1 GB cut off below 64 MB, 100 at once and bombs in ≤ 512 MB, all answered; killed among them: 0 images lost',
  async run({ quick }) {
    if (process.platform !== 'linux') return { notRun: 'the memory of a process is read from /proc' }
    const folder = newFolder('uploads')
    let server: Process | undefined
    try {
      server = await startProcess({ DATA_DIR: folder.path })
      const { url } = server
      const pid = server.child.pid ?? 0
      const token = await server.signIn()
      await upload(url, token, png(1, 1, deflateSync(Buffer.alloc(4))))

      const endless = await peakWhile(pid, async () => [
        await pour(url, token, 1024 * megabyte, true),
        await pour(url, token, 1024 * megabyte, false),
      ])
      const poured = Math.max(...endless.result.map(({ sent }) => sent))

      const image = large()
      const crowd = await peakWhile(pid, () => side(quick ? 40 : 100, 100, () => upload(url, token, image)))
      const done = crowd.result.filter(({ status, envelope }) => status === 200 && envelope?.code === 0).length
      const busy = crowd.result.filter(({ status, headers }) => (status === 503 || status === 429) && headers.get('retry-after')).length
      const bomb = dense()
      const bombs = await peakWhile(pid, () => side(8, 4, () => upload(url, token, bomb)))

      // Killed with eight uploads under way at any moment.
      const small = png(300, 200, deflateSync(Buffer.alloc((300 * 3 + 1) * 200)))
      // One account has no more than 200 images that no record names; these count no longer.
      await ask(embeddedIn(folder.path), 'update file set loose_since = null')
      const answered: number[] = []
      const over = { yet: false }
      const writers = side(8, 8, async () => {
        while (!over.yet) {
          const { envelope } = await upload(url, token, small).catch(() => ({ envelope: undefined }))
          if (envelope?.code === 0) answered.push((envelope.data as { id: number }).id)
        }
      })
      await wait(3000)
      await server.end('SIGKILL')
      over.yet = true
      await writers
      server = await startProcess({ DATA_DIR: folder.path })
      const rows = await ask<{ id: number; key: string; bytes: number }>(
        embeddedIn(folder.path),
        'select id::int as id, key, bytes from file where stored',
      )
      const files = join(folder.path, 'files')
      const whole = new Set(
        rows.filter(({ key, bytes }) => existsSync(join(files, key)) && statSync(join(files, key)).size === bytes).map(({ id }) => id),
      )
      const lost = answered.filter((id) => !whole.has(id)).length
      const left = readdirSync(join(folder.path, 'incoming')).length

      const mb = (bytes: number) => `${Math.round(bytes / megabyte)} MB`
      return {
        figure: `1 GB: cut off after ${mb(poured)} (${endless.result.map(({ status }) => status).join(', ')}), +${mb(endless.peak)}; ${crowd.result.length} × ${mb(image.length)} at once: ${done} taken, ${busy} told to wait, +${mb(crowd.peak)}; 8 × 49 megapixels: +${mb(bombs.peak)}; killed: ${lost} of ${answered.length} lost, ${rows.length - whole.size} rows without bytes, ${left} left incoming, back in ${seconds(server.startMs)}`,
        kept:
          poured < 64 * megabyte &&
          endless.peak < 128 * megabyte &&
          done + busy === crowd.result.length &&
          done > 0 &&
          Math.max(crowd.peak, bombs.peak) < 512 * megabyte &&
          bombs.result.every(({ envelope }) => envelope?.code === 0) &&
          answered.length > 0 &&
          lost === 0 &&
          whole.size === rows.length &&
          left === 0,
      }
    } finally {
      await sweep(folder.path, [server])
      folder.remove()
    }
  },
} satisfies Check

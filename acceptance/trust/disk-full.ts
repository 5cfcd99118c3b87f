// The disk under the data directory is filled to the last byte: changes are refused with a plain reason, reads go on, and all is well
// once there is room.
import { spawnSync } from 'node:child_process'
import { closeSync, openSync, rmSync, statfsSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { call } from './lib/call.ts'
import { quantile, seconds, until, wait, type Check } from './lib/check.ts'
import { embeddedIn, newFolder, startProcess, sweep, type Process } from './lib/server.ts'
import { compare, setToWork } from './lib/writers.ts'

const size = 600
/** Fills a disk as somebody else's program would. */
function fill(file: string): void {
  const to = openSync(file, 'w')
  try {
    for (let piece = 4 * 1024 * 1024; piece >= 512;)
      try {
        writeSync(to, Buffer.alloc(piece))
      } catch {
        piece /= 2
      }
  } finally {
    closeSync(to)
  }
}

export default {
  name: 'disk full',
  promise: '503 with a plain reason, reads go on',
  async run({ quick }) {
    if (process.platform !== 'linux' || process.getuid?.() !== 0) return { notRun: 'a small disk can only be mounted by root on Linux' }
    const folder = newFolder('disk')
    const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${size}m,mode=0711`, 'tmpfs', folder.path], { encoding: 'utf8' })
    if (mounted.status !== 0) {
      folder.remove()
      return { notRun: `no small disk can be mounted: ${mounted.stderr.trim()}` }
    }
    let server: Process | undefined
    try {
      server = await startProcess({ DATA_DIR: folder.path })
      const { url, child } = server
      const token = await server.signIn()
      const work = setToWork(8, () => url, token, 'disk')
      await wait(1000)
      const filler = join(folder.path, 'filler')
      fill(filler)
      const free = statfsSync(folder.path).bavail
      const write = () => call(url, 'menus.create', { type: 'MENU_DIR', name: 'too much' }, { token })
      await until('changes are refused', async () => (await write()).status === 503)
      const full = await write()
      const reads: number[] = []
      let failed = 0
      // Longer than the ten seconds after which a session notes that it was used, which is a write of its own.
      for (const end = performance.now() + (quick ? 13_000 : 30_000); performance.now() < end; await wait(50)) {
        const began = performance.now()
        if ((await call(url, 'menus.page', { pageSize: 20 }, { token })).envelope?.code === 0) reads.push(performance.now() - began)
        else failed++
      }
      rmSync(filler)
      const freed = performance.now()
      await until(
        'changes are taken again',
        async () => (await call(url, 'menus.create', { type: 'MENU_DIR', name: 'disk after 0' }, { token })).status === 200,
      )
      const again = performance.now() - freed
      await work.finish()
      const { lost, doubled } = await compare(embeddedIn(folder.path), work.acknowledged, 'disk')
      const { envelope, headers } = full
      return {
        figure: `${free} blocks free: ${full.status} ${envelope?.reason} “${envelope?.message}”, Retry-After ${headers.get('retry-after')}; ${failed} of ${reads.length + failed} reads failed (median ${quantile(reads, 0.5).toFixed(1)} ms); changes again ${seconds(again)} after there was room; ${lost} of ${work.acknowledged.size} acknowledged lost, ${doubled} doubled, process ${child.exitCode === null ? 'survived' : 'died'}`,
        kept:
          free === 0 &&
          full.status === 503 &&
          envelope?.reason === 'DISK_FULL' &&
          Boolean(headers.get('retry-after')) &&
          failed === 0 &&
          reads.length > 50 &&
          lost + doubled === 0 &&
          work.acknowledged.size > 0 &&
          child.exitCode === null,
      }
    } finally {
      await sweep(folder.path, [server])
      spawnSync('umount', ['-l', folder.path])
      folder.remove()
    }
  },
} satisfies Check

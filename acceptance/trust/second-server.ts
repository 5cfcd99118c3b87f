// A second server on the same data directory must go away at once, say who is there, and leave the first one alone.
import { seconds, type Check } from './lib/check.ts'
import { embeddedIn, freePort, launch, newFolder, startProcess, sweep, type Process } from './lib/server.ts'
import { compare, setToWork } from './lib/writers.ts'

export default {
  name: 'second server',
  promise: 'refused ≤ 2 s, the holder named, the first undisturbed',
  async run({ quick }) {
    const folder = newFolder('second')
    let first: Process | undefined
    try {
      first = await startProcess({ DATA_DIR: folder.path })
      const { url, child } = first
      const work = setToWork(4, () => url, await first.signIn(), 'second')
      let slowest = 0
      let refused = 0
      let named = 0
      const tries = quick ? 3 : 10
      for (let round = 0; round < tries; round++) {
        const began = performance.now()
        const second = launch({ DATA_DIR: folder.path }, await freePort())
        const patience = setTimeout(() => void second.end('SIGKILL'), 10_000)
        const code = await second.end()
        clearTimeout(patience)
        slowest = Math.max(slowest, performance.now() - began)
        if (code === 1) refused++
        if (second.said().includes(`process ${child.pid}`)) named++
      }
      await work.finish()
      const { lost, doubled } = await compare(embeddedIn(folder.path), work.acknowledged, 'second')
      const { cut, refused: away, odd } = work.seen
      return {
        figure: `${refused} of ${tries} refused, ${named} named the holder, slowest ${seconds(slowest)} with the start of node; meanwhile ${work.acknowledged.size} writes, ${cut + away + odd.length} disturbed, ${lost + doubled} lost or doubled`,
        kept:
          refused === tries &&
          named === tries &&
          slowest <= 2000 &&
          cut + away + odd.length + lost + doubled === 0 &&
          work.acknowledged.size > 0,
      }
    } finally {
      await sweep(folder.path, [first])
      folder.remove()
    }
  },
} satisfies Check

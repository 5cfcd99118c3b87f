// A second server on the same data directory must go away at once, say who is there, and leave the first one alone. How long node takes to
// begin is the machine's: a server that ends over a wrong setting is timed beside it, as often.
import { seconds, type Check } from './lib/check.ts'
import { embeddedIn, freePort, launch, newFolder, startProcess, sweep, type Process } from './lib/server.ts'
import { compare, setToWork } from './lib/writers.ts'

/** Starts a server that has to end by itself. */
async function ended(env: NodeJS.ProcessEnv): Promise<{ ms: number; code: number | string; said: string }> {
  const began = performance.now()
  const server = launch(env, await freePort())
  const patience = setTimeout(() => void server.end('SIGKILL'), 60_000)
  const code = await server.end()
  clearTimeout(patience)
  return { ms: performance.now() - began, code, said: server.said() }
}

export default {
  name: 'second server',
  promise: 'refused ≤ 2 s after the start of node, the holder named, the first undisturbed',
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
      let start = 0
      const tries = quick ? 3 : 10
      for (let round = 0; round < tries; round++) {
        const wrong = await ended({ DATA_DIR: folder.path, PORT: 'none' })
        const second = await ended({ DATA_DIR: folder.path })
        if (wrong.code !== 1 || wrong.said.includes(`process ${child.pid}`))
          throw new Error(`A wrong setting ends otherwise: ${wrong.said}`)
        start = Math.max(start, wrong.ms)
        slowest = Math.max(slowest, second.ms)
        if (second.code === 1) refused++
        if (second.said.includes(`process ${child.pid}`)) named++
      }
      await work.finish()
      const { lost, doubled } = await compare(embeddedIn(folder.path), work.acknowledged, 'second')
      const { cut, refused: away, odd } = work.seen
      return {
        figure: `${refused} of ${tries} refused, ${named} named the holder, slowest ${seconds(slowest)}, of which the start of node takes ${seconds(start)} at worst; meanwhile ${work.acknowledged.size} writes, ${cut + away + odd.length} disturbed, ${lost + doubled} lost or doubled`,
        kept:
          refused === tries &&
          named === tries &&
          slowest - start <= 2000 &&
          cut + away + odd.length + lost + doubled === 0 &&
          work.acknowledged.size > 0,
      }
    } finally {
      await sweep(folder.path, [first])
      folder.remove()
    }
  },
} satisfies Check

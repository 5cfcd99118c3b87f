// The server is led to a standby: first by mistake and back, then because the primary is gone, until somebody promotes it. Reads are answered
// all the while, and nothing that was acknowledged is lost.
// S-22
import { operationIds, operationOf } from '@isb/contract'
import { startTestProxy, type TestProxy } from '@isb/server/test-proxy'
import { call, newKey } from './lib/call.ts'
import { seconds, until, wait, type Check } from './lib/check.ts'
import { startCluster } from './lib/cluster.ts'
import { ask, newFolder, startProcess, type Process } from './lib/server.ts'
import { startStandby, type Standby } from './lib/standby.ts'
import { compare, isAway, setToWork } from './lib/writers.ts'

const writers = 16
const promiseMs = 10_000
/** Every list and page that needs no id. A file is a change: the audit says that it left. */
const reads = operationIds.filter((id) => {
  const { method, path, answers } = operationOf(id)
  return method === 'GET' && !path.includes('{') && answers !== 'file' && answers !== 'events'
})
/** A session that was not used for so long is prolonged by its next request. */
const slideMs = 10_500

export default {
  name: 'standby',
  promise: '0 × 500, 0 lost, 0 doubled; on the standby reads are answered, writes and /readyz 503; writes within 10 s of a primary',
  async run({ quick }) {
    const readOnlyMs = quick ? 3000 : 11_000
    const cluster = await startCluster()
    const folder = newFolder('on-standby')
    let proxy: TestProxy | undefined
    let server: Process | undefined
    let standby: Standby | undefined
    try {
      const { url: address, connection } = await cluster.database('standby')
      proxy = await startTestProxy(connection)
      const behind = new URL(address)
      behind.search = ''
      behind.host = `127.0.0.1:${proxy.port}`
      server = await startProcess({ DATABASE_URL: behind.href, DATA_DIR: folder.path })
      const { url } = server
      // Used on the standby only, so that it would be prolonged there.
      const [token, idle] = [await server.signIn(), await server.signIn()]
      const rested = wait(slideMs)
      // What is made when it is first asked for is there.
      for (const id of reads) await call(url, id, {}, { token })
      standby = await startStandby(connection, cluster.dataDir)
      const work = setToWork(writers, () => url, token, 'standby')
      await rested

      const odd: string[] = []
      const refused = new Set<string>()
      const counts = { reads: 0, readyOnStandby: 0 }
      let slowest = 0
      /** What is served while there is no primary. */
      const onStandby = async () => {
        await until('the standby is read', async () => (await call(url, 'menus.page', {}, { token: idle })).status === 200, 6 * promiseMs)
        for (const end = performance.now() + readOnlyMs; performance.now() < end; await wait(50)) {
          for (const id of reads) {
            const reply = await call(url, id, {}, { token: idle })
            if (reply.status === 200) counts.reads++
            else refused.add(`${id} ${reply.status}`)
          }
          if ((await fetch(`${url}/readyz`)).ok) counts.readyOnStandby++
          const write = await call(url, 'menus.create', { type: 'MENU_DIR', name: 'never' }, { token, key: newKey() })
          if (!isAway(write)) odd.push(`${write.status} ${write.text.slice(0, 160)}`)
        }
      }
      const writesAgain = async () => {
        const [began, before] = [performance.now(), work.acknowledged.size]
        await until('writes work again', () => work.acknowledged.size > before, 6 * promiseMs)
        await until('the server is ready', async () => (await fetch(`${url}/readyz`)).ok, 6 * promiseMs)
        slowest = Math.max(slowest, performance.now() - began)
        await wait(1000)
      }

      // A name that leads to the wrong machine for a while. Its connections stay open when it leads back.
      proxy.freeze()
      proxy.lead(standby.connection)
      await onStandby()
      proxy.lead(connection)
      await writesAgain()

      // The primary is gone: its address leads to the standby, which is promoted later.
      proxy.lead(standby.connection)
      cluster.kill()
      await onStandby()
      await standby.promote()
      await writesAgain()

      await work.finish()
      const { lost, doubled, extra, audit } = await compare(standby.connection, work.acknowledged, 'standby')
      odd.push(...work.seen.odd)
      const never = await ask(standby.connection, "select from menu where name = 'never'")
      const away = work.seen.statuses.get(503) ?? 0
      return {
        figure: `${counts.reads} reads on the standby, ${refused.size} refused${refused.size > 0 ? ` (${[...refused].slice(0, 3).join(', ')})` : ''}; ready there ${counts.readyOnStandby} times; ${away} writes told to come back, ${odd.length} other answers${odd[0] ? ` (${odd[0]})` : ''}; of ${work.acknowledged.size} acknowledged ${lost} lost, ${doubled} doubled, ${extra + never.length} untold, ${audit} audit rows off; writes and ready within ${seconds(slowest)}`,
        kept:
          refused.size + counts.readyOnStandby + odd.length + lost + doubled + extra + audit + never.length === 0 &&
          counts.reads > 0 &&
          away > 0 &&
          // A slice among other tests says nothing about time.
          (quick || slowest <= promiseMs),
      }
    } finally {
      await server?.end('SIGKILL')
      await proxy?.stop()
      await standby?.stop()
      await cluster.stop()
      folder.remove()
    }
  },
} satisfies Check

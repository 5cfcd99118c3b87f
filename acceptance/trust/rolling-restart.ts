// Two servers on one database are restarted one after the other under load. Clients who follow the SDK's rules see nothing of it.
import { askTwice, createIsb, memorySession } from '@isb/sdk'
import { startBalancer } from './lib/balancer.ts'
import { newKey } from './lib/call.ts'
import { wait, type Check } from './lib/check.ts'
import { startCluster } from './lib/cluster.ts'
import { admin, freePort, newFolder, startProcess, type Process } from './lib/server.ts'
import { compare } from './lib/writers.ts'

const clients = 8

export default {
  name: 'rolling restart',
  promise: '0 failed requests, 0 lost, 0 doubled',
  async run({ quick }) {
    const turns = quick ? 2 : 6
    const cluster = await startCluster()
    const folder = newFolder('rolling')
    const servers: Process[] = []
    let balancer: Awaited<ReturnType<typeof startBalancer>> | undefined
    try {
      const { url, connection } = await cluster.database('rolling')
      const ports = [await freePort(), await freePort()]
      const start = (index: number) => startProcess({ DATABASE_URL: url, DATA_DIR: folder.path }, ports[index])
      for (const index of ports.keys()) servers.push(await start(index))
      balancer = await startBalancer(servers.map((server) => server.url))
      const isb = createIsb({ host: balancer.url, session: memorySession() })
      await isb.auth.login({ body: admin })

      const acknowledged = new Map<string, number>()
      const failed: string[] = []
      const load = { over: false }
      let asked = 0
      const works = Array.from({ length: clients }, async (_, client) => {
        for (let count = 0; !load.over; count++) {
          const name = `rolling ${client} ${count}`
          asked += 3
          try {
            const key = { idempotencyKey: newKey() }
            const { id } = await askTwice(() => isb.menus.create({ body: { type: 'MENU_DIR', name } }, key))
            acknowledged.set(name, id)
            await isb.menus.update({ body: { id, parentId: 0, nameZh: '滚动', version: 1 } })
            await isb.menus.page({ query: { pageSize: 1 } })
          } catch (error) {
            failed.push(String(error))
          }
        }
      })
      for (let turn = 0; turn < turns; turn++) {
        const index = turn % 2
        await servers[index]?.end('SIGTERM')
        servers[index] = await start(index)
        await wait(300)
      }
      load.over = true
      await Promise.all(works)
      const { lost, doubled, extra, audit } = await compare(connection, acknowledged, 'rolling')
      return {
        figure: `${turns} restarts under ${asked} requests: ${failed.length} failed${failed[0] ? ` (${failed[0]})` : ''}, ${lost} lost, ${doubled + extra + audit} doubled or untold`,
        kept: failed.length + lost + doubled + extra + audit === 0 && asked > turns * clients,
      }
    } finally {
      balancer?.stop()
      for (const server of servers) await server.end('SIGKILL')
      await cluster.stop()
      folder.remove()
    }
  },
} satisfies Check

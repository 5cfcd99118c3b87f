// The live feed of others is read by one server at a time; when that one is killed, another goes on, and nothing is told twice.
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createIsb, memorySession } from '@isb/sdk'
import { encodeFeed } from '@isb/server/gtfs-realtime'
import { seconds, until, wait, type Check } from './lib/check.ts'
import { startCluster } from './lib/cluster.ts'
import { admin, ask, newFolder, startProcess, type Process } from './lib/server.ts'

const plate = 'POLLED'
/** Milliseconds within which another server must go on, and between two readings at least. */
const goesOn = 30_000
const atLeast = 13_000

/** A bus company whose feed is read: when, and by which connection. It answers slowly, so that a kill hits a reading. */
async function company(): Promise<{ server: Server; host: string; reads: { at: number; from: number }[] }> {
  const reads: { at: number; from: number }[] = []
  const server = createServer(async (request, response) => {
    reads.push({ at: Date.now(), from: Number(request.socket.remotePort) })
    await wait(300)
    const timestamp = Math.floor(Date.now() / 1000)
    const position = { latitude: 39.9 + reads.length / 10_000, longitude: 116.4 }
    const header = { gtfsRealtimeVersion: '2.0', incrementality: 'FULL_DATASET', timestamp }
    response.end(encodeFeed({ header, entity: [{ id: '1', vehicle: { vehicle: { licensePlate: plate }, position } }] }))
  })
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  return { server, host: `127.0.0.1:${(server.address() as AddressInfo).port}`, reads }
}

export default {
  name: 'poller killed',
  promise: 'another server goes on within 30 s, no reading beside another, no position twice',
  async run({ quick }) {
    const kills = quick ? 1 : 5
    const cluster = await startCluster()
    const folder = newFolder('poller')
    const { server, host, reads } = await company()
    const servers: Process[] = []
    try {
      const { url, connection } = await cluster.database('poller')
      const start = () => startProcess({ DATABASE_URL: url, DATA_DIR: folder.path, OUTBOUND_ALLOW: `http://${host}` })
      servers.push(await start(), await start())
      const isb = createIsb({ host: servers[0]!.url, session: memorySession() })
      await isb.auth.login({ body: admin })
      await isb.bus.createVehicle({ body: { plate, seatCount: 30 } })
      const { version } = await isb.bus.settings()
      await isb.bus.updateSettings({ body: { feedAddress: `http://${host}/vehicles.pb`, version } })
      const gaps: number[] = []
      for (let kill = 0; kill < kills; kill++) {
        const [victim, other] = kill % 2 ? [servers[1]!, servers[0]!] : [servers[0]!, servers[1]!]
        const next = async () => {
          const before = reads.length
          await until('the feed is read', () => reads.length > before, goesOn)
        }
        // Of the two the victim alone can read; it is killed in the middle of a reading.
        await next()
        await wait(1500)
        other.child.kill('SIGSTOP')
        await next()
        await wait(100)
        const killedAt = Date.now()
        await victim.end('SIGKILL')
        other.child.kill('SIGCONT')
        await next()
        gaps.push(Date.now() - killedAt)
        servers[kill % 2] = await start()
      }
      const between = reads.slice(1).map(({ at }, index) => at - reads[index]!.at)
      // A reading that was cut off is begun anew as soon as somebody looks.
      const tooSoon = between.filter((ms) => ms < atLeast).length
      const rows = await ask<{ count: string; distinct: string }>(
        connection,
        'select count(*), count(distinct (vehicle_id, latitude)) as distinct from bus_position',
      )
      const doubled = Number(rows[0]!.count) - Number(rows[0]!.distinct)
      return {
        figure: `${kills} kills: another went on within ${seconds(Math.max(...gaps))}, ${reads.length} readings, ${tooSoon} too soon, ${doubled} doubled`,
        kept: Math.max(...gaps) <= goesOn && tooSoon <= kills && doubled === 0,
      }
    } finally {
      for (const each of servers) await each.end('SIGKILL')
      server.close()
      await cluster.stop()
      folder.remove()
    }
  },
} satisfies Check

// Two servers are told to stop by turns, under clients that keep their connections and go where /readyz says yes, as a balancer has them
// do. No request is left without an answer.
import { Agent, request } from 'node:http'
import { clientHeaders } from './lib/call.ts'
import { seconds, until, wait, type Check } from './lib/check.ts'
import { startCluster } from './lib/cluster.ts'
import { Dice } from './lib/dice.ts'
import { freePort, isReady, newFolder, startProcess, type Process } from './lib/server.ts'

const clients = 16
/** How often readiness is looked at; a request may go to a server that said yes so long ago. */
const lookEveryMs = 250

/** What came of a request: its status, and whether its connection ends with it. */
const ask = (url: string, token: string, agent: Agent) =>
  new Promise<{ status: number; ends: boolean }>((resolve, reject) => {
    const headers = { ...clientHeaders, Authorization: `Bearer ${token}` }
    request(`${url}/isb/admin/menus/page?pageSize=20`, { agent, headers }, (answer) => {
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, ends: answer.headers.connection === 'close' }))
      answer.on('error', reject).resume()
    })
      .on('error', reject)
      .end()
  })

export default {
  name: 'rolling SIGTERM',
  promise: '0 requests without an answer',
  async run({ quick, seed = Date.now() % 1e9 }) {
    const rounds = quick ? 4 : 20
    const dice = new Dice(seed)
    const cluster = await startCluster()
    const folder = newFolder('sigterm')
    const servers: Process[] = []
    const over = { yet: false }
    try {
      const { url } = await cluster.database('sigterm')
      const ports = [await freePort(), await freePort()]
      const start = (index: number) =>
        startProcess({ DATABASE_URL: url, DATA_DIR: folder.path, DRAIN_SECONDS: '2', TRUST_PROXY: 'yes' }, ports[index])
      for (const index of ports.keys()) servers.push(await start(index))
      const token = await servers[0]!.signIn()
      const urls = ports.map((port) => `http://127.0.0.1:${port}`)
      let ready = [...urls]
      const looking = (async () => {
        while (!over.yet) {
          const states = await Promise.all(urls.map(isReady))
          ready = urls.filter((_, index) => states[index])
          await wait(lookEveryMs)
        }
      })()

      const [unanswered, refused] = [[] as string[], [] as number[]]
      let [answered, moved] = [0, 0]
      const works = Array.from({ length: clients }, async (_, client) => {
        for (let turn = client; !over.yet; turn++) {
          const host = ready[turn % ready.length]
          if (!host) {
            await wait(20)
            continue
          }
          const agent = new Agent({ keepAlive: true, maxSockets: 1 })
          for (let told = false; !told && !over.yet && ready.includes(host);)
            try {
              const { status, ends } = await ask(host, token, agent)
              told = ends
              answered++
              if (status !== 200) refused.push(status)
            } catch (error) {
              unanswered.push(String(error))
              told = true
            }
          moved++
          agent.destroy()
        }
      })
      let slowest = 0
      for (let round = 0; round < rounds; round++) {
        const index = round % 2
        await until('both are ready', () => ready.length === 2)
        await wait(200 + dice.throw(500))
        const began = performance.now()
        await servers[index]!.end('SIGTERM')
        slowest = Math.max(slowest, performance.now() - began)
        servers[index] = await start(index)
      }
      over.yet = true
      await Promise.all([...works, looking])
      return {
        figure: `seed ${seed}: ${rounds} stops under ${clients} clients: ${unanswered.length} of ${answered + unanswered.length} requests without an answer${unanswered[0] ? ` (${unanswered[0]})` : ''}, ${refused.length} refused${refused[0] ? ` (HTTP ${refused[0]})` : ''}; clients moved ${moved} times, slowest stop ${seconds(slowest)}`,
        kept: unanswered.length + refused.length === 0 && answered > rounds * clients && moved > rounds,
      }
    } finally {
      over.yet = true
      for (const server of servers) await server.end('SIGKILL')
      await cluster.stop()
      folder.remove()
    }
  },
} satisfies Check

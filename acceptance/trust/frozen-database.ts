// The connections to the database fall silent, and nobody is told: an address has moved, a firewall has forgotten them. New ones work at
// once. Whatever uses the database finds out by itself: requests, streams, mails, polls, seals, long work. So does a stop.
// S-21
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createIsb, memorySession } from '@isb/sdk'
import { encodeFeed } from '@isb/server/gtfs-realtime'
import { startTestProxy, type TestProxy } from '@isb/server/test-proxy'
import { call, type Reply } from './lib/call.ts'
import { seconds, until, wait, type Check } from './lib/check.ts'
import { startCluster } from './lib/cluster.ts'
import { admin, ask, newFolder, startProcess, type Process } from './lib/server.ts'
import { compare, isAway, setToWork } from './lib/writers.ts'

const clients = 17
/** From the moment on which new connections work. */
const promiseMs = 10_000
/** The feed is read every 15 seconds, and the audit sealed every minute. */
const pollMs = 15_000 + promiseMs
const sealMs = 60_000 + promiseMs
const stopMs = 15_000

/** A feed that counts how often it is read. */
async function company() {
  const reads: number[] = []
  const server = createServer((_request, response) => {
    reads.push(performance.now())
    const header = { gtfsRealtimeVersion: '2.0', incrementality: 'FULL_DATASET', timestamp: Math.floor(Date.now() / 1000) } as const
    response.end(encodeFeed({ header, entity: [] }))
  })
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  return { server, reads, host: `127.0.0.1:${(server.address() as AddressInfo).port}` }
}

/** Somebody who reads the stream of events, and says when each came. */
async function listen(url: string, token: string) {
  const heard: number[] = []
  const isb = createIsb({ host: url, session: memorySession({ token, authHeaderSchema: 'Bearer' }) })
  const stop = new AbortController()
  const reader = (await isb.events.stream({}, { signal: stop.signal })).getReader()
  const over = (async () => {
    for (const decoder = new TextDecoder(); ;) {
      const { done, value } = await reader.read()
      if (done) return
      if (decoder.decode(value, { stream: true }).includes('event: change')) heard.push(performance.now())
    }
  })().catch(() => {})
  return { heard, stop: () => (stop.abort(), over) }
}

const unanswered = (error: unknown): Reply => ({ status: 0, headers: new Headers(), text: String(error), envelope: undefined })

/** A body that a process of its own reads. */
const rows = (label: string) =>
  Array.from({ length: 1500 }, (_, at) => ({ name: `Frozen ${label} ${at}`, email: `frozen.${label}.${at}@school.example` }))

export default {
  name: 'frozen database',
  promise: 'lists, writes and streams within 10 s, 0 × 500, 0 lost; polls, mails, seals and long work go on; SIGTERM ends it within 15 s',
  async run({ quick }) {
    const rounds = quick ? 2 : 6
    const cluster = await startCluster()
    const folder = newFolder('frozen')
    const feed = await company()
    let proxy: TestProxy | undefined
    let server: Process | undefined
    try {
      const { url: address, connection } = await cluster.database('frozen')
      proxy = await startTestProxy(connection)
      const behind = new URL(address)
      behind.search = ''
      behind.host = `127.0.0.1:${proxy.port}`
      const env = { DATABASE_URL: behind.href, DATA_DIR: folder.path, OUTBOUND_ALLOW: `http://${feed.host}` }
      server = await startProcess(env)
      const { url } = server
      const token = await server.signIn()
      const isb = createIsb({ host: url, session: memorySession() })
      await isb.auth.login({ body: admin })
      const { version } = await isb.bus.settings()
      await isb.bus.updateSettings({ body: { feedAddress: `http://${feed.host}/vehicles.pb`, version } })
      const ear = await listen(url, token)

      const slowest = { list: 0, write: 0, stream: 0, ready: 0, long: 0, poll: 0, mail: 0, seal: 0 }
      const odd: string[] = []
      let [frozen, lists] = [0, 0]
      const reading = { over: false }
      const work = setToWork(10, () => url, token, 'frozen')
      const readers = Array.from({ length: clients - 10 }, async () => {
        while (!reading.over) {
          const reply = await call(url, 'menus.page', { pageSize: 20 }, { token }).catch(unanswered)
          if (reply.status === 200 && reply.envelope?.code === 0) lists++
          else if (!isAway(reply)) odd.push(`${reply.status} ${reply.text.slice(0, 160)}`)
          await wait(50)
        }
      })
      const imports: Promise<Reply>[] = []
      for (let round = 0; round < rounds; round++) {
        await wait(3000)
        imports.push(call(url, 'staff.import', { rows: rows(`under-way-${round}`) }, { token }).catch(unanswered))
        await wait(400)
        const heardBefore = ear.heard.length
        const [listsBefore, writesBefore] = [lists, work.acknowledged.size]
        const began = performance.now()
        const since = () => performance.now() - began
        frozen += proxy.freeze()
        const measured = async (what: keyof typeof slowest, works: () => boolean | Promise<boolean>, ms: number) => {
          await until(what, works, ms * 4)
          slowest[what] = Math.max(slowest[what], since())
        }
        // Mails that are due, and what is to be sealed: written past the proxy, for whoever looks for them.
        const mailIds = await ask<{ id: string }>(
          connection,
          `insert into outbox (recipient, subject, body, due_at, created_at)
           select 'frozen@school.example', 'frozen', 'frozen', now(), now() from generate_series(1, 3) returning id`,
        )
        const pending = async () =>
          Number(
            (
              await ask<{ n: string }>(
                connection,
                `select count(*) as n from outbox where state = 'Pending' and id in (${mailIds.map(({ id }) => id).join()})`,
              )
            )[0]?.n,
          )
        const seals = async () => Number((await ask<{ n: string }>(connection, 'select count(*) as n from audit_seal'))[0]?.n)
        const sealsBefore = await seals()
        await Promise.all([
          measured('list', () => lists > listsBefore, promiseMs),
          measured('write', () => work.acknowledged.size > writesBefore, promiseMs),
          measured('stream', () => ear.heard.length > heardBefore, promiseMs),
          measured('ready', async () => (await fetch(`${url}/readyz`)).ok, promiseMs),
          measured('mail', async () => (await pending()) === 0, promiseMs),
          measured('poll', () => feed.reads.some((at) => at > began + 1000), pollMs),
          measured(
            'long',
            async () => {
              const reply = await call(url, 'staff.import', { dryRun: true, rows: rows(`after-${round}`) }, { token })
              if (reply.status !== 200 && !isAway(reply)) odd.push(`${reply.status} ${reply.text.slice(0, 160)}`)
              return reply.status === 200
            },
            promiseMs,
          ),
          ...(round === 0 ? [measured('seal', async () => (await seals()) > sealsBefore, sealMs)] : []),
        ])
      }
      for (const { status, text } of await Promise.all(imports))
        if (![200, 503].includes(status)) odd.push(`${status} ${text.slice(0, 160)}`)
      await work.finish()
      reading.over = true
      await Promise.all(readers)
      const { lost, doubled, extra } = await compare(connection, work.acknowledged, 'frozen')
      odd.push(...work.seen.odd)
      await ear.stop()

      // Told to stop while all of it is silent.
      const last = Promise.allSettled(Array.from({ length: clients }, () => call(url, 'menus.page', {}, { token })))
      frozen += proxy.freeze()
      const stopped = performance.now()
      await server.end('SIGTERM')
      const stop = performance.now() - stopped
      await last
      const { list, write, stream, ready, long, poll, mail, seal } = slowest
      return {
        figure: `${rounds} times, ${frozen} connections silent under ${clients} clients: lists again after ${seconds(list)}, writes ${seconds(write)}, stream ${seconds(stream)}, ready ${seconds(ready)}, mails ${seconds(mail)}, polls ${seconds(poll)}, long work ${seconds(long)}, seal ${seconds(seal)}; ${odd.length} odd answers${odd[0] ? ` (${odd[0]})` : ''}; of ${work.acknowledged.size} acknowledged ${lost} lost, ${doubled} doubled, ${extra} untold; SIGTERM while silent: ended after ${seconds(stop)}`,
        kept:
          Math.max(list, write, stream, ready, mail) <= promiseMs &&
          poll <= pollMs &&
          seal <= sealMs &&
          long <= 2 * promiseMs &&
          odd.length + lost + doubled + extra === 0 &&
          frozen > rounds &&
          work.acknowledged.size > 0 &&
          stop <= stopMs,
      }
    } finally {
      await server?.end('SIGKILL')
      await proxy?.stop()
      feed.server.close()
      await cluster.stop()
      folder.remove()
    }
  },
} satisfies Check

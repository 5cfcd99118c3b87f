// Told to stop, the server answers what it has begun, then goes, and takes PostgreSQL along. By SIGTERM, and by Ctrl-C.
// S-17
import { randomInt } from 'node:crypto'
import pg from 'pg'
import { call, type Reply } from './lib/call.ts'
import { seconds, until, wait, type Check } from './lib/check.ts'
import { embeddedIn, freePort, isAlive, newFolder, postmasterOf, startProcess, sweep, type Process } from './lib/server.ts'
import { compare } from './lib/writers.ts'

const writers = 16
/** The lock that every change of the tree takes: who holds it keeps requests in flight for as long as he likes. */
const treeLock = 8_017_002

/** Requests that are certainly in flight when the signal comes: they wait for a lock that is let go afterwards. */
async function heldRequests(server: Process, dataDir: string, round: number, stop: () => void): Promise<Reply[]> {
  const token = await server.signIn()
  const owner = new pg.Client(embeddedIn(dataDir))
  owner.on('error', () => {})
  await owner.connect()
  try {
    await owner.query('select pg_advisory_lock($1)', [treeLock])
    const asked = Promise.all(
      Array.from({ length: writers }, (_, writer) =>
        call(server.url, 'menus.create', { type: 'MENU_DIR', name: `held ${round} ${writer}` }, { token }).catch(
          (error: unknown): Reply => ({ status: 0, headers: new Headers(), text: String(error), envelope: undefined }),
        ),
      ),
    )
    await until(
      'the requests wait',
      async () =>
        Number(
          (
            await owner.query<{ n: string }>(
              "select count(*) as n from pg_locks where locktype = 'advisory' and objid = $1 and not granted",
              [treeLock],
            )
          ).rows[0]?.n,
        ) > 0,
    )
    await wait(300)
    stop()
    await wait(300)
    await owner.query('select pg_advisory_unlock($1)', [treeLock])
    return await asked
  } finally {
    await owner.end()
  }
}

/** Writers who stop at the first question that nobody answers, so that what was done without an answer can be told. */
async function writeUntilCut(server: Process, label: string, acknowledged: Map<string, number>, stop: () => void): Promise<number> {
  const token = await server.signIn()
  let cut = 0
  const works = Array.from({ length: writers }, async (_, writer) => {
    for (let made = 0; ; made++) {
      const name = `${label} ${writer} ${made}`
      const reply = await call(server.url, 'menus.create', { type: 'MENU_DIR', name }, { token }).catch((error: unknown) => error as Error)
      if (reply instanceof Error) {
        if ((reply.cause as NodeJS.ErrnoException | undefined)?.code !== 'ECONNREFUSED') cut++
        return
      }
      if (reply.envelope?.code === 0) acknowledged.set(name, (reply.envelope.data as { id: number }).id)
    }
  })
  await wait(randomInt(200, 700))
  stop()
  await Promise.all(works)
  return cut
}

export default {
  name: 'graceful stop',
  promise: '0 acknowledged lost, 0 in flight dropped, 0 accepted without an answer, PostgreSQL stopped too',
  async run({ quick }) {
    const rounds = quick ? 4 : 12
    const folder = newFolder('stop')
    const port = await freePort()
    let server: Process | undefined
    try {
      const acknowledged = new Map<string, number>()
      let [dropped, cut, left, badly, slowest, inFlight] = [0, 0, 0, 0, 0, 0]
      for (let round = 0; round < rounds; round++) {
        const running = (server = await startProcess({ DATA_DIR: folder.path }, port))
        const postmaster = postmasterOf(folder.path) ?? 0
        let told = 0
        const stop = () => {
          told = performance.now()
          // Ctrl-C in a terminal reaches the whole group.
          if (round % 4 > 1) process.kill(-(running.child.pid ?? 0), 'SIGINT')
          else running.child.kill('SIGTERM')
        }
        if (round % 2 === 0) {
          const replies = await heldRequests(running, folder.path, round, stop)
          inFlight += replies.length
          dropped += replies.filter(({ envelope }) => envelope?.code !== 0).length
        } else cut += await writeUntilCut(running, `stop ${round}`, acknowledged, stop)
        const patience = setTimeout(() => running.child.kill('SIGKILL'), 90_000)
        if ((await running.end()) !== 0) badly++
        clearTimeout(patience)
        slowest = Math.max(slowest, performance.now() - told)
        if (isAlive(postmaster)) left++
      }
      server = await startProcess({ DATA_DIR: folder.path }, port)
      const { lost, doubled, extra } = await compare(embeddedIn(folder.path), acknowledged, 'stop')
      return {
        figure: `${rounds} stops (SIGTERM and Ctrl-C): ${dropped} of ${inFlight} held in flight dropped; of ${acknowledged.size} acknowledged under load ${lost} lost, ${doubled} doubled, ${extra} done without an answer (${cut} accepted and not answered); ${left} times PostgreSQL stayed, ${badly} bad exits, slowest stop ${seconds(slowest)}`,
        kept: dropped + cut + lost + doubled + extra + left + badly === 0 && inFlight > 0 && acknowledged.size > 0 && slowest <= 10_000,
      }
    } finally {
      await sweep(folder.path, [server])
      folder.remove()
    }
  },
} satisfies Check

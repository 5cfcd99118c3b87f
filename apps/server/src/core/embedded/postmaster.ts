// The process that is PostgreSQL: reached, started and stopped.
import { spawn, spawnSync } from 'node:child_process'
import { chownSync, mkdirSync, openSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { owned, type Place } from './place.ts'

/** On Windows there are no Unix sockets for pg: a loopback port, remembered beside the data, stands in. */
export function address(place: Place): pg.ClientConfig {
  if (process.platform !== 'win32') return { host: place.socket }
  return { host: '127.0.0.1', port: Number(readFileSync(join(place.data, 'isb-port'), 'utf8')) }
}

/** A session on the PostgreSQL of this place, which is started if none is there. Throws when it does not answer. */
export async function connectOrStart(place: Place, at: () => pg.ClientConfig, again: boolean): Promise<pg.Client> {
  let deadline = Date.now() + 15_000
  let started: Starting | undefined
  for (;;) {
    const client = await connect(at).catch((error: NodeJS.ErrnoException) => error)
    if (client instanceof pg.Client) return client
    // It lives and works through its journal; how long that takes is the journal's affair.
    if (client.code === '57P03') deadline = Date.now() + 15_000
    if (Date.now() > deadline || !mayPass(client))
      throw new Error(`The embedded PostgreSQL in ${place.data} does not answer: ${started?.said() || client.message}`)
    // Nobody answers and nobody of ours is on the way: start one. One that gave up found a dying predecessor; try again.
    if (client.code !== '57P03' && (!started || started.ended())) started = await startPostmaster(place, again)
    await sleep(25)
  }
}

async function connect(at: () => pg.ClientConfig): Promise<pg.Client> {
  const client = new pg.Client(at())
  await client.connect()
  return client
}

/** Not there yet (no socket, refused), going (cut off) or starting up and recovering (57P03): wait. Anything else is a fault. */
const mayPass = (error: NodeJS.ErrnoException) =>
  ['ENOENT', 'ECONNREFUSED', 'ECONNRESET', 'EPIPE', '57P01', '57P03'].includes(error.code ?? '') ||
  /terminated unexpectedly/.test(error.message)

interface Starting {
  ended(): boolean
  said(): string
}

async function startPostmaster(place: Place, again: boolean): Promise<Starting> {
  const log = join(place.data, 'isb-postgres.log')
  const windows = process.platform === 'win32'
  // Begun again under a living server, it must be found where the pool looks for it.
  if (windows && !again) writeFileSync(join(place.data, 'isb-port'), String(await freePort()))
  owned(place.socket)
  mkdirSync(place.socket, { recursive: true })
  const settings = {
    fsync: 'on',
    listen_addresses: windows ? '127.0.0.1' : '',
    ...(!windows && { unix_socket_directories: place.socket, unix_socket_permissions: '0700' }),
    ...(windows && { port: readFileSync(join(place.data, 'isb-port'), 'utf8') }),
    max_connections: '100',
    shared_buffers: '128MB',
    // Statements hold people's data; they are not for the log.
    log_min_error_statement: 'panic',
    log_min_messages: 'warning',
  }
  const out = openSync(log, 'w', 0o600)
  if (place.user.uid !== undefined) chownSync(log, place.user.uid, place.user.uid)
  // A process group of its own: Ctrl-C in the terminal is for the server, which then stops PostgreSQL in good order.
  const child = spawn(
    join(place.bin, 'postgres'),
    ['-D', place.data, ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])],
    {
      ...place.user,
      cwd: '/',
      detached: true,
      stdio: ['ignore', out, out],
    },
  )
  let failed = ''
  child.on('error', (error) => (failed = error.message))
  child.unref()
  return {
    ended: () => failed !== '' || child.exitCode !== null || child.signalCode !== null,
    said: () => failed || (readFileSync(log, 'utf8').trim().split('\n').at(-1) ?? ''),
  }
}

/** The process that runs PostgreSQL here, as its own file says. */
export function postmasterPid(place: Place): number | undefined {
  try {
    return Number(readFileSync(join(place.data, 'postmaster.pid'), 'utf8').split('\n')[0]) || undefined
  } catch {
    return undefined
  }
}

/** Stops it: sessions are ended, data are checkpointed; harder after ten seconds. */
export async function stopPostmaster(pid: number, place: Place): Promise<void> {
  if (process.platform === 'win32') spawnSync(join(place.bin, 'pg_ctl'), ['stop', '-D', place.data, '-m', 'fast', '-w'])
  else process.kill(pid, 'SIGINT')
  const deadline = Date.now() + 10_000
  while (alive(pid)) {
    if (Date.now() > deadline) return void process.kill(pid, 'SIGQUIT')
    await sleep(20)
  }
}

function alive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

const freePort = () =>
  new Promise<number>((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number }
      probe.close(() => resolve(port))
    })
  })

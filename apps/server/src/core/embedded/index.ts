/**
 * The native PostgreSQL that npm ships, started and stopped by the server. Its safety rests on PostgreSQL itself: fsync is on,
 * its postmaster.pid keeps two postmasters apart, and an advisory lock held by the server's own session keeps two servers apart —
 * a session ends with its process, so a killed server never leaves a lock behind.
 */
import { spawn, spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chownSync, existsSync, mkdirSync, openSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { findPlace, owned, type Place } from './place.ts'

const database = 'isb'
const serverLock = 8_017_001

/** What is told while the server lives. */
export interface Watch {
  /** PostgreSQL ended under us, is being started, is back: for the log. */
  say(text: string): void
  /** While it was gone, another server took the data directory. This one must end. */
  held(error: DataDirectoryHeld): void
}

/** A running embedded PostgreSQL that this process holds alone. One that dies is started again for as long as the process lives. */
export interface Embedded {
  /** How `pg` reaches the database as its owner. */
  readonly connection: pg.ClientConfig
  /** Where the data lie, when that is elsewhere than asked. */
  readonly movedTo?: string
  /** Lets go of the lock and stops PostgreSQL (fast shutdown: sessions are ended, data are checkpointed). */
  stop(): Promise<void>
}

/** Another server holds the data directory. */
export class DataDirectoryHeld extends Error {
  /** How its owner reaches that server's database, for what may work beside it. */
  readonly connection: pg.ClientConfig

  constructor(message: string, connection: pg.ClientConfig) {
    super(message)
    this.connection = connection
  }
}

/**
 * Starts PostgreSQL on a data directory, or adopts the one that a killed server left running there.
 * @param dataDir made when missing
 * @param self how a second server will name this one
 * @throws DataDirectoryHeld when another server lives there
 */
export async function startEmbedded(dataDir: string, self: string, watch: Watch = { say: () => {}, held: () => {} }): Promise<Embedded> {
  const place = findPlace(dataDir)
  if (!existsSync(place.data)) initialise(place)
  const password = readFileSync(join(place.data, 'isb-password'), 'utf8')
  const at = (): pg.ClientConfig => ({ ...address(place), user: 'isb', password, database: 'postgres', application_name: self })

  let holder = await hold(place, at, dataDir)
  const made = await holder.query('select 1 from pg_database where datname = $1', [database])
  if (made.rowCount === 0) await holder.query(`create database ${database}`)

  const life = { up: true, stopping: false }
  let mending: Promise<void> | undefined
  const watchOver = () =>
    void holder.once('end', () => {
      life.up = false
      if (!life.stopping) mending = mend()
    })
  const mend = async () => {
    const began = Date.now()
    watch.say('the embedded PostgreSQL has ended under the server; it is being started again')
    while (!life.stopping && !life.up) {
      try {
        holder = await hold(place, at, dataDir, true)
        life.up = true
        watchOver()
        watch.say(`the embedded PostgreSQL is back after ${Date.now() - began} ms`)
      } catch (error) {
        if (error instanceof DataDirectoryHeld) return watch.held(error)
        watch.say(error instanceof Error ? error.message : String(error))
        await sleep(1000)
      }
    }
  }
  watchOver()

  return {
    connection: { ...at(), database },
    ...(place.movedTo && { movedTo: place.movedTo }),
    async stop() {
      life.stopping = true
      await mending
      // Only one that answers is ours: a process id left in a file may be anybody's by now.
      if (!life.up) return
      const pid = postmasterPid(place)
      await holder.end()
      if (pid) await stopPostmaster(pid, place)
    },
  }
}

/** The session that keeps other servers out, on a PostgreSQL that is started if none is there. */
async function hold(place: Place, at: () => pg.ClientConfig, dataDir: string, again = false): Promise<pg.Client> {
  const holder = await connectOrStart(place, at, again)
  holder.on('error', () => {})
  const { rows } = await holder.query<{ free: boolean }>('select pg_try_advisory_lock($1) as free', [serverLock])
  if (rows[0]?.free) return holder
  const by = await holder.query<{ name: string }>(
    `select a.application_name as name from pg_locks l join pg_stat_activity a using (pid) where l.locktype = 'advisory' and l.objid = $1 and l.granted`,
    [serverLock],
  )
  await holder.end()
  throw new DataDirectoryHeld(
    `The data directory ${dataDir} is in use by another server: ${by.rows[0]?.name ?? 'it has just ended, try again'}.`,
    { ...at(), database },
  )
}

/** Makes the data directory beside its place and moves it there whole, so a broken start leaves nothing half made. */
function initialise(place: Place): void {
  const part = `${place.data}.${process.pid}`
  owned(part)
  const password = randomBytes(24).toString('base64url')
  const passwordFile = `${part}.password`
  writeFileSync(passwordFile, password, { mode: 0o600 })
  if (place.user.uid !== undefined) chownSync(passwordFile, place.user.uid, place.user.uid)
  const { status, stderr, error } = spawnSync(
    join(place.bin, 'initdb'),
    [
      '-D',
      part,
      '-U',
      'isb',
      '-A',
      'scram-sha-256',
      '--pwfile',
      passwordFile,
      '-E',
      'UTF8',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      '--locale=C',
      '--no-instructions',
    ],
    { ...place.user, encoding: 'utf8', cwd: '/' },
  )
  rmSync(passwordFile, { force: true })
  if (status !== 0) {
    rmSync(part, { recursive: true, force: true })
    throw new Error(`The embedded PostgreSQL could not be set up in ${place.data}: ${error?.message ?? stderr.trim()}`)
  }
  writeFileSync(join(part, 'isb-password'), password, { mode: 0o600 })
  try {
    renameSync(part, place.data)
  } catch (raced) {
    rmSync(part, { recursive: true, force: true })
    if (!existsSync(place.data)) throw raced
  }
}

/** On Windows there are no Unix sockets for pg: a loopback port, remembered beside the data, stands in. */
function address(place: Place): pg.ClientConfig {
  if (process.platform !== 'win32') return { host: place.socket }
  return { host: '127.0.0.1', port: Number(readFileSync(join(place.data, 'isb-port'), 'utf8')) }
}

async function connectOrStart(place: Place, at: () => pg.ClientConfig, again: boolean): Promise<pg.Client> {
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

/** Not there yet (no socket, refused) or starting up and recovering (57P03): wait. Anything else is a fault. */
const mayPass = (error: NodeJS.ErrnoException) =>
  ['ENOENT', 'ECONNREFUSED', 'ECONNRESET', '57P03'].includes(error.code ?? '') || /terminated unexpectedly/.test(error.message)

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

function postmasterPid(place: Place): number | undefined {
  try {
    return Number(readFileSync(join(place.data, 'postmaster.pid'), 'utf8').split('\n')[0]) || undefined
  } catch {
    return undefined
  }
}

async function stopPostmaster(pid: number, place: Place): Promise<void> {
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

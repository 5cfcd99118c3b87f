/**
 * The native PostgreSQL that npm ships, started and stopped by the server. Its safety rests on PostgreSQL itself: fsync is on,
 * its postmaster.pid keeps two postmasters apart, and an advisory lock held by the server's own session keeps two servers apart —
 * a session ends with its process, so a killed server never leaves a lock behind.
 */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { initialise } from './initialise.ts'
import { findPlace, type Place } from './place.ts'
import { address, connectOrStart, postmasterPid, stopPostmaster } from './postmaster.ts'
import { lockNumbers } from '../database/locks.ts'

const database = 'isb'
const serverLock = lockNumbers.server

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
  /** Tells PostgreSQL to stop without waiting for it: the process ends in this moment. */
  abandon(): void
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
    abandon() {
      const pid = life.up ? postmasterPid(place) : undefined
      if (pid && process.platform !== 'win32') process.kill(pid, 'SIGINT')
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
    `select a.application_name as name from pg_locks l join pg_stat_activity a using (pid)
     where l.locktype = 'advisory' and l.objid = $1 and l.granted`,
    [serverLock],
  )
  await holder.end()
  throw new DataDirectoryHeld(
    `The data directory ${dataDir} is in use by another server: ${by.rows[0]?.name ?? 'it has just ended, try again'}.`,
    { ...at(), database },
  )
}

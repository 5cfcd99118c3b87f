// What is looked for elsewhere every few seconds: on every server, by one of them at a time. A lock of the database says by whom; it ends
// with the connection of a server that is killed, and the next one that looks goes on.
import { sql } from 'kysely'
import type { App } from '../app/context.ts'
import type { Db } from '../database/database.ts'
import { lockNumbers } from '../database/locks.ts'

/** Looks once, within a transaction that nobody else of its kind has meanwhile. Asked more often than there is something to do. */
export type Poll = (db: Db, app: App, now: Date) => Promise<unknown>

export interface Polls {
  /** Looks now. */
  run(): Promise<void>
  start(): void
  /** Looks no more, and waits for what is under way. */
  stop(): Promise<void>
}

const everyMs = 5000

/** The polls of all modules, each by itself: one that waits for somebody's answer holds up no other. */
export function pollsOf(app: App, all: readonly Poll[]): Polls {
  const underWay = new Map<number, Promise<void>>()
  let timer: NodeJS.Timeout | undefined
  const look = (poll: Poll, place: number) =>
    app.db
      .transaction()
      .execute(async (db) => {
        const { rows } = await sql<{
          mine: boolean
        }>`select pg_try_advisory_xact_lock(${lockNumbers.polls}::int, ${place}::int) as mine`.execute(db)
        if (rows[0]?.mine) await poll(db, app, app.now())
      })
      .catch((error: unknown) => app.log.warn({ err: error, place }, 'poll'))
      .finally(() => underWay.delete(place))
  const run = async () => {
    for (const [place, poll] of all.entries()) if (!underWay.has(place)) underWay.set(place, look(poll, place))
    await Promise.all(underWay.values())
  }
  return {
    run,
    start() {
      timer ??= setInterval(() => void run(), everyMs).unref()
    },
    async stop() {
      clearInterval(timer)
      await Promise.all(underWay.values())
    },
  }
}

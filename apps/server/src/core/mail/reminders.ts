// What the clock brings about: looked for every minute in one place. It writes mails and asks newcomers what others were asked; it never
// moves a state.
import { sql } from 'kysely'
import type { App } from '../app/context.ts'
import { allowLong, type Db } from '../database/database.ts'
import { lockNumbers } from '../database/locks.ts'

/**
 * Writes what is due by now, mails each under a `once` key of their own: it is asked every minute, on every server. All of
 * what it does is one transaction.
 */
export type Remind = (db: Db, app: App, now: Date) => Promise<unknown>

export interface Reminders {
  /** Looks now, and resolves when all have looked. */
  run(): Promise<void>
  /** Looks now and then every minute. */
  start(): void
  /** Looks no more, and waits for what is under way. */
  stop(): Promise<void>
}

const minuteMs = 60_000

/** The reminders of all modules. One that fails leaves the others alone, and is asked again the next minute. */
export function remindersOf(app: App, all: readonly Remind[]): Reminders {
  let underWay: Promise<void> | undefined
  let timer: NodeJS.Timeout | undefined
  const look = async () => {
    for (const [place, remind] of all.entries())
      await app.db
        .transaction()
        .execute(async (db) => {
          // One server at a time: two that write the same keys in another order would wait for each other.
          const { rows } = await sql<{
            mine: boolean
          }>`select pg_try_advisory_xact_lock(${lockNumbers.reminders}::int, ${place}::int) as mine`.execute(db)
          if (!rows[0]?.mine) return
          await allowLong(db)
          await remind(db, app, app.now())
        })
        .catch((error: unknown) => app.log.warn({ err: error, place }, 'reminder'))
    if (all.length > 0) app.outbox.kick()
  }
  const run = () => (underWay ??= look().finally(() => (underWay = undefined)))
  return {
    run,
    start() {
      void run()
      timer ??= setInterval(() => void run(), minuteMs).unref()
    },
    async stop() {
      clearInterval(timer)
      await underWay
    },
  }
}

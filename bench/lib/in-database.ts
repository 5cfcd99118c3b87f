import type pg from 'pg'
import { wait } from './rounds.ts'

/** PostgreSQL tells what a session has done once it has had nothing to do for this long. */
const toldAfterMs = 11_000

/** For how long the database works for one of many calls, in milliseconds, whatever statements it makes. What works beside it counts too. */
export async function inDatabase(owner: pg.Client, calls: number, call: () => Promise<unknown>): Promise<number> {
  const active = async () => {
    await wait(toldAfterMs)
    const { rows } = await owner.query<{ ms: number }>('select active_time as ms from pg_stat_database where datname = current_database()')
    return rows[0]!.ms
  }
  for (let count = 0; count < calls / 10; count++) await call()
  const before = await active()
  for (let count = 0; count < calls; count++) await call()
  return ((await active()) - before) / calls
}

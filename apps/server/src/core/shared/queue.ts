// What waits in a module's queue: how many, how long, and who waits longest.
import type { Schema } from '@isb/contract'
import type { Locale } from '@isb/words'
import { sql } from 'kysely'
import { reachOfCode, withinReach } from '../access/reach.ts'
import { schoolDay } from '../database/clock.ts'
import type { SignedIn } from '../app/context.ts'
import { literal, numberOrEmptySql, placeOrEmptySql } from '../lists/sql.ts'

declare module '../app/context.ts' {
  interface App {
    /** What waits to be decided, by the code of the menu entry that shows it. */
    readonly queues: Readonly<Record<string, Queue>>
  }
}

/** A queue as its module says it, in SQL that the module wrote. */
export interface Queue {
  /** What it is read from, with the condition that something waits; `clock.now` is the time of the server. */
  readonly from: string
  /** Since when it waits. */
  readonly since: string
  /** Who waits, and for what: `name` says what a record of a table is called in the reader's language, `person` what tells a person apart. */
  readonly label: (say: { readonly name: Naming; readonly person: Naming }) => string
  /** The student it is about: what lies outside the caller's reach is not counted. */
  readonly student?: string
}

/** SQL of a name, by the alias of a table. */
type Naming = (table: string) => string

const names: Record<Locale, Naming> = {
  en: (table) => `${table}.name`,
  zh: (table) => `coalesce(nullif(${table}.name_zh, ''), ${table}.name)`,
}

/** A name with class and number of a student. */
const personIn =
  (locale: Locale, today: string): Naming =>
  (table) => {
    const [open, close] = locale === 'zh' ? ['（', '）'] : [' (', ')']
    const apart = `concat_ws(' · ', nullif(${placeOrEmptySql(`${table}.id`, today)}, ''), nullif(${numberOrEmptySql(`${table}.id`)}, ''))`
    return `${names[locale](table)} || coalesce('${open}' || nullif(${apart}, '') || '${close}', '')`
  }

/** Reads what waits now. */
export async function waitingIn(
  { db, caller, now, locale }: Pick<SignedIn, 'db' | 'caller' | 'now' | 'locale'>,
  code: string,
  queue: Queue,
): Promise<Omit<Schema<'Queue'>, 'code'>> {
  const { since, label, student } = queue
  const today = `${literal(await schoolDay(db, now))}::date`
  const within = student && withinReach(await reachOfCode(db, caller, code), student, today, literal)
  const from = within ? `${queue.from} and ${within}` : queue.from
  const { rows } = await sql<Omit<Schema<'Queue'>, 'code'>>`
    with clock as (select ${now}::timestamptz as now) select waiting, recent, late, oldest_at, coalesce((
      select ${sql.raw(label({ name: names[locale], person: personIn(locale, today) }))} from ${sql.raw(from)} order by ${sql.raw(since)} limit 1), '') as oldest
    from (select count(*) as waiting, count(*) filter (where ${sql.raw(since)} > ${now}::timestamptz - interval '1 day') as recent,
      count(*) filter (where ${sql.raw(since)} < ${now}::timestamptz - interval '3 days') as late, min(${sql.raw(since)}) as oldest_at
      from ${sql.raw(from)}) counted`.execute(db)
  const [{ oldestAt, ...row } = { waiting: 0, recent: 0, late: 0, oldestAt: null, oldest: '' }] = rows
  return { ...row, oldestAt: oldestAt && new Date(oldestAt).toISOString() }
}

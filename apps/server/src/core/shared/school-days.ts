// School days for other modules: read as SQL, and what these say when days move: how much of theirs lies on them.
import type { MovedHalf } from '@isb/domain'
import type { WordKey } from '@isb/words'
import type { Db } from '../database/database.ts'

declare module '../app/context.ts' {
  interface App {
    /** What modules say when days of the calendar move. */
    readonly whenDaysMove: readonly WhenDaysMove[]
    /** What modules say when school years get other names, or go. */
    readonly whenYearsChange: readonly WhenYearsChange[]
  }
}

/** So many records lie on days that move: the word that says so, of a `count`. */
export interface Touched {
  readonly word: WordKey
  readonly count: number
}

/** A school year that is to have another name, which stands at `path` of the change; null where it is deleted. */
export interface RenamedYear {
  readonly before: string
  readonly after: string | null
  readonly path: string
}

/** Asked before a change of the calendar is made: refuses what cannot be, and says what goes along. It touches nothing. */
export type WhenYearsChange = (db: Db, years: readonly RenamedYear[]) => Promise<readonly Touched[]>

/** Asked before a change of the calendar is made. It touches nothing. */
export type WhenDaysMove = (db: Db, halves: readonly MovedHalf[]) => Promise<readonly Touched[]>

/**
 * The school days between two days, as the contract has them, in SQL.
 * @param whom the division and the grade that they are asked for
 */
export const schoolDaysSql = (from: string, to: string, whom = 'null, null'): string => `(
  select json_agg(json_build_object('day', day, 'morning', halves->0, 'afternoon', halves->1) order by day)
  from (
    select day, json_agg(json_build_object('runsAs', runs_as,
      'lessons', json_build_object('yes', lessons, 'reason', lessons_reason, 'name', lessons_name, 'nameZh', lessons_name_zh),
      'campus', json_build_object('yes', campus, 'reason', campus_reason, 'name', campus_name, 'nameZh', campus_name_zh)
    ) order by half desc) as halves
    from school_days(${from}, ${to}, ${whom}) group by day
  ) in_halves)`

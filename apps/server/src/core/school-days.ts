// What other modules say when days of the calendar move: how much of theirs lies on them.
import type { MovedHalf } from '@isb/domain'
import type { WordKey } from '@isb/words'
import type { Db } from './database/database.ts'

/** So many records lie on days that move: the word that says so, of a `count`. */
export interface Touched {
  readonly word: WordKey
  readonly count: number
}

/** Asked before a change of the calendar is made. It touches nothing. */
export type WhenDaysMove = (db: Db, halves: readonly MovedHalf[]) => Promise<readonly Touched[]>

// What each table keeps on people: said once, beside the module that owns it. The export, the erasure and the question that it asks are
// loops over these; a test holds them against the database's own catalog.
import type { EnumName } from '@isb/contract/metadata'

declare module '../app/context.ts' {
  interface App {
    /** What every table keeps on people. */
    readonly kept: KeptTables
  }
}

/** What a table keeps on a person. Its word is `kept.<table>`. */
export interface Kept {
  /** Which rows are the person's: a condition in which `$1` is the person's id. */
  readonly whose: string
  /** Columns that say who had a hand in a row of somebody else. They become empty with the account. */
  readonly by?: readonly string[]
  /**
   * What an erasure makes of rows that others still need: SQL for each column. `gone`: the rows are deleted. Left out, they go with the
   * account, by their foreign key.
   */
  readonly erased?: 'gone' | Readonly<Record<string, string>>
  /** Statements that close what the person has open, so that a restored backup can be erased: nobody else is asked then. */
  readonly closed?: readonly string[]
  /** Statements that end what the person has and nobody needs back, before anything else of an erasure. */
  readonly ends?: readonly string[]
  /** Rows that the system itself made because the person is here: a condition. They go with an account whose import is undone. */
  readonly follows?: string
  /** Columns of rows that stay, texts among them, which say nothing about who somebody is. */
  readonly stays?: readonly string[]
  /** The kind of record that mails and the audit know its rows by, where that is not the name of the table. */
  readonly entity?: string
  /** What an erasure makes of anybody's rows that tell of a record of the person, by their columns `entity` and `entity_id`. */
  readonly about?: {
    /** Which of them are deleted: a condition. */
    readonly gone: string
    /** The columns of the others that are written again: SQL for each. */
    readonly blank?: Readonly<Record<string, string>>
  }
  /** Columns that follow from texts of the row: SQL that writes them again after a mention of the person was taken out of one. */
  readonly computed?: Readonly<Record<string, string>>
  /** Its texts are what is kept on other people: a first or family name there is theirs. */
  readonly ofOthers?: true
  /** Which rows of a setting have an address of the person: a condition. An erasure names them and leaves them to people. */
  readonly byHand?: string
  /** Columns that an export leaves out: secrets, and what follows from others. */
  readonly hidden?: readonly string[]
  /** Rows that no export shows: a condition. They hold what signs somebody in. */
  readonly secret?: string
  /** Enums that columns hold, where the contract has no record of the table's name to tell. */
  readonly enums?: Readonly<Record<string, EnumName>>
}

/** Of rows that are nobody's own, though people had a hand in them. */
export const nobodys = 'false'

/** By the name of the table. */
export type KeptTables = Readonly<Record<string, Kept>>

/** The addresses at which a person is reached, as a subquery. */
export const addressesSql = `(select email from staff where id = $1 and email is not null
  union select value from contact where person_id = $1 and kind = 'Email')`

/** A reason that a decision must have says nothing any more. */
export const blankReason = `case when reason = '' then '' else '—' end`

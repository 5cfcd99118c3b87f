// What a module says of its import.
import type { OperationId, Schema } from '@isb/sdk'
import type { TableFile } from '@isb/sdk/rules'
import type { ReactNode } from 'react'
import type { problemsBy } from './check.ts'

/** What becomes of a line. */
export interface Told {
  readonly line?: number | undefined
  /** In which of several files. */
  readonly file?: string | undefined
  /** What the row is called: its number. */
  readonly key?: string | undefined
  readonly outcome: Schema<'RunResult'>['outcome']
  /** Why it is refused, or what is changed. */
  readonly message: string
}

/** The import of a module: which columns there are, what is sent, what is said. */
export interface Import<Column extends string> {
  /** “Import menus”. */
  readonly title: string
  /** What the file does, and what stays as it is. */
  readonly text: string
  /** Takes `{ rows, dryRun }` and answers with a run. */
  readonly operation: OperationId
  /** The contract's schema of a row. */
  readonly schema: Parameters<typeof problemsBy>[0]
  /** Its columns, in the order in which people write them; the first one names a row, and must be there. */
  readonly file: TableFile<Column>
  /** What is sent beside the rows, and asked for above the file. */
  readonly more?: { readonly body: Readonly<Record<string, string>>; readonly control: ReactNode }
  /** Names a column. */
  readonly name: (column: Column) => string
  /** Several files come in together, as one. */
  readonly several?: true
  /** How many rows one import takes. */
  readonly most: number
  /** The template is saved as `menus.csv`. */
  readonly fileName: string
}

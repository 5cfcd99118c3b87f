// The lines of a backup that describe it: its head, the head of each table, and the seal at its end.

/** A table's head. */
export interface TableHead {
  readonly table: string
  readonly columns: readonly string[]
  /** The state of its identity column, where it has one. */
  readonly next?: { readonly column: string; readonly last: string; readonly called: boolean }
}
export interface FileHead {
  readonly format: 'isb-backup'
  /** 2 since there are images. */
  readonly version: 1 | 2
  readonly migrations: readonly string[]
}
/** The last line: without it the file is cut off, with another hash it was changed. */
export interface Seal {
  readonly sealed: string
  /** By `BACKUP_KEY`, where there is one. */
  readonly signed?: string | undefined
  readonly rows: Readonly<Record<string, number>>
  readonly images?: number
}

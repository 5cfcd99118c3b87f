import type { Column } from './table.ts'

/** That of the school, where the profile knows it: the server's own sentences have it too. Undefined: that of this machine. */
let zone: string | undefined

/** Has times shown as they are at a school. */
export function showTimesOf(timeZone: string | undefined): void {
  zone = timeZone
}

/** A time as a table has it, to the minute; empty for none. */
export const shownTime = (iso: string | null): string =>
  iso === null ? '' : new Date(iso).toLocaleString('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'short' })

/** A column of times, to the minute. */
export const timeColumn = (field: string, head: Column['head']): Column => ({
  field,
  head,
  cell: (row) => shownTime(row[field] as string | null),
})

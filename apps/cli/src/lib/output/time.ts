import type { Column } from './table.ts'

const two = (value: number): string => String(value).padStart(2, '0')

/** A time as a table has it, to the minute, in the time zone of this machine; empty for none. */
export function shownTime(iso: string | null): string {
  if (iso === null) return ''
  const at = new Date(iso)
  return `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())} ${two(at.getHours())}:${two(at.getMinutes())}`
}

/** A column of times, to the minute. */
export const timeColumn = (field: string, head: Column['head']): Column => ({
  field,
  head,
  cell: (row) => shownTime(row[field] as string | null),
})

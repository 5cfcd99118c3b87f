// Files of venues, as a school's office writes them: what stands in a cell.
import type { Schema } from '@isb/contract'
import { isNone } from '../files/none.ts'
import { readTime, readWeekday } from './hours-text.ts'

/** A column of such a file: a field of the import's row. */
export type VenueColumn = Exclude<keyof Schema<'VenueRow'>, 'line'>

/** Characters that the contract allows. */
const longest: Readonly<Partial<Record<VenueColumn, number>>> = { adEmail: 254, hours: 2000, note: 500 }
export const longestVenueCell = (column: VenueColumn): number => longest[column] ?? 100

/**
 * What a cell says; undefined where it says nothing that its column can hold. A dash says that there is none.
 * @param text without spaces around it, and not empty
 */
export function readVenueCell(column: VenueColumn, text: string): string | number | boolean | null | undefined {
  if (column === 'capacity') {
    if (isNone(text)) return null
    return /^[1-9]\d{0,5}$/.test(text) ? Number(text) : undefined
  }
  if (column === 'needsApproval') return /^(yes|true|1|是)$/i.test(text) ? true : /^(no|false|0|否)$/i.test(text) ? false : undefined
  const line = text.replaceAll(/\s*\n\s*/g, column === 'hours' ? '; ' : ' ')
  if (line.length > longestVenueCell(column)) return undefined
  return isNone(line) ? '' : line
}

/** A column of a file of lessons. */
export type LessonColumn = Exclude<keyof Schema<'LessonRow'>, 'line'>

/**
 * What a cell of a file of lessons says; undefined where it says nothing that its column can hold.
 * @param text without spaces around it, and not empty
 */
export function readLessonCell(column: LessonColumn, text: string): string | undefined {
  if (column === 'weekday') return readWeekday(text)
  if (column === 'startsAt' || column === 'endsAt') return readTime(text)
  return text.length > 100 ? undefined : text
}

import type { Schema } from '@isb/contract'
import { addDays, dayNumber } from './days.ts'

export type Weekday = Schema<'Weekday'>

export const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const satisfies readonly Weekday[]

/** The weekday of a day. 1970 began on a Thursday. */
export const weekdayOf = (day: string): Weekday => weekdays[(((dayNumber(day) + 3) % 7) + 7) % 7]!
export const isWorkday = (weekday: Weekday): boolean => weekday !== 'Saturday' && weekday !== 'Sunday'
/** The Monday of a day's week. */
export const mondayOf = (day: string): string => addDays(day, -weekdays.indexOf(weekdayOf(day)))

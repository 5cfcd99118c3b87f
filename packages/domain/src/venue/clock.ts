// Times of day, `HH:MM` at the school; `24:00` is the end of a day. As texts they sort like the times they are.

/** A stretch of one day. */
export interface DaySpan {
  readonly startsAt: string
  readonly endsAt: string
}

/** Minutes since midnight. */
export const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))

/** The time so many minutes after midnight, from 0 to 1440. */
export const timeAt = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`

/** A stretch as people read it: `08:00–12:00`. */
export const writtenSpan = ({ startsAt, endsAt }: DaySpan): string => `${startsAt}–${endsAt}`

// Opening hours as they stand in a file: `Mon-Fri 08:00–12:00; Mon-Fri 13:00–18:00; Sat 09:00–12:00`.
import { weekdays, type Weekday } from '../calendar/school-day.ts'
import type { WeeklyHours } from './hours.ts'

const chinese = '一二三四五六日'
const dayNames = String.raw`[A-Za-z]{3,9}|(?:周|星期)[${chinese}天]`
const line = new RegExp(String.raw`^(${dayNames})(?:\s*[-–—至]\s*(${dayNames}))?\s+(\d{1,2}:\d\d)\s*[-–—~]\s*(\d{1,2}:\d\d)$`)

function weekdayAt(name: string): number {
  const last = name.at(-1) === '天' ? '日' : name.at(-1)!
  return /[a-z]/i.test(name) ? weekdays.findIndex((each) => each.toLowerCase().startsWith(name.toLowerCase())) : chinese.indexOf(last)
}
const timeOf = (clock: string): string | undefined => {
  const time = clock.padStart(5, '0')
  return /^(([01]\d|2[0-3]):(00|15|30|45)|24:00)$/.test(time) ? time : undefined
}

/** Reads hours; undefined where a part cannot be read. An empty text is a week without hours. */
export function readHours(text: string): WeeklyHours[] | undefined {
  const parts = text.split(/[;；\n]/).map((part) => part.trim())
  const spans = parts.filter(Boolean).map((part): WeeklyHours[] | undefined => {
    const [, first = '', last = first, from = '', to = ''] = line.exec(part) ?? []
    const [at, until, opens, closes] = [weekdayAt(first), weekdayAt(last), timeOf(from), timeOf(to)]
    if (!first || at < 0 || until < at || !opens || !closes || opens === '24:00') return undefined
    return weekdays.slice(at, until + 1).map((weekday: Weekday) => ({ weekday, opens, closes }))
  })
  if (spans.some((span) => span === undefined)) return undefined
  // As hours stand: day by day, in the order of the day.
  const orderOf = ({ weekday, opens }: WeeklyHours) => `${weekdays.indexOf(weekday)} ${opens}`
  return spans.flatMap((span) => span ?? []).toSorted((a, b) => (orderOf(a) < orderOf(b) ? -1 : 1))
}

/** Hours as they are written: as `readHours` reads them. */
export const writtenHours = (hours: readonly WeeklyHours[]): string =>
  hours.map(({ weekday, opens, closes }) => `${weekday.slice(0, 3)} ${opens}–${closes}`).join('; ')

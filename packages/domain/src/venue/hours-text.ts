// Opening hours as they stand in a file: `Mon-Fri 08:00–12:00; Mon-Fri 13:00–18:00; Sat 09:00–12:00`.
import { weekdays, type Weekday } from '../weekday.ts'
import type { WeeklyHours } from './hours.ts'

const chinese = '一二三四五六日'
const dayNames = String.raw`[A-Za-z]{3,9}|(?:周|星期)[${chinese}天]`
const line = new RegExp(String.raw`^(${dayNames})(?:\s*[-–—至]\s*(${dayNames}))?\s+(\d{1,2}:\d\d)\s*[-–—~]\s*(\d{1,2}:\d\d)$`)

function weekdayAt(name: string): number {
  const last = name.at(-1) === '天' ? '日' : name.at(-1)!
  return /[a-z]/i.test(name) ? weekdays.findIndex((each) => each.toLowerCase().startsWith(name.toLowerCase())) : chinese.indexOf(last)
}
/** A weekday as people write it: `Monday`, `Mon`, `周一`. */
export function readWeekday(text: string): Weekday | undefined {
  return new RegExp(`^(?:${dayNames})$`).test(text) ? weekdays[weekdayAt(text)] : undefined
}
/** A quarter of an hour as people write it: `8:30`, `08:30`. */
export const readTime = (clock: string): string | undefined => {
  const time = clock.padStart(5, '0')
  return /^(([01]\d|2[0-3]):(00|15|30|45)|24:00)$/.test(time) ? time : undefined
}

/** Reads hours; undefined where a part cannot be read. An empty text is a week without hours. */
export function readHours(text: string): WeeklyHours[] | undefined {
  const parts = text.split(/[;；\n]/).map((part) => part.trim())
  const spans = parts.filter(Boolean).map((part): WeeklyHours[] | undefined => {
    const [, first = '', last = first, from = '', to = ''] = line.exec(part) ?? []
    const [at, until, opens, closes] = [weekdayAt(first), weekdayAt(last), readTime(from), readTime(to)]
    if (!first || at < 0 || until < at || !opens || !closes || opens === '24:00') return undefined
    return weekdays.slice(at, until + 1).map((weekday: Weekday) => ({ weekday, opens, closes }))
  })
  if (spans.some((span) => span === undefined)) return undefined
  // As hours stand: day by day, in the order of the day.
  const orderOf = ({ weekday, opens }: WeeklyHours) => `${weekdays.indexOf(weekday)} ${opens}`
  return spans.flatMap((span) => span ?? []).toSorted((a, b) => (orderOf(a) < orderOf(b) ? -1 : 1))
}

const short = (weekday: Weekday): string => weekday.slice(0, 3)

/** Hours as a file has them, a line for weekdays in a row that have the same span: `Mon-Fri 08:00–12:00`. */
export function hoursLines(hours: readonly WeeklyHours[]): string[] {
  const groups = Map.groupBy(hours, ({ opens, closes }) => `${opens}–${closes}`)
  const lines = [...groups].flatMap(([span, own]) => {
    const days = own.map(({ weekday }) => weekdays.indexOf(weekday)).toSorted((a, b) => a - b)
    const starts = days.filter((day) => !days.includes(day - 1))
    return starts.map((start) => {
      let end = start
      while (days.includes(end + 1)) end += 1
      const names = [weekdays[start]!, weekdays[end]!].map(short)
      return { start, span, text: `${start === end ? names[0] : names.join('-')} ${span}` }
    })
  })
  return lines.toSorted((a, b) => a.start - b.start || (a.span < b.span ? -1 : 1)).map(({ text }) => text)
}

/** Hours as they are written: as `readHours` reads them. */
export const writtenHours = (hours: readonly WeeklyHours[]): string =>
  hours.map(({ weekday, opens, closes }) => `${weekday.slice(0, 3)} ${opens}–${closes}`).join('; ')

// How a form says that something repeats, and the rule (RFC 5545) that it comes to.
import { addDays } from '../days.ts'
import { weekdayOf, weekdays, type Weekday } from '../weekday.ts'

export interface Repeat {
  readonly every: 'Day' | 'Week' | 'Month'
  /** Every so many days, weeks or months. */
  readonly interval: number
  /** Of a week. */
  readonly weekdays: readonly Weekday[]
  /** Of a month: its day of the month, or its weekday, such as the third Thursday or the last. */
  readonly monthly: 'Date' | 'Weekday' | 'Last'
  /** The last day on which it may take place, or how many times it does. */
  readonly until: string | null
  readonly count: number | null
}

const codes = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU']
const frequencies = { Day: 'DAILY', Week: 'WEEKLY', Month: 'MONTHLY' } as const
const codeOf = (weekday: Weekday): string => codes[weekdays.indexOf(weekday)]!

/** The how-manieth of its weekday a day is in its month, from 1. */
export const nthOfMonth = (day: string): number => Math.ceil(Number(day.slice(8)) / 7)
/** Whether a week later is another month. */
export const isLastOfMonth = (day: string): boolean => addDays(day, 7).slice(0, 7) !== day.slice(0, 7)

function narrowed({ every, weekdays: chosen, monthly }: Repeat, day: string): string {
  if (every === 'Day') return ''
  if (every === 'Week')
    return `;BYDAY=${weekdays
      .filter((each) => chosen.includes(each))
      .map(codeOf)
      .join(',')}`
  if (monthly === 'Date') return `;BYMONTHDAY=${Number(day.slice(8))}`
  return `;BYDAY=${monthly === 'Last' ? -1 : nthOfMonth(day)}${codeOf(weekdayOf(day))}`
}

/** The rule of what repeats from a day on. */
export const ruleOf = (repeat: Repeat, day: string): string =>
  `FREQ=${frequencies[repeat.every]}` +
  (repeat.interval > 1 ? `;INTERVAL=${repeat.interval}` : '') +
  narrowed(repeat, day) +
  (repeat.until === null ? `;COUNT=${repeat.count}` : `;UNTIL=${repeat.until.replaceAll('-', '')}`)

/** What is said of a rule in a sentence; undefined for a rule that no form makes. */
export interface ReadRule extends Pick<Repeat, 'every' | 'interval' | 'weekdays' | 'until' | 'count'> {
  /** The day of the month. */
  readonly date: number | null
  /** The how-manieth weekday of the month, -1 for the last. */
  readonly nth: number | null
}

/** Reads a rule as `ruleOf` writes it. */
export function readRule(rule: string): ReadRule | undefined {
  const {
    FREQ,
    INTERVAL = '1',
    BYDAY = '',
    BYMONTHDAY = '',
    COUNT,
    UNTIL,
    ...others
  } = Object.fromEntries(rule.split(';').map((part) => part.split('='))) as Readonly<Record<string, string>>
  const every = (Object.keys(frequencies) as (keyof typeof frequencies)[]).find((each) => frequencies[each] === FREQ)
  const [, nth = '', list = ''] = /^(-?\d)?((?:MO|TU|WE|TH|FR|SA|SU|,)*)$/.exec(BYDAY) ?? []
  const plain = /^\d*$/.test(BYMONTHDAY) && (BYDAY === '' || list !== '') && Boolean(nth || BYMONTHDAY) === (every === 'Month')
  if (!every || !plain || Object.keys(others).length > 0) return undefined
  return {
    every,
    interval: Number(INTERVAL),
    weekdays: weekdays.filter((_, at) => list.split(',').includes(codes[at]!)),
    date: BYMONTHDAY ? Number(BYMONTHDAY) : null,
    nth: nth ? Number(nth) : null,
    until: UNTIL ? `${UNTIL.slice(0, 4)}-${UNTIL.slice(4, 6)}-${UNTIL.slice(6, 8)}` : null,
    count: COUNT ? Number(COUNT) : null,
  }
}

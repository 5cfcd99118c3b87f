// Rules for repeating (RFC 5545), as far as days of a school need them.
import { addDays, weekdayOf, weekdays } from '@isb/domain'
// oxlint-disable-next-line import/default -- Node loads the package's CommonJS, which has nothing but a default
import rrule, { type RRule } from 'rrule'
import { refuse } from '../../core/ground/refuse.ts'

/** A series has at most as many days: a year and a few. */
export const mostOccurrences = 370
/** What each frequency is narrowed by. */
const narrowedBy: Readonly<Record<string, readonly string[]>> = {
  DAILY: ['BYMONTH', 'BYMONTHDAY', 'BYDAY'],
  WEEKLY: ['BYMONTH', 'BYDAY', 'BYSETPOS'],
  MONTHLY: ['BYMONTH', 'BYDAY', 'BYMONTHDAY', 'BYSETPOS'],
}
const always = ['FREQ', 'INTERVAL', 'COUNT', 'UNTIL', 'WKST']
const listOf = (one: string): RegExp => new RegExp(`^(${one})(,(${one}))*$`)
const shapes: Readonly<Record<string, RegExp>> = {
  INTERVAL: /^[1-9]\d?$/,
  COUNT: /^[1-9]\d{0,5}$/,
  BYDAY: listOf('([+-]?[1-5])?(MO|TU|WE|TH|FR|SA|SU)'),
  BYMONTHDAY: listOf('[+-]?([1-9]|[12]\\d|3[01])'),
  BYMONTH: listOf('[1-9]|1[0-2]'),
  BYSETPOS: listOf('[+-]?[1-5]'),
}
/** A rule whose days become rare is not looked through for ever. */
const longestDays = 366 * 30
const week = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU']

type Parts = ReadonlyMap<string, string>

/**
 * The parts that leave some of a rule's days and make none. The library is not handed them: it would look for ever for days that never come,
 * such as 30 February, or Tuesday every seventh day from a Monday on.
 */
const leaves: Readonly<Record<string, (day: string, values: readonly string[]) => boolean>> = {
  BYMONTH: (day, months) => months.includes(String(Number(day.slice(5, 7)))),
  BYMONTHDAY(day, dates) {
    const [year = 0, month = 0, fromFirst = 0] = day.split('-').map(Number)
    const fromLast = fromFirst - 1 - new Date(Date.UTC(year, month, 0)).getUTCDate()
    return dates.some((date) => [fromFirst, fromLast].includes(Number(date)))
  },
  BYDAY: (day, chosen) => chosen.includes(week[weekdays.indexOf(weekdayOf(day))]!),
}
const leavingOf = (frequency: string): readonly string[] => (frequency === 'DAILY' ? Object.keys(leaves) : ['BYMONTH'])

/** Whether the days of a rule come at all once what `leaves` names is left out: the 30th of every twelfth month does not from February on. */
function comes(parts: Parts): boolean {
  const interval = Number(parts.get('INTERVAL') ?? 1)
  const numbered = /\d/.test(parts.get('BYDAY') ?? '')
  const monthly = parts.get('FREQ') === 'MONTHLY'
  if (monthly && parts.has('BYMONTHDAY') && interval % 12 === 0) return false
  if (numbered && (!monthly || parts.has('BYMONTHDAY'))) return false
  const places = parts.get('BYSETPOS')?.split(',').map(Number)
  if (!places) return true
  // The first and the last of some dates are in every month that has one of them.
  if (parts.has('BYMONTHDAY')) return !parts.has('BYDAY') && places.some((place) => Math.abs(place) === 1)
  return parts.has('BYDAY') && !numbered && (monthly || !parts.has('BYMONTH'))
}

/** The days of a rule from a day on. Refuses a rule that has no end, has too many days, or repeats by what a school does not. */
export function occurrencesOf(rule: string, { day, startsAt }: { readonly day: string; readonly startsAt: string }): string[] {
  const written = rule.toUpperCase().split(';').filter(Boolean)
  const parts: Parts = new Map(written.map((part) => [part.split('=', 1)[0]!, part.slice(part.indexOf('=') + 1)]))
  const frequency = parts.get('FREQ') ?? ''
  const known = narrowedBy[frequency] ?? refuse(1, 'VENUE_RULE_PART', { name: `FREQ=${frequency}` })
  const unknown = [...parts.keys()].find((name) => !always.includes(name) && !known.includes(name))
  if (unknown) refuse(1, 'VENUE_RULE_PART', { name: unknown })
  if ([...parts].some(([name, value]) => shapes[name]?.test(value) === false) || !comes(parts)) refuse(1, 'VENUE_RULE')
  if (!parts.has('COUNT') && !parts.has('UNTIL')) refuse(1, 'VENUE_RULE_ENDLESS')
  const count = Math.min(Number(parts.get('COUNT') ?? Infinity), mostOccurrences + 1)
  const leaving = leavingOf(frequency).filter((name) => parts.has(name))
  const handed: Parts = new Map([...parts].filter(([name]) => name !== 'COUNT' && !leaving.includes(name)))
  const days: string[] = []
  // What ends on a day is counted in days, what ends at a moment in moments of the school.
  const start = `${day}T${parts.get('UNTIL')?.includes('T') ? startsAt : '00:00'}:00Z`
  iterate(ruleOf(handed, new Date(start), day), (next) => {
    const found = next.toISOString().slice(0, 10)
    if (leaving.every((name) => leaves[name]!(found, parts.get(name)!.split(',')))) days.push(found)
    return days.length < count
  })
  if (days.length === 0) refuse(1, 'VENUE_RULE')
  if (days.length > mostOccurrences) refuse(1, 'VENUE_SERIES_LONG', { limit: mostOccurrences })
  return days
}

const iterate = (rule: RRule, each: (next: Date) => boolean): void => void rule.all(each)

function ruleOf(given: Parts, dtstart: Date, day: string): RRule {
  const parts = weekdaysOf(given)
  try {
    const options = rrule.RRule.parseString([...parts].map((part) => part.join('=')).join(';'))
    const last = new Date(`${addDays(day, longestDays)}T00:00:00Z`)
    return new rrule.RRule({ ...options, dtstart, until: options.until && options.until < last ? options.until : last })
  } catch {
    return refuse(1, 'VENUE_RULE')
  }
}

/** The rule with the weekdays that places in a week come to: the library counts the places of the first week from its first day. */
function weekdaysOf(parts: Parts): Parts {
  const places = parts.get('BYSETPOS')?.split(',').map(Number)
  if (parts.get('FREQ') !== 'WEEKLY' || !places) return parts
  const first = Math.max(0, week.indexOf(parts.get('WKST') ?? 'MO'))
  const inOrder = [...week.slice(first), ...week.slice(0, first)].filter((weekday) => parts.get('BYDAY')?.split(',').includes(weekday))
  const chosen = inOrder.filter((_, at) => places.includes(at + 1) || places.includes(at - inOrder.length))
  if (chosen.length === 0) refuse(1, 'VENUE_RULE')
  return new Map([...parts, ['BYDAY', chosen.join(',')]].filter(([name]) => name !== 'BYSETPOS') as [string, string][])
}

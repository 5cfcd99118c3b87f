// Rules for repeating (RFC 5545), as far as days of a school need them.
import { addDays } from '@isb/domain'
// oxlint-disable-next-line import/default -- Node loads the package's CommonJS, which has nothing but a default
import rrule, { type RRule } from 'rrule'
import { refuse } from '../../core/refuse.ts'

/** A series has at most as many days: a year and a few. */
export const mostOccurrences = 370
/** What each frequency is narrowed by. Other parts could make rules whose days never come, and the library would look for them for long. */
const narrowedBy: Readonly<Record<string, readonly string[]>> = {
  DAILY: ['BYDAY'],
  WEEKLY: ['BYDAY', 'BYSETPOS'],
  MONTHLY: ['BYDAY', 'BYMONTHDAY', 'BYSETPOS'],
}
const always = ['FREQ', 'INTERVAL', 'COUNT', 'UNTIL', 'WKST']
const listOf = (one: string): RegExp => new RegExp(`^(${one})(,(${one}))*$`)
const shapes: Readonly<Record<string, RegExp>> = {
  INTERVAL: /^[1-9]\d?$/,
  COUNT: /^\d{1,6}$/,
  BYDAY: listOf('([+-]?[1-5])?(MO|TU|WE|TH|FR|SA|SU)'),
  BYMONTHDAY: listOf('[+-]?([1-9]|[12]\\d|3[01])'),
  BYSETPOS: listOf('[+-]?[1-5]'),
}
/** A rule whose days become rare is not looked through for ever. */
const longestDays = 366 * 30
const week = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU']

type Parts = ReadonlyMap<string, string>

/** Whether the days of a rule come at all: 30 February every year does not, nor Tuesday every seventh day from a Monday on. */
function comes(parts: Parts): boolean {
  const interval = Number(parts.get('INTERVAL') ?? 1)
  const numbered = /\d/.test(parts.get('BYDAY') ?? '')
  if (parts.get('FREQ') === 'DAILY' && parts.has('BYDAY') && interval % 7 === 0) return false
  if (parts.get('FREQ') === 'MONTHLY' && parts.has('BYMONTHDAY') && interval % 12 === 0) return false
  if (numbered && (parts.get('FREQ') !== 'MONTHLY' || parts.has('BYMONTHDAY'))) return false
  return !parts.has('BYSETPOS') || (parts.has('BYDAY') && !numbered && !parts.has('BYMONTHDAY'))
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
  const days: string[] = []
  // What ends on a day is counted in days, what ends at a moment in moments of the school.
  const start = `${day}T${parts.get('UNTIL')?.includes('T') ? startsAt : '00:00'}:00Z`
  iterate(ruleOf(parts, new Date(start), day), (next) => days.push(next.toISOString().slice(0, 10)) <= mostOccurrences)
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

// A file of days, read into proposals: holiday-cn JSON (https://github.com/NateScarlet/holiday-cn), or the whole-day events of an
// iCalendar file. Nothing of it is taken unseen.
import type { Data, Input, Schema } from '@isb/contract'
import { addDays, daysFrom, isDay, isWorkday, weekdayOf } from '@isb/domain'
import ICAL from 'ical.js'
import type { SignedIn } from '../../core/app/context.ts'
import { refuseField } from '../../core/ground/refuse.ts'
import { standingCalendar } from './standing.ts'

type Proposed = Schema<'ProposedDay'>
type Weekday = Schema<'Weekday'>

/** Days of a file under one name; of a make-up day, that of the holiday that it makes up for. */
interface FileDays {
  readonly name: string
  readonly startsOn: string
  readonly endsOn: string
  readonly makeUp: boolean
}
type Found = Pick<Data<'calendar.readFile'>, 'passedOver'> & { readonly found: readonly FileDays[] }

const mostFound = 500
const byStart = (one: Pick<FileDays, 'startsOn'>, other: Pick<FileDays, 'startsOn'>) => (one.startsOn < other.startsOn ? -1 : 1)

export async function readFile({ body }: Input<'calendar.readFile'>, { db, now }: SignedIn): Promise<Data<'calendar.readFile'>> {
  const { found, passedOver } = daysIn(body.text.trim())
  if (found.length > mostFound) refuseField('/text', 'CALENDAR_FILE_UNREADABLE')
  const { days, years } = await standingCalendar({ db, now })
  const { followMakeUp } = await db.selectFrom('calendarSetting').select('followMakeUp').executeTakeFirstOrThrow()
  const proposals = found.map((each): Proposed => {
    const { startsOn, endsOn, makeUp } = each
    const known = makeUp ? 'MakeUp' : kindOf(each.name)
    const kind = known ?? 'Holiday'
    const stands = days.some((day) => day.kind === kind && day.startsOn === startsOn && day.endsOn === endsOn)
    const inYear = years.some((year) => startsOn <= year.endsOn && year.startsOn <= endsOn)
    const inBreak = days.some((day) => day.kind === 'Break' && day.startsOn <= startsOn && endsOn <= day.endsOn)
    return {
      ...namesOf(each),
      kind,
      startsOn,
      endsOn,
      part: kind === 'HalfDay' ? 'Afternoon' : 'Whole',
      runsAs: makeUp ? weekdayMadeUp(each, found) : null,
      take: known !== undefined && inYear && !stands && (!makeUp || (followMakeUp && !inBreak)),
      stands,
      inYear,
    }
  })
  return { days: proposals.toSorted(byStart), passedOver }
}

function daysIn(text: string): Found {
  try {
    return text.startsWith('{') ? inHolidays(JSON.parse(text)) : inICalendar(text)
  } catch {
    return refuseField('/text', 'CALENDAR_FILE_UNREADABLE')
  }
}

/** Days that follow each other under one name are one. Throws where it is no such file. */
function inHolidays({ days }: { readonly days: readonly { name: unknown; date: unknown; isOffDay: unknown }[] }): Found {
  const found: FileDays[] = []
  for (const { name, date, isOffDay } of days) {
    if (typeof name !== 'string' || !isDay(date) || typeof isOffDay !== 'boolean') throw new Error('No holiday')
    const last = found.at(-1)
    const follows = last && last.name === name && last.makeUp === !isOffDay && addDays(last.endsOn, 1) === date
    if (follows && isOffDay) found.splice(-1, 1, { ...last, endsOn: date })
    else found.push({ name, startsOn: date, endsOn: date, makeUp: !isOffDay })
  }
  return { found, passedOver: 0 }
}

/** Throws where it is no iCalendar file. */
function inICalendar(text: string): Found {
  const events = new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent')
  const found = events.flatMap((event) => {
    const [summary, start, end] = ['summary', 'dtstart', 'dtend'].map((name) => event.getFirstPropertyValue(name))
    // A rule that a stranger wrote may never come to an end.
    if (event.hasProperty('rrule') || !(start instanceof ICAL.Time) || !start.isDate) return []
    const startsOn = start.toString()
    const endsOn = end instanceof ICAL.Time ? addDays(end.toString(), -1) : startsOn
    const name = typeof summary === 'string' ? summary.trim().slice(0, 100) : ''
    if (!name || !isDay(startsOn) || !isDay(endsOn) || endsOn < startsOn) return []
    const madeUp = /上班|补班|补课|make-?up (school ?|work ?)?day/i.test(name)
    return [{ name: plainName(name), startsOn, endsOn, makeUp: madeUp }]
  })
  return { found, passedOver: events.length - found.length }
}

/** “上班(补元旦假期)” and “元旦假期” are about the same holiday. */
const plainName = (name: string) => (/补(.+?)(?:假期)?[)）]/.exec(name)?.[1] ?? name).replace(/假期$/, '')

const festivals: Readonly<Record<string, string>> = {
  元旦: 'New Year’s Day',
  春节: 'Spring Festival',
  清明节: 'Qingming Festival',
  劳动节: 'Labour Day',
  端午节: 'Dragon Boat Festival',
  中秋节: 'Mid-Autumn Festival',
  国庆节: 'National Day',
}

function namesOf({ name, makeUp }: FileDays): { name: string; nameZh: string } {
  const parts = name.split('、').map((part) => festivals[part])
  const known = parts.every((part) => part !== undefined)
  const [en, zh] = known ? [parts.join(' and '), name] : [name, '']
  if (!makeUp) return { name: en, nameZh: zh }
  return { name: known ? `Make-up day for ${en}` : en, nameZh: known ? `${zh}补班` : '' }
}

const kinds: readonly (readonly [words: RegExp, kind: Proposed['kind']])[] = [
  [/half[ -]day|early (dismissal|release)|noon dismissal|半天/i, 'HalfDay'],
  [/online|线上|网课/i, 'Online'],
  [/staff day|professional development|\bpd day|in-?service|教师/i, 'StaffDay'],
  [/conferences?\b|家长会/i, 'Conferences'],
  [/\b(break|recess|vacation)\b|[寒暑春秋]假/i, 'Break'],
  [/holiday|no school|festival|节|元旦|放假|假期/i, 'Holiday'],
]
/** What an event seems to be. Of anything else nobody knows whether it is a day off at all. */
const kindOf = (name: string): Proposed['kind'] | undefined => kinds.find(([words]) => words.test(name))?.[1]

/** Make-up days run, in their order, the last weekdays of the holiday that they make up for. Null where the file does not tell. */
function weekdayMadeUp(day: FileDays, found: readonly FileDays[]): Weekday | null {
  const around = (each: FileDays) => Math.abs(Date.parse(each.startsOn) - Date.parse(day.startsOn)) < 40 * 86_400_000
  const family = found.filter((each) => each.name === day.name && around(each))
  const off = family.find(({ makeUp }) => !makeUp)
  const madeUp = family.filter(({ makeUp }) => makeUp).toSorted(byStart)
  const workdays = off ? daysFrom(off.startsOn, off.endsOn).map(weekdayOf).filter(isWorkday) : []
  return workdays.slice(-madeUp.length)[madeUp.indexOf(day)] ?? null
}

// The calendar as an iCalendar file: terms, and the days that are otherwise than their weekday.
import { Readable } from 'node:stream'
import type { Schema } from '@isb/contract'
import { addDays, type Weekday } from '@isb/domain'
import { word, type Locale, type WordKey } from '@isb/words'
import type { Anyone, App, SignedIn } from '../../core/app/context.ts'
import type { Download } from '../../core/download/index.ts'
import { icalendar, moment, wholeDay, type Properties } from '../../core/text/ical.ts'
import { TransportFailure } from '../../core/ground/refuse.ts'
import { standingCalendar } from './standing.ts'

type Lasting = Pick<Schema<'SpecialDay'>, 'startsOn' | 'endsOn' | 'version'>

/** Seconds that a reader may keep what it read. */
const maxAge = 3600

/** For who is signed in. */
export const ical = (_input: unknown, { app, now }: SignedIn): Promise<Download> => icalOf(app, now)

/** For anybody. Its address is as good as not there while the feed is not public. */
export async function feed(_input: unknown, { app, now }: Anyone): Promise<Download> {
  const setting = await app.db.selectFrom('calendarSetting').select('feedPublic').executeTakeFirstOrThrow()
  if (!setting.feedPublic) throw new TransportFailure(404, 'ROUTE_UNKNOWN')
  return { ...(await icalOf(app, now)), maxAge }
}

async function icalOf({ db, config }: App, now: Date): Promise<Download> {
  const { schoolName, schoolNameZh } = await db.selectFrom('setting').select(['schoolName', 'schoolNameZh']).executeTakeFirstOrThrow()
  const { days, years } = await standingCalendar({ db, now })
  const host = new URL(config.publicUrl).host
  // Whole days; the end is the day after the last. They block nobody's time.
  const event = (uid: string, { startsOn, endsOn, version }: Lasting, summary: string): Properties => ({
    uid: `${uid}@${host}`,
    sequence: version - 1,
    dtstamp: moment(now),
    dtstart: wholeDay(startsOn),
    dtend: wholeDay(addDays(endsOn, 1)),
    summary,
    transp: 'TRANSPARENT',
  })
  const events = [
    ...years.flatMap(({ version, terms }) =>
      terms.map((term) => event(`term-${term.id}`, { ...term, version }, inBoth(term.name, term.nameZh))),
    ),
    ...days.map((day) => event(`day-${day.id}`, day, summaryOf(day))),
  ]
  const head = { prodid: '-//ISB//School year//EN', 'x-wr-calname': inBoth(schoolName, schoolNameZh), 'refresh-interval': 'PT1H' }
  const body = Readable.from([icalendar(head, events)])
  return { fileName: 'school-year.ics', type: 'text/calendar; charset=utf-8', body }
}

const inBoth = (en: string, zh: string) => [en, zh].filter(Boolean).join(' ')

/** “National Day 国庆节”; of a make-up day also whose timetable it runs, of others that are not simply off, their kind, and for whom. */
function summaryOf({ kind, name, nameZh, part, runsAs, divisions, grades }: Schema<'SpecialDay'>): string {
  const words = (key: WordKey) => inBoth(word('en', key), word('zh', key))
  const timetable = (locale: Locale, weekday: Weekday) =>
    word(locale, 'calendar.half.runsAs', { weekday: word(locale, `value.Weekday.${weekday}`) })
  const more = [
    (kind === 'Online' || kind === 'HalfDay') && words(`value.DayReason.${kind}`),
    part !== 'Whole' && words(`value.DayPart.${part}`),
    runsAs && inBoth(timetable('en', runsAs), timetable('zh', runsAs)),
    ...divisions.map((division) => words(`value.Division.${division}`)),
    ...grades,
  ]
  return [inBoth(name, nameZh), ...more].filter(Boolean).join(', ')
}

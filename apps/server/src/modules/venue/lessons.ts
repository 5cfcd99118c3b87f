// The lessons of a term take their venues: each is a series that is nobody's own, on every day that has lessons of its weekday.
import type { Input, Schema, ToldReason } from '@isb/contract'
import type { Weekday } from '@isb/domain'
import { word, writtenDay, type Values } from '@isb/words'
import { sql } from 'kysely'
import type { SignedIn } from '../../core/app/context.ts'
import { beginImport, changedRow, createdRow, mostResults, refusedOutcome, refusedRow } from '../../core/shared/import.ts'
import { schoolDaysSql } from '../../core/shared/school-days.ts'
import { audited } from './cancel.ts'
import { freeCheck } from './free.ts'
import { insertReservations } from './insert.ts'
import { reservations } from './lists.ts'
import { inviteRooms } from './mails.ts'
import { inWords } from './series.ts'
import { lockVenuesOf, readStates } from './state.ts'

type Row = Schema<'LessonRow'>
type Outcome = ReturnType<typeof refusedOutcome>
type Result = Outcome['results'][number]
type WhyNot = readonly [reason: ToldReason, values?: Values]
interface Named {
  readonly id: number
  readonly name: string
  readonly nameZh: string
}
/** A term, or what is left of it. */
interface Term extends Named {
  /** Of the school year: terms of the next one may have the same names. */
  readonly year: string
  readonly last: string
  readonly days: readonly Schema<'SchoolDay'>[]
}
/** A row whose venue and term are known. */
interface Lesson extends Row {
  readonly venueId: number
  readonly ofTerm: Term
}
/** A lesson that came in before, with its reservations that are still to come. */
interface Standing {
  readonly seriesId: number
  readonly key: string
  readonly startsAt: string
  readonly endsAt: string
  readonly title: string
  readonly ids: readonly number[]
}

const keyOf = (text: string): string => text.trim().toLowerCase()
const named = <One extends Named>(all: readonly One[], text: string, year: (one: One) => string = () => ''): One | undefined =>
  all.find((one) => [one.name, one.nameZh].some((name) => [name, `${year(one)} ${name}`].map(keyOf).includes(keyOf(text))))
const lessonKey = ({ venueId, ofTerm, weekday, startsAt }: Lesson): string => `${ofTerm.id} ${venueId} ${weekday} ${startsAt}`
const isWhyNot = (one: Lesson | WhyNot): one is WhyNot => Array.isArray(one)
const toCome = (moment: Date) => sql`
  r.status in ('Pending', 'Approved') and day_time(r.day, r.starts_at) > (select ${moment}::timestamptz at time zone time_zone from setting)`

/** Closed on these days: there is no lesson then. */
const left: readonly string[] = ['VENUE_BLOCKED', 'VENUE_DAY_OFF']

async function termsOf({ db, now }: SignedIn): Promise<Term[]> {
  const { rows } = await sql<Term>`
    select t.id, t.name, t.name_zh as "nameZh", y.name as year, t.ends_on::text as last,
      ${sql.raw(schoolDaysSql('greatest(t.starts_on, c.today)', 't.ends_on'))} as days
    from school_term t join school_year y on y.id = t.school_year_id, (select (${now}::timestamptz at time zone time_zone)::date as today from setting) c
    where not t.extra and t.ends_on >= c.today order by t.starts_on`.execute(db)
  return rows
}

async function standingOf({ db, now }: SignedIn): Promise<Map<string, Standing>> {
  const { rows } = await sql<Standing>`
    select l.series_id as "seriesId", concat_ws(' ', l.term_id, l.venue_id, l.weekday, l.starts_at) as key, l.starts_at as "startsAt",
      l.ends_at as "endsAt", l.title, array(select r.id from venue_reservation r where r.series_id = l.series_id and ${toCome(now)}) as ids
    from venue_lesson l`.execute(db)
  return new Map(rows.map((row) => [row.key, row]))
}

/** The days that have lessons of the weekday at that time of day: a make-up workday has those of the weekday that it runs as. */
const daysOf = ({ ofTerm, weekday, startsAt }: Lesson): string[] =>
  ofTerm.days
    .filter(({ morning, afternoon }) => {
      const { lessons, campus, runsAs } = startsAt < '12:00' ? morning : afternoon
      return lessons.yes && campus.yes && runsAs === weekday
    })
    .map(({ day }) => day)

const ruleOf = (weekday: Weekday, last: string): string =>
  `FREQ=WEEKLY;BYDAY=${weekday.slice(0, 2).toUpperCase()};UNTIL=${last.replaceAll('-', '')}`

/** Reserves a lesson's days, or says what is in the way. */
async function create(context: SignedIn, lesson: Lesson): Promise<WhyNot | number> {
  const { db, locale, changed } = context
  const { venueId, startsAt, endsAt, title, weekday, ofTerm } = lesson
  const days = daysOf(lesson)
  const states = await readStates(context, { venueId }, days)
  const whyNotFree = await freeCheck(context, true)
  const looked = days.map((day, at) => ({ day, venue: states[at]!, why: whyNotFree(states[at]!, { day, startsAt, endsAt }, {}) }))
  const wanted = looked.filter(({ why }) => !why || !(left.includes(why.reason) || why.reason === 'VENUE_IS_PAST'))
  if (wanted.length === 0) return ['VENUE_SERIES_EMPTY']
  const clashes = wanted.filter(({ why }) => why)
  const [first] = clashes
  if (first) return ['VENUE_SERIES_CLASH', { count: clashes.length, day: writtenDay(first.day)[locale], why: inWords(context, first.why) }]
  const { rows } = await sql<{ id: number }>`
    insert into venue_series (rule) values (${ruleOf(weekday, ofTerm.last)}) returning id`.execute(db)
  const { id } = rows[0]!
  await sql`insert into venue_lesson (series_id, term_id, venue_id, weekday, starts_at, ends_at, title)
    values (${id}, ${ofTerm.id}, ${venueId}, ${weekday}, ${startsAt}, ${endsAt}, ${title.trim()})`.execute(db)
  const slots = wanted.map(({ day, venue }) => ({ day, venue, startsAt, endsAt }))
  const made = await reservations.records(
    context,
    await insertReservations(context, { title, personId: null, series: { id, startsAt } }, slots),
  )
  for (const row of made) changed('venue-reservation', row.id, null, audited(row))
  await inviteRooms(
    context,
    made.map((after) => ({ after })),
  )
  return made.length
}

/** Another title, or another end: of all that is to come. What was moved by itself keeps its time. */
async function change(context: SignedIn, lesson: Lesson, { seriesId, startsAt, ids }: Standing): Promise<WhyNot | undefined> {
  const { db, now, locale, changed } = context
  const { endsAt, title, venueId } = lesson
  const rows = await reservations.records(context, ids)
  const there = rows.filter((row) => row.startsAt === startsAt && row.venue.id === venueId)
  const days = there.map(({ day }) => day)
  const states = await readStates(context, { venueId, except: ids }, days)
  const whyNotFree = await freeCheck(context, true)
  const clashes = days.flatMap((day, at) => {
    const why = inWords(context, whyNotFree(states[at]!, { day, startsAt, endsAt }, {}))
    return why ? [{ day, why }] : []
  })
  const [first] = clashes
  if (first) return ['VENUE_SERIES_CLASH', { count: clashes.length, day: writtenDay(first.day)[locale], why: first.why }]
  await sql`update venue_lesson set title = ${title.trim()}, ends_at = ${endsAt} where series_id = ${seriesId}`.execute(db)
  await sql`update venue_reservation set title = ${title.trim()}, version = version + 1, updated_at = ${now},
    ends_at = case when id = any (${there.map(({ id }) => id)}::bigint[]) then ${endsAt} else ends_at end
    where id = any (${ids}::bigint[])`.execute(db)
  const after = await reservations.records(context, ids)
  for (const [at, row] of after.entries()) changed('venue-reservation', row.id, audited(rows[at]!), audited(row))
  await inviteRooms(
    context,
    after.map((row, at) => ({ before: rows[at], after: row })),
  )
  return undefined
}

async function bringIn(rows: readonly Row[], context: SignedIn): Promise<Outcome> {
  const { db, locale } = context
  const nameOf = ({ title, line }: Row) => ({ key: title, line })
  const refused = (those: readonly { readonly row: Row; readonly why: WhyNot }[]) =>
    refusedOutcome(those.map(({ row, why }) => refusedRow(locale, nameOf(row), ...why)))
  const { rows: venues } = await sql<Named>`select id, name, name_zh as "nameZh" from venue where status <> 'Retired' order by id`.execute(
    db,
  )
  const terms = await termsOf(context)
  const lessons = rows.map((row): Lesson | WhyNot => {
    const [venue, ofTerm] = [named(venues, row.venue), named(terms, row.term, ({ year }) => year)]
    if (!venue) return ['VENUE_UNKNOWN', { name: row.venue }]
    if (!ofTerm) return ['VENUE_TERM_UNKNOWN', { name: row.term }]
    return row.endsAt <= row.startsAt ? ['VENUE_TIME_ORDER'] : { ...row, venueId: venue.id, ofTerm }
  })
  const keys = lessons.map((lesson) => (isWhyNot(lesson) ? '' : lessonKey(lesson)))
  const wrong = lessons.flatMap((lesson, at): { row: Row; why: WhyNot }[] => {
    if (isWhyNot(lesson)) return [{ row: rows[at]!, why: lesson }]
    return keys.indexOf(keys[at]!) < at ? [{ row: rows[at]!, why: ['VENUE_LESSON_TWICE'] }] : []
  })
  if (wrong.length > 0) return refused(wrong)
  const all = lessons.filter((lesson): lesson is Lesson => !isWhyNot(lesson))
  await lockVenuesOf(
    db,
    all.map(({ venueId }) => venueId),
  )
  const standing = await standingOf(context)
  const [results, clashes]: [Result[], { row: Row; why: WhyNot }[]] = [[], []]
  for (const lesson of all) {
    const before = standing.get(lessonKey(lesson))
    if (before && before.ids.length > 0) {
      const changes = (['title', 'endsAt'] as const)
        .map((field) => [word(locale, `field.${field}`), before[field], lesson[field].trim()] as const)
        .filter(([, was, is]) => was !== is)
      if (changes.length === 0) continue
      const why = await change(context, lesson, before)
      if (why) clashes.push({ row: lesson, why })
      results.push(changedRow(nameOf(lesson), changes))
      continue
    }
    // Whatever was cancelled as a whole comes in anew.
    if (before) await sql`delete from venue_lesson where series_id = ${before.seriesId}`.execute(db)
    const made = await create(context, lesson)
    if (typeof made === 'number') results.push(createdRow(nameOf(lesson), word(locale, 'venue.lesson.days', { count: made })))
    else clashes.push({ row: lesson, why: made })
  }
  if (clashes.length > 0) return refused(clashes)
  const created = results.filter(({ outcome }) => outcome === 'created').length
  const counts = { created, changed: results.length - created, unchanged: rows.length - results.length }
  return { refused: false, counts, results: results.slice(0, mostResults) }
}

export const importLessons = ({ body }: Input<'venue.importLessons'>, context: SignedIn): Promise<Schema<'Run'>> =>
  beginImport('venue.importLessons', body, context, (rows, running) => bringIn(rows, { ...context, ...running }))

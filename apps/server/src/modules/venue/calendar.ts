// What the calendar shows: when venues are open, why not, and what is reserved.
import type { Data, Input, Schema } from '@isb/contract'
import { daysFrom, freeSpans, openDay, type VenueDates, type VenueHours, type WhyClosed } from '@isb/domain'
import { nameIn, word, type Locale } from '@isb/words'
import { reachOfCode, withinReach } from '../../core/access/reach.ts'
import type { SignedIn } from '../../core/app/context.ts'
import { firstChildSql, toldApartFields } from '../../core/lists/sql.ts'
import { requireRange } from '../../core/ground/refuse.ts'
import { schoolDaysSql } from '../../core/shared/school-days.ts'
import { hoursSql, lessonSql, typeSql } from './lists.ts'
import { datesSql, readState } from './state.ts'

const most = 42

const inWords = (locale: Locale, why: WhyClosed | null): string =>
  why ? word(locale, `reason.${why.reason}`, why.name && { name: nameIn(locale, why.name) }) : ''

type Venue = Data<'venue.calendar'>['venues'][number]
type Row = Omit<Venue, 'days'> & VenueHours & { readonly dates: readonly VenueDates[] }

export async function calendar({ query: { from, to } }: Input<'venue.calendar'>, context: SignedIn): Promise<Data<'venue.calendar'>> {
  const { app, db, now, locale, caller } = context
  requireRange('/query/to', from, to, most)
  const values: unknown[] = [from, to, now, caller.staffId]
  const within = withinReach(await reachOfCode(db, caller, 'student'), 'ward.id', '$1::date', (value) => `$${values.push(value)}`)
  const { rows } = await app.pool.query<{
    venues: readonly Row[]
    schoolDays: readonly Schema<'SchoolDay'>[]
    reservations: Data<'venue.calendar'>['reservations']
    today: string
    time: string
  }>(
    `select (select coalesce(json_agg(json_build_object('id', v.id, 'name', v.name, 'nameZh', v.name_zh, 'type', ${typeSql},
        'partOfId', v.part_of_id, 'capacity', v.capacity, 'needsApproval', v.needs_approval, 'betweenMinutes', v.between_minutes,
        'status', v.status, 'opensOnDaysOff', v.opens_on_days_off, 'hours', ${hoursSql}, 'dates', ${datesSql('$1::date', '$2::date')})
        order by lower(t.name), lower(coalesce(w.name, v.name)), w.id is not null, lower(v.name)), '[]')
      from venue v join venue_type t on t.id = v.type_id left join venue w on w.id = v.part_of_id where v.status <> 'Retired') as venues,
      ${schoolDaysSql('$1::date', '$2::date')} as "schoolDays",
      (select coalesce(json_agg(json_build_object('id', r.id, 'venueId', r.venue_id, 'title', r.title, 'day', r.day,
        'startsAt', r.starts_at, 'endsAt', r.ends_at, 'status', r.status, 'seriesId', r.series_id,
        'lesson', ${lessonSql}, 'name', coalesce(p.name, ''), 'nameZh', coalesce(p.name_zh, ''), ${toldApartFields('p.id', 'r.day')},
        'parentOf', case when p.type = 'parent' then ${firstChildSql('p.id', '$1::date', within || 'true')} end,
        'people', r.people, 'extras', r.extras, 'setUp', r.set_up,
        'mine', $4::bigint in (r.person_id, r.submitted_by), 'version', r.version) order by r.day, r.starts_at, r.id), '[]')
      from venue_reservation r left join staff p on p.id = r.person_id
      where r.day between $1 and $2 and r.status in ('Pending', 'Approved')) as reservations,
      local::date::text as today, to_char(local, 'HH24:MI') as time
    from (select $3::timestamptz at time zone time_zone as local from setting) clock`,
    values,
  )
  const { venues, schoolDays, reservations, today, time } = rows[0]!
  const shown = venues.map(({ status, opensOnDaysOff, hours, dates, ...venue }) => ({
    ...venue,
    days: schoolDays.map((day) => {
      const { open, why } = openDay({ status, opensOnDaysOff, hours }, dates, day)
      return { open: [...open], closed: inWords(locale, why), blocked: why?.reason === 'VENUE_BLOCKED' }
    }),
  }))
  return {
    today,
    time,
    days: daysFrom(from, to),
    venues: shown,
    reservations: reservations.map((each) => ({ ...each, mine: each.mine ?? false })),
  }
}

/** When a venue is open and free on a day. */
export async function day({ path, query }: Input<'venue.day'>, context: SignedIn): Promise<Data<'venue.day'>> {
  const venue = await readState(context, { venueId: path.venueId, day: query.day })
  const free = freeSpans(venue.today, venue.betweenMinutes, venue.taken)
  return { day: query.day, open: [...venue.today.open], free, closed: inWords(context.locale, venue.today.why) }
}

// The lists of venues, types, blocked dates and reservations.
import { list } from '../../core/lists/list.ts'
import { everyWord } from '../../core/lists/sql.ts'

const namesOf = (alias: string) => `${alias}.name || ' ' || ${alias}.name_zh`
/** A venue as other records name it. */
export const refSql = (alias: string) => `json_build_object('id', ${alias}.id, 'name', ${alias}.name, 'nameZh', ${alias}.name_zh)`
/** A type as venues name it. */
export const typeSql = `json_build_object('id', t.id, 'name', t.name, 'nameZh', t.name_zh, 'color', t.color)`
/** The weekly hours of venue `v`, from Monday on. */
export const hoursSql = `(select coalesce(json_agg(json_build_object('weekday', h.weekday, 'opens', h.opens, 'closes', h.closes)
  order by array_position(array['Monday','Tuesday','Wednesday','Thursday','Friday','Saturday','Sunday'], h.weekday), h.opens), '[]')
  from venue_hours h where h.venue_id = v.id)`

/** Extras as a cell has them: `30 Chairs; 1 Projector`. */
const extrasSql = (alias: string) => `(select coalesce(string_agg((e->>'count') || ' ' || (e->>'name'), '; '), '')
  from jsonb_array_elements(${alias}.extras) e)`

/** A venue, its whole and its parts: changes of them and reservations go one after the other. `$1` is the venue's id. */
export const lockVenueSql = 'select from venue where id = coalesce((select part_of_id from venue where id = $1), $1) for no key update'

export const types = list('venue.listTypes', {
  from: 'venue_type t',
  fields: { venues: '(select count(*) from venue v where v.type_id = t.id)' },
  search: `lower(${namesOf('t')})`,
  fileName: 'menu.venue:type',
  file: ['name', 'nameZh', 'color', 'venues'],
})

export const venues = list('venue.list', {
  from: 'venue v join venue_type t on t.id = v.type_id left join venue w on w.id = v.part_of_id',
  lock: lockVenueSql,
  fields: { type: typeSql, partOf: `case when w.id is not null then ${refSql('w')} end`, hours: hoursSql, extras: 'v.extras' },
  filters: { typeId: 'v.type_id' },
  search: `lower(${namesOf('v')} || ' ' || v.location || ' ' || ${namesOf('t')})`,
  sortable: { type: 'lower(t.name)' },
  order: [`(v.status = 'Retired')`, 'lower(v.name)', 'v.id'],
  fileName: 'menu.venue:list',
  file: [
    'name',
    'nameZh',
    { head: 'field.type', sql: 't.name' },
    'location',
    'status',
    'capacity',
    'adEmail',
    'needsApproval',
    { head: 'field.partOf', sql: `coalesce(w.name, '')` },
    {
      head: 'field.hours',
      sql: `(select coalesce(string_agg(left(h.weekday, 3) || ' ' || h.opens || '–' || h.closes, '; '
        order by array_position(array['Monday','Tuesday','Wednesday','Thursday','Friday','Saturday','Sunday'], h.weekday), h.opens), '')
        from venue_hours h where h.venue_id = v.id)`,
    },
    'opensOnDaysOff',
    { head: 'field.extras', sql: extrasSql('v') },
    'shortestMinutes',
    'longestMinutes',
    'aheadDays',
    'noticeMinutes',
    'betweenMinutes',
    'openPerPerson',
    'note',
  ],
})

export const blocks = list('venue.listBlocks', {
  from: 'venue_block b left join venue v on v.id = b.venue_id',
  fields: { venue: `case when v.id is not null then ${refSql('v')} end` },
  filters: { venueId: (id, bind) => `(b.venue_id is null or b.venue_id = ${bind(id)}::bigint)` },
  search: `lower(b.reason || ' ' || b.reason_zh || ' ' || coalesce(${namesOf('v')}, ''))`,
  sortable: { venue: `lower(coalesce(v.name, ''))` },
  lastDay: 'b.ends_on',
  fileName: 'menu.venue:block',
  file: [{ head: 'field.venue', sql: 'v.name' }, 'kind', 'startsOn', 'endsOn', 'reason', 'reasonZh'],
})

const ended = `day_time(r.day, r.ends_at) <= (select now at time zone time_zone from clock, setting)`

/** Whether reservation `r` is a lesson. */
export const lessonSql = 'exists (select from venue_lesson l where l.series_id = r.series_id)'

export const reservations = list('venue.listReservations', {
  from: 'venue_reservation r join venue v on v.id = r.venue_id',
  lock: `select from venue where id = (select coalesce(v.part_of_id, v.id)
    from venue_reservation r join venue v on v.id = r.venue_id where r.id = $1) for no key update`,
  fields: {
    venue: refSql('v'),
    series: `(select json_build_object('id', s.id, 'rule', s.rule, 'lesson', ${lessonSql}) from venue_series s where s.id = r.series_id)`,
    over: ended,
    extras: 'r.extras',
    email: '(select e.email from staff e where e.id = r.person_id)',
  },
  // Who reserves for others knows them by name; an address is for who sees all reservations, and one's own.
  confidential: {
    code: 'venue:reservation',
    instead: (caller) => ({ email: `(select e.email from staff e where e.id = r.person_id and e.id = ${caller})` }),
  },
  filters: { seriesId: 'r.series_id' },
  // Few people and few venues have the word, many reservations have them.
  search: (text, bind) =>
    everyWord(
      text,
      bind,
      (like) => `r.person_id = any(array(select id from staff where search_names like ${like})) or lower(r.title) like ${like}
        or r.venue_id = any(array(select v.id from venue v where lower(${namesOf('v')}) like ${like}))`,
    ),
  sortable: { venue: 'lower(v.name)', day: 'day_time(r.day, r.starts_at)' },
  order: [
    `(r.status <> 'Pending')`,
    `(case when r.status = 'Pending' then 1 else -1 end * extract(epoch from r.requested_at at time zone 'UTC'))`,
    'r.id',
  ],
  fileName: 'menu.venue:reservation',
  file: [
    'day',
    'startsAt',
    'endsAt',
    { head: 'field.venue', sql: 'v.name' },
    'title',
    'person',
    'email',
    'people',
    'note',
    { head: 'field.extras', sql: extrasSql('r') },
    'setUp',
    'status',
    'submittedBy',
    'requestedAt',
    'decidedBy',
    'decidedAt',
    'reason',
    'cancelledBy',
    'cancelledAt',
  ],
})

import type { Data } from '@isb/contract'
import type { MovedHalf } from '@isb/domain'
import { sql } from 'kysely'
import { schoolDaySql } from '../../core/database/clock.ts'
import type { Db } from '../../core/database/database.ts'
import { fileDownload } from '../../core/files/index.ts'
import type { ServerModule } from '../../core/declare/module.ts'
import { people } from '../../core/shared/people.ts'
import { blankReason } from '../../core/person/kept.ts'
import { createBlock, hits, removeBlock } from './blocks.ts'
import { calendar, day } from './calendar.ts'
import { demo } from './demo.ts'
import { createFeed, feed, feeds, removeFeed } from './feeds.ts'
import { find } from './find.ts'
import { hitReservations } from './hits.ts'
import { importVenues } from './import.ts'
import { importLessons } from './lessons.ts'
import { blocks, reservations, types, typeSql, venues } from './lists.ts'
import { tellRooms } from './mails.ts'
import { approve, cancel, getReservation, mine, move, reject, reserve } from './reservations.ts'
import { forgetReservations } from './retention.ts'
import { previewSeries, reserveSeries } from './series.ts'
import { approveSeries, cancelSeries, moveSeries, rejectSeries } from './series-changes.ts'
import { exportStatistics, statistics } from './statistics.ts'
import { createType, removeType, updateType } from './types.ts'
import { undo } from './undo.ts'
import { create, remove, update } from './venues.ts'

/** How many reservations lie on these days. They stay; whoever moves the days is told of them. */
async function whenDaysMove(db: Db, halves: readonly MovedHalf[]) {
  const days = [...new Set(halves.map(({ day }) => day))]
  const { rows } = await sql<{ count: number }>`
    select count(*) from venue_reservation where status in ('Pending', 'Approved') and day = any (${days}::date[])`.execute(db)
  const count = rows[0]?.count ?? 0
  return count > 0 ? [{ word: 'venue.touched' as const, count }] : []
}

const toCome = `status in ('Pending', 'Approved') and day >= ${schoolDaySql}`

/** Venues, when they are open, and who reserves them. */
export const venue: ServerModule<'venue'> = {
  lists: {
    'venue.list': venues,
    'venue.listTypes': types,
    'venue.listBlocks': blocks,
    'venue.listReservations': reservations,
  },
  entities: {
    venue: { person: null, named: true, ids: { typeId: 'venue-type', partOfId: 'venue', pictureId: null } },
    'venue-type': { person: null, named: true },
    'venue-block': { person: null },
    'venue-feed': { person: 'staffId', keep: ['venueId', 'titles', 'staffId'] },
    'venue-reservation': {
      person: 'personId',
      keep: ['venueId', 'day', 'startsAt', 'endsAt', 'people', 'status', 'personId'],
      ids: { seriesId: null },
    },
  },
  retention: { recordMonths: { deleted: 'reservations', deleteOlder: forgetReservations } },
  keeps: {
    venue_feed: { whose: 'staff_id = $1', hidden: ['key_hash'] },
    venue_reservation: {
      whose: 'person_id = $1',
      by: ['submitted_by', 'decided_by', 'cancelled_by'],
      // What is still to come is cancelled; rooms are told of it by `tellRooms`.
      erased: {
        title: "'—'",
        note: "''",
        set_up: "''",
        extras: "'[]'",
        reason: blankReason,
        status: `case when ${toCome} then 'Cancelled' else status end`,
        cancelled_at: `case when ${toCome} then now() else cancelled_at end`,
        version: 'version + 1',
        updated_at: 'now()',
      },
      hidden: ['series_start', 'submitted_token'],
      stays: ['starts_at', 'ends_at', 'status'],
      enums: { status: 'ReservationStatus' },
    },
  },
  handlers: {
    create,
    update,
    remove,
    import: importVenues,
    importLessons,
    createType,
    updateType,
    removeType,
    createBlock,
    removeBlock,
    hits,
    people,
    calendar,
    day,
    find,
    feeds,
    createFeed,
    removeFeed,
    feed,
    statistics,
    exportStatistics,
    reserve,
    getReservation,
    mine,
    move,
    approve,
    reject,
    cancel,
    undo,
    previewSeries,
    reserveSeries,
    approveSeries,
    rejectSeries,
    cancelSeries,
    moveSeries,

    async options(_, { app }) {
      const { rows } = await app.pool.query<Data<'venue.options'>[number]>(
        `select v.id, v.name, v.name_zh as "nameZh", ${typeSql} as type, v.location, v.capacity, v.needs_approval as "needsApproval",
          v.extras
        from venue v join venue_type t on t.id = v.type_id where v.status = 'Open' order by lower(v.name) limit 1000`,
      )
      return rows
    },

    async typeOptions(_, { app }) {
      const { rows } = await app.pool.query<Data<'venue.typeOptions'>[number]>(
        'select id, name, name_zh as "nameZh", color from venue_type order by lower(name) limit 500',
      )
      return rows
    },

    async picture({ path }, { app, db, now }) {
      const { name, pictureId } = await venues.record({ db, now }, path.venueId)
      return fileDownload(app, pictureId, name)
    },
  },
  queues: {
    'venue:reservation': {
      from: `venue_reservation r join venue v on v.id = r.venue_id left join staff p on p.id = r.person_id where r.status = 'Pending'`,
      since: 'r.requested_at',
      label: ({ name }) => `r.title || ' · ' || ${name('v')}`,
    },
  },
  holds: {
    Reservation: (today) => `select person_id, title || ' · ' || day from venue_reservation
      where status in ('Pending', 'Approved') and day >= ${today}`,
  },
  reminders: [tellRooms],
  listeners: {
    // Whoever knew the address of a feed would go on reading.
    async 'account.shutOut'({ staffId }, { db }) {
      await db.deleteFrom('venueFeed').where('staffId', '=', staffId).execute()
    },
    async 'venue.hoursAsked'({ venueId, closed }, within) {
      closed((await hitReservations(within, [venueId])).length)
    },
  },
  menus: [
    { code: 'venue', path: '/venue', icon: 'landmark' },
    { code: 'venue:calendar', under: 'venue', path: '/venue/calendar', icon: 'calendar-range' },
    { code: 'venue:reservation', under: 'venue', path: '/venue/reservation', icon: 'calendar-check-2' },
    { code: 'venue:list', under: 'venue', path: '/venue/list', icon: 'door-open' },
    { code: 'venue:block', under: 'venue', path: '/venue/block', icon: 'calendar-off' },
    { code: 'venue:type', under: 'venue', path: '/venue/type', icon: 'shapes' },
    { code: 'venue:statistics', under: 'venue', path: '/venue/statistics', icon: 'chart-column' },
  ],
  whenDaysMove,
  constraints: {
    venue_name: 'VENUE_NAME_TAKEN',
    venue_type_name: 'VENUE_TYPE_NAME_TAKEN',
    venue_taken_once: 'VENUE_TAKEN',
    venue_part: 'VENUE_PART',
  },
  demo,
}

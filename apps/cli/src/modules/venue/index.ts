import { nameIn } from '@isb/words'
import { type Schema } from '@isb/sdk'
import { writtenSpan } from '@isb/sdk/rules'
import type { CliModule, OwnCell } from '../../lib/resource/declared.ts'
import { block } from './block.ts'
import { createFeed, feeds, removeFeed } from './feeds.ts'
import { findVenue } from './find-venue.ts'
import { free } from './free.ts'
import { hours } from './hours.ts'
import { importLessons } from './import-lessons.ts'
import { importVenues } from './import.ts'
import { reserve } from './reserve.ts'
import { series } from './series.ts'
import { stats } from './stats.ts'

const place: OwnCell<Schema<'VenueReservation'>> = { field: 'venue', cell: ({ venue }, { locale }) => nameIn(locale, venue) }
const time: OwnCell<Schema<'VenueReservation'>> = { field: 'time', cell: writtenSpan }

/** `isb venue …`: venues, who reserves them, and when they are open. */
const module: CliModule<'venue'> = {
  lists: {
    'venue.list': {
      by: 'name',
      example: '"East Gym"',
      images: ['pictureId'],
      columns: [
        'id',
        'name',
        'nameZh',
        { field: 'type', cell: ({ type }, { locale }) => nameIn(locale, type) },
        'location',
        'capacity',
        'needsApproval',
        'status',
      ],
    },
    'venue.listTypes': { by: 'name', example: 'Sports' },
    'venue.listBlocks': {
      example: '5',
      columns: [
        'id',
        { field: 'venue', cell: ({ venue }, { locale }) => venue && nameIn(locale, venue) },
        'kind',
        'startsOn',
        'endsOn',
        'reason',
      ],
    },
    'venue.listReservations': {
      as: 'reservation',
      example: '126',
      limit: 100,
      columns: ['id', 'day', time, place, 'title', 'person', 'people', 'status', 'decidedBy'],
      decided: [place, 'day', time, 'title', 'status'],
    },
  },
  commands: [block, free, findVenue, hours, reserve, stats, feeds, createFeed, removeFeed, importVenues, importLessons, ...series],
  aliases: { 'list-reservations': ['reservations'], 'create-block': ['block'] },
}

export default module

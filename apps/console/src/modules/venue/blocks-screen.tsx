// Dates on which venues are closed, or open although it is a day off.
import { venue } from '@isb/sdk/metadata'
import { msg, t } from '@lingui/core/macro'
import { Trash2 } from 'lucide-react'
import { named } from '../../lib/base/words/i18n.ts'
import { listScreen } from '../../lib/screen/list-screen.tsx'
import { blockForm } from './forms.tsx'
import { VenueLink } from './parts.tsx'
import { venueFilter } from './venue-filter.ts'

export default listScreen('venue.listBlocks', venue, {
  name: 'venue-blocks',
  title: msg`Blocked dates`,
  text: msg`Nobody can reserve a venue on a blocked date; on an open one, days off do not count.`,
  search: msg`Reason or venue`,
  empty: { subject: 'calendar', title: msg`No blocked dates`, text: msg`Block a venue, or all of them, for exams or repairs.` },
  columns: [
    { field: 'reason', width: 'minmax(10rem, 2fr)', cell: ({ reason, reasonZh }) => named({ name: reason, nameZh: reasonZh }) },
    { field: 'venue', width: 'minmax(9rem, 1.5fr)', cell: (row) => (row.venue ? named(row.venue) : t`All venues`) },
    { field: 'startsOn', width: '9rem' },
    { field: 'endsOn', width: '9rem' },
    { field: 'kind', width: '11rem' },
  ],
  tabs: 'kind',
  filters: { venueId: venueFilter('venue.listBlocks') },
  rowName: ({ reason, reasonZh }) => named({ name: reason, nameZh: reasonZh }),
  forms: [blockForm],
  create: blockForm.create,
  actions: [
    {
      operation: 'venue.removeBlock',
      place: 'beside',
      label: msg`Delete`,
      icon: Trash2,
      danger: true,
      asks: ({ reason }) => ({
        title: t`Delete “${reason}”?`,
        text: t`The usual opening hours apply again. Deleted data cannot be recovered.`,
      }),
      done: () => t`The usual opening hours apply again`,
    },
  ],
  panel: {
    lines: [
      { id: 'venue', value: (row) => (row.venue ? <VenueLink venue={row.venue} /> : t`All venues`) },
      'kind',
      'startsOn',
      'endsOn',
      'reasonZh?',
      'updatedAt',
    ],
  },
})

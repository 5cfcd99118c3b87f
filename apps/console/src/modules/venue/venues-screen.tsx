// Every venue: where it is, when it is open, what it takes to reserve it.
import { venue } from '@isb/sdk/metadata'
import { msg, t } from '@lingui/core/macro'
import { useQuery } from '@tanstack/react-query'
import { CalendarPlus } from 'lucide-react'
import { named } from '../../lib/base/words/i18n.ts'
import { late, lateDialog } from '../../lib/base/lazy/late.tsx'
import { lasting, query } from '../../lib/base/connection/query.ts'
import { deletion } from '../../lib/screen/deletion.ts'
import { listScreen } from '../../lib/screen/list-screen.tsx'
import { venueForm } from './forms.tsx'
import { extrasText, TypeName, VenueLink, WeekHours } from './parts.tsx'
import { newReservation, reservationForm } from './reservation-draft.ts'

const Photo = late(() => import('./picture.tsx'))

const useTypeFilter = () => {
  const { data = [] } = useQuery({ ...query('venue.typeOptions'), ...lasting })
  return { kind: 'choice' as const, options: data.map((type) => ({ value: String(type.id), label: named(type) })) }
}

export default listScreen('venue.list', venue, {
  name: 'venues',
  title: msg`All venues`,
  text: msg`Rooms, halls and fields that can be reserved.`,
  search: msg`Venue, place or type`,
  empty: { title: msg`No venues yet`, text: msg`Add a type first, then the first venue, or import them all from a CSV file.` },
  columns: [
    { field: 'name', width: 'minmax(10rem, 2fr)', cell: named },
    { field: 'type', width: 'minmax(8rem, 1fr)', cell: ({ type }) => <TypeName type={type} /> },
    { field: 'location', width: 'minmax(8rem, 1fr)', hidden: 'narrow' },
    { field: 'capacity', width: '8.5rem', card: 'none' },
    { field: 'needsApproval', width: '8.5rem', card: 'none', hidden: 'narrow' },
    { field: 'status', width: '9rem' },
  ],
  tabs: 'status',
  filters: { typeId: useTypeFilter },
  rowName: named,
  forms: [venueForm, reservationForm],
  create: venueForm.create,
  imports: { operation: 'venue.import', Dialog: lateDialog(() => import('./import-dialog.tsx')) },
  actions: [
    { ...venueForm.edit, letter: 'E' },
    {
      id: 'reserve',
      label: 'do.venue.reserve',
      icon: CalendarPlus,
      letter: 'R',
      place: 'beside',
      needs: ['venue.reserve'],
      when: ({ status }) => status === 'Open',
      form: ({ id }) => reservationForm.open(newReservation({ venueId: id })),
    },
    {
      ...deletion(named, () => t`Deleted data cannot be recovered. A venue that was reserved cannot be deleted; retire it instead.`),
      operation: 'venue.remove',
    },
  ],
  panel: {
    title: named,
    Above: Photo,
    lines: [
      'status',
      { id: 'type', value: ({ type }) => <TypeName type={type} /> },
      'location?',
      'capacity?',
      { id: 'partOf', when: ({ partOf }) => partOf !== null, value: ({ partOf }) => partOf && <VenueLink venue={partOf} /> },
      { id: 'hours', value: ({ hours }) => <WeekHours hours={hours} /> },
      'opensOnDaysOff',
      { id: 'extras', when: ({ extras }) => extras.length > 0, value: ({ extras }) => extrasText(extras) },
      'needsApproval',
      'shortestMinutes',
      'longestMinutes?',
      'noticeMinutes',
      'aheadDays?',
      'betweenMinutes',
      'openPerPerson?',
      'adEmail?',
      'note?',
      'updatedAt',
    ],
  },
})

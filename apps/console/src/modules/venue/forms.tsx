// The forms of venues, types and blocked dates.
import { whyNotExtras, whyNotHours } from '@isb/sdk/rules'
import { venue } from '@isb/sdk/metadata'
import { msg, t } from '@lingui/core/macro'
import { named } from '../../lib/base/words/i18n.ts'
import { late, latePart } from '../../lib/base/lazy/late.tsx'
import { schoolToday } from '../../lib/base/connection/public-config.ts'
import { recordForm } from '../../lib/screen/record-form.ts'

const AnyVenueSelect = latePart(() => import('./venue-select.tsx'), 'AnyVenueSelect')
const WholeSelect = latePart(() => import('./venue-select.tsx'), 'WholeSelect')
const TypeSelect = late(() => import('./type-select.tsx'))
const Hits = late(() => import('./hits.tsx'))
const HoursEditor = late(() => import('./hours-editor.tsx'))

const schoolWeek = (['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'] as const).map((weekday) => ({
  weekday,
  opens: '08:00',
  closes: '18:00',
}))

const editing = (row: { readonly name: string; readonly nameZh: string }): string => {
  const name = named(row)
  return t`Edit ${name}`
}

export const venueForm = recordForm('venue.list', venue, {
  create: { operation: 'venue.create', title: 'do.venue.create', verb: msg`Add venue`, done: msg`Venue added` },
  update: {
    operation: 'venue.update',
    title: editing,
    verb: msg`Save venue`,
    done: msg`Venue saved`,
  },
  fields: [
    ['name', 'nameZh'],
    [{ field: 'typeId', Control: TypeSelect }, 'status'],
    ['location', 'capacity'],
    { field: 'hours', group: true, Control: HoursEditor, whyNot: ({ hours }) => whyNotHours(hours) },
    'opensOnDaysOff',
    'needsApproval',
    ['shortestMinutes', 'longestMinutes'],
    ['noticeMinutes', 'aheadDays'],
    ['betweenMinutes', 'openPerPerson'],
    { field: 'partOfId', Control: WholeSelect, hint: msg`Reserving one blocks the other, such as a gym and its halves.` },
    { field: 'adEmail', hint: msg`The address of the room in the directory` },
    {
      field: 'extras',
      group: true,
      whyNot: ({ extras }) => whyNotExtras(extras),
      rows: {
        add: msg`Add an extra`,
        begin: () => ({ name: '', nameZh: '', count: 1 }),
        remove: (_, place) => t`Remove extra ${place}`,
        most: 20,
        fields: [['name', 'nameZh', 'count']],
      },
    },
    'note',
    { field: 'pictureId', image: 'venue.picture', label: msg`Photo` },
    'cancelReservations',
  ],
  begin: () => ({ needsApproval: true, hours: schoolWeek, shortestMinutes: '15', noticeMinutes: '0', betweenMinutes: '0' }),
})

export const typeForm = recordForm('venue.listTypes', venue, {
  create: { operation: 'venue.createType', title: 'do.venue.createType', verb: msg`Add type`, done: msg`Type added` },
  update: { operation: 'venue.updateType', title: editing, verb: msg`Save type`, done: msg`Type saved` },
  fields: [['name', 'nameZh'], 'color'],
})

export const blockForm = recordForm('venue.listBlocks', venue, {
  create: { operation: 'venue.createBlock', title: 'do.venue.createBlock', done: msg`Dates saved` },
  fields: [
    ['kind', { field: 'venueId', Control: AnyVenueSelect }],
    ['startsOn', { field: 'endsOn', hint: msg`Leave empty for the same day.` }],
    ['reason', 'reasonZh'],
    { field: 'moves', group: true, Control: Hits, hint: msg`Each keeps its time, and the person who reserved it gets an email.` },
    { field: 'cancelReservations', label: msg`Cancel the reservations that are not moved, and email the reservers` },
  ],
  begin: () => ({ startsOn: schoolToday() }),
})

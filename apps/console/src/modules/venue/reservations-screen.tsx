// The queue of facilities: who asks for which venue, and when.
import { type Schema } from '@isb/sdk'
import { isMine, whyNotMoveReservation } from '@isb/sdk/rules'
import { venue } from '@isb/sdk/metadata'
import { msg, plural, t } from '@lingui/core/macro'
import { CalendarX2, Pencil } from 'lucide-react'
import { loadSchemas } from '../../lib/declare/check.ts'
import { comma, named, sharedWord } from '../../lib/base/words/i18n.ts'
import { PersonName, personName } from '../../lib/engine/record/person-name.tsx'
import { late, lateDialog, latePart } from '../../lib/base/lazy/late.tsx'
import { listScreen } from '../../lib/screen/list-screen.tsx'
import { personFilter } from '../../lib/engine/picker/filter-look-up.ts'
import type { Caller } from '../../lib/base/connection/session.ts'
import { extrasText, Title, VenueLink, When } from './parts.tsx'
import { repeatText } from './repeat-text.ts'
import { changedReservation, newReservation, reservationForm } from './reservation-draft.ts'
import { venueFilter } from './venue-filter.ts'

type Reservation = Schema<'VenueReservation'>

const VerdictAndDay = latePart(() => import('./verdict.tsx'), 'VerdictAndDay')
const SeriesDays = late(() => import('./series-days.tsx'))
const SeriesApproval = lateDialog(async () => ({ default: (await import('./series-question.tsx')).SeriesApproval }))
const SeriesRejection = lateDialog(async () => ({ default: (await import('./series-question.tsx')).SeriesRejection }))
const SeriesCancellation = lateDialog(async () => ({ default: (await import('./series-question.tsx')).SeriesCancellation }))
const loadLessons = () => Promise.all([import('./lessons-dialog.tsx'), loadSchemas()]).then(([dialog]) => dialog)

const ownOr = (operation: 'venue:reservation:edit' | 'venue:reservation:cancel') => (row: Reservation, caller: Caller) =>
  (caller.id !== undefined && isMine(row, caller.id)) || caller.holds(operation)
const place = ({ venue: where, title }: Reservation) => `${title}${comma()}${named(where)}`

export default listScreen('venue.listReservations', venue, {
  name: 'reservations',
  title: msg`Reservations`,
  text: msg`Approve or reject what is requested. A pending reservation keeps its time.`,
  search: msg`Title, venue or person`,
  searched: msg`Searches titles, venues, and the name and pinyin of the reserver.`,
  empty: { subject: 'calendar', title: msg`No reservations`, text: msg`They arrive from the mobile app, or are made here.` },
  tabs: 'status',
  columns: [
    { field: 'title', width: 'minmax(9rem, 2fr)', cell: (row) => <Title row={row} /> },
    { field: 'venue', width: 'minmax(8rem, 1.5fr)', cell: ({ venue: where }) => named(where) },
    { field: 'day', header: msg`When`, width: '13.5rem', cell: (row) => <When row={row} /> },
    {
      field: 'person',
      width: 'minmax(6rem, 1fr)',
      cell: ({ person, series }) => (series?.lesson ? sharedWord('venue.lesson') : <PersonName person={person} />),
    },
    { field: 'people', width: '5.5rem', card: 'none', hidden: 'narrow' },
    { field: 'requestedAt', hidden: 'narrow' },
    { field: 'status', width: '7rem' },
    { field: 'decidedBy', hidden: 'usually' },
  ],
  filters: {
    venueId: venueFilter('venue.listReservations'),
    personId: personFilter('venue.listReservations', 'venue.people'),
    seriesId: 'hidden',
  },
  rowName: place,
  forms: [reservationForm],
  imports: { operation: 'venue.importLessons', Dialog: lateDialog(loadLessons) },
  create: { label: 'do.venue.reserve', needs: ['venue.reserve'], form: () => reservationForm.open(newReservation()) },
  queue: {
    whyNot: (row) => whyNotMoveReservation(row, 'approve'),
    undo: 'venue.undo',
    asked: 'venue.reserve',
    ended: { Cancelled: 'venue.cancel' },
    confirm: {
      operation: 'venue.approve',
      label: msg`Approve`,
      done: (row) => ({ title: t`${place(row)} is approved`, text: personName(row.person) }),
      instead: (row) =>
        row.series && {
          operation: 'venue.approveSeries',
          undo: 'venue.undo',
          asks: () => ({ title: t`Approve ${place(row)}?` }),
          Body: SeriesApproval,
          done: () => ({ title: t`${place(row)} is approved`, text: personName(row.person) }),
        },
      doneMany: (count) => t`${plural(count, { one: '# reservation approved', other: '# reservations approved' })}`,
    },
    reject: {
      operation: 'venue.reject',
      label: msg`Reject`,
      asks: (row) => ({
        title: t`Reject ${place(row)}?`,
        text: t`${personName(row.person)} will get the reason by email, and the time becomes free.`,
      }),
      asksMany: (count) => ({ title: t`${plural(count, { one: 'Reject # reservation?', other: 'Reject # reservations?' })}` }),
      done: (row) => ({ title: t`${place(row)} was rejected`, text: personName(row.person) }),
      instead: (row) =>
        row.series && {
          operation: 'venue.rejectSeries',
          undo: 'venue.undo',
          Body: SeriesRejection,
          done: () => ({ title: t`${place(row)} was rejected`, text: personName(row.person) }),
        },
      doneMany: (count) => t`${plural(count, { one: '# reservation rejected', other: '# reservations rejected' })}`,
    },
  },
  actions: [
    {
      id: 'change',
      label: msg`Move or change`,
      icon: Pencil,
      letter: 'E',
      when: (row, caller) => ownOr('venue:reservation:edit')(row, caller) && whyNotMoveReservation(row, 'move') === null,
      form: (row) => reservationForm.open(changedReservation(row)),
    },
    {
      operation: 'venue.cancel',
      label: msg`Cancel reservation`,
      icon: CalendarX2,
      danger: true,
      apart: true,
      when: (row, caller) => ownOr('venue:reservation:cancel')(row, caller) && whyNotMoveReservation(row, 'cancel') === null,
      asks: (row) => ({ title: t`Cancel ${place(row)}?`, text: t`${personName(row.person)} will be told, and the time becomes free.` }),
      done: (row) => t`${place(row)} is cancelled`,
      undo: 'venue.undo',
      instead: (row) =>
        row.series && {
          operation: 'venue.cancelSeries',
          Body: SeriesCancellation,
          done: () => t`${place(row)} is cancelled`,
          undo: 'venue.undo',
        },
    },
  ],
  panel: {
    title: ({ title }) => title,
    lines: [
      'status',
      { id: 'venue', value: ({ venue: where }) => <VenueLink venue={where} /> },
      { id: 'day', label: msg`When`, value: (row) => <When row={row} /> },
      { id: 'series', when: ({ series }) => series !== null, value: ({ series }) => series && repeatText(series.rule) },
      { id: 'person', value: ({ person, series }) => (series?.lesson ? sharedWord('venue.lesson') : <PersonName person={person} />) },
      'email?',
      'people?',
      { id: 'extras', when: ({ extras }) => extras.length > 0, value: ({ extras }) => extrasText(extras) },
      'setUp?',
      'note?',
      'submittedBy?',
      'requestedAt',
      'decidedBy?',
      'decidedAt?',
      'reason?',
      'cancelledBy?',
      'cancelledAt?',
    ],
    Below: VerdictAndDay,
    tabs: [{ id: 'series', label: msg`Series`, when: ({ series }) => series !== null, Content: SeriesDays }],
  },
})

// What the form of a reservation begins with. Its code is fetched when it is opened.
import type { Schema } from '@isb/sdk'
import type { Draft } from '../../lib/declare/draft.ts'
import { schoolToday } from '../../lib/base/connection/public-config.ts'
import { lateForm } from '../../lib/screen/late-form.tsx'
import { repeatText } from './repeat-text.ts'
import type { ReservationValues } from './reservation-values.ts'

const once = { repeat: null, skip: [], changes: [], which: 'One' } as const

/** Where it is kept while it is under way. */
export const reservationDraftName = 'venue.reservation'

export const reservationForm = lateForm(() => import('./reservation-form.tsx'), {
  list: 'venue.listReservations',
  name: reservationDraftName,
  schemas: false,
})

/** A new reservation; today from 09:00 to 10:00 unless told otherwise. */
export function newReservation(
  known: Partial<Pick<ReservationValues, 'venueId' | 'day' | 'startsAt' | 'endsAt' | 'people' | 'repeat'>> = {},
): Draft<ReservationValues> {
  const start: ReservationValues = {
    venueId: null,
    title: '',
    day: schoolToday(),
    startsAt: '09:00',
    endsAt: '10:00',
    person: null,
    people: '',
    note: '',
    extras: [],
    setUp: '',
    ...once,
    ...known,
  }
  return { start, values: start }
}

/** What the form holds of a reservation. */
export const valuesOf = ({
  venue,
  title,
  day,
  startsAt,
  endsAt,
  people,
  note,
  extras,
  setUp,
}: Schema<'VenueReservation'>): ReservationValues => ({
  venueId: venue.id,
  title,
  day,
  startsAt,
  endsAt,
  person: null,
  people: people === null ? '' : String(people),
  note,
  extras: extras.map(({ name, count }) => ({ name, count })),
  setUp,
  ...once,
})

/** A reservation that is there, to be changed. */
export function changedReservation(reservation: Schema<'VenueReservation'>): Draft<ReservationValues> {
  const start = valuesOf(reservation)
  const { id, version, series } = reservation
  return { start, values: start, id, version, ...(series && { title: repeatText(series.rule) }) }
}

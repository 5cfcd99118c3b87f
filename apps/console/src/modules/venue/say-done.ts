// What a toast says of changed reservations: which, from where, to where; with the way back for some seconds.
import type { Schema } from '@isb/sdk'
import { writtenSpan, type DaySpan } from '@isb/sdk/rules'
import { plural, t } from '@lingui/core/macro'
import { named } from '../../lib/base/words/i18n.ts'
import { runOperation } from '../../lib/base/connection/query.ts'
import { dayText } from '../../lib/engine/record/when.ts'
import { toasts } from '../../lib/base/connection/report.ts'
import { aboutOf, offerUndo } from '../../lib/engine/undo.ts'

/** A place of a reservation in the calendar. The name of its venue is missing where the browser does not know it. */
export interface Place extends DaySpan {
  readonly day: string
  readonly venue: { readonly id: number; readonly name?: string; readonly nameZh?: string }
}
type Changed = Place & Pick<Schema<'VenueReservation'>, 'id' | 'title' | 'version'>

const timeText = ({ day, startsAt, endsAt }: Place): string => `${dayText(day)} ${writtenSpan({ startsAt, endsAt })}`
const venueText = ({ venue: { name = '', nameZh = '' } }: Place): string => named({ name, nameZh })
const placeText = (place: Place): string => [venueText(place), timeText(place)].filter(Boolean).join(' ')

const isSame = (one: Place, other: Place): boolean => one.venue.id === other.venue.id && timeText(one) === timeText(other)

/** `Guitar: Music Room 2 Thu 3 Dec 14:00–15:00`, after a move with where it was. */
function textOf({ title, ...to }: Changed, from: Place | undefined, count: number): string {
  if (count > 1) return t`${title}: ${plural(count, { one: '# reservation', other: '# reservations' })}`
  const now = placeText(to)
  if (!from || isSame(from, to)) return t`${title}: ${now}`
  const was = from.venue.id === to.venue.id ? timeText(from) : placeText(from)
  return t`${title}: ${was} → ${now}`
}

interface Told {
  /** Its place before. */
  readonly from?: Place | undefined
  /** How many of its series were changed with it. */
  readonly count?: number
  /** A sentence after that. */
  readonly more?: string
  /** Its version before. */
  readonly version?: number
}

/** Says that a reservation was changed, and offers Undo. */
export function sayDone(title: string, reservation: Changed, { from, count = 1, more = '', version }: Told = {}): void {
  const path = { reservationId: reservation.id }
  const text = [textOf(reservation, from, count), more].filter(Boolean).join('. ')
  // Where nothing was changed, Undo would be of the act before.
  if (reservation.version === version) toasts.toast(title, { text })
  else
    offerUndo({
      about: [aboutOf('venue.listReservations', reservation.id)],
      title,
      text,
      undo: () => runOperation('venue.undo', { path }, false),
    })
}

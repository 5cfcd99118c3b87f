// What reservers are told of their reservations, in both languages, written down with the change that causes it.
import type { Schema } from '@isb/contract'
import { writtenSpan } from '@isb/domain'
import { word, writtenDay } from '@isb/words'
import type { SignedIn } from '../../core/context.ts'
import { mail, readerSql } from '../../core/mail/mail.ts'

const page = 'venue:reservation'

/** What a decision reads with a reservation, to tell its reserver. */
export const reader = readerSql('person.email', page)

type Told = Schema<'VenueReservation'> & { readonly reader?: string | null }

/** Tells the reserver what became of a reservation, or of several of a series in one mail. Who did it themselves is not told. */
export async function mailReservation(
  context: SignedIn,
  kind: Schema<'MailKind'>,
  reservation: Told,
  others: readonly Told[] = [],
): Promise<void> {
  const { id, venue, person, email, reader: readerId = null } = reservation
  if (person?.id === context.caller.staffId) return
  const first = writtenDay(reservation.day)
  const among = { more: others.length, total: others.length + 1 }
  const day = { en: word('en', 'venue.days', { day: first.en, ...among }), zh: word('zh', 'venue.days', { day: first.zh, ...among }) }
  const time = writtenSpan(reservation)
  const name = { en: venue.name, zh: venue.nameZh || venue.name }
  const envelope = { to: email, reader: readerId, about: { entity: 'venue-reservation' as const, id }, heldMs: context.app.heldMs }
  const facts = {
    'field.venue': name,
    'field.day': first,
    ...(others.length > 0 && { 'field.alsoOn': others.map((other) => other.day).join(', ') }),
    'field.time': time,
    'field.title': reservation.title,
    'field.reason': reservation.reason,
  }
  await mail(context, kind, envelope, { venue: name, day, time }, { page, facts })
}

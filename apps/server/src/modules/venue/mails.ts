// What reservers are told of their reservations, in both languages, written down with the change that causes it.
import type { Schema } from '@isb/contract'
import { writtenSpan } from '@isb/domain'
import { word, writtenDay } from '@isb/words'
import { sql } from 'kysely'
import type { SignedIn } from '../../core/context.ts'
import { mail, readerSql } from '../../core/mail/mail.ts'
import { invitationTo } from './invitation.ts'

const page = 'venue:reservation'

/** What a decision reads with a reservation, to tell its reserver. */
export const reader = readerSql('person.email', page)

type Told = Schema<'VenueReservation'> & { readonly reader?: string | null }

/** What a mail says of a reservation, and of the others of its series. */
function saidOf(reservation: Told, others: readonly Told[] = []) {
  const first = writtenDay(reservation.day)
  const among = { more: others.length, total: others.length + 1 }
  const day = { en: word('en', 'venue.days', { day: first.en, ...among }), zh: word('zh', 'venue.days', { day: first.zh, ...among }) }
  const venue = { en: reservation.venue.name, zh: reservation.venue.nameZh || reservation.venue.name }
  const time = writtenSpan(reservation)
  const facts = {
    'field.venue': venue,
    'field.day': first,
    ...(others.length > 0 && { 'field.alsoOn': others.map((other) => other.day).join(', ') }),
    'field.time': time,
    'field.title': reservation.title,
  }
  return { values: { venue, day, time }, facts }
}

const aboutOf = ({ id }: Told) => ({ entity: 'venue-reservation' as const, id })

/**
 * Tells the reserver what became of a reservation, or of several of a series in one mail. Who did it themselves is not told, unless somebody
 * else has decided it: their calendar has that invitation, and follows this one.
 */
export async function mailReservation(
  context: SignedIn,
  kind: Schema<'MailKind'>,
  reservation: Told,
  others: readonly Told[] = [],
): Promise<void> {
  const { person, email, reader: readerId = null, reason, decidedBy } = reservation
  const isOwn = person?.id === context.caller.staffId && (decidedBy === null || decidedBy.id === person.id)
  if (email === null || isOwn) return
  const { values, facts } = saidOf(reservation, others)
  const invitation = await invitationTo(
    context,
    [reservation, ...others].map(({ id }) => id),
  )
  const envelope = { to: email, reader: readerId, about: aboutOf(reservation), heldMs: context.app.heldMs }
  await mail(context, kind, envelope, values, { page, facts: { ...facts, 'field.reason': reason }, invitation })
}

/** A reservation, and what it was before where that took its venue already. */
interface Turn {
  readonly before?: Told | undefined
  readonly after: Told
}

/**
 * Invites the venues, as rooms, to what is approved from now on, and takes back what is not any more: their calendars in the directory
 * follow. A mail for each, since a room takes an invitation to one event.
 */
export async function inviteRooms(context: SignedIn, turns: readonly Turn[]): Promise<void> {
  const { db, app } = context
  const venueIds = turns.flatMap(({ before, after }) => [after.venue.id, ...(before ? [before.venue.id] : [])])
  const { rows } = await sql<{ id: number; address: string }>`
    select id, ad_email as address from venue where id = any (${venueIds}::bigint[]) and ad_email is not null`.execute(db)
  const addressOf = new Map(rows.map(({ id, address }) => [id, address]))
  const send = async (kind: 'room-reserved' | 'room-released', shown: Told, { id }: Told) => {
    const address = addressOf.get(shown.venue.id)
    if (address === undefined) return
    const invitation = await invitationTo(context, [id], { address, leaves: kind === 'room-released' })
    const { values, facts } = saidOf(shown)
    await mail(context, kind, { to: address, language: 'both', about: aboutOf(shown), heldMs: app.heldMs }, values, { facts, invitation })
  }
  for (const { before, after } of turns) {
    const stays = after.status === 'Approved' && before?.venue.id === after.venue.id
    if (before?.status === 'Approved' && !stays) await send('room-released', before, after)
    if (after.status === 'Approved') await send('room-reserved', after, after)
  }
}

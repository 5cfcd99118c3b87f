// What reservers are told of their reservations, in both languages, written down with the change that causes it.
import type { Schema } from '@isb/contract'
import { writtenSpan } from '@isb/domain'
import { word, writtenDay } from '@isb/words'
import { sql } from 'kysely'
import type { App, SignedIn } from '../../core/app/context.ts'
import type { Db } from '../../core/database/database.ts'
import { mails, readerSql, type Letter } from '../../core/mail/mail.ts'
import { invitationTo, readInvited, type Invited } from './invitation.ts'
import { reservations } from './lists.ts'

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

type Group = readonly [Told, ...Told[]]
const bySeries = (all: readonly Told[]): Group[] => [
  ...(Map.groupBy(all, ({ id, series }) => (series ? `series ${series.id}` : id)) as Map<unknown, [Told, ...Told[]]>).values(),
]
const aboutOf = ({ id }: Told) => ({ entity: 'venue-reservation' as const, id })
const idsOf = (all: readonly Told[]) => all.map(({ id }) => id)
const among = (invited: readonly Invited[], group: Group) => invited.filter(({ id }) => idsOf(group).includes(id))

/** The same for reservations of any reservers: a mail for each, or for each series. */
export const mailReservations = (context: SignedIn, kind: Schema<'MailKind'>, all: readonly Told[]): Promise<void> =>
  mailGroups(context, kind, bySeries(all))

/**
 * Tells the reserver what became of a reservation, or of several of a series in one mail. Who did it themselves is not told, unless somebody
 * else has decided it: their calendar has that invitation, and follows this one.
 */
export const mailReservation = (
  context: SignedIn,
  kind: Schema<'MailKind'>,
  reservation: Told,
  others: readonly Told[] = [],
): Promise<void> => mailGroups(context, kind, [[reservation, ...others]])

async function mailGroups(context: SignedIn, kind: Schema<'MailKind'>, groups: readonly Group[]): Promise<void> {
  const { app, caller } = context
  const isOwn = ({ person, decidedBy }: Told) => person?.id === caller.staffId && (decidedBy === null || decidedBy.id === person.id)
  const told = groups.filter(([first]) => first.email !== null && !isOwn(first))
  if (told.length === 0) return
  const invited = await readInvited(context, idsOf(told.flat()))
  const letters = told.map((group): Letter => {
    const [first, ...others] = group
    const { values, facts } = saidOf(first, others)
    const sent = { to: first.email, reader: first.reader ?? null, about: aboutOf(first), heldMs: app.heldMs }
    const invitation = invitationTo(app, among(invited, group))
    return { sent, values, shows: { page, facts: { ...facts, 'field.reason': first.reason }, invitation } }
  })
  await mails(context, kind, letters)
}

/** A reservation, and what it was before where that took its venue already. */
interface Turn {
  readonly before?: Told | undefined
  readonly after: Told
}
type Writing = Parameters<typeof mails>[0] & { readonly app: App; readonly db: Db }

/** Tells a room of reservations: a mail for each, or for each series. */
async function tellRoom(
  within: Writing,
  kind: 'room-reserved' | 'room-released',
  { address, reservations: those, once }: { address: string; reservations: readonly Told[]; once?: string },
): Promise<void> {
  const { app } = within
  const invited = await readInvited(within, idsOf(those))
  const letters = bySeries(those).map((group): Letter => {
    const [first, ...others] = group
    const invitation = invitationTo(app, among(invited, group), { address, leaves: kind === 'room-released' })
    const { values, facts } = saidOf(first, others)
    const sent = { to: address, language: 'both', about: aboutOf(first), heldMs: app.heldMs, ...(once && { once }) } as const
    return { sent, values, shows: { facts, invitation } }
  })
  await mails(within, kind, letters)
}

/**
 * Invites the venues, as rooms, to what is approved from now on, and takes back what is not any more: their calendars in the directory
 * follow.
 */
export async function inviteRooms(context: SignedIn, turns: readonly Turn[]): Promise<void> {
  const stays = ({ before, after }: Turn) => after.status === 'Approved' && before?.venue.id === after.venue.id
  const released = turns.flatMap((turn) => (turn.before?.status === 'Approved' && !stays(turn) ? [turn.before] : []))
  const reserved = turns.flatMap(({ after }) => (after.status === 'Approved' ? [after] : []))
  const { rows: rooms } = await sql<{ id: number; address: string }>`
    select id, ad_email as address from venue
    where id = any (${[...released, ...reserved].map(({ venue }) => venue.id)}::bigint[]) and ad_email is not null order by id`.execute(
    context.db,
  )
  for (const { id, address } of rooms) {
    const there = ({ venue }: Told) => venue.id === id
    await tellRoom(context, 'room-released', { address, reservations: released.filter(there) })
    await tellRoom(context, 'room-reserved', { address, reservations: reserved.filter(there) })
  }
}

/** Tells the rooms of what an erasure has cancelled, once each: nobody writes mails while it goes on. */
export async function tellRooms(db: Db, app: App, now: Date): Promise<void> {
  const { rows } = await sql<{ id: number; address: string }>`
    select r.id, v.ad_email as address from venue_reservation r join venue v on v.id = r.venue_id, setting s
    where r.status = 'Cancelled' and r.cancelled_by is null and r.decided_at is not null and v.ad_email is not null
      and r.day >= (${now}::timestamptz at time zone s.time_zone)::date
      and not exists (select from outbox where once = 'room-released:' || r.id)`.execute(db)
  const found = await reservations.records(
    { db, now },
    rows.map(({ id }) => id),
  )
  for (const reservation of found) {
    const { address } = rows.find(({ id }) => id === reservation.id)!
    await tellRoom({ app, db }, 'room-released', { address, reservations: [reservation], once: `room-released:${reservation.id}` })
  }
}

// Invitations (iTIP, RFC 5546): what goes with mails about reservations, so that the calendars of their readers follow.
import { CompiledQuery } from 'kysely'
import type { App } from '../../core/app/context.ts'
import type { Db } from '../../core/database/database.ts'
import { icalendar, moment, property } from '../../core/text/ical.ts'
import { eventOf, momentsSql, prodid, type Event } from './event.ts'

interface Within {
  readonly app: Pick<App, 'config'>
  readonly db: Db
}
export interface Invited extends Event {
  readonly email: string | null
  readonly adEmail: string | null
  readonly seriesId: number | null
  readonly seriesStart: Date | null
}

const invitedSql = `
  select r.id, r.title, r.status, r.version, r.updated_at as "updatedAt", ${momentsSql}, v.name as "venueName", v.name_zh as "venueNameZh",
    v.location, coalesce(p.name, '') as person, p.email, v.ad_email as "adEmail",
    r.series_id as "seriesId", r.series_start as "seriesStart"
  from venue_reservation r join venue v on v.id = r.venue_id left join staff p on p.id = r.person_id, setting s
  where r.id = any ($1::bigint[]) order by r.day, r.starts_at, r.id`

/** The address that mails come from. */
const senderOf = (mailFrom: string): string => /<([^<>]+)>\s*$/.exec(mailFrom)?.[1] ?? mailFrom

/** What invitations to these reservations say, as they stand now: read at once, in the order of their days. */
export async function readInvited({ db }: Pick<Within, 'db'>, ids: readonly number[]): Promise<Invited[]> {
  return (await db.executeQuery<Invited>(CompiledQuery.raw(invitedSql, [ids]))).rows
}

/**
 * The invitation to a reservation, or to several of one series. Days of a series are instances of one event: they have its UID, and each
 * the moment that the rule gave it. @param room the venue's address, where it is the venue that is invited, or not any more
 */
export function invitationTo(
  { config: { publicUrl, mailFrom } }: Within['app'],
  rows: readonly Invited[],
  room?: { readonly address: string; readonly leaves: boolean },
): string {
  const ended = room?.leaves ?? rows.every(({ status }) => status === 'Cancelled' || status === 'Rejected')
  const events = rows.map((row) => {
    const address = room?.address ?? row.adEmail
    const attendee = [
      ...(row.email
        ? [property('attendee', `mailto:${row.email}`, { cn: row.person, role: 'REQ-PARTICIPANT', partstat: 'ACCEPTED' })]
        : []),
      ...(address ? [property('attendee', `mailto:${address}`, { cn: row.venueName, cutype: 'ROOM', role: 'NON-PARTICIPANT' })] : []),
    ]
    const { host } = new URL(publicUrl)
    return {
      ...eventOf(row, host, true),
      ...(row.seriesStart && { uid: `series-${row.seriesId}@${host}`, 'recurrence-id': moment(row.seriesStart) }),
      ...(ended && { status: 'CANCELLED' }),
      organizer: `mailto:${senderOf(mailFrom)}`,
      attendee,
    }
  })
  return icalendar({ prodid, method: ended ? 'CANCEL' : 'REQUEST' }, events)
}

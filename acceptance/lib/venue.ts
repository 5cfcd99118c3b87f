// Venues for stories: open Monday to Friday from 08:00 to 12:00 and from 13:00 to 18:00, and reservations of them in the autumn of 2030.
import type { Schema } from '@isb/sdk'
import type { House, Person } from './clients.ts'

export const schoolWeek = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'] as const

/** The same spans on every school day. */
export const everySchoolDay = (...spans: readonly (readonly [string, string])[]) =>
  schoolWeek.flatMap((weekday) => spans.map(([opens, closes]) => ({ weekday, opens, closes })))

type Given = Partial<Parameters<Person['venue']['create']>[0]['body']>
let made = 0

/** A new venue. */
export async function newVenue(admin: Person, more: Given = {}): Promise<Schema<'Venue'>> {
  const [type] = await admin.venue.typeOptions()
  const hours = everySchoolDay(['08:00', '12:00'], ['13:00', '18:00'])
  return admin.venue.create({ body: { name: `Hall ${(made += 1)}`, typeId: type!.id, hours, ...more } })
}

/** Reserves from 09:00 to 10:00 on Monday, 2 September 2030, unless told otherwise. */
export const reserve = (who: Person, venueId: number, more: Partial<Schema<'VenueRequest'>> = {}) =>
  who.venue.reserve({ body: { venueId, title: 'Chess club', day: '2030-09-02', startsAt: '09:00', endsAt: '10:00', ...more } })

/** The mails to an address, in the order in which they were written. */
export async function mailsTo({ server }: House, email: string): Promise<{ kind: string; body: string }[]> {
  const { rows } = await server.pool.query<{ kind: string; body: string }>(
    'select kind, body from outbox where recipient = $1 order by id',
    [email],
  )
  return rows
}

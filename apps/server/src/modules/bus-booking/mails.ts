// What families are told of their seats, in both languages, written down with the change that causes it.
import type { Schema } from '@isb/contract'
import { writtenDay, type Both } from '@isb/words'
import { sql } from 'kysely'
import type { SignedIn } from '../../core/app/context.ts'
import { mails, type Letter } from '../../core/mail/mail.ts'

type Within = Pick<SignedIn, 'app' | 'db' | 'now'>
type Kind = Extract<Schema<'MailKind'>, `bus-${string}`>
/** What can be taken back waits so long. */
const undoable: ReadonlySet<Kind> = new Set(['bus-booked', 'bus-rejected'])
/** A seat that somebody got after waiting for it. */
export interface Ride {
  readonly bookingId: number
  readonly day: string
}

/** What is told of a booking: its days, its reason, unless something else is to be told. */
interface Told {
  readonly day?: string
  readonly days?: number
  readonly reason?: string
  readonly plate?: string | null
  /** What somebody wrote to them. */
  readonly text?: string
}

/**
 * Tells the guardians who may see the rider. Where none of them has an address, whoever booked for the school is told; a guardian never is in
 * another's place, nor is who was one. Who did it themselves is not told.
 */
export async function mailFamilies(
  context: Within & Partial<SignedIn>,
  kind: Kind,
  ids: readonly number[],
  told: Told = {},
): Promise<void> {
  const { rows } = await sql<{ id: number; email: string; student: Both; route: Both; stop: Both; startsOn: string; reason: string }>`
    select b.id, reader.email, json_build_object('en', p.name, 'zh', coalesce(nullif(p.name_zh, ''), p.name)) as student,
      json_build_object(
        'en', r.line_number || ' ' || r.name,
        'zh', r.line_number || ' ' || coalesce(nullif(r.name_zh, ''), r.name)) as route,
      json_build_object('en', s.name, 'zh', coalesce(nullif(s.name_zh, ''), s.name)) as stop, b.starts_on::text as "startsOn", b.reason
    from bus_booking b join staff p on p.id = b.person_id join bus_route r on r.id = b.route_id join bus_stop s on s.id = b.stop_id
    cross join lateral (
      with family as (select f.id, f.email from guardian g join staff f on f.id = g.guardian_id and f.enabled and f.email is not null
        where g.student_id = b.person_id and g.may_see)
      select id, email from family
      union select f.id, f.email from staff f
        where f.id = b.submitted_by and f.enabled and f.email is not null and not exists (select from family)
          and not b.by_guardian and not exists (select from guardian g where g.student_id = b.person_id and g.guardian_id = f.id)
    ) reader
    where b.id = any(${ids}::bigint[]) and reader.id is distinct from ${context.caller?.staffId ?? null}::bigint
    order by b.id, reader.email`.execute(context.db)
  // What is written to everybody on a bus comes once to a family with two children on it.
  const readers = told.text === undefined ? rows : [...new Map(rows.map((row) => [row.email, row])).values()]
  const letters = readers.map(({ id, email, student, route, stop, startsOn, reason }): Letter => {
    const day = writtenDay(told.day ?? startsOn)
    return {
      sent: { to: email, about: { entity: 'bus-booking', id }, ...(undoable.has(kind) && { heldMs: context.app.heldMs }) },
      values: { student, route, day, text: told.text ?? '' },
      shows: {
        page: 'bus-booking',
        facts: {
          'field.route': route,
          'field.stop': stop,
          'field.day': day,
          'field.bookedDays': told.days && told.days > 1 ? told.days : null,
          'field.plate': told.plate ?? null,
          'field.reason': (told.reason ?? reason) || null,
        },
      },
    }
  })
  await mails(context, kind, letters)
}

/** Tells those who waited that they have a seat: a mail a booking, whatever the number of its days. */
export async function mailMovedUp(context: Within, rides: readonly Ride[]): Promise<void> {
  const daysOf = Map.groupBy(rides, ({ bookingId }) => bookingId)
  const seats = [...daysOf].map(([id, days]) => ({ id, days: days.length, day: days.map((ride) => ride.day).toSorted()[0]! }))
  // On one day many get the same.
  for (const same of Map.groupBy(seats, ({ day, days }) => `${day} ${days}`).values()) {
    const [{ day, days }] = same as [(typeof seats)[number]]
    await mailFamilies(
      context,
      'bus-seat',
      same.map(({ id }) => id),
      { day, days, reason: '' },
    )
  }
}

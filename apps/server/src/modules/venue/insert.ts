import type { Schema } from '@isb/contract'
import { namedExtras, type Slot } from '@isb/domain'
import { sql } from 'kysely'
import type { SignedIn } from '../../core/app/context.ts'
import { submitter } from '../../core/shared/requests.ts'
import { mayApprove } from './free.ts'
import type { VenueState } from './state.ts'

type Wanted = Pick<Schema<'VenueRequest'>, 'title' | 'people' | 'note' | 'extras' | 'setUp'> & {
  /** Null for a lesson: it is nobody's own, and approved. */
  readonly personId: number | null
  /** The series that they make, and when its rule has it begin. */
  readonly series?: { readonly id: number; readonly startsAt: string }
}
interface Place extends Slot {
  readonly venue: VenueState
  /** The day by the rule of its series. */
  readonly ruleDay?: string
}

const seriesStart = (day: string, clock: string) => sql<Date>`day_time(${day}, ${clock}) at time zone (select time_zone from setting)`

/** Writes a reservation for each slot, approved where its venue asks for no approval or the caller may give it. Answers their ids. */
export async function insertReservations(
  context: SignedIn,
  { title, people = null, note = '', extras = [], setUp = '', personId, series }: Wanted,
  slots: readonly Place[],
): Promise<number[]> {
  const { db, now, caller } = context
  const approver = personId === null || (await mayApprove(context))
  const rows = await db
    .insertInto('venueReservation')
    .values(
      slots.map(({ venue, day, startsAt, endsAt, ruleDay = day }) => {
        const approved = approver || !venue.needsApproval
        return {
          venueId: venue.id,
          ...(series && { seriesId: series.id, seriesStart: seriesStart(ruleDay, series.startsAt) }),
          title: title.trim(),
          day,
          startsAt,
          endsAt,
          betweenMinutes: venue.betweenMinutes,
          people,
          personId,
          ...(personId === null ? { submittedBy: null } : submitter(caller, personId)),
          requestedAt: now,
          note: note.trim(),
          extras: JSON.stringify(namedExtras(venue.extras, extras)),
          setUp: setUp.trim(),
          status: approved ? ('Approved' as const) : ('Pending' as const),
          ...(approved && { decidedAt: now, decidedBy: approver ? caller.staffId : null }),
          updatedAt: now,
        }
      }),
    )
    .returning('id')
    .execute()
  return rows.map(({ id }) => id)
}

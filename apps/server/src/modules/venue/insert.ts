import type { Schema } from '@isb/contract'
import type { SignedIn } from '../../core/context.ts'
import { mayApprove } from './free.ts'
import type { VenueState } from './state.ts'

type Wanted = Pick<Schema<'VenueRequest'>, 'title' | 'startsAt' | 'endsAt' | 'people' | 'note'> & { readonly personId: number }

/** Writes a reservation for each day, approved where the venue asks for no approval or the caller may give it. Answers their ids. */
export async function insertReservations(
  context: SignedIn,
  venue: VenueState,
  { title, startsAt, endsAt, people = null, note = '', personId }: Wanted,
  days: readonly string[],
  seriesId: number | null = null,
): Promise<number[]> {
  const { db, now, caller } = context
  const approver = await mayApprove(context)
  const approved = approver || !venue.needsApproval
  const rows = await db
    .insertInto('venueReservation')
    .values(
      days.map((day) => ({
        venueId: venue.id,
        seriesId,
        title: title.trim(),
        day,
        startsAt,
        endsAt,
        betweenMinutes: venue.betweenMinutes,
        people,
        personId,
        submittedBy: personId === caller.staffId ? null : caller.staffId,
        requestedAt: now,
        note: note.trim(),
        status: approved ? 'Approved' : 'Pending',
        ...(approved && { decidedAt: now, decidedBy: approver ? caller.staffId : null }),
        updatedAt: now,
      })),
    )
    .returning('id')
    .execute()
  return rows.map(({ id }) => id)
}

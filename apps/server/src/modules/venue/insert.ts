import type { Schema } from '@isb/contract'
import type { Slot } from '@isb/domain'
import type { SignedIn } from '../../core/context.ts'
import { mayApprove } from './free.ts'
import type { VenueState } from './state.ts'

type Wanted = Pick<Schema<'VenueRequest'>, 'title' | 'people' | 'note'> & { readonly personId: number; readonly seriesId?: number }

/** Writes a reservation for each slot, approved where its venue asks for no approval or the caller may give it. Answers their ids. */
export async function insertReservations(
  context: SignedIn,
  { title, people = null, note = '', personId, seriesId }: Wanted,
  slots: readonly (Slot & { readonly venue: VenueState })[],
): Promise<number[]> {
  const { db, now, caller } = context
  const approver = await mayApprove(context)
  const rows = await db
    .insertInto('venueReservation')
    .values(
      slots.map(({ venue, day, startsAt, endsAt }) => {
        const approved = approver || !venue.needsApproval
        return {
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

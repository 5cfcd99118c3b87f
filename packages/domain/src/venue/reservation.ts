import type { Schema } from '@isb/contract'
import { moves } from '../moves.ts'

type Reservation = Pick<Schema<'VenueReservation'>, 'status' | 'over'>

const whyNot = moves<Schema<'ReservationStatus'>>()({
  approve: { from: ['Pending'], otherwise: 'ALREADY_DECIDED' },
  reject: { from: ['Pending'], otherwise: 'ALREADY_DECIDED' },
  move: { from: ['Pending', 'Approved'], otherwise: 'ALREADY_DECIDED' },
  cancel: { from: ['Pending', 'Approved'], otherwise: 'ALREADY_DECIDED' },
})

/** What can be done with a reservation. */
export type ReservationMove = 'approve' | 'reject' | 'move' | 'cancel'

/** Why this cannot be done with a reservation any more, or null. What is over stays as it was, but a pending one can be rejected. */
export const whyNotMoveReservation = (
  { status, over }: Reservation,
  move: ReservationMove,
): 'ALREADY_DECIDED' | 'RESERVATION_OVER' | null => whyNot(status, move) ?? (over && move !== 'reject' ? 'RESERVATION_OVER' : null)

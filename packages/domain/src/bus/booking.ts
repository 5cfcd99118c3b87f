import type { Schema } from '@isb/contract'
import { moves } from '../moves.ts'

const whyNot = moves<Schema<'Confirmation'>>()({
  confirm: { from: ['Pending'], otherwise: 'ALREADY_DECIDED' },
  reject: { from: ['Pending'], otherwise: 'ALREADY_DECIDED' },
  cancel: { from: ['Pending', 'Confirmed'], otherwise: 'ALREADY_DECIDED' },
})

/** Why this cannot be done with a booking any more, or null. */
export const whyNotMoveBooking = (
  { confirmation }: Pick<Schema<'BusBooking'>, 'confirmation'>,
  move: 'confirm' | 'reject' | 'cancel',
): 'ALREADY_DECIDED' | null => whyNot(confirmation, move)

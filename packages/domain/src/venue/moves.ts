interface Hit {
  readonly reservation: { readonly id: number; readonly day: string; readonly startsAt: string; readonly endsAt: string }
  /** Other venues that could take it, the best first. */
  readonly venues: readonly { readonly id: number }[]
}
interface Move {
  readonly reservationId: number
  readonly venueId: number
}

/** A free place for each reservation that has one, never one place twice at a time. What was chosen already stays. */
export function movesOfAll(hits: readonly Hit[], chosen: readonly Move[]): Move[] {
  const moves = [...chosen]
  for (const { reservation, venues } of hits) {
    if (moves.some((move) => move.reservationId === reservation.id)) continue
    const meets = ({ reservationId }: Move) => {
      const other = hits.find((hit) => hit.reservation.id === reservationId)?.reservation
      return other?.day === reservation.day && other.startsAt < reservation.endsAt && reservation.startsAt < other.endsAt
    }
    const venue = venues.find(({ id }) => !moves.some((move) => move.venueId === id && meets(move)))
    if (venue) moves.push({ reservationId: reservation.id, venueId: venue.id })
  }
  return moves
}

import { expect, test } from 'vitest'
import { movesOfAll } from './moves.ts'

const hit = (id: number, startsAt: string, endsAt: string, ...venues: number[]) => ({
  reservation: { id, day: '2030-12-03', startsAt, endsAt },
  venues: venues.map((venue) => ({ id: venue })),
})

test('each gets a free venue, two at one time never the same, and what was chosen stays', () => {
  const hits = [hit(1, '09:00', '10:00', 7, 8), hit(2, '09:30', '10:30', 7, 8), hit(3, '10:00', '11:00', 7), hit(4, '09:00', '12:00')]
  expect(movesOfAll(hits, [])).toEqual([
    { reservationId: 1, venueId: 7 },
    { reservationId: 2, venueId: 8 },
    { reservationId: 3, venueId: 7 },
  ])
  expect(movesOfAll(hits, [{ reservationId: 2, venueId: 7 }])).toEqual([
    { reservationId: 2, venueId: 7 },
    { reservationId: 1, venueId: 8 },
  ])
})

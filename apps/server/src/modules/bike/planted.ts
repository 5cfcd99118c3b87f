// Demo bikes: every state can be seen, and the queues have work in them.
import type { Schema } from '@isb/contract'
import { sql } from 'kysely'
import type { Db } from '../../core/database/database.ts'

const brands = ['Giant Escape 3', 'Merida Crossway 100', 'Trek FX 2', 'Phoenix City 26', 'Forever Flybird', 'Brompton C Line']
const racks = ['East gate rack', 'Library rack', 'Sports hall rack', 'Staff house rack']
const hourMs = 60 * 60_000
const dayMs = 24 * hourMs

interface Planted {
  person: number
  hoursAgo: number
  confirmation: Schema<'Confirmation'>
  /** Days ago that it was returned. */
  returned?: number
  reason?: string
  note?: string
  /** Hours ago that its return was asked for, and what came of that. */
  back?: { hoursAgo: number; confirmation: Schema<'Confirmation'>; reason?: string; note?: string }
}

/** What happened to a bike, by its place in the list; the last of it is how it stands. */
const stories: Readonly<Record<number, readonly Planted[]>> = {
  1: [{ person: 3, hoursAgo: 98, confirmation: 'Pending', note: 'For the cycling club' }],
  2: [{ person: 8, hoursAgo: 75, confirmation: 'Confirmed' }],
  3: [
    { person: 15, hoursAgo: 40 * 24, confirmation: 'Confirmed', returned: 34, back: { hoursAgo: 34 * 24 + 3, confirmation: 'Confirmed' } },
    { person: 21, hoursAgo: 30, confirmation: 'Confirmed' },
  ],
  5: [{ person: 11, hoursAgo: 4, confirmation: 'Pending' }],
  6: [
    { person: 44, hoursAgo: 20 * 24, confirmation: 'Rejected', reason: 'Still has a bike from last week' },
    { person: 44, hoursAgo: 3, confirmation: 'Pending' },
  ],
  7: [{ person: 26, hoursAgo: 13 * 24, confirmation: 'Confirmed' }],
  8: [
    {
      person: 30,
      hoursAgo: 11 * 24,
      confirmation: 'Confirmed',
      back: { hoursAgo: 20, confirmation: 'Rejected', reason: 'It is not in the rack', note: 'Left at the library' },
    },
  ],
  9: [{ person: 33, hoursAgo: 2.5, confirmation: 'Pending', note: 'Weekend ride' }],
  11: [{ person: 37, hoursAgo: 7 * 24 - 2, confirmation: 'Confirmed', back: { hoursAgo: 6, confirmation: 'Pending' } }],
  12: [
    {
      person: 40,
      hoursAgo: 9 * 24,
      confirmation: 'Confirmed',
      returned: 3,
      back: { hoursAgo: 3 * 24 + 2, confirmation: 'Confirmed', note: 'Brakes are loose' },
    },
    { person: 52, hoursAgo: 5, confirmation: 'Pending' },
  ],
  14: [{ person: 55, hoursAgo: 50, confirmation: 'Cancelled' }],
  15: [{ person: 58, hoursAgo: 26, confirmation: 'Pending' }],
  17: [
    { person: 61, hoursAgo: 6 * 24, confirmation: 'Confirmed', back: { hoursAgo: 22, confirmation: 'Pending', note: 'Bell is broken' } },
  ],
  18: [{ person: 64, hoursAgo: 49, confirmation: 'Pending' }],
  20: [{ person: 67, hoursAgo: 5 * 24, confirmation: 'Confirmed' }],
  22: [{ person: 70, hoursAgo: 28, confirmation: 'Pending' }],
  23: [{ person: 73, hoursAgo: 8 * 24, confirmation: 'Confirmed', returned: 1, back: { hoursAgo: 26, confirmation: 'Confirmed' } }],
  25: [{ person: 76, hoursAgo: 1.2, confirmation: 'Pending' }],
  27: [{ person: 79, hoursAgo: 0.6, confirmation: 'Pending' }],
  29: [{ person: 82, hoursAgo: 7 * 24 - 4, confirmation: 'Confirmed', back: { hoursAgo: 1.5, confirmation: 'Pending' } }],
  31: [{ person: 85, hoursAgo: 4 * 24 + 5, confirmation: 'Pending' }],
  33: [{ person: 88, hoursAgo: 60 * 24, confirmation: 'Confirmed', returned: 52 }],
  34: [{ person: 91, hoursAgo: 16 * 24, confirmation: 'Rejected', reason: 'The bike has a flat tyre' }],
  36: [{ person: 94, hoursAgo: 1.9, confirmation: 'Pending' }],
}
const inRepair: Readonly<Record<number, string>> = { 4: 'New chain ordered', 19: 'Front wheel is bent', 34: 'Flat tyre' }
/** Back, but nobody has checked it yet. */
const unchecked = new Set([23])

/** Plants bikes with their history, asked for by the accounts that are there. */
export async function plantBikes(db: Db, now = new Date()): Promise<void> {
  const people = await db.selectFrom('staff').select(['id']).where('type', 'in', ['student', 'staff']).orderBy('id').execute()
  const desk = await db.selectFrom('staff').select('id').where('email', '=', 'bikes@school.example').executeTakeFirstOrThrow()
  const ago = (hours: number) => new Date(now.getTime() - hours * hourMs)
  for (let at = 1; at <= 42; at++) {
    const bike = await db
      .insertInto('bike')
      .values({
        number: `B-${String(at).padStart(3, '0')}`,
        brand: brands[at % brands.length] ?? '',
        location: racks[(at * 7) % racks.length] ?? '',
        status: unchecked.has(at) ? 'Returned' : at in inRepair ? 'Under Maintenance' : 'Available',
        note: inRepair[at] ?? '',
        createdAt: ago(90 * 24),
        updatedAt: ago(at),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    for (const story of stories[at] ?? []) await plantRent(story, bike.id)
  }

  async function plantRent(
    { person, hoursAgo, confirmation, returned, reason = '', note = '', back }: Planted,
    bikeId: number,
  ): Promise<void> {
    const decidedAt = confirmation === 'Pending' ? undefined : ago(Math.max(0, hoursAgo - 0.4))
    const returnedAt = returned === undefined ? undefined : ago(returned * 24)
    const rent = await db
      .insertInto('bikeRent')
      .values({
        bikeId,
        personId: people[person]?.id ?? desk.id,
        requestedAt: ago(hoursAgo),
        note,
        confirmation,
        reason,
        ...(decidedAt && { decidedAt, decidedBy: desk.id }),
        ...(confirmation === 'Confirmed' && decidedAt && { dueOn: new Date(decidedAt.getTime() + 7 * dayMs).toISOString().slice(0, 10) }),
        ...(returnedAt && { returnedAt }),
      })
      .returning(['id', 'isOut'])
      .executeTakeFirstOrThrow()
    if (rent.isOut)
      await db
        .updateTable('bike')
        .set({ status: 'In use', rentId: rent.id, version: sql<number>`version + 1` })
        .where('id', '=', bikeId)
        .execute()
    if (back)
      await db
        .insertInto('bikeReturn')
        .values({
          rentId: rent.id,
          requestedAt: ago(back.hoursAgo),
          confirmation: back.confirmation,
          reason: back.reason ?? '',
          note: back.note ?? '',
          ...(back.confirmation !== 'Pending' && { decidedAt: ago(back.hoursAgo - 1), decidedBy: desk.id }),
        })
        .execute()
  }
}

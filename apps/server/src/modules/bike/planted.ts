// Demo bikes: every state can be seen, and the queues have work in them.
import type { Schema } from '@isb/contract'
import type { Db } from '../../core/database/database.ts'
import { writeBike } from './write.ts'

const brands = ['Giant Escape 3', 'Merida Crossway 100', 'Trek FX 2', 'Phoenix City 26', 'Forever Flybird', 'Brompton C Line']
const racks = ['East gate rack', 'Library rack', 'Sports hall rack', 'Staff house rack']
const hourMs = 60 * 60_000
const dayMs = 24 * hourMs

/** How a request stands: when it was made, and what came of it. */
interface Request {
  readonly hoursAgo: number
  readonly confirmation: Schema<'Confirmation'>
  readonly reason?: string
  readonly note?: string
}
/** A rent by the number of its bike and the place of its person among all accounts. */
interface Rent extends Request {
  readonly bike: number
  readonly person: number
  readonly returnedDaysAgo?: number
  readonly back?: Request
}
type More = Pick<Rent, 'reason' | 'returnedDaysAgo' | 'back'>
const pendingRent = (bike: number, person: number, hoursAgo: number, note = ''): Rent => ({
  bike,
  person,
  hoursAgo,
  note,
  confirmation: 'Pending',
})
const confirmedRent = (bike: number, person: number, hoursAgo: number, more: More = {}): Rent => ({
  bike,
  person,
  hoursAgo,
  confirmation: 'Confirmed',
  ...more,
})
const pendingReturn = (hoursAgo: number, note = ''): More => ({ back: { hoursAgo, confirmation: 'Pending', note } })
const confirmedReturn = (returnedDaysAgo: number, hoursAgo: number, note = ''): More => ({
  returnedDaysAgo,
  back: { hoursAgo, confirmation: 'Confirmed', note },
})

/** What happened to bikes, the last of each is how it stands. */
const rents: readonly Rent[] = [
  pendingRent(1, 3, 98, 'For the cycling club'),
  confirmedRent(2, 8, 75),
  confirmedRent(3, 15, 40 * 24, confirmedReturn(34, 34 * 24 + 3)),
  confirmedRent(3, 21, 30),
  pendingRent(5, 11, 4),
  { bike: 6, person: 44, hoursAgo: 20 * 24, confirmation: 'Rejected', reason: 'Still has a bike from last week' },
  pendingRent(6, 44, 3),
  confirmedRent(7, 26, 13 * 24),
  confirmedRent(8, 30, 11 * 24, {
    back: { hoursAgo: 20, confirmation: 'Rejected', reason: 'It is not in the rack', note: 'Left at the library' },
  }),
  pendingRent(9, 33, 2.5, 'Weekend ride'),
  confirmedRent(11, 37, 7 * 24 - 2, pendingReturn(6)),
  confirmedRent(12, 40, 9 * 24, confirmedReturn(3, 3 * 24 + 2, 'Brakes are loose')),
  pendingRent(12, 52, 5),
  { bike: 14, person: 55, hoursAgo: 50, confirmation: 'Cancelled' },
  pendingRent(15, 58, 26),
  confirmedRent(17, 61, 6 * 24, pendingReturn(22, 'Bell is broken')),
  pendingRent(18, 64, 49),
  confirmedRent(20, 67, 5 * 24),
  pendingRent(22, 70, 28),
  confirmedRent(23, 73, 8 * 24, confirmedReturn(1, 26)),
  pendingRent(25, 76, 1.2),
  pendingRent(27, 79, 0.6),
  confirmedRent(29, 82, 7 * 24 - 4, pendingReturn(1.5)),
  pendingRent(31, 85, 4 * 24 + 5),
  confirmedRent(33, 88, 60 * 24, { returnedDaysAgo: 52 }),
  { bike: 34, person: 91, hoursAgo: 16 * 24, confirmation: 'Rejected', reason: 'The bike has a flat tyre' },
  pendingRent(36, 94, 1.9),
]
const inRepair: Readonly<Record<number, string>> = { 4: 'New chain ordered', 19: 'Front wheel is bent', 34: 'Flat tyre' }
/** Back, but nobody has checked it yet. */
const unchecked = 23

/** Plants bikes with their history, asked for by the accounts that are there. */
export async function plantBikes(db: Db, now: Date): Promise<void> {
  const people = await db.selectFrom('staff').select(['id']).where('type', 'in', ['student', 'staff']).orderBy('id').execute()
  const desk = await db.selectFrom('staff').select('id').where('email', '=', 'bikes@school.example').executeTakeFirstOrThrow()
  const ago = (hours: number) => new Date(now.getTime() - hours * hourMs)
  const fieldsOf = ({ hoursAgo, confirmation, reason = '', note = '' }: Request, decidedHoursAgo: number) => ({
    requestedAt: ago(hoursAgo),
    confirmation,
    reason,
    note,
    ...(confirmation !== 'Pending' && { decidedAt: ago(decidedHoursAgo), decidedBy: desk.id }),
  })

  const bikes = Array.from({ length: 42 }, (_, index) => index + 1).map((bike) => ({
    number: `B-${String(bike).padStart(3, '0')}`,
    brand: brands[bike % brands.length] ?? '',
    location: racks[(bike * 7) % racks.length] ?? '',
    status: bike === unchecked ? ('Returned' as const) : bike in inRepair ? ('Under Maintenance' as const) : ('Available' as const),
    note: inRepair[bike] ?? '',
    createdAt: ago(90 * 24),
    updatedAt: ago(bike),
  }))
  const planted = await db.insertInto('bike').values(bikes).returning('id').execute()
  for (const { bike, person, returnedDaysAgo, back, ...request } of rents) {
    const bikeId = planted[bike - 1]?.id ?? 0
    const decidedHoursAgo = Math.max(0, request.hoursAgo - 0.4)
    const { id, isOut } = await db
      .insertInto('bikeRent')
      .values({
        bikeId,
        personId: people[person]?.id ?? desk.id,
        ...fieldsOf(request, decidedHoursAgo),
        ...(request.confirmation === 'Confirmed' && {
          dueOn: new Date(ago(decidedHoursAgo).getTime() + 7 * dayMs).toISOString().slice(0, 10),
        }),
        ...(returnedDaysAgo !== undefined && { returnedAt: ago(returnedDaysAgo * 24) }),
      })
      .returning(['id', 'isOut'])
      .executeTakeFirstOrThrow()
    if (isOut) await writeBike({ db, now: ago(decidedHoursAgo) }, bikeId, { status: 'In use', rentId: id })
    if (back)
      await db
        .insertInto('bikeReturn')
        .values({ rentId: id, ...fieldsOf(back, back.hoursAgo - 1) })
        .execute()
  }
}

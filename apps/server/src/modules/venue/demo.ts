// The demo's venues: halls, stages and rooms, five weeks of reservations around today, and some that wait to be approved.
import { sql } from 'kysely'
import { weekdays, type Weekday } from '@isb/domain'
import type { Schema } from '@isb/contract'
import type { Db } from '../../core/database/database.ts'
import type { Demo } from '../../core/declare/module.ts'

const types = [
  { name: 'Sports', nameZh: '体育', color: 'Teal' },
  { name: 'Performing arts', nameZh: '表演艺术', color: 'Purple' },
  { name: 'Workshops', nameZh: '工坊', color: 'Pink' },
  { name: 'Meeting rooms', nameZh: '会议室', color: 'Olive' },
] as const

type TypeName = (typeof types)[number]['name']
interface Place {
  readonly name: string
  readonly nameZh: string
  readonly type: TypeName
  readonly location: string
  readonly capacity: number
  readonly needsApproval?: false
  readonly betweenMinutes?: number
  readonly status?: 'Closed'
  readonly note?: string
  readonly partOf?: string
  readonly extras?: readonly Schema<'VenueExtra'>[]
}

const chairs = (count: number) => ({ name: 'Chairs', nameZh: '椅子', count })
const projector = { name: 'Projector', nameZh: '投影仪', count: 1 }
const microphones = (count: number) => ({ name: 'Microphones', nameZh: '麦克风', count })

const places: readonly Place[] = [
  {
    name: 'East Gym',
    nameZh: '东体育馆',
    type: 'Sports',
    location: 'Building C',
    capacity: 300,
    betweenMinutes: 15,
    note: 'Indoor shoes only',
  },
  { name: 'East Gym, north half', nameZh: '东体育馆北半场', type: 'Sports', location: 'Building C', capacity: 120, partOf: 'East Gym' },
  { name: 'East Gym, south half', nameZh: '东体育馆南半场', type: 'Sports', location: 'Building C', capacity: 120, partOf: 'East Gym' },
  { name: 'Swimming Pool', nameZh: '游泳馆', type: 'Sports', location: 'Building C', capacity: 60, betweenMinutes: 15 },
  {
    name: 'Main Theatre',
    nameZh: '大剧院',
    type: 'Performing arts',
    location: 'Building A',
    capacity: 480,
    betweenMinutes: 30,
    extras: [projector, microphones(8)],
  },
  {
    name: 'Black Box',
    nameZh: '黑匣子剧场',
    type: 'Performing arts',
    location: 'Building A',
    capacity: 80,
    extras: [chairs(80), projector, microphones(2)],
  },
  {
    name: 'Music Room 1',
    nameZh: '音乐教室一',
    type: 'Performing arts',
    location: 'Building B, 2nd floor',
    capacity: 24,
    needsApproval: false,
  },
  {
    name: 'Music Room 2',
    nameZh: '音乐教室二',
    type: 'Performing arts',
    location: 'Building B, 2nd floor',
    capacity: 24,
    needsApproval: false,
  },
  { name: 'Maker Lab', nameZh: '创客工坊', type: 'Workshops', location: 'Building D', capacity: 28 },
  {
    name: 'Kitchen Studio',
    nameZh: '烹饪教室',
    type: 'Workshops',
    location: 'Building D',
    capacity: 20,
    status: 'Closed',
    note: 'New ovens until spring',
  },
  { name: 'Boardroom', nameZh: '董事会议室', type: 'Meeting rooms', location: 'Building A', capacity: 16, needsApproval: false },
  { name: 'Library Studio', nameZh: '图书馆研讨室', type: 'Meeting rooms', location: 'Library', capacity: 30, needsApproval: false },
]

const schoolDays = weekdays.slice(0, 5)
const lateOpening: readonly TypeName[] = ['Sports', 'Performing arts']
/** Weekly opening hours: every school day, sports and stages on Saturdays too. */
const hoursOf = ({ type }: Place) => [
  ...schoolDays.map((weekday) => ({ weekday, opens: '08:00', closes: lateOpening.includes(type) ? '21:00' : '18:00' })),
  ...(lateOpening.includes(type) ? [{ weekday: 'Saturday' as const, opens: '09:00', closes: '17:00' }] : []),
]

/** What takes place every week: weekday, venue, from, to, what for. */
const weekly: readonly (readonly [Weekday, string, string, string, string, number?])[] = [
  ['Monday', 'East Gym', '08:30', '10:00', 'Grade 6 PE', 48],
  ['Monday', 'Boardroom', '10:00', '11:30', 'Leadership team', 9],
  ['Monday', 'Maker Lab', '13:00', '15:00', 'Robotics club', 18],
  ['Monday', 'Swimming Pool', '15:30', '17:30', 'Swim squad', 24],
  ['Monday', 'Main Theatre', '18:00', '20:00', 'Choir rehearsal', 70],
  ['Tuesday', 'East Gym', '08:30', '10:00', 'Grade 7 PE', 46],
  ['Tuesday', 'Library Studio', '10:30', '12:00', 'Book circle', 14],
  ['Tuesday', 'Black Box', '13:30', '15:00', 'Drama', 22],
  ['Tuesday', 'Maker Lab', '13:30', '16:00', 'Design', 20],
  ['Tuesday', 'Music Room 1', '15:30', '16:30', 'String quartet', 4],
  ['Tuesday', 'Swimming Pool', '16:00', '18:00', 'Learn to swim', 30],
  ['Wednesday', 'East Gym', '08:30', '10:00', 'Grade 8 PE', 44],
  ['Wednesday', 'Boardroom', '11:00', '12:00', 'Parent committee', 12],
  ['Wednesday', 'East Gym, north half', '15:30', '17:00', 'Badminton', 16],
  ['Wednesday', 'East Gym, south half', '15:30', '17:00', 'Volleyball', 14],
  ['Wednesday', 'Swimming Pool', '15:45', '17:30', 'Swim squad', 24],
  ['Thursday', 'Main Theatre', '09:00', '11:00', 'Middle school assembly', 420],
  ['Thursday', 'Maker Lab', '13:00', '15:00', 'Robotics club', 18],
  ['Thursday', 'Music Room 2', '14:00', '15:00', 'Guitar', 8],
  ['Thursday', 'East Gym', '16:00', '17:30', 'Basketball training', 20],
  ['Friday', 'Library Studio', '09:00', '10:30', 'Reading hour', 26],
  ['Friday', 'Black Box', '14:00', '16:00', 'Drama', 22],
  ['Friday', 'East Gym', '15:30', '17:00', 'House games', 90],
  ['Saturday', 'East Gym', '09:30', '12:30', 'Basketball league', 60],
]

/** What waits to be approved: so many days ahead, and asked for so many hours ago. */
const waiting: readonly (readonly [number, string, string, string, string, number, string, number])[] = [
  [2, 'Black Box', '17:00', '18:30', 'Film evening test', 12, 'Projector and two microphones, please', 26],
  [3, 'Main Theatre', '13:30', '15:00', 'Grade 5 play rehearsal', 64, '', 50],
  [6, 'East Gym', '18:30', '20:00', 'Staff badminton', 10, '', 5],
  [8, 'Swimming Pool', '10:00', '11:00', 'Water safety day', 40, 'Two lifeguards are booked', 3],
]

export async function plantVenues(db: Db, now: Date): Promise<void> {
  const ago = (hours: number) => new Date(now.getTime() - hours * 60 * 60_000)
  const plantedTypes = await db
    .insertInto('venueType')
    .values(types.map((type) => ({ ...type, updatedAt: ago(2000) })))
    .returning(['id', 'name'])
    .execute()
  const idOf = new Map<string, number>()
  for (const place of places) {
    const { type, partOf, extras = [], ...fields } = place
    const { id } = await db
      .insertInto('venue')
      .values({
        ...fields,
        typeId: plantedTypes.find(({ name }) => name === type)!.id,
        partOfId: partOf === undefined ? null : idOf.get(partOf)!,
        adEmail: `${fields.name.toLowerCase().replaceAll(/\W+/g, '.')}@school.example`,
        extras: JSON.stringify(extras),
        aheadDays: 180,
        updatedAt: ago(900),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    idOf.set(fields.name, id)
    await db
      .insertInto('venueHours')
      .values(hoursOf(place).map((span) => ({ ...span, venueId: id })))
      .execute()
  }
  const { rows: days } = await sql<{ day: string; weekday: Weekday; ahead: number; off: boolean }>`
    select d.day::text as day, to_char(d.day, 'FMDay') as weekday, d.day - today as ahead,
      d.campus_reason in ('Holiday', 'Break', 'Online') as off
    from (select (${now}::timestamptz at time zone time_zone)::date as today from setting) clock, school_days(today - 21, today + 14, null, null) d
    where d.half = 'Morning' order by d.day`.execute(db)
  const people = await db.selectFrom('staff').select('id').where('type', '=', 'staff').orderBy('id', 'desc').limit(40).execute()
  const personAt = (at: number) => people[(at * 7) % people.length]!.id
  const betweenOf = (name: string) => places.find((place) => place.name === name)!.betweenMinutes ?? 0
  const approvedRows = days
    .filter(({ off }) => !off)
    .flatMap(({ day, weekday, ahead }) =>
      weekly.flatMap(([on, venue, startsAt, endsAt, title, many = null], at) =>
        on !== weekday
          ? []
          : [
              {
                venueId: idOf.get(venue)!,
                title,
                day,
                startsAt,
                endsAt,
                betweenMinutes: betweenOf(venue),
                people: many,
                personId: personAt(at),
                requestedAt: ago(24 * 28 - ahead + at),
                status: 'Approved' as const,
                decidedAt: ago(24 * 27 - ahead + at),
                updatedAt: ago(24 * 27 - ahead + at),
              },
            ],
      ),
    )
  if (approvedRows.length > 0) await db.insertInto('venueReservation').values(approvedRows).execute()
  for (const [ahead, venue, startsAt, endsAt, title, many, note, hours] of waiting) {
    // The next school day from then on.
    const day = days.find((each) => each.ahead >= ahead && !each.off && schoolDays.includes(each.weekday))?.day
    if (day === undefined) continue
    await db
      .insertInto('venueReservation')
      .values({
        venueId: idOf.get(venue)!,
        title,
        day,
        startsAt,
        endsAt,
        betweenMinutes: betweenOf(venue),
        people: many,
        personId: personAt(hours),
        requestedAt: ago(hours),
        note,
        status: 'Pending',
        updatedAt: ago(hours),
      })
      .execute()
  }
  await db
    .insertInto('venueBlock')
    .values({
      venueId: idOf.get('Main Theatre')!,
      kind: 'Blocked',
      startsOn: sql<string>`current_date + 20`,
      endsOn: sql<string>`current_date + 22`,
      reason: 'Stage lights are replaced',
      reasonZh: '更换舞台灯光',
      updatedAt: ago(30),
    })
    .execute()
}

export const demo: Demo = {
  accounts: [{ email: 'facilities@school.example', name: 'Shen Bo', nameZh: '沈波', role: 'Facilities', gender: 'male' }],
  roles: [{ name: 'Facilities', description: 'Approves reservations, looks after venues', except: ['venue:list:delete'] }],
  plant: plantVenues,
}

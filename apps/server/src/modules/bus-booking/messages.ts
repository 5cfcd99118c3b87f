// What transport writes to the families of a run's riders: mailed, and there for the app to read.
import type { Data, Input, Schema } from '@isb/contract'
import { CompiledQuery, sql, type RawBuilder } from 'kysely'
import { reachOf, withinReach } from '../../core/access/reach.ts'
import { schoolDay } from '../../core/database/clock.ts'
import type { SignedIn } from '../../core/app/context.ts'
import type { Db } from '../../core/database/database.ts'
import { timeSql, toldApartSql } from '../../core/lists/sql.ts'
import { refuse, refuseField } from '../../core/ground/refuse.ts'
import { routeSql } from './lists.ts'
import { mailFamilies } from './mails.ts'

type Message = Schema<'BusMessage'>

async function read(db: Db, which: RawBuilder<unknown>): Promise<Message[]> {
  const { rows } = await sql<Message>`
    select m.id, ${sql.raw(routeSql)} as route, m.day::text as day, m.text, coalesce(p.name, '') as "sentBy",
      ${sql.raw(timeSql('m.sent_at'))} as "sentAt"
    from bus_message m join bus_route r on r.id = m.route_id left join staff p on p.id = m.sent_by
    where ${which} order by m.sent_at desc, m.id desc limit 100`.execute(db)
  return rows
}

export const messages = ({ query: { routeId, day } }: Input<'busBooking.messages'>, { db }: SignedIn): Promise<Message[]> =>
  read(db, sql`m.route_id = ${routeId} and m.day = ${day}`)

/** What concerns the caller's own children: the riders of the run's day, those in line among them. */
export const myMessages = (_input: unknown, { db, caller }: SignedIn): Promise<Message[]> =>
  read(
    db,
    sql`exists (select from guardian g join bus_booking b on b.person_id = g.student_id
      join bus_ride y on y.booking_id = b.id and y.day = m.day and y.route_id = m.route_id and y.state <> 'Away'
      where g.guardian_id = ${caller.staffId} and g.may_see)`,
  )

interface Rider extends Readonly<Data<'busBooking.message'>['unreached'][number]> {
  readonly bookingId: number
  /** Whether somebody of the family has an address. */
  readonly reached: boolean
}

/** The riders within the caller's reach: who has a seat, or waits for one. */
async function ridersOf(routeId: number, day: string, context: SignedIn): Promise<Rider[]> {
  const values: unknown[] = [routeId, day]
  const within = withinReach(await reachOf(context.db, context), 'p.id', '$2::date', (value) => `$${values.push(value)}`) || 'true'
  const text = `
    select y.booking_id as "bookingId", p.name, p.name_zh as "nameZh", ${toldApartSql('p.id', '$2::date')},
      (select c.value from guardian g join contact c on c.person_id = g.guardian_id and c.kind = 'Phone'
        where g.student_id = p.id and g.may_see order by g.contact_order, c.id limit 1) as phone,
      exists (select from guardian g join staff f on f.id = g.guardian_id and f.enabled and f.email is not null
        where g.student_id = p.id and g.may_see) as reached
    from bus_ride y join bus_booking b on b.id = y.booking_id join staff p on p.id = b.person_id
    where y.route_id = $1 and y.day = $2::date and y.state <> 'Away' and ${within}
    order by lower(p.name), p.id`
  return (await context.db.executeQuery<Rider>(CompiledQuery.raw(text, values))).rows
}

export async function message(
  { body: { routeId, day, text: typed } }: Input<'busBooking.message'>,
  context: SignedIn,
): Promise<Data<'busBooking.message'>> {
  const { db, now, caller, changed } = context
  const { rows: route } = await sql`select from bus_route where id = ${routeId}`.execute(db)
  if (route.length === 0) refuse(2, 'BUS_ROUTE_NOT_FOUND')
  if (day < (await schoolDay(db, now))) refuseField('/day', 'BUS_MESSAGE_PAST')
  const riders = await ridersOf(routeId, day, context)
  if (riders.length === 0) refuse(3, 'BUS_MESSAGE_NOBODY')
  const text = typed.trim()
  const { id } = await db
    .insertInto('busMessage')
    .values({ routeId, day, text, sentBy: caller.staffId, sentAt: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  await mailFamilies(
    context,
    'bus-message',
    riders.map(({ bookingId }) => bookingId),
    { day, reason: '', text },
  )
  changed('bus-message', id, null, { routeId, day, text })
  const [written] = await read(db, sql`m.id = ${id}`)
  const unreached = riders.filter(({ reached }) => !reached).map(({ bookingId: _, reached: _reached, ...rider }) => rider)
  // A trial leaves no trace: it counts, and names nobody.
  const families = riders.length - unreached.length
  return { message: written!, riders: riders.length, families, unreached: context.trial ? [] : unreached }
}

/** Forgets what was written to riders. */
export async function forgetMessages(db: Db, cutOff: Date, limit: number): Promise<number> {
  const { numAffectedRows } =
    await sql`delete from bus_message where id in (select id from bus_message where sent_at < ${cutOff} limit ${limit})`.execute(db)
  return Number(numAffectedRows ?? 0)
}

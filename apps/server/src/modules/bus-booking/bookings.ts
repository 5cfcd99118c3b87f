// Bookings: asked for by the office or by guardians, decided, cancelled. The database keeps count of seats and of who is first in line.
import type { Data, Input, Schema } from '@isb/contract'
import { weekdays, whyNotMoveBooking } from '@isb/domain'
import { sql } from 'kysely'
import { requireCodes } from '../../core/access/access.ts'
import { reachOf, studentsWithin, type Asking } from '../../core/access/reach.ts'
import { schoolDay } from '../../core/database/clock.ts'
import type { SignedIn } from '../../core/app/context.ts'
import { decisionsOf } from '../../core/shared/decisions.ts'
import { refuse, refuseField, requireRange } from '../../core/ground/refuse.ts'
import { isToldStop } from '../../core/shared/told-stops.ts'
import { bookings } from './lists.ts'
import { mailFamilies } from './mails.ts'
import { requireOneLine, settle } from './seats.ts'

type Booking = Schema<'BusBooking'>
type Request = Schema<'BusBookingRequest'>

/** Acting as a guardian somebody reaches their own children, whatever else their roles let them reach. */
const asGuardian = (context: SignedIn): SignedIn & Asking => ({ ...context, children: 'alone' })

export async function request({ body }: Input<'busBooking.request'>, context: SignedIn): Promise<Booking> {
  const today = await schoolDay(context.db, context.now)
  const reached = await studentsWithin(context.db, await reachOf(context.db, context), [body.personId], today)
  if (!reached.has(body.personId)) refuse(2, 'STUDENT_NOT_FOUND')
  return bookings.record(context, await book(body, today, context))
}

export async function submit({ body }: Input<'busBooking.submit'>, context: SignedIn): Promise<Booking> {
  if (!(await mayAct(context, body.personId))) refuse(2, 'STUDENT_NOT_FOUND')
  return bookings.record(asGuardian(context), await book(body, await schoolDay(context.db, context.now), context, { inTime: true }))
}

async function mayAct({ db, caller }: SignedIn, studentId: number): Promise<boolean> {
  const { rows } = await sql`select from guardian where student_id = ${studentId} and guardian_id = ${caller.staffId} and may_act`.execute(
    db,
  )
  return rows.length > 0
}

/** The runs `d` of a route `r` that a booking would ride. */
const runsOf = ({ startsOn, endsOn = startsOn, weekdays: days = [], everyOtherWeek = false }: Schema<'BusBookingDays'>) =>
  sql`(select d.* from bus_runs(${startsOn}, ${endsOn}) d where d.route_id = r.id
    and (${days}::text[] = '{}' or d.weekday = any (${days}::text[])) and bus_week_is_on(${everyOtherWeek}, ${startsOn}, d.day)) d`

/** On how many days a booking would ride as things stand, and on how many it would wait in line. */
export async function preview({ body }: Input<'busBooking.preview'>, { db }: SignedIn): Promise<Data<'busBooking.preview'>> {
  requireRange('/endsOn', body.startsOn, body.endsOn ?? body.startsOn, 400)
  const { rows } = await sql<Data<'busBooking.preview'>>`
    select count(d.day)::int as days, (count(d.day) filter (where d.is_full))::int as "fullDays",
      (min(d.day) filter (where d.is_full))::text as "firstFullDay", r.needs_approval as "needsApproval"
    from bus_route r left join lateral (select d.day, d.seats <= coalesce(n.riders, 0) as is_full
      from ${runsOf(body)} left join bus_run n on n.id = d.run_id) d on true
    where r.id = ${body.routeId} and r.status = 'Active' group by r.id`.execute(db)
  return rows[0] ?? refuse(2, 'BUS_ROUTE_NOT_FOUND')
}

/** Writes a booking down, and gives it its seats where the office need not confirm it. */
async function book(body: Request, today: string, context: SignedIn, { inTime = false, atOnce = false } = {}): Promise<number> {
  const { db, now, caller, changed } = context
  const { personId, routeId, stopId, startsOn, endsOn = startsOn, everyOtherWeek = false } = body
  const days = weekdays.filter((day) => body.weekdays?.includes(day))
  requireRange('/endsOn', startsOn, endsOn, 400)
  if (startsOn < today) refuseField('/startsOn', 'BUS_BOOKING_PAST')
  const { rows } = await sql<{ needsApproval: boolean; stops: boolean; firstDay: string | null; late: boolean | null }>`
    select r.needs_approval as "needsApproval", c.at is not null as stops, d.first as "firstDay",
      (d.first + coalesce(c.other_times->>d.weekday, c.at)::time) at time zone s.time_zone < ${now}::timestamptz + make_interval(mins => coalesce(w.cut_off_minutes, b.cut_off_minutes)) as late
    from bus_route r left join bus_route_stop c on c.route_id = r.id and c.stop_id = ${stopId} left join bus_stop w on w.id = c.stop_id
      left join lateral (select d.day as first, d.weekday from ${runsOf(body)} order by d.day limit 1) d on true
      cross join setting s cross join bus_booking_setting b
    where r.id = ${routeId} and r.status = 'Active' for no key update of r`.execute(db)
  const [route] = rows
  if (!route) return refuse(2, 'BUS_ROUTE_NOT_FOUND')
  if (!route.stops || !(await isToldStop(context, routeId, stopId))) refuseField('/stopId', 'BUS_BOOKING_STOP')
  if (route.firstDay === null) refuseField('/startsOn', 'BUS_BOOKING_NO_DAY')
  if (inTime && route.late) refuseField('/startsOn', 'BUS_BOOKING_LATE')
  // The route is locked: nobody books it meanwhile.
  const twice = await db
    .selectFrom('busBooking')
    .select('id')
    .where('personId', '=', personId)
    .where('routeId', '=', routeId)
    .where('confirmation', 'in', ['Pending', 'Confirmed'])
    .where('startsOn', '<=', endsOn)
    .where('endsOn', '>=', startsOn)
    .executeTakeFirst()
  if (twice) refuse(3, 'BUS_BOOKING_TWICE', {}, { entity: 'bus-booking', id: twice.id })
  const decided =
    route.needsApproval && !atOnce ? ({ confirmation: 'Pending' } as const) : ({ confirmation: 'Confirmed', decidedAt: now } as const)
  const { id } = await db
    .insertInto('busBooking')
    .values({
      personId,
      routeId,
      stopId,
      startsOn,
      endsOn,
      weekdays: days,
      everyOtherWeek,
      note: body.note?.trim() ?? '',
      submittedBy: caller.staffId,
      submittedToken: caller.program,
      byGuardian: sql<boolean>`exists (select from guardian where student_id = ${personId} and guardian_id = ${caller.staffId})`,
      requestedAt: now,
      ...decided,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await requireOneLine(context, id)
  changed('bus-booking', id, null, {
    personId,
    routeId,
    stopId,
    startsOn,
    endsOn,
    weekdays: days,
    everyOtherWeek,
    confirmation: decided.confirmation,
  })
  if (decided.confirmation === 'Confirmed') {
    await settle(context, routeId, id)
    await mailFamilies(context, 'bus-booked', [id])
  }
  return id
}

const queue = decisionsOf(bookings, {
  entity: 'bus-booking',
  table: 'busBooking',
  state: 'confirmation',
  code: 'bus-booking',
  also: {},
  whyNot: whyNotMoveBooking,
  decided: ({ confirmation }) => `value.Confirmation.${confirmation}`,
  about: ({ person, route, stop, startsOn, endsOn, weekdays: days }: Booking) => ({
    personId: person?.id,
    routeId: route.id,
    stopId: stop.id,
    startsOn,
    endsOn,
    weekdays: days,
  }),
  tell: (context, kind, { id }) => mailFamilies(context, kind as 'bus-booked', [id]),
})
const follows = ({ id, route }: Booking, context: SignedIn) => settle(context, route.id, id)
const fits = async (booking: Booking, context: SignedIn) => {
  await requireOneLine(context, booking.id)
  await follows(booking, context)
}
export const confirm = queue.decide('confirm', { to: 'Confirmed', follows: fits, mail: 'bus-booked' })
export const reject = queue.decide('reject', { to: 'Rejected', mail: 'bus-rejected' })
const waitsAgain = async (booking: Booking, context: SignedIn) => {
  // Its rides go with the decision that is taken back.
  await sql`update bus_booking set confirmation = 'Pending', decided_by = null, decided_at = null, reason = ''
    where id = ${booking.id} and confirmation = ${booking.confirmation}`.execute(context.db)
  await fits(booking, context)
  return {}
}
export const undo = queue.undo({ 'busBooking.confirm': waitsAgain, 'busBooking.reject': waitsAgain })
export const cancel = queue.decide('cancel', { to: 'Cancelled', follows, mail: 'bus-cancelled' })

/** Does something with the booking of a child as its guardian, who may act for the child. */
const ofChild =
  <Given extends Input<'busBooking.withdraw'>>(handler: (input: Given, context: SignedIn) => Promise<Booking>) =>
  async (input: Given, context: SignedIn): Promise<Booking> => {
    const { person } = await bookings.record(asGuardian(context), input.path.bookingId)
    if (!person || !(await mayAct(context, person.id))) refuse(2, 'BUS_BOOKING_NOT_FOUND')
    return handler(input, asGuardian(context))
  }
export const withdraw = ofChild<Input<'busBooking.withdraw'>>(cancel)

type OneDay = Input<'busBooking.leaveOut'>

/** The booking, and the days that are left out of it from now on. */
async function setDaysOut(context: SignedIn, { id, route, daysOut: before }: Booking, daysOut: readonly string[]): Promise<Booking> {
  await sql`update bus_booking set days_out = ${daysOut.toSorted()}::date[] where id = ${id}`.execute(context.db)
  if (daysOut.length < before.length) await requireOneLine(context, id)
  await settle(context, route.id, id)
  const after = await bookings.record(context, id)
  context.changed('bus-booking', id, { daysOut: before }, { daysOut: after.daysOut })
  const kind = daysOut.length > before.length ? 'bus-day-out' : 'bus-day-again'
  await mailFamilies(context, kind, [id], { day: [...before, ...daysOut].find((day) => before.includes(day) !== daysOut.includes(day))! })
  return after
}

/** Leaves a day out on which the booking has a ride that is still to come. */
export async function leaveOut({ path, body: { day } }: OneDay, context: SignedIn): Promise<Booking> {
  const booking = await bookings.locked(context, path.bookingId)
  const { rows } = await sql`select from bus_ride y join bus_run n on n.route_id = y.route_id and n.day = y.day and n.started_at is null
    where y.booking_id = ${booking.id} and y.day = ${day} and y.day >= ${await schoolDay(context.db, context.now)}::date`.execute(
    context.db,
  )
  if (rows.length === 0) refuseField('/day', 'BUS_BOOKING_DAY')
  return setDaysOut(context, booking, [...booking.daysOut, day])
}

type Move = Input<'busBooking.moveDay'>

/** Has the student ride another line on one day. The booking goes on without that day. */
async function moved({ path, body: { day, routeId, stopId } }: Move, context: SignedIn, { inTime = false } = {}): Promise<Booking> {
  const { person, route } = await bookings.record(context, path.bookingId)
  if (!person) refuse(2, 'BUS_BOOKING_NOT_FOUND')
  if (routeId === route.id) refuseField('/routeId', 'BUS_BOOKING_SAME_ROUTE')
  const { rows } = await sql<{ direction: string }>`select direction from bus_route where id = ${routeId}`.execute(context.db)
  if (rows[0] && rows[0].direction !== route.direction) refuseField('/routeId', 'BUS_BOOKING_DIRECTION')
  await leaveOut({ path, body: { day } }, context)
  const body = { personId: person.id, routeId, stopId, startsOn: day }
  return bookings.record(context, await book(body, await schoolDay(context.db, context.now), context, { atOnce: true, inTime }))
}

export async function moveDay(input: Move, context: SignedIn): Promise<Booking> {
  await requireCodes(context.db, context.caller, ['bus-booking:create'])
  return moved(input, context)
}

/** Nobody gives up a seat for a place in a line, or for an answer that is still to come. */
export const moveDayMine = ofChild<Move>(async (input, context) => {
  const { rows } = await sql`select from bus_route where id = ${input.body.routeId} and needs_approval`.execute(context.db)
  if (rows.length > 0) refuse(3, 'BUS_MOVE_OFFICE')
  const booking = await moved(input, context, { inTime: true })
  return booking.seatDays > 0 ? booking : refuse(3, 'BUS_MOVE_NO_SEAT')
})

const marks =
  (isMet: boolean) =>
  async ({ path }: Input<'busBooking.meet'>, context: SignedIn): Promise<Booking> => {
    const { db, now, caller, changed } = context
    const { id, person, met } = await bookings.record(context, path.bookingId)
    if (!person) refuse(2, 'BUS_BOOKING_NOT_FOUND')
    if (met !== isMet) {
      if (isMet) await db.insertInto('busMetChild').values({ studentId: person.id, markedBy: caller.staffId, markedAt: now }).execute()
      else await db.deleteFrom('busMetChild').where('studentId', '=', person.id).execute()
      changed('bus-booking', id, { personId: person.id, met }, { personId: person.id, met: isMet })
    }
    return bookings.record(context, id)
  }
/** Has a child handed to an adult on the way home, whatever the grade; or no longer. */
export const meet = marks(true)
export const notMeet = marks(false)

const asksAgain =
  (inTime: boolean) =>
  async ({ path, body: { day } }: OneDay, context: SignedIn): Promise<Booking> => {
    const booking = await bookings.locked(context, path.bookingId)
    const today = await schoolDay(context.db, context.now)
    if (!booking.daysOut.includes(day) || day < today || booking.confirmation !== 'Confirmed') refuseField('/day', 'BUS_BOOKING_DAY')
    if (inTime && (await isLate(booking, day, context))) refuseField('/day', 'BUS_BOOKING_LATE')
    return setDaysOut(
      context,
      booking,
      booking.daysOut.filter((other) => other !== day),
    )
  }

/** Whether a family cannot ask for the bus of this day any more. */
async function isLate({ route, stop }: Booking, day: string, { db, now }: SignedIn): Promise<boolean> {
  const { rows } = await sql`select from bus_route_stop c join bus_stop w on w.id = c.stop_id, setting s, bus_booking_setting b,
      bus_route_days(${route.id}, ${day}::date, ${day}::date) d
    where c.route_id = ${route.id} and c.stop_id = ${stop.id}
      and (${day}::date + coalesce(c.other_times->>d.weekday, c.at)::time) at time zone s.time_zone < ${now}::timestamptz + make_interval(mins => coalesce(w.cut_off_minutes, b.cut_off_minutes))`.execute(
    db,
  )
  return rows.length > 0
}

/** Asks again for a day that was left out. */
export const rideAgain = asksAgain(false)
export const leaveOutMine = ofChild(leaveOut)
export const rideAgainMine = ofChild(asksAgain(true))

/** The bookings of the caller's own children. */
export async function mine(_input: unknown, context: SignedIn): Promise<Data<'busBooking.mine'>> {
  const { text } = await bookings.page(asGuardian(context), { sort: '-startsOn', pageSize: 200 })
  // Of a child that was erased nobody is a guardian any more.
  return (JSON.parse(text) as Data<'busBooking.list'>).records.filter(({ person }) => person !== null)
}

// Who is on a bus: the sheet of a run of today for its attendant, and what the attendant taps, as it comes in or long after.
import type { Data, Input, Schema } from '@isb/contract'
import { boardingAfter, byRunStatus, takesTaps, whyNotTap, withdrawMs } from '@isb/domain'
import { word } from '@isb/words'
import { CompiledQuery, sql } from 'kysely'
import { reachOf, withinReach } from '../../core/access/reach.ts'
import type { SignedIn } from '../../core/app/context.ts'
import type { Db } from '../../core/database/database.ts'
import { studentNumberSql, timeSql } from '../../core/lists/sql.ts'
import { tellModules } from '../../core/app/occasions.ts'
import { Refusal, refuse } from '../../core/ground/refuse.ts'
import { classNameSql } from '../../core/lists/class-name.ts'
import { busyWith, clock, closeRun, lockedRun, readRuns, resetRun, runs, startRun } from './runs.ts'

type Sheet = Schema<'BusSheet'>
type Rider = Schema<'BusSheetRider'>
type Tap = Schema<'BusTap'>
type Answer = Data<'bus.tap'>['taps'][number]

export async function attended(_input: unknown, context: SignedIn): Promise<Data<'bus.attended'>> {
  const [day, own] = [await runs({ query: {} }, context), await ownRoutes(context)]
  return { ...day, runs: day.runs.filter(({ routeId }) => own?.has(routeId) ?? true).toSorted(byRunStatus) }
}

/**
 * The routes whose run of today the caller may attend; null for all of them. Who reaches some students attends the runs that those ride; who
 * reaches only their own children attends none.
 */
async function ownRoutes(context: SignedIn): Promise<ReadonlySet<number> | null> {
  const reach = await reachOf(context.db, context)
  if (reach === 'all') return null
  const { today } = await clock(context)
  const values: unknown[] = [today]
  const bind = (value: unknown) => `$${values.push(value)}`
  const students = withinReach({ ...reach, runs: null, children: false }, 'b.person_id', '$1::date', bind)
  const runs = {
    own: () => `select id from bus_route where attendant_id = ${bind(reach.staffId)}::bigint`,
    one: () => `select route_id from bus_run where id = ${bind(reach.runs)}::bigint and day = $1::date`,
  }
  const text = `select y.route_id as id from bus_ride y join bus_booking b on b.id = y.booking_id where y.day = $1::date and ${students}
    ${reach.runs === null ? '' : `union ${runs[reach.runs === 'own' ? 'own' : 'one']()}`}`
  const { rows } = await context.db.executeQuery<{ id: number }>(CompiledQuery.raw(text, values))
  return new Set(rows.map(({ id }) => id))
}

/** Refuses a run that is somebody else's. */
async function requireOwn(context: SignedIn, routeId: number): Promise<void> {
  const own = await ownRoutes(context)
  if (own && !own.has(routeId)) refuse(2, 'BUS_ROUTE_NOT_FOUND')
}

export async function sheet({ query: { routeId } }: Input<'bus.sheet'>, context: SignedIn): Promise<Sheet> {
  const { today } = await clock(context)
  await requireOwn(context, routeId)
  return readSheet(context, routeId, today)
}

async function readSheet(context: SignedIn, routeId: number, day: string): Promise<Sheet> {
  const [run] = await readRuns(context.db, day, routeId)
  if (!run) return refuse(3, 'BUS_NO_RUN')
  const busy = await busyWith(context.db, run)
  return { run, riders: await readRiders(context, routeId, day), busy, now: context.now.toISOString() }
}

/** The riders within the caller's reach, stop by stop. Who waits for a seat is none. */
async function readRiders(context: SignedIn, routeId: number, day: string): Promise<Rider[]> {
  const values: unknown[] = [routeId, day]
  const within = withinReach(await reachOf(context.db, context), 'b.person_id', '$2::date', (value) => `$${values.push(value)}`) || 'true'
  const boarding = Object.entries(boardingAfter).map(([kind, after]) => `when '${kind}' then '${after}'`)
  const text = `
    select b.id as "bookingId", p.name, p.name_zh as "nameZh", ${studentNumberSql('p.id')}, coalesce(s.grade, '') as grade, coalesce(${classNameSql()}, '') as "className",
      b.stop_id as "stopId", y.state = 'Away' as away, bus_is_met(b.id, y.day) as met,
      coalesce((select json_agg(json_build_object('id', a.id, 'name', a.name, 'nameZh', a.name_zh, 'relation', g.relation, 'phone',
          (select c.value from contact c where c.person_id = a.id and c.kind = 'Phone' order by c.id limit 1)) order by g.contact_order, a.id)
        from guardian g join staff a on a.id = g.guardian_id where g.student_id = p.id and not g.no_contact), '[]') as adults,
      array(select a.name from guardian g join staff a on a.id = g.guardian_id
        where g.student_id = p.id and g.no_contact order by a.id) as "notTo",
      case t.kind ${boarding.join(' ')} else 'Open' end as boarding, ${timeSql('t.tapped_at')} as "tappedAt", coalesce(t.adult, '') as adult
    from bus_ride y join bus_booking b on b.id = y.booking_id join staff p on p.id = b.person_id
      join bus_run n on n.route_id = y.route_id and n.day = y.day left join bus_last_taps(n.id) t on t.booking_id = b.id
      left join bus_route_stop c on c.route_id = b.route_id and c.stop_id = b.stop_id
      left join student_stay s on s.student_id = p.id and s.from_on <= y.day and (s.until_on is null or s.until_on > y.day)
      left join homeroom h on h.id = s.homeroom_id
    where y.route_id = $1 and y.day = $2::date and (y.state <> 'Waiting' or t.kind is not null) and ${within}
    order by c.position, lower(p.name), b.id`
  return (await context.db.executeQuery<Rider>(CompiledQuery.raw(text, values))).rows
}

export async function tap({ body: { routeId, day, taps } }: Input<'bus.tap'>, context: SignedIn): Promise<Data<'bus.tap'>> {
  const { db } = context
  await requireOwn(context, routeId)
  const { id: runId } = await lockedRun(context, { routeId, day })
  const { rows } = await sql<{ id: string }>`select id from bus_tap where id = any(${taps.map(({ id }) => id)}::uuid[])`.execute(db)
  const known = new Set(rows.map(({ id }) => id))
  const riders = new Map((await readRiders(context, routeId, day)).map((rider) => [rider.bookingId, rider]))
  const answers: Answer[] = []
  for (const one of taps) {
    const id = one.id.toLowerCase()
    if (known.has(id)) {
      answers.push({ id: one.id, outcome: 'Doubled', message: '' })
      continue
    }
    known.add(id)
    answers.push({ id: one.id, ...(await taken(context, { runId, routeId, day, riders }, one)) })
  }
  return { taps: answers, sheet: await readSheet(context, routeId, day) }
}

interface Attended {
  readonly runId: number
  readonly routeId: number
  readonly day: string
  readonly riders: Map<number, Rider>
}

type Became = Omit<Answer, 'id'>
const became = (outcome: 'Taken' | 'Older'): Became => ({ outcome, message: '' })
const refused = ({ locale }: SignedIn, reason: Why | Refusal['reason'], values?: Refusal['values']): Became => ({
  outcome: 'Refused',
  reason,
  message: word(locale, `reason.${reason}`, values),
})
type Why = `BUS_TAP_${'RIDER' | 'OFF_THE_ROAD' | 'OTHER_DAY' | 'LATE' | 'MET' | 'ADULT' | 'WALK'}`

/** Takes one tap, or says why not: those after it are taken all the same. */
async function taken(context: SignedIn, run: Attended, one: Tap): Promise<Became> {
  const { today } = await clock(context)
  if (run.day !== today) return refused(context, 'BUS_TAP_OTHER_DAY')
  const tappedAt = new Date(Math.min(context.now.getTime(), Date.parse(one.tappedAt)))
  const { kind } = one
  return kind === 'Started' || kind === 'Withdrawn' || kind === 'Closed'
    ? moved(context, run, { ...one, kind }, tappedAt)
    : marked(context, run, { ...one, kind }, tappedAt)
}

/** Starts the run, undoes that, or closes it, as the attendant did. What somebody else has done meanwhile is done. */
async function moved(
  context: SignedIn,
  { runId, routeId, day }: Attended,
  { id, kind, walkedThrough, despite = [] }: Tap & { kind: 'Started' | 'Withdrawn' | 'Closed' },
  tappedAt: Date,
): Promise<Became> {
  if (kind === 'Closed' && !walkedThrough) return refused(context, 'BUS_TAP_WALK')
  const [run] = await readRuns(context.db, day, routeId)
  if (run?.status === ({ Started: 'OnTheRoad', Withdrawn: 'Planned', Closed: 'Done' } as const)[kind]) return became('Taken')
  if (kind === 'Withdrawn' && tappedAt.getTime() - Date.parse(run?.startedAt ?? '') > withdrawMs) return refused(context, 'BUS_TAP_LATE')
  const now = new Date(Math.max(Date.parse(run?.startedAt ?? '') || 0, tappedAt.getTime()))
  try {
    const at = { ...context, now }
    if (kind === 'Started') await startRun({ body: { routeId, day, despite } }, at)
    else if (kind === 'Closed') await closeRun({ body: { routeId, day } }, at)
    else await resetRun({ body: { routeId, day, reason: '' } }, at)
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return refused(context, error.reason, error.values)
  }
  await write(context, { id, runId, kind, tappedAt })
  return became('Taken')
}

/** Marks a rider. A tap that comes after a later one is kept, and changes nothing. */
async function marked(
  context: SignedIn,
  { runId, routeId, day, riders }: Attended,
  one: Tap & { kind: keyof typeof boardingAfter },
  tappedAt: Date,
): Promise<Became> {
  const { id, kind, bookingId = 0, adultId = null, adult = '' } = one
  const rider = riders.get(bookingId)
  if (!rider) return refused(context, 'BUS_TAP_RIDER')
  const [run] = await readRuns(context.db, day, routeId)
  if (!run || !takesTaps(run)) return refused(context, 'BUS_TAP_OFF_THE_ROAD')
  const guardian = rider.adults.find((person) => person.id === adultId)
  const why = adultId !== null && !guardian ? 'BUS_TAP_ADULT' : whyNotTap(rider, one)
  if (why) return refused(context, why)
  await write(context, { id, bookingId, runId, kind, tappedAt, adultId, adult: guardian?.name ?? adult.trim() })
  if (rider.tappedAt !== null && Date.parse(rider.tappedAt) > tappedAt.getTime()) return became('Older')
  const boarding = boardingAfter[kind]
  riders.set(bookingId, { ...rider, boarding, tappedAt: tappedAt.toISOString() })
  context.changed('bus-booking', bookingId, { boarding: rider.boarding }, { day, boarding })
  const missing = boarding === 'NotThere'
  // Who is said to be missing is away from then on, and may be back.
  if (run.direction === 'ToSchool' && missing !== (rider.boarding === 'NotThere') && !(missing && rider.away))
    await tellOfMissing(context, { run, bookingId, stopId: rider.stopId, missing })
  return became('Taken')
}

interface Missing {
  readonly run: Schema<'BusRun'>
  readonly bookingId: number
  readonly stopId: number
  readonly missing: boolean
}

/** Has other modules hear that a child is not there in the morning, or is after all. */
async function tellOfMissing(context: SignedIn, { run, bookingId, stopId, missing }: Missing): Promise<void> {
  const { personId: studentId } = await context.db
    .selectFrom('busBooking')
    .select('personId')
    .where('id', '=', bookingId)
    .executeTakeFirstOrThrow()
  if (studentId === null) return
  const stop = run.stops.find((one) => one.stopId === stopId)
  const where = [run.lineNumber, run.name, run.nameZh, stop?.name, stop?.nameZh, stop?.at].filter(Boolean).join(' · ')
  await tellModules(context, 'bus.riderMissing', { studentId, day: run.day, missing, where, change: context })
}

interface Written {
  readonly id: string
  readonly runId: number
  readonly kind: Tap['kind']
  readonly tappedAt: Date
  readonly bookingId?: number
  readonly adultId?: number | null
  readonly adult?: string
}

async function write({ db, now, caller }: SignedIn, { id, runId, kind, tappedAt, bookingId, adultId, adult }: Written): Promise<void> {
  await db
    .insertInto('busTap')
    .values({ id, runId, kind, tappedAt, takenAt: now, tappedBy: caller.staffId, bookingId, adultId, ...(adult && { adult }) })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Forgets who was on a bus. */
export async function forgetBoarding(db: Db, cutOff: Date, limit: number): Promise<number> {
  const { numAffectedRows } =
    await sql`delete from bus_tap where id in (select id from bus_tap where taken_at < ${cutOff} limit ${limit})`.execute(db)
  return Number(numAffectedRows ?? 0)
}

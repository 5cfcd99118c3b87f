// What product.md says of seats on buses, in plain TypeScript that knows nothing of the server: who has a seat on a run, who waits and in
// which order, what leaves, buses, capacity, the calendar and the day that goes by make of it. Days are counted from Monday, 2 September 2030.
const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const
export const dayOf = (at: number): string => new Date(Date.UTC(2030, 8, 2 + at)).toISOString().slice(0, 10)
export const weekdayOf = (at: number): (typeof weekdays)[number] => weekdays[((at % 7) + 7) % 7]!

export interface Booking {
  readonly student: number
  readonly route: number
  readonly first: number
  readonly last: number
  /** Empty for every day. */
  readonly weekdays: readonly string[]
  readonly everyOther: boolean
  readonly out: readonly number[]
  readonly confirmation: 'Pending' | 'Confirmed' | 'Rejected' | 'Cancelled'
  /** When it was asked for. */
  readonly asked: string
}
export type Ride = 'Seat' | 'Waiting' | 'Away'
export interface Leave {
  readonly student: number
  readonly first: number
  readonly last: number
}
export interface Run {
  /** The bus of this day, where it is not the usual one. */
  readonly vehicle: number | null
  readonly cancelled: boolean
  readonly started: boolean
}

/** Records are replaced, never changed: a copy of the maps is a copy of the world. */
export interface World {
  readonly today: number
  readonly routes: Map<number, { readonly vehicle: number; readonly needsApproval: boolean }>
  readonly seats: Map<number, number>
  readonly bookings: Map<number, Booking>
  /** By booking and day: `12 3`. */
  readonly rides: Map<string, Ride>
  readonly leaves: Map<number, Leave>
  /** By route and day. */
  readonly runs: Map<string, Run>
  /** Days off, by the id of what says so. */
  readonly holidays: Map<number, number>
}
export const copyOf = (world: World): World => ({
  today: world.today,
  routes: new Map(world.routes),
  seats: new Map(world.seats),
  bookings: new Map(world.bookings),
  rides: new Map(world.rides),
  leaves: new Map(world.leaves),
  runs: new Map(world.runs),
  holidays: new Map(world.holidays),
})

type OfRun = { readonly route: number; readonly day: number }
/** What is asked. */
export type Step =
  | ({ readonly does: 'book' } & Pick<Booking, 'student' | 'route' | 'first' | 'last' | 'weekdays' | 'everyOther'>)
  | { readonly does: 'confirm' | 'reject' | 'cancel'; readonly id: number }
  | { readonly does: 'leaveOut' | 'rideAgain'; readonly id: number; readonly day: number }
  | ({ readonly does: 'leave' } & Leave)
  | { readonly does: 'return'; readonly id: number }
  | ({ readonly does: 'otherBus'; readonly vehicle: number } & OfRun)
  | ({ readonly does: 'stop' | 'restore' | 'start' } & OfRun)
  | { readonly does: 'usualBus'; readonly route: number; readonly vehicle: number }
  | { readonly does: 'seats'; readonly vehicle: number; readonly seats: number }
  | { readonly does: 'holiday'; readonly day: number }
  | { readonly does: 'noHoliday'; readonly id: number }

const key = (one: number, day: number) => `${one} ${day}`
const usual: Run = { vehicle: null, cancelled: false, started: false }
const runOf = ({ runs }: World, route: number, day: number): Run => runs.get(key(route, day)) ?? usual
const setRun = (world: World, { route, day }: OfRun, change: Partial<Run>) =>
  void world.runs.set(key(route, day), { ...runOf(world, route, day), ...change })
const takesPlace = ({ holidays }: World, day: number) => day % 7 < 5 && ![...holidays.values()].includes(day)
/** What is on the road stays a run, though its day has become a holiday. */
const isRun = (world: World, route: number, day: number) => takesPlace(world, day) || runOf(world, route, day).started
const capacity = (world: World, route: number, day: number) =>
  world.seats.get(runOf(world, route, day).vehicle ?? world.routes.get(route)!.vehicle)!
const isAway = ({ leaves }: World, student: number, day: number) =>
  [...leaves.values()].some((leave) => leave.student === student && leave.first <= day && day <= leave.last)

const isFor = ({ first, last, weekdays: only, everyOther }: Pick<Booking, 'first' | 'last' | 'weekdays' | 'everyOther'>, day: number) =>
  first <= day &&
  day <= last &&
  (only.length === 0 || only.includes(weekdayOf(day))) &&
  (!everyOther || (Math.floor(day / 7) - Math.floor(first / 7)) % 2 === 0)

/** The rides of a run, first come first. */
function ridesOf({ bookings, rides }: World, route: number, day: number) {
  return [...bookings]
    .flatMap(([id, { asked, route: of }]) => {
      const state = of === route ? rides.get(key(id, day)) : undefined
      return state ? [{ id, asked, state }] : []
    })
    .toSorted((a, b) => (a.asked < b.asked ? -1 : a.asked > b.asked ? 1 : a.id - b.id))
}
const ridersOf = (world: World, route: number, day: number) => ridesOf(world, route, day).filter(({ state }) => state === 'Seat').length

/** Free seats go to the first in line, unless the run is on the road or cancelled. */
function passOn(world: World, route: number, day: number): void {
  const { started, cancelled } = runOf(world, route, day)
  if (started || cancelled) return
  let free = capacity(world, route, day) - ridersOf(world, route, day)
  for (const { id, state } of ridesOf(world, route, day)) if (state === 'Waiting' && free-- > 0) world.rides.set(key(id, day), 'Seat')
}

/** Gives a booking its rides, and takes those that it has no more. */
function settle(world: World, id: number): void {
  const booking = world.bookings.get(id)!
  const { route, student, last, out, confirmation } = booking
  for (let day = world.today; day <= last; day++) {
    if (runOf(world, route, day).started) continue
    const wanted = confirmation === 'Confirmed' && isFor(booking, day) && !out.includes(day) && takesPlace(world, day)
    const at = key(id, day)
    if (!wanted) world.rides.delete(at)
    else if (!world.rides.has(at)) world.rides.set(at, isAway(world, student, day) ? 'Away' : 'Waiting')
  }
}

/** All runs from today on in which somebody waits. */
function passAllOn(world: World, routes: Iterable<number> = world.routes.keys()): void {
  const last = Math.max(world.today, ...[...world.bookings.values()].map((one) => one.last))
  for (const route of routes) for (let day = world.today; day <= last; day++) passOn(world, route, day)
}

function settleLeave(world: World, { student, first, last }: Leave): void {
  for (let day = Math.max(first, world.today); day <= last; day++)
    for (const [id, { student: who, route }] of world.bookings) {
      const state = who === student ? world.rides.get(key(id, day)) : undefined
      const away = isAway(world, student, day)
      if (!state || (state === 'Away') === away) continue
      const { started } = runOf(world, route, day)
      const again = started && ridersOf(world, route, day) < capacity(world, route, day) ? 'Seat' : 'Waiting'
      world.rides.set(key(id, day), away ? 'Away' : again)
      passOn(world, route, day)
    }
}

const open = ({ confirmation }: Booking) => confirmation === 'Pending' || confirmation === 'Confirmed'

/** Whether its student has the other line on one of its days. Both lines go to school. */
const ridesElsewhere = ({ bookings }: World, here: Omit<Booking, 'confirmation' | 'asked'>): boolean =>
  [...bookings.values()].some((one) => {
    if (!open(one) || one.student !== here.student || one.route === here.route) return false
    const isOn = (booking: typeof here, day: number) => day % 7 < 5 && isFor(booking, day) && !booking.out.includes(day)
    return Array.from({ length: here.last - here.first + 1 }, (_, at) => here.first + at).some((day) => isOn(here, day) && isOn(one, day))
  })

/** Takes a step in a world. Answers why it is refused; a world in which it was is of no use any more. */
export function take(world: World, step: Step, made: { readonly id: number; readonly asked: string }): string | undefined {
  const { today, bookings, routes, rides, leaves, holidays } = world
  switch (step.does) {
    case 'book': {
      const { does: _does, ...asked } = step
      if (step.first < today) return 'BUS_BOOKING_PAST'
      const days = Array.from({ length: step.last - step.first + 1 }, (_, at) => step.first + at)
      if (!days.some((day) => isFor(step, day) && isRun(world, step.route, day))) return 'BUS_BOOKING_NO_DAY'
      const twice = [...bookings.values()].some(
        (one) => open(one) && one.student === step.student && one.route === step.route && one.first <= step.last && step.first <= one.last,
      )
      if (twice) return 'BUS_BOOKING_TWICE'
      if (ridesElsewhere(world, { ...asked, out: [] })) return 'BUS_BOOKING_ELSEWHERE'
      const confirmation = routes.get(step.route)!.needsApproval ? 'Pending' : 'Confirmed'
      bookings.set(made.id, { ...asked, out: [], confirmation, asked: made.asked })
      return settled(world, made.id)
    }
    case 'confirm':
    case 'reject':
    case 'cancel': {
      const before = bookings.get(step.id)!
      if (step.does === 'cancel' ? !open(before) : before.confirmation !== 'Pending') return 'ALREADY_DECIDED'
      const confirmation = ({ confirm: 'Confirmed', reject: 'Rejected', cancel: 'Cancelled' } as const)[step.does]
      bookings.set(step.id, { ...before, confirmation })
      return settled(world, step.id)
    }
    case 'leaveOut':
    case 'rideAgain': {
      const { id, day, does } = step
      const before = bookings.get(id)!
      const may =
        does === 'leaveOut'
          ? rides.has(key(id, day)) && !runOf(world, before.route, day).started
          : before.out.includes(day) && before.confirmation === 'Confirmed'
      if (!may || day < today) return 'BUS_BOOKING_DAY'
      const after = { ...before, out: does === 'leaveOut' ? [...before.out, day] : before.out.filter((one) => one !== day) }
      if (does === 'rideAgain' && ridesElsewhere(world, after)) return 'BUS_BOOKING_ELSEWHERE'
      bookings.set(id, after)
      return settled(world, id)
    }
    case 'leave': {
      const { does: _does, ...leave } = step
      const overlaps = [...leaves.values()].some(
        (one) => one.student === leave.student && one.first <= leave.last && leave.first <= one.last,
      )
      if (overlaps) return 'ABSENCE_OVERLAPS'
      const days = Array.from({ length: leave.last - leave.first + 1 }, (_, at) => leave.first + at)
      if (!days.some((day) => takesPlace(world, day))) return 'ABSENCE_NO_LESSONS'
      leaves.set(made.id, leave)
      settleLeave(world, leave)
      return undefined
    }
    case 'return': {
      const before = leaves.get(step.id)
      if (!before) return 'ABSENCE_DELETED'
      leaves.delete(step.id)
      settleLeave(world, before)
      return undefined
    }
    case 'otherBus':
    case 'stop':
    case 'restore':
    case 'start':
      return moveRun(world, step)
    case 'usualBus':
      routes.set(step.route, { ...routes.get(step.route)!, vehicle: step.vehicle })
      passAllOn(world, [step.route])
      return undefined
    case 'seats':
      world.seats.set(step.vehicle, step.seats)
      passAllOn(world)
      return undefined
    default: {
      if (step.does === 'noHoliday' && !holidays.has(step.id)) return 'SPECIAL_DAY_NOT_FOUND'
      if (step.does === 'noHoliday') holidays.delete(step.id)
      else holidays.set(made.id, step.day)
      for (const id of bookings.keys()) settle(world, id)
      passAllOn(world)
      return undefined
    }
  }
}

function settled(world: World, id: number): undefined {
  settle(world, id)
  passAllOn(world, [world.bookings.get(id)!.route])
}

function moveRun(world: World, step: Extract<Step, OfRun & { does: 'otherBus' | 'stop' | 'restore' | 'start' }>): string | undefined {
  const { route, day } = step
  const { cancelled, started } = runOf(world, route, day)
  if (!isRun(world, route, day)) return 'BUS_NO_RUN'
  switch (step.does) {
    case 'otherBus':
    case 'stop':
      if (cancelled) return 'BUS_RUN_OVER'
      if (step.does === 'otherBus')
        setRun(world, step, { vehicle: step.vehicle === world.routes.get(route)!.vehicle ? null : step.vehicle })
      else setRun(world, step, { cancelled: true })
      break
    case 'restore':
      if (!cancelled) return 'BUS_RUN_NOT_CANCELLED'
      setRun(world, step, { cancelled: false })
      break
    default:
      if (started || cancelled) return 'BUS_RUN_NOT_PLANNED'
      if (day !== world.today) return 'BUS_RUN_OTHER_DAY'
      if (ridersOf(world, route, day) > capacity(world, route, day)) return 'BUS_RUN_FULL'
      setRun(world, step, { started: true })
      return undefined
  }
  if (step.does !== 'stop') passOn(world, route, day)
  return undefined
}

/** What no order of steps may lead to: somebody waits beside a free seat of a run that takes place and has not left. */
export function waitsBesideAFreeSeat(world: World): string | undefined {
  for (const route of world.routes.keys())
    for (let day = world.today; day < world.today + 20; day++) {
      const { started, cancelled } = runOf(world, route, day)
      const rides = ridesOf(world, route, day)
      if (started || cancelled || !rides.some(({ state }) => state === 'Waiting')) continue
      if (ridersOf(world, route, day) < capacity(world, route, day)) return `route ${route} on ${dayOf(day)}`
    }
  return undefined
}

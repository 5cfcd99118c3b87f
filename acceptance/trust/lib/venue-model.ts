// What product.md says of venues, in plain TypeScript that knows nothing of the server: when they are open, what may be reserved, what becomes
// of reservations when hours, blocked dates or the calendar change. Times of day are quarters of an hour from midnight, days are counted.
export const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const
export type Weekday = (typeof weekdays)[number]
/** Three weeks from Monday, 4 November 2030: in term, and nothing special in them. */
export const days = 21
export const dayOf = (at: number): string => new Date(Date.UTC(2030, 10, 4 + at)).toISOString().slice(0, 10)
const noon = 48

export interface Hours {
  readonly weekday: Weekday
  readonly from: number
  readonly to: number
}
export interface Venue {
  readonly partOf: number | null
  /** Quarters kept free between two. */
  readonly between: number
  readonly status: 'Open' | 'Closed'
  readonly opensOnDaysOff: boolean
  readonly hours: readonly Hours[]
  readonly version: number
}
export interface Block {
  /** Null for all. */
  readonly venue: number | null
  readonly kind: 'Blocked' | 'Open'
  readonly first: number
  readonly last: number
}
export interface Special {
  readonly day: number
  readonly kind: 'Holiday' | 'Break' | 'StaffDay' | 'Online' | 'MakeUp'
  readonly part: 'Whole' | 'Morning' | 'Afternoon'
  readonly runsAs: Weekday | null
  /** For one division alone. */
  readonly some: boolean
}
export interface Slot {
  readonly venue: number
  readonly day: number
  readonly from: number
  readonly to: number
}
export interface Reservation extends Slot {
  readonly between: number
  readonly open: boolean
  readonly version: number
}
/** Records are replaced, never changed: a copy of the maps is a copy of the world. */
export interface World {
  readonly venues: Map<number, Venue>
  readonly blocks: Map<number, Block>
  readonly specials: Map<number, Special>
  readonly reservations: Map<number, Reservation>
  /** Reservations that a change of the calendar has left in closed time; whoever makes one is told how many. */
  readonly stranded: Set<number>
}
export const copyOf = (world: World): World => ({
  venues: new Map(world.venues),
  blocks: new Map(world.blocks),
  specials: new Map(world.specials),
  reservations: new Map(world.reservations),
  stranded: new Set(world.stranded),
})

/** What is asked. */
export type Step =
  | ({ readonly does: 'reserve' } & Slot)
  | ({ readonly does: 'move'; readonly id: number; readonly version: number } & Slot)
  | { readonly does: 'cancel'; readonly id: number }
  | ({ readonly does: 'hours'; readonly venue: number; readonly version: number; readonly cancels: boolean } & Pick<
      Venue,
      'status' | 'opensOnDaysOff' | 'hours'
    >)
  | ({ readonly does: 'block'; readonly cancels: boolean } & Block)
  | { readonly does: 'unblock'; readonly id: number }
  | ({ readonly does: 'special' } & Special)
  | { readonly does: 'unspecial'; readonly id: number }

/** What decides about a half of a day: for everybody, and the newest of those as long. */
function half({ specials }: World, day: number, part: 'Morning' | 'Afternoon'): { reason: string; weekday: Weekday } {
  const here = [...specials].filter(([, one]) => one.day === day && !one.some && (one.part === 'Whole' || one.part === part))
  const newest = (those: typeof here) => those.toSorted(([a], [b]) => b - a)[0]?.[1]
  const special = newest(here.filter(([, { kind }]) => kind !== 'Online'))
  const lessons = special ? special.kind === 'MakeUp' : day % 7 < 5
  const away = lessons && newest(here.filter(([, { kind }]) => kind === 'Online'))
  return { reason: away ? 'Online' : (special?.kind ?? 'None'), weekday: special?.runsAs ?? weekdays[day % 7]! }
}

/** Whether dates are about a venue: those of its whole are too, and a whole cannot be had where a part is blocked. */
function isAbout({ venues }: World, { venue, kind }: Block, id: number): boolean {
  if (venue === null || venue === id || venues.get(id)!.partOf === venue) return true
  return kind === 'Blocked' && venues.get(venue)!.partOf === id
}

/** The quarters of a day in which a venue is open, and why it is not where there are none. */
export function openQuarters(world: World, id: number, day: number): { readonly open: readonly boolean[]; readonly why: string } {
  const venue = world.venues.get(id)!
  const never = (why: string) => ({ open: [], why })
  if (venue.status !== 'Open') return never('VENUE_NOT_OPEN')
  const dates = [...world.blocks.values()].filter((one) => isAbout(world, one, id) && one.first <= day && day <= one.last)
  if (dates.some(({ kind }) => kind === 'Blocked')) return never('VENUE_BLOCKED')
  const opened = venue.opensOnDaysOff || dates.length > 0
  const halves = [half(world, day, 'Morning'), half(world, day, 'Afternoon')]
  const off = halves.map(({ reason }) => !opened && ['Holiday', 'Break', 'Online'].includes(reason))
  const open = Array.from({ length: 96 }, (_, quarter) => {
    const which = quarter < noon ? 0 : 1
    return !off[which] && venue.hours.some(({ weekday, from, to }) => weekday === halves[which]!.weekday && from <= quarter && quarter < to)
  })
  if (open.some(Boolean)) return { open, why: 'VENUE_OUTSIDE_HOURS' }
  return never(off.some(Boolean) ? 'VENUE_DAY_OFF' : 'VENUE_NO_HOURS')
}

function whyClosed(world: World, { venue, day, from, to }: Slot): string | undefined {
  const { open, why } = openQuarters(world, venue, day)
  return open.length > 0 && open.slice(from, to).every(Boolean) ? undefined : why
}
const isClosed = (world: World, slot: Slot): boolean => whyClosed(world, slot) !== undefined

function whyNotFree(world: World, slot: Slot, own = 0): string | undefined {
  if (slot.to <= slot.from) return 'VENUE_TIME_ORDER'
  const closed = whyClosed(world, slot)
  if (closed) return closed
  const { between } = world.venues.get(slot.venue)!
  const partOf = (venue: number) => world.venues.get(venue)!.partOf
  const taken = [...world.reservations].some(
    ([id, other]) =>
      id !== own &&
      other.open &&
      other.day === slot.day &&
      (other.venue === slot.venue || partOf(other.venue) === slot.venue || partOf(slot.venue) === other.venue) &&
      slot.from < other.to + other.between &&
      other.from < slot.to + between,
  )
  return taken ? 'VENUE_TAKEN' : undefined
}

const cancelled = (one: Reservation): Reservation => ({ ...one, open: false, version: one.version + 1 })

/** Venues are open otherwise: what that leaves in closed time is cancelled where that was asked for, otherwise it is refused. */
function settle(world: World, change: () => void, isConcerned: (venue: number) => boolean, cancels: boolean): string | undefined {
  const before = [...world.reservations].filter(([, one]) => one.open && isConcerned(one.venue) && !isClosed(world, one))
  change()
  const hit = before.filter(([, one]) => isClosed(world, one))
  if (hit.length > 0 && !cancels) return 'VENUE_RESERVATIONS_HIT'
  for (const [id, one] of hit) world.reservations.set(id, cancelled(one))
  return undefined
}

/** Takes a step in a world; `id` is that of what it makes. Answers why it is refused; a world in which it was is of no use any more. */
export function take(world: World, step: Step, id: number): string | undefined {
  const { venues, blocks, specials, reservations, stranded } = world
  switch (step.does) {
    case 'reserve': {
      const { does: _does, ...slot } = step
      const why = whyNotFree(world, slot)
      if (!why) reservations.set(id, { ...slot, between: venues.get(slot.venue)!.between, open: true, version: 1 })
      return why
    }
    case 'move': {
      const { does: _does, id: own, version, ...slot } = step
      const before = reservations.get(own)!
      if (!before.open) return 'ALREADY_DECIDED'
      if (before.version !== version) return 'STALE'
      const moves = (['venue', 'day', 'from', 'to'] as const).some((name) => before[name] !== slot[name])
      const why = moves ? whyNotFree(world, slot, own) : undefined
      const between = moves ? venues.get(slot.venue)!.between : before.between
      if (!why) reservations.set(own, { ...slot, between, open: true, version: version + 1 })
      if (!why && moves) stranded.delete(own)
      return why
    }
    case 'cancel': {
      const before = reservations.get(step.id)!
      if (!before.open) return 'ALREADY_DECIDED'
      reservations.set(step.id, cancelled(before))
      return undefined
    }
    case 'hours': {
      const { does: _does, venue, version, cancels, ...change } = step
      const before = venues.get(venue)!
      if (before.version !== version) return 'STALE'
      return settle(
        world,
        () => venues.set(venue, { ...before, ...change, version: version + 1 }),
        (id) => id === venue,
        cancels,
      )
    }
    case 'block': {
      const { does: _does, cancels, ...block } = step
      return settle(
        world,
        () => blocks.set(id, block),
        (venue) => isAbout(world, block, venue),
        cancels,
      )
    }
    case 'unblock': {
      const before = blocks.get(step.id)
      if (!before) return 'VENUE_BLOCK_NOT_FOUND'
      return settle(
        world,
        () => blocks.delete(step.id),
        (venue) => isAbout(world, before, venue),
        false,
      )
    }
    default: {
      if (step.does === 'unspecial' && !specials.has(step.id)) return 'SPECIAL_DAY_NOT_FOUND'
      if (step.does === 'unspecial') specials.delete(step.id)
      else specials.set(id, step)
      for (const [own, one] of reservations) if (one.open && isClosed(world, one)) stranded.add(own)
      return undefined
    }
  }
}

/** Open reservations in closed time that no change of the calendar has left there. */
export const inClosedTime = (world: World): number[] =>
  [...world.reservations].flatMap(([id, one]) => (one.open && !world.stranded.has(id) && isClosed(world, one) ? [id] : []))

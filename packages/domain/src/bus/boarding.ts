import type { Schema } from '@isb/contract'

type Rider = Pick<Schema<'BusSheetRider'>, 'away' | 'boarding' | 'met'>
type Tap = Pick<Schema<'BusTap'>, 'kind' | 'adult' | 'adultId'>

/** Where a rider is after a tap. */
export const boardingAfter = { Boarded: 'Boarded', NotThere: 'NotThere', GotOff: 'GotOff', Cleared: 'Open' } as const satisfies Partial<
  Record<Schema<'BusTapKind'>, Schema<'BusBoarding'>>
>

/** Whether nobody has said where a rider is: on the bus, or with a seat and without a word. A run with one of them cannot be closed. */
export const isUnaccounted = ({ away, boarding }: Omit<Rider, 'met'>): boolean => boarding === 'Boarded' || (!away && boarding === 'Open')

/** Why a tap of a rider cannot be, or null. */
export function whyNotTap({ met }: Pick<Rider, 'met'>, { kind, adult, adultId }: Tap): 'BUS_TAP_MET' | 'BUS_TAP_ADULT' | null {
  const handed = adult !== undefined || adultId !== undefined
  if (handed && kind !== 'GotOff') return 'BUS_TAP_ADULT'
  return met && kind === 'GotOff' && !handed ? 'BUS_TAP_MET' : null
}

/** The sheet of a run as it will be once these taps have come in, in their order. */
export function withTaps(sheet: Schema<'BusSheet'>, taps: readonly Schema<'BusTap'>[]): Schema<'BusSheet'> {
  const status = { Started: 'OnTheRoad', Withdrawn: 'Planned', Closed: 'Done' } as const
  return taps.reduce<Schema<'BusSheet'>>((now, { kind, bookingId, tappedAt, adult, adultId }) => {
    if (kind === 'Started' || kind === 'Withdrawn' || kind === 'Closed') {
      const startedAt = { Started: tappedAt, Withdrawn: null, Closed: now.run.startedAt }[kind]
      return { ...now, run: { ...now.run, status: status[kind], startedAt } }
    }
    const riders = now.riders.map((rider) =>
      rider.bookingId === bookingId && (rider.tappedAt ?? '') <= tappedAt
        ? {
            ...rider,
            boarding: boardingAfter[kind],
            tappedAt,
            adult: adult ?? rider.adults.find(({ id }) => id === adultId)?.name ?? '',
          }
        : rider,
    )
    return { ...now, riders }
  }, sheet)
}

type Sheet = Schema<'BusSheet'>
type SheetRider = Sheet['riders'][number]

/** What there is to do at a stop of a run: who gets on or off there, and who is still open from the stops before it. */
export interface AtStop {
  readonly does: 'Boarded' | 'GotOff'
  readonly riders: readonly SheetRider[]
  readonly left: readonly SheetRider[]
}

/** In the morning riders get on at their stops and off at the last one; in the afternoon on at the first one, and off at theirs. */
export function atStop({ run: { direction, stops }, riders }: Sheet, at: number): AtStop {
  const order = new Map(stops.map(({ stopId }, index) => [stopId, index]))
  const stopOf = ({ stopId }: SheetRider) => order.get(stopId) ?? 0
  const last = stops.length - 1
  const toSchool = direction === 'ToSchool'
  const boards = toSchool ? at < last : at === 0
  const isDue = (rider: SheetRider) => (boards ? !toSchool || stopOf(rider) === at : (toSchool || stopOf(rider) === at) && wasOn(rider))
  const mine = riders.filter(isDue)
  const left = riders.filter((rider) => {
    if (mine.includes(rider) || !isUnaccounted(rider)) return false
    if (rider.boarding === 'Open') return toSchool ? stopOf(rider) < at : at > 0
    return !toSchool && stopOf(rider) < at
  })
  return { does: boards ? 'Boarded' : 'GotOff', riders: mine, left }
}

const wasOn = ({ boarding }: SheetRider) => boarding === 'Boarded' || boarding === 'GotOff'
/** Whether nothing is to be done any more for a rider who gets on or off at a stop. */
export const isDone = (does: AtStop['does'], { away, boarding }: SheetRider): boolean =>
  does === 'Boarded' ? away || boarding !== 'Open' : boarding === 'GotOff'

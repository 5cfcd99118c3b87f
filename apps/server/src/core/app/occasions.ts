// What modules hear of each other: one list of occasions. The module where something happens tells of it within its own change, and those
// that listen take part in that change; neither imports the other.
import type { Schema } from '@isb/contract'
import type { RunMove } from '@isb/domain'
import type { SignedIn } from './context.ts'

declare module './context.ts' {
  interface App {
    /** What modules do when something happens in others. */
    readonly listeners: readonly Listeners[]
  }
}

/** What there is to hear of, and what goes with it. */
export interface Occasions {
  /** Whoever was in an account is shut out of it: whoever listens ends what they could still come in by, or read with. */
  'account.shutOut': { readonly staffId: number }
  /** An absence is told to offices by mail; whoever listens may name addresses that are told as well, and say that the student rides. */
  'absence.told': {
    readonly studentId: number
    /** The first half day of the absence, and the last. */
    readonly startsOn: string
    readonly startsHalf: Schema<'AbsenceHalf'>
    readonly endsOn: string
    readonly endsHalf: Schema<'AbsenceHalf'>
    readonly alsoTo: (address: string) => void
    readonly ridesBus: () => void
  }
  /** An absence was made, changed or deleted: whether the student is on leave on these days is to be asked anew. */
  'absence.changed': { readonly studentId: number; readonly from: string; readonly to: string }
  /** The first or the last day of students at the school moved. */
  'student.daysChanged': { readonly studentIds: readonly number[] }
  /** A plan of the next school year is proposed; whoever listens may name students who will leave. */
  'homeroom.planProposed': { readonly toYear: string; readonly leaves: (studentId: number) => void }
  /** The hours of a venue are about to change, or have: whoever listens counts its reservations to come that are in closed time now. */
  'venue.hoursAsked': { readonly venueId: number; readonly closed: (count: number) => void }
  /** Days of the calendar came, went or moved. */
  'calendar.changed': object
  /** A run was cancelled, restored, given another bus, started or closed. */
  'bus.runChanged': { readonly routeId: number; readonly day: string; readonly move: RunMove }
  /**
   * A child was not at the stop in the morning, without a leave; or is there after all. `change` is the one in which the attendant said so:
   * whoever listens writes in it, in the attendant's name.
   */
  'bus.riderMissing': {
    readonly studentId: number
    readonly day: string
    readonly missing: boolean
    readonly where: string
    readonly change: SignedIn
  }
  /** A route was changed: its days, its stops, or its bus. */
  'bus.routeChanged': { readonly routeId: number }
  /** A bus was changed: it may have other seats. */
  'bus.vehicleChanged': { readonly vehicleId: number }
}

/** The change that something happens in. */
export type Told = Pick<SignedIn, 'app' | 'db' | 'now'>
/** What a module does on occasions of other modules. A listener that throws undoes the change that it was told of. */
export type Listeners = {
  readonly [Name in keyof Occasions]?: (occasion: Occasions[Name], context: Told) => Promise<void>
}

/** Has every module hear of an occasion, one after the other in the order of the modules. */
export async function tellModules<Name extends keyof Occasions>(context: Told, name: Name, occasion: Occasions[Name]): Promise<void> {
  for (const listener of context.app.listeners) await listener[name]?.(occasion, context)
}

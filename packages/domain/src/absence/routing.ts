// Who is told of an absence, and why: one rule a reader, each of which answers yes or no.
import type { Schema } from '@isb/contract'

type Office = Schema<'Office'>

/** What the rules ask of an absence. */
export interface RoutedAbsence {
  readonly division: Schema<'Division'> | null
  readonly leaveType: Schema<'LeaveType'>
  /** School days with lessons. */
  readonly days: number
  /** Whether the student is booked on a bus of these days. */
  readonly ridesBus: boolean
}

/** A reader, the rule that would have them told, and whether it does. */
export interface Routed {
  readonly office: Office
  readonly rule: Schema<'ToldRule'>
  readonly applies: boolean
}

const divisions = ['Elementary', 'Middle', 'High', 'LifeCentered'] as const

/** All seven offices in their order. */
export const routed = (
  { division, leaveType, days, ridesBus }: RoutedAbsence,
  { directorsFrom }: Pick<Schema<'AbsenceSettings'>, 'directorsFrom'>,
): readonly Routed[] => [
  ...divisions.map((office) => ({ office, rule: 'Division' as const, applies: division === office })),
  { office: 'Bus', rule: 'Bus', applies: ridesBus },
  { office: 'Nurses', rule: 'Sick', applies: leaveType === 'Sick' },
  { office: 'Directors', rule: 'Days', applies: days >= directorsFrom },
]

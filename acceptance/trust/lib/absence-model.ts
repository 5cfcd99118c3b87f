// Absences in plain TypeScript that knows product.md and nothing of the server: which halves have lessons, what overlaps, who is told.
import { addDays } from '@isb/sdk/rules'

/** A Monday; the model looks at four weeks from then on, by the numbers of their half days. */
export const firstDay = '2030-09-02'
export const halves = 56
export const dayOf = (half: number): string => addDays(firstDay, Math.floor(half / 2))
export const halfOf = (half: number) => (half % 2 === 0 ? ('Morning' as const) : ('Afternoon' as const))

export const divisions = ['Elementary', 'Middle', 'High'] as const
export type Division = (typeof divisions)[number]
export const offices = [...divisions, 'Bus', 'Nurses', 'Directors'] as const
export type Office = (typeof offices)[number]
export const types = ['Sick', 'Personal', 'SchoolTrip', 'Unexplained'] as const
export type LeaveType = (typeof types)[number]

export interface Pupil {
  readonly ridesBus: boolean
  /** Each from a day on, in order; the first from before the four weeks. */
  readonly stays: readonly { readonly from: string; readonly division: Division }[]
}
export interface Absence {
  readonly student: number
  readonly type: LeaveType
  readonly first: number
  readonly last: number
  readonly deleted: boolean
  /** The addresses that were told for an office; none where it had no mailbox. */
  readonly told: Readonly<Partial<Record<Office, readonly string[]>>>
  /** `submitted a@b`: every mail, in any order. */
  readonly mails: readonly string[]
}
export interface School {
  readonly pupils: Pupil[]
  readonly absences: Map<number, Absence>
  /** Days off: for one division, or for all. */
  readonly off: Map<string, { readonly id: number; readonly division: Division | null }>
  readonly mailboxes: Record<Office, readonly string[]>
}
type Draft = Pick<Absence, 'student' | 'type' | 'first' | 'last'>

export const divisionOf = ({ pupils }: School, { student, first }: Pick<Draft, 'student' | 'first'>): Division =>
  pupils[student]!.stays.findLast(({ from }) => from <= dayOf(first))!.division

function hasLessons({ off }: School, half: number, division: Division): boolean {
  const closed = off.get(dayOf(half))
  return Math.floor(half / 2) % 7 < 5 && (closed === undefined || (closed.division !== null && closed.division !== division))
}

/** The half days with lessons of an absence. */
export function missed(school: School, absence: Pick<Draft, 'student' | 'first' | 'last'>): number[] {
  const division = divisionOf(school, absence)
  return Array.from({ length: absence.last - absence.first + 1 }, (_, at) => absence.first + at).filter((half) =>
    hasLessons(school, half, division),
  )
}
export const daysOf = (school: School, absence: Pick<Draft, 'student' | 'first' | 'last'>): number => missed(school, absence).length / 2

/** Why an absence cannot be; `id` is its own where it stands already. */
export function whyNot(school: School, draft: Draft, id = 0): string | undefined {
  const overlaps = [...school.absences].some(
    ([other, { student, first, last, deleted }]) =>
      other !== id && !deleted && student === draft.student && first <= draft.last && last >= draft.first,
  )
  if (overlaps) return 'ABSENCE_OVERLAPS'
  return daysOf(school, draft) === 0 ? 'ABSENCE_NO_LESSONS' : undefined
}

const concerned = (school: School, draft: Draft): Office[] => [
  divisionOf(school, draft),
  ...(school.pupils[draft.student]!.ridesBus ? (['Bus'] as const) : []),
  ...(draft.type === 'Sick' ? (['Nurses'] as const) : []),
  ...(daysOf(school, draft) >= 3 ? (['Directors'] as const) : []),
]

/** Tells the offices that are concerned and have not been told. */
function toldNew(school: School, absence: Absence): Absence {
  const fresh = concerned(school, absence).filter((office) => absence.told[office] === undefined)
  return {
    ...absence,
    told: { ...absence.told, ...Object.fromEntries(fresh.map((office) => [office, school.mailboxes[office]])) },
    mails: [...absence.mails, ...fresh.flatMap((office) => school.mailboxes[office].map((address) => `submitted ${address}`))],
  }
}

export const submitted = (school: School, draft: Draft): Absence => toldNew(school, { ...draft, deleted: false, told: {}, mails: [] })

/** An absence after a change. Who was told hears of it where it changes what their mails tell: the bus is told no leave types. */
export function changed(school: School, before: Absence, change: Partial<Draft>): Absence {
  const after = { ...before, ...change }
  const moved = after.first !== before.first || after.last !== before.last || daysOf(school, after) !== daysOf(school, before)
  const hears = (office: string) => moved || (after.type !== before.type && office !== 'Bus')
  const again = Object.entries(before.told).flatMap(([office, addresses]) =>
    hears(office) ? addresses.map((one) => `changed ${one}`) : [],
  )
  return toldNew(school, { ...after, mails: [...before.mails, ...again] })
}

export const deleted = (before: Absence): Absence => ({
  ...before,
  deleted: true,
  mails: [...before.mails, ...Object.values(before.told).flatMap((addresses) => addresses.map((one) => `deleted ${one}`))],
})

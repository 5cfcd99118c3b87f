// Where students belong and who their guardians are, in plain TypeScript that knows product.md and nothing of the server: a student has
// decisions, each from a day on, and is on a day where the last decision before it says.

/** What is done to a school. Days are `YYYY-MM-DD`; `version` is how far the question is behind or ahead of what stands. */
export type Step =
  | { readonly does: 'move'; readonly student: number; readonly from: string; readonly to: number | null }
  | { readonly does: 'leave'; readonly student: number; readonly leftOn: string | null; readonly version: number }
  | { readonly does: 'enter'; readonly student: number; readonly enteredOn: string; readonly version: number }
  | { readonly does: 'tie'; readonly student: number; readonly guardian: number; readonly relation: 'Mother' | 'Father' | 'Other' }
  | { readonly does: 'untie'; readonly student: number; readonly guardian: number }
export type Outcome = 'done' | 'STUDENT_DAYS' | 'STALE' | 'GUARDIAN_NOT_FOUND'

interface Decision {
  readonly from: string
  readonly place: number | null
}
/** A student of the model. */
export interface Pupil {
  readonly enteredOn: string
  readonly leftOn: string | null
  readonly version: number
  /** In the order of their days; no two in a row name one place. The first begins with the student's first day. */
  readonly decisions: readonly Decision[]
  readonly guardians: Readonly<Record<number, string>>
}
type Told = readonly [outcome: Outcome, after: Pupil]

/** A student as one is taken in. */
export const newPupil = (enteredOn: string, place: number | null): Pupil => ({
  enteredOn,
  leftOn: null,
  version: 1,
  decisions: [{ from: enteredOn, place }],
  guardians: {},
})

/** What becomes of a student by a step, and what is answered. */
export function taken(pupil: Pupil, step: Step): Told {
  const refused = (why: Outcome): Told => [why, pupil]
  const done = (change: Partial<Pupil>): Told => ['done', { ...pupil, ...change, version: pupil.version + 1 }]
  switch (step.does) {
    case 'move': {
      if (step.from < pupil.enteredOn || (pupil.leftOn !== null && step.from > pupil.leftOn)) return refused('STUDENT_DAYS')
      const others = pupil.decisions.filter(({ from }) => from !== step.from)
      const all = [...others, { from: step.from, place: step.to }].toSorted((a, b) => (a.from < b.from ? -1 : 1))
      return done({ decisions: all.filter(({ place }, at) => at === 0 || all[at - 1]!.place !== place) })
    }
    case 'leave': {
      if (step.version !== 0) return refused('STALE')
      if (step.leftOn !== null && step.leftOn < pupil.enteredOn) return refused('STUDENT_DAYS')
      const { leftOn } = step
      if (leftOn === pupil.leftOn) return ['done', pupil]
      return done({ leftOn, decisions: leftOn === null ? pupil.decisions : pupil.decisions.filter(({ from }) => from <= leftOn) })
    }
    case 'enter': {
      if (step.version !== 0) return refused('STALE')
      const { enteredOn } = step
      if (pupil.leftOn !== null && pupil.leftOn < enteredOn) return refused('STUDENT_DAYS')
      if (enteredOn === pupil.enteredOn) return ['done', pupil]
      const first = pupil.decisions.findLast(({ from }) => from <= enteredOn) ?? pupil.decisions[0]!
      const later = pupil.decisions.filter(({ from }) => from > first.from)
      return done({ enteredOn, decisions: [{ ...first, from: enteredOn }, ...later] })
    }
    case 'tie':
      return ['done', { ...pupil, guardians: { ...pupil.guardians, [step.guardian]: step.relation } }]
    case 'untie': {
      if (!(step.guardian in pupil.guardians)) return refused('GUARDIAN_NOT_FOUND')
      const others = Object.entries(pupil.guardians).filter(([id]) => Number(id) !== step.guardian)
      return ['done', { ...pupil, guardians: Object.fromEntries(others) }]
    }
    default:
      throw new Error('no such step', { cause: step satisfies never })
  }
}

/** Where a student was, is or will be on a day; undefined while they are not at the school. */
export function placeOn({ enteredOn, leftOn, decisions }: Pupil, day: string): number | null | undefined {
  if (day < enteredOn || (leftOn !== null && day > leftOn)) return undefined
  return decisions.findLast(({ from }) => from <= day)?.place
}

/** The same on any day for a list: before the first day where one will be, after the last where one was. */
export const shownOn = ({ decisions }: Pupil, day: string): number | null =>
  (decisions.findLast(({ from }) => from <= day) ?? decisions[0]!).place

export const stateOn = ({ enteredOn, leftOn }: Pupil, day: string) =>
  enteredOn > day ? ('Coming' as const) : leftOn !== null && leftOn < day ? ('Left' as const) : ('Enrolled' as const)

// Where a student belongs, day by day: stays that follow each other and never overlap. Days are `YYYY-MM-DD`, so they sort as text.

import type { Schema } from '@isb/contract'
import { addDays } from '../days.ts'

/** What holds on a day. */
export interface Place {
  readonly division: Schema<'Division'> | null
  readonly grade: string
  readonly homeroomId: number | null
  /** A supporting class beside the homeroom. It counts in its own list and nowhere else. */
  readonly alsoInId: number | null
}

/** A class, as far as a move asks about it. */
export interface ClassOfYear {
  readonly id: number
  readonly schoolYear: string
}

/** A place from a day until the day before another; `until` is null while no end is planned. */
export interface Stay extends Place {
  readonly from: string
  readonly until: string | null
}

/** The stays of a student, and the last day, which is null while nobody has said it. */
export interface StudentDays {
  readonly leftOn: string | null
  readonly stays: readonly Stay[]
}

/** Until when somebody stays who has a last day; null where no end is known, which some systems write as the last day that there is. */
export const untilAfter = (leftOn: string | null): string | null => (leftOn === null || leftOn === '9999-12-31' ? null : addDays(leftOn, 1))

/** The days of a student: from the first to the last, which is null while nobody has said it. */
export interface SchoolDays {
  readonly enteredOn: string
  readonly leftOn: string | null
}

/** Whether somebody can be moved from a day on: they must be here then. */
export const whyNotMove = ({ enteredOn, leftOn }: SchoolDays, from: string): 'STUDENT_DAYS' | null =>
  from < enteredOn || (leftOn !== null && from > leftOn) ? 'STUDENT_DAYS' : null

/** Whether these can be somebody's days: nobody leaves before they came. */
export const whyNotSchoolDays = ({ enteredOn, leftOn }: SchoolDays): 'STUDENT_DAYS' | null =>
  leftOn !== null && leftOn < enteredOn ? 'STUDENT_DAYS' : null

/** The place of a stay, without its days. */
export const placeOf = ({ division, grade, homeroomId, alsoInId }: Place): Place => ({ division, grade, homeroomId, alsoInId })

/** The supporting class that a student keeps who comes into a class: one of the same school year. */
export const alsoInAfter = (alsoIn: ClassOfYear | undefined, homeroom: ClassOfYear | undefined): number | null =>
  alsoIn && (!homeroom || (homeroom.id !== alsoIn.id && homeroom.schoolYear === alsoIn.schoolYear)) ? alsoIn.id : null

/** Puts a student into a place from a day on, until the next stay that is planned already. */
export function movedFrom(stays: readonly Stay[], from: string, place: Place): Stay[] {
  const before = stays.filter((stay) => stay.from < from)
  const after = stays.filter((stay) => stay.from > from)
  const end = after.length > 0 ? after[0]!.from : (stays.at(-1)?.until ?? null)
  return joined([...before.map((stay) => ({ ...stay, until: earlier(stay.until, from) })), { ...place, from, until: end }, ...after])
}

/** Fits stays to a student's days: what lies outside goes, the first begins and the last ends with them. */
export function fitted(stays: readonly Stay[], { enteredOn, leftOn }: SchoolDays): Stay[] {
  const end = untilAfter(leftOn)
  const inside = stays.filter(({ from, until }) => (end === null || from < end) && (until === null || until > enteredOn))
  return inside.map((stay, at) => ({
    ...stay,
    from: at === 0 ? enteredOn : stay.from,
    until: at === inside.length - 1 ? end : stay.until,
  }))
}

/** Where a student belongs on a day: before the first that place, after the last the last one. */
export const placeOn = (stays: readonly Stay[], day: string): Stay | undefined => stays.findLast(({ from }) => from <= day) ?? stays[0]

const earlier = (until: string | null, day: string): string => (until === null || until > day ? day : until)
/** Whether two places are one. */
export const samePlace = (a: Place, b: Place) =>
  a.division === b.division && a.grade === b.grade && a.homeroomId === b.homeroomId && a.alsoInId === b.alsoInId

/** Two stays in one place, one after the other, are one. */
const joined = (stays: readonly Stay[]): Stay[] =>
  stays.reduce<Stay[]>((all, stay) => {
    const last = all.at(-1)
    return last && last.until === stay.from && samePlace(last, stay)
      ? [...all.slice(0, -1), { ...last, until: stay.until }]
      : [...all, stay]
  }, [])

// What becomes of each student that a file tells of: the fields of the account, the days, and where they belong from a day on.
import type { ToldReason } from '@isb/contract'
import {
  alsoInAfter,
  divisionIn,
  fitted,
  fullName,
  gradeMeant,
  movedFrom,
  placeOf,
  placeOn,
  samePlace,
  schoolYearBegins,
  schoolYearName,
  untilAfter,
  whyNotSchoolDays,
  type Place,
  type SchoolDays,
  type Stay,
} from '@isb/domain'
import { numberKey, type GivenPupil } from './import-rows.ts'
import type { Classroom, PupilFields, Standing, StandingPupil } from './import-standing.ts'

/** A student as they stand and as they will. */
export interface Pupil {
  readonly given: GivenPupil
  readonly before: StandingPupil | undefined
  /** The account that becomes the student's, which had the address before it had a number. */
  readonly accountId: number | undefined
  readonly after: PupilFields
  /** All of the student's stays, where the file changes them. */
  readonly stays: readonly Stay[] | undefined
  /** From when the student is in another place, and which that was. */
  readonly moved: { readonly from: string; readonly was: Place | undefined; readonly is: Place } | undefined
}
export type Fault = readonly [field: string, reason: ToldReason<'student.import'>, values?: Record<string, string>]

export const accountFields = ['name', 'nameZh', 'familyName', 'givenName', 'preferredName', 'gender', 'email'] as const
const ownFields = ['enteredOn', 'leftOn'] as const
/** The fields in which a student differs from what stands. */
export const changedFields = ({ before, after }: Pupil): (keyof PupilFields)[] =>
  before ? ([...accountFields, ...ownFields] as const).filter((field) => before[field] !== after[field]) : []
export const isChanged = (pupil: Pupil): boolean => !pupil.before || pupil.stays !== undefined || changedFields(pupil).length > 0

/** Plans students against what stands, with effect from a day. */
export function planPupil(standing: Standing, from: string, given: GivenPupil): Pupil | Fault {
  const { fields } = given
  const before = standing.pupils.get(numberKey(given.number))
  const after: PupilFields = {
    name: fields.name ?? before?.name ?? fullName(fields, standing.nameOrder),
    nameZh: fields.nameZh ?? before?.nameZh ?? '',
    familyName: fields.familyName ?? before?.familyName ?? '',
    givenName: fields.givenName ?? before?.givenName ?? '',
    preferredName: fields.preferredName ?? before?.preferredName ?? '',
    gender: fields.gender ?? before?.gender ?? null,
    email: fields.email ?? before?.email ?? null,
    enteredOn: fields.enteredOn ?? before?.enteredOn ?? from,
    leftOn: fields.leftOn === undefined ? (before?.leftOn ?? null) : fields.leftOn,
  }
  if (after.name === '') return ['name', 'STUDENT_NAME_MISSING']
  if (whyNotSchoolDays(after)) return ['leftOn', 'STUDENT_DAYS']
  const holder = after.email !== null && after.email !== before?.email ? standing.holders.get(after.email) : undefined
  if (before?.email && before.email !== after.email) return ['email', 'STUDENT_ADDRESS_STAYS']
  if (holder && (before || !holder.free)) return ['email', 'EMAIL_TAKEN']
  const stays = before && (standing.stays.get(before.id) ?? [])
  const day = dayIn(after, from)
  const was = stays && placeOn(fitted(stays, after), day)
  const place = placeGiven(standing, fields, was, day)
  if ('length' in place) return place
  if (was && samePlace(was, place)) {
    const sameDays = before.enteredOn === after.enteredOn && before.leftOn === after.leftOn
    return { given, before, accountId: undefined, after, stays: sameDays ? undefined : fitted(stays, after), moved: undefined }
  }
  // Who has left is nowhere any more.
  if (before && after.leftOn !== null && from > after.leftOn) return ['homeroom', 'STUDENT_DAYS']
  const until = untilAfter(after.leftOn)
  return {
    given,
    before,
    accountId: holder?.id,
    after,
    stays: stays ? fitted(movedFrom(fitted(stays, after), day, place), after) : [{ ...place, from: after.enteredOn, until }],
    moved: { from: stays ? day : after.enteredOn, was: was && placeOf(was), is: place },
  }
}

/** The day that a student is moved on: the first day of somebody who comes later. */
function dayIn({ enteredOn, leftOn }: SchoolDays, from: string): string {
  if (leftOn !== null && leftOn < from) return leftOn
  return enteredOn > from ? enteredOn : from
}

/** The place that a file says; grade and division are the class's where a student comes into it and the file says none, else the division the grade's. */
function placeGiven(standing: Standing, fields: GivenPupil['fields'], was: Place | undefined, day: string): Place | Fault {
  const { homeroom: name, alsoIn, division } = fields
  const grade = fields.grade && (gradeMeant(standing.grades, fields.grade) ?? fields.grade)
  const classOfId = (wanted: number | null | undefined) => standing.classes.find(({ id }) => id === wanted)
  const [current, supporting] = [classOfId(was?.homeroomId), classOfId(was?.alsoInId)]
  const homeroom = name === undefined ? current : classNamed(standing, 'homeroom', name, current, day)
  if (homeroom && 'length' in homeroom) return homeroom
  const support = alsoIn === undefined ? undefined : classNamed(standing, 'alsoIn', alsoIn, supporting, day)
  if (support && 'length' in support) return support
  if (support && support.id === homeroom?.id) return ['alsoIn', 'ALSO_IN_SAME']
  if (grade && grade !== was?.grade && !standing.grades.some(({ code }) => code === grade))
    return ['grade', 'GRADE_UNKNOWN', { code: grade }]
  const comes = homeroom !== undefined && homeroom.id !== was?.homeroomId
  const inGrade = grade ?? (comes ? homeroom.grade : (was?.grade ?? ''))
  const unsaid = () =>
    was && !comes && inGrade === was.grade
      ? was.division
      : ((comes ? homeroom.division : null) ?? divisionIn(standing.grades, inGrade, was))
  return {
    homeroomId: homeroom?.id ?? null,
    alsoInId: alsoIn === undefined ? alsoInAfter(supporting, homeroom) : (support?.id ?? null),
    grade: inGrade,
    division: division === undefined ? unsaid() : division,
  }
}

/** A class by its name, or by campus and name: the one that somebody is in, else the one of the day's school year. */
function classNamed(
  { classes, years }: Standing,
  field: 'homeroom' | 'alsoIn',
  name: string,
  current: Classroom | undefined,
  day: string,
): Classroom | Fault | undefined {
  const wanted = name.toLowerCase()
  if (wanted === '') return undefined
  const isNamed = (each: Classroom) => [each.name, `${each.campus} ${each.name}`].some((known) => known.toLowerCase() === wanted)
  if (current && isNamed(current)) return current
  const year = years.find(({ startsOn, endsOn }) => startsOn <= day && day <= endsOn)?.name ?? yearOf(day)
  const found = classes.filter((each) => each.schoolYear === year && isNamed(each))
  if (found.length === 0) return [field, 'CLASS_UNKNOWN', { name, year }]
  return found.length > 1 ? [field, 'CLASS_AMBIGUOUS', { name }] : found[0]
}

const yearOf = (day: string): string => schoolYearName(schoolYearBegins(new Date(`${day}T00:00:00Z`)))

// The roll-over of a school year's classes into the next one: what is proposed, where each student goes, and what is still missing.
import type { Schema } from '@isb/contract'
import type { Place } from '../student/stays.ts'
import { schoolYearName } from './school-year.ts'

type Homeroom = Omit<Schema<'Homeroom'>, 'schoolYear' | 'teachers' | 'unknownAddresses' | 'students' | 'version' | 'updatedAt'>
type Grade = Pick<Schema<'Grade'>, 'code' | 'division'>
type Student = Pick<Schema<'RollOverStudent'>, 'id' | 'grade' | 'division' | 'homeroom'>
export type PlannedClass = Schema<'RollOverClass'>

/** The classes of the new year with their students, and who leaves. */
export interface RollOverPlan {
  readonly classes: readonly PlannedClass[]
  readonly leaving: readonly number[]
}

/** The school year after another: `2027-28` after `2026-27`. */
export const nextSchoolYear = (schoolYear: string): string => schoolYearName(Number(schoolYear.slice(0, 4)) + 1)

/** The grade after another; undefined after the last one, and where the school does not have this grade. */
export function nextGrade<G extends Grade>(code: string, grades: readonly G[]): G | undefined {
  const at = grades.findIndex((grade) => grade.code === code)
  return at < 0 ? undefined : grades[at + 1]
}

/**
 * Steps from grade to grade that look like a wrong order: to one that is not next by its number (`K2` to `G3`, `G3` to `G1`), though that
 * grade is there. Grades without a number can stand anywhere.
 */
export function oddSteps(grades: readonly Grade[]): [from: string, to: string][] {
  const numbered = grades.flatMap(({ code }) => {
    const [, kind, number] = /^(\D*)(\d+)$/.exec(code) ?? []
    return number === undefined ? [] : [{ code, kind, number: Number(number) }]
  })
  return grades.slice(1).flatMap(({ code }, at): [string, string][] => {
    const from = grades[at]?.code ?? ''
    const grade = numbered.find((each) => each.code === code)
    if (!grade) return []
    const kin = numbered.filter(({ kind }) => kind === grade.kind)
    const below = kin.filter(({ number }) => number < grade.number).toSorted((a, b) => b.number - a.number)[0]
    const isOdd = below ? below.code !== from : kin.some((each) => each.code === from)
    return isOdd ? [[from, code]] : []
  })
}

/** How class names write a grade: `G5` as `G5` or as `5`, not as a part of `15`. */
const spellings = (grade: string): string[] => [grade, grade.replace(/^\D+/, '')].filter(Boolean)
const patternOf = (spelling: string) => new RegExp(`(?<!\\d)${spelling.replaceAll(/\W/g, '\\$&')}(?!\\d)`)
const spelledIn = (name: string, grade: string) => spellings(grade).find((spelling) => patternOf(spelling).test(name))

/**
 * What a class is called a year later: `6A` after `5A`. The new grade is spelled as its own classes spell it today.
 * @param namesThere what the classes of the new grade are called today
 */
export function nextClassName(name: string, grade: string, next: string, namesThere: readonly string[]): string {
  const old = spelledIn(name, grade)
  if (old === undefined) return name
  const there = namesThere.map((each) => spelledIn(each, next)).find((spelling) => spelling !== undefined)
  const alike = spellings(next)[spellings(grade).indexOf(old)] ?? next
  return name.replace(patternOf(old), () => there ?? alike)
}

/**
 * Every class with its students goes up by one grade and keeps its teachers; the last grade leaves. A class without a grade stays as it is.
 * @param classes those of the year that ends
 * @param grades all grades of the school, the youngest first
 */
export function proposedRollOver(classes: readonly Homeroom[], grades: readonly Grade[], students: readonly Student[]): RollOverPlan {
  const byClass = Map.groupBy(students, ({ homeroom }) => homeroom?.id)
  const idsIn = ({ id }: Homeroom) => (byClass.get(id) ?? []).map((student) => student.id)
  const isLast = ({ grade }: Homeroom) => grade !== '' && grade === grades.at(-1)?.code
  return {
    classes: classes
      .filter((each) => !isLast(each))
      .map((each) => {
        const { id, campus, name, grade, division, teacherEmail, assistantEmail, dlTeacherEmail } = each
        const next = nextGrade(grade, grades)
        const namesThere = classes.filter((other) => other.grade === next?.code).map((other) => other.name)
        return {
          key: id,
          fromId: id,
          campus,
          name: next ? nextClassName(name, grade, next.code, namesThere) : name,
          grade: next?.code ?? grade,
          // Students with support of their own stay in their division in whatever grade.
          division: division === 'LifeCentered' ? division : (next?.division ?? division),
          teacherEmail,
          assistantEmail,
          dlTeacherEmail,
          students: idsIn(each),
        }
      }),
    leaving: classes.filter(isLast).flatMap(idsIn),
  }
}

/** Puts students whom a plan does not know yet into the class that carries theirs on. */
export function withNewcomers({ classes, leaving }: RollOverPlan, newcomers: readonly Student[]): RollOverPlan {
  const successor = new Map(classes.toReversed().map(({ fromId, key }) => [fromId, key]))
  const coming = Map.groupBy(newcomers, ({ homeroom }) => homeroom && successor.get(homeroom.id))
  return {
    classes: classes.map((each) => ({ ...each, students: [...each.students, ...(coming.get(each.key) ?? []).map(({ id }) => id)] })),
    leaving,
  }
}

/** What is missing in a plan. Without a teacher it can be applied, else not. */
export interface RollOverGaps {
  /** The ids of students who have no place yet. */
  readonly unplaced: readonly number[]
  /** The keys of classes without a teacher. */
  readonly withoutTeacher: readonly number[]
  /** The keys of classes whose name another one has in the same campus. */
  readonly sameName: readonly number[]
}

/** Tells what is missing in a plan for these students. */
export function rollOverGaps({ classes, leaving }: RollOverPlan, students: readonly Pick<Student, 'id'>[]): RollOverGaps {
  const placed = new Set([...leaving, ...classes.flatMap((each) => each.students)])
  const named = Map.groupBy(classes, ({ campus, name }) => `${campus.trim()} / ${name.trim()}`.toLowerCase())
  const keys = (some: readonly PlannedClass[]) => some.map(({ key }) => key)
  return {
    unplaced: students.filter(({ id }) => !placed.has(id)).map(({ id }) => id),
    withoutTeacher: keys(classes.filter(({ teacherEmail }) => teacherEmail === '')),
    sameName: keys([...named.values()].filter(({ length }) => length > 1).flat()),
  }
}

/** Whether a grade lies more than one grade away from another, up or down. Grades that the school does not have lie nowhere. */
export function isFarGrade(from: string, to: string, grades: readonly Pick<Grade, 'code'>[]): boolean {
  const [one, other] = [from, to].map((code) => grades.findIndex((grade) => grade.code === code)) as [number, number]
  return one >= 0 && other >= 0 && Math.abs(other - one) > 1
}

/** The ids of students whom a plan puts into a class more than one grade away from their own. */
export function farPlaced({ classes }: RollOverPlan, students: readonly Student[], grades: readonly Grade[]): number[] {
  const gradeOf = new Map(students.map(({ id, grade }) => [id, grade]))
  return classes.flatMap((each) => each.students.filter((id) => isFarGrade(gradeOf.get(id) ?? '', each.grade, grades)))
}

/** Puts students into a class of the plan, lets them leave, or takes their place away. */
export function movedInPlan({ classes, leaving }: RollOverPlan, ids: readonly number[], to: number | 'leaving' | 'unplaced'): RollOverPlan {
  const moving = new Set(ids)
  const without = (some: readonly number[]) => some.filter((id) => !moving.has(id))
  return {
    classes: classes.map((each) => ({ ...each, students: [...without(each.students), ...(each.key === to ? ids : [])] })),
    leaving: [...without(leaving), ...(to === 'leaving' ? ids : [])],
  }
}

/**
 * Where a student belongs in the new year. Who has support of their own keeps their division; without a class's grade, one's own goes up.
 */
export function placeAfter(student: Student, { grade, division }: PlannedClass, homeroomId: number, grades: readonly Grade[]): Place {
  return {
    division: student.division === 'LifeCentered' ? student.division : (division ?? student.division),
    grade: grade || (nextGrade(student.grade, grades)?.code ?? student.grade),
    homeroomId,
    alsoInId: null,
  }
}

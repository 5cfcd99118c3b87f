// A plan as the screen holds it.
import type { Schema } from '@isb/sdk'
import { isEmail, movedInPlan, normalEmail, type PlannedClass, type RollOverPlan } from '@isb/sdk/rules'
import { mergedRows } from '../../../lib/declare/draft.ts'

export type RollOver = Schema<'RollOver'>
export type Student = Schema<'RollOverStudent'>

/** Where a student can stand: in a class, by its key; among those who leave; nowhere yet. */
export type Place = number | 'leaving' | 'unplaced'

/** Who stands in a place. */
export function idsIn({ classes, leaving }: RollOverPlan, place: Place, students: readonly Student[]): readonly number[] {
  if (place === 'leaving') return leaving
  if (place !== 'unplaced') return classes.find(({ key }) => key === place)?.students ?? []
  const placed = new Set([...leaving, ...classes.flatMap((each) => each.students)])
  return students.map(({ id }) => id).filter((id) => !placed.has(id))
}

const nextKey = (classes: readonly PlannedClass[]) => Math.max(0, ...classes.map(({ key }) => key)) + 1

/** A class that nobody is in yet, after the last one. */
export function withNewClass({ classes, leaving }: RollOverPlan, name: string): RollOverPlan & { readonly key: number } {
  const key = nextKey(classes)
  const blank = {
    fromId: null,
    campus: '',
    grade: '',
    division: null,
    teacherEmail: '',
    assistantEmail: '',
    dlTeacherEmail: '',
    students: [],
  }
  return { classes: [...classes, { key, name, ...blank }], leaving, key }
}

/** A class in two: every second student goes into the new one, which stands after it. */
export function splitClass({ classes, leaving }: RollOverPlan, whole: PlannedClass): RollOverPlan {
  const [stay, go] = [0, 1].map((rest) => whole.students.filter((_, at) => at % 2 === rest)) as [number[], number[]]
  const halves = [
    { ...whole, students: stay },
    { ...whole, key: nextKey(classes), name: `${whole.name} 2`, teacherEmail: '', assistantEmail: '', students: go },
  ]
  return { classes: classes.flatMap((each) => (each.key === whole.key ? halves : [each])), leaving }
}

/** Without a class: its students have no place until they are put somewhere. */
export const withoutClass = ({ classes, leaving }: RollOverPlan, key: number): RollOverPlan => ({
  classes: classes.filter((each) => each.key !== key),
  leaving,
})

/** What two planners have made of one plan; undefined where both have changed one class, or moved one student to different places. */
export function mergedPlan(start: RollOverPlan, mine: RollOverPlan, theirs: RollOverPlan): RollOverPlan | undefined {
  const classes = mergedRows(...([start, mine, theirs].map(emptyClasses) as [Classes, Classes, Classes])) as Classes | undefined
  const [was, own, other] = [placesOf(start), placesOf(mine), placesOf(theirs)]
  const moved = [...new Set([...was.keys(), ...own.keys()])].filter((id) => own.get(id) !== was.get(id))
  if (!classes || moved.some((id) => ![was.get(id), own.get(id)].includes(other.get(id)))) return undefined
  const students = new Map(theirs.classes.map((each) => [each.key, each.students]))
  const standing = { classes: classes.map((each) => ({ ...each, students: students.get(each.key) ?? [] })), leaving: theirs.leaving }
  return moved.reduce<RollOverPlan>((plan, id) => movedInPlan(plan, [id], own.get(id) ?? 'unplaced'), standing)
}

type Classes = RollOverPlan['classes']
const emptyClasses = ({ classes }: RollOverPlan): Classes => classes.map((each) => ({ ...each, students: [] }))
const placesOf = ({ classes, leaving }: RollOverPlan) =>
  new Map<number, Place>([
    ...classes.flatMap(({ key, students }) => students.map((id) => [id, key] as const)),
    ...leaving.map((id) => [id, 'leaving'] as const),
  ])

/** Whether a teacher's address may stand there; blank for nobody. */
export const isAddress = (typed: string): boolean => typed.trim() === '' || isEmail(normalEmail(typed))

// A plan as the screen holds it.
import type { Schema } from '@isb/sdk'
import type { PlannedClass, RollOverPlan } from '@isb/sdk/rules'

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

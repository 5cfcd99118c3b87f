// What organizations, grades, sessions and columns of a roster mean at this school: a proposal for each, which a person confirms.
import type { Schema } from '@isb/contract'
import { gradeMeant, type GradeNames } from '../calendar/grade.ts'
import { divisions } from '../calendar/school-day.ts'
import { isSchoolYear } from '../homeroom/school-year.ts'

export type MeaningKind = Schema<'BaseDataMeaningKind'>

/** Something in a roster that has to mean something here. */
export interface MeaningMet {
  readonly kind: MeaningKind
  /** As the roster writes it: an id, a grade, a column. Empty where a roster has only one of the kind. */
  readonly source: string
  readonly name: string
  /** How many speak for it: people, students, classes, values. */
  readonly count: number
}
/** What it is taken for until somebody says otherwise. */
export interface MeaningProposed extends MeaningMet {
  readonly target: string
  /** The proposal is no guess: once a mapping was confirmed nobody is asked again. */
  readonly sure: boolean
}

/** An organization whose people and classes are left out. */
export const elsewhere = 'Elsewhere'
/** A column that holds the Chinese name. */
export const chineseName = 'nameZh'
/** How students come into classes: by the homerooms of the roster, by their grade, or not at all. */
export const classSources = ['Marked', 'PerGrade', 'None'] as const
/** By which names an organization tells its division. */
const divisionNames: readonly (readonly [Schema<'Division'>, RegExp])[] = [
  ['Elementary', /elementary|primary|lower school|小学/i],
  ['Middle', /middle|junior|初中|初级/i],
  ['High', /high|senior|upper school|高中|高级/i],
  ['LifeCentered', /life.?cent|生活中心/i],
]

/**
 * Proposes what is meant.
 * @param years the school year of each session, by its id
 */
export function proposed(
  met: readonly MeaningMet[],
  { grades, years }: { grades: readonly GradeNames[]; years: ReadonlyMap<string, string> },
): MeaningProposed[] {
  const organizations = met.filter(({ kind }) => kind === 'Org').length
  const named = met.filter(({ kind }) => kind === 'NameColumn').toSorted((a, b) => b.count - a.count)
  return met.map((each) => {
    const { kind, source, name, count } = each
    switch (kind) {
      case 'Org': {
        const target = divisionNames.find(([, words]) => words.test(name))?.[0] ?? ''
        return { ...each, target: organizations > 1 ? target : '', sure: false }
      }
      case 'Grade': {
        const target = gradeMeant(grades, source) ?? ''
        return { ...each, target, sure: target !== '' }
      }
      case 'Session':
        return { ...each, target: years.get(source) ?? '', sure: true }
      case 'Homerooms':
        return { ...each, target: count > 0 ? 'Marked' : 'PerGrade', sure: count > 0 }
      default:
        return { ...each, target: source === named[0]?.source ? chineseName : '', sure: source !== named[0]?.source }
    }
  })
}

/** Whether something of a kind can mean that. */
export function canMean(kind: MeaningKind, target: string, grades: readonly GradeNames[]): boolean {
  switch (kind) {
    case 'Org':
      return target === '' || target === elsewhere || divisions.some((each) => each === target)
    case 'Grade':
      return target === '' || grades.some(({ code }) => code === target)
    case 'Session':
      return isSchoolYear(target)
    case 'Homerooms':
      return classSources.some((each) => each === target)
    default:
      return target === '' || target === chineseName
  }
}

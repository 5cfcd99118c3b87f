import type { Schema } from '@isb/contract'

type Uses = NonNullable<Schema<'Grade'>['uses']>

/** Why a grade cannot be deleted: something is for it, and how much of each. Null where nothing is. */
export const whyNotRemoveGrade = (uses: Uses | null): { reason: 'GRADE_USED'; values: Uses } | null =>
  uses && uses.homerooms + uses.students + uses.specialDays > 0 ? { reason: 'GRADE_USED', values: uses } : null

/** What a grade is known by. */
export type GradeNames = Pick<Schema<'Grade'>, 'code' | 'name' | 'nameZh'>

/** The division of who is in a grade and of whom nobody says one: the grade's, unless theirs was another than that of the grade before. */
export function divisionIn(
  grades: readonly Pick<Schema<'Grade'>, 'code' | 'division'>[],
  grade: string,
  was?: { readonly grade: string; readonly division: Schema<'Division'> | null },
): Schema<'Division'> | null {
  const usual = (wanted: string) => grades.find(({ code }) => code === wanted)?.division ?? null
  return was?.division && was.division !== usual(was.grade) ? was.division : usual(grade)
}

const plain = (text: string): string => text.normalize('NFKC').toLowerCase().replaceAll(/\s+/g, '')
/** The number of a grade that is counted: 9 of G9, Grade 09 and Y9, none of K1. */
const numberOf = (text: string): string | undefined => /^(?:g|gr|grade|y|year)?0*(\d+)$/.exec(plain(text))?.[1]

/** The code of the grade that a file means: by its code or its name in either language, or by its number alone. */
export function gradeMeant(grades: readonly GradeNames[], text: string): string | undefined {
  const isNamed = ({ code, name, nameZh }: GradeNames) => [code, name, nameZh].some((known) => known !== '' && plain(known) === plain(text))
  const number = numberOf(text)
  const named = grades.filter(isNamed)
  const [meant, ...more] = named.length > 0 ? named : grades.filter(({ code }) => number !== undefined && numberOf(code) === number)
  return more.length === 0 ? meant?.code : undefined
}

/** What other systems call a grade: its number in two digits, where whoever reads that finds the same grade again; else its own code. */
export function standardGrade(grades: readonly GradeNames[], code: string): string {
  const standard = numberOf(code)?.padStart(2, '0')
  return standard !== undefined && gradeMeant(grades, standard) === code ? standard : code
}

/** Whether a school year names two years in a row, such as 2026-27. */
export function isSchoolYear(text: string): boolean {
  const [, first, second] = /^(\d{4})-(\d{2})$/.exec(text) ?? []
  return first !== undefined && (Number(first) + 1) % 100 === Number(second)
}

/** The year in which the school year of a moment begins: one begins in August. */
export const schoolYearBegins = (at: Date): number => at.getUTCFullYear() - (at.getUTCMonth() < 7 ? 1 : 0)

/** The name of the school year that begins in a year: `2027-28`. */
export const schoolYearName = (begins: number): string => `${begins}-${String((begins + 1) % 100).padStart(2, '0')}`

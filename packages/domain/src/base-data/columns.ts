// What the files of a roster hold, and the columns of which they are described.

/** What a column holds. */
export interface RosterColumn {
  /** Every row has a value. */
  readonly needed?: true
  /** The row is known by it: no other row of the file has the same. */
  readonly id?: true
  /** Names rows of a file by their ids. */
  readonly refersTo?: string
  /** Several values with commas between them. */
  readonly many?: true
  /** A day: written as 2026-08-17, or as 8/17/2026 where that is the rule. */
  readonly day?: 'iso' | 'american'
  readonly values?: readonly string[]
  readonly address?: true
  /** Never read: passwords, and what the law protects more than other data. */
  readonly dropped?: true
}
/** A file by the columns that are known. */
export type RosterFile = Readonly<Record<string, RosterColumn>>
/** Files of a format by their names without `.csv`, in the order in which they are read. */
export interface RosterFormat {
  readonly name: string
  readonly files: Readonly<Record<string, RosterFile>>
  /** Files without which nothing can be read. */
  readonly needed: readonly string[]
  readonly manifest?: true
}

export const text: RosterColumn = {}
export const needed: RosterColumn = { needed: true }
export const id: RosterColumn = { needed: true, id: true }
export const day: RosterColumn = { day: 'iso' }
export const dropped: RosterColumn = { dropped: true }
export const address: RosterColumn = { address: true }
export const to = (refersTo: string): RosterColumn => ({ refersTo })
export const oneOf = (...values: string[]): RosterColumn => ({ values })
export const must = (column: RosterColumn): RosterColumn => ({ ...column, needed: true })
export const many = (column: RosterColumn): RosterColumn => ({ ...column, many: true })
/** Columns that hold any text. */
export const texts = (...names: string[]): RosterFile => Object.fromEntries(names.map((name) => [name, text]))

/** Columns of race, ethnicity and birth place, which no school needs here. */
export const special: RosterFile = Object.fromEntries(
  [
    'americanIndianOrAlaskaNative',
    'asian',
    'blackOrAfricanAmerican',
    'nativeHawaiianOrOtherPacificIslander',
    'white',
    'demographicRaceTwoOrMoreRaces',
    'hispanicOrLatinoEthnicity',
    'countryOfBirthCode',
    'stateOfBirthAbbreviation',
    'cityOfBirth',
    'publicSchoolResidenceStatus',
    'race',
    'ethnicity',
    'religion',
  ].map((name) => [name, dropped]),
)

/** Files of the formats that hold nothing of who is at the school. */
export const otherFiles: ReadonlySet<string> = new Set(
  [
    'categories',
    'classResources',
    'courseResources',
    'lineItemLearningObjectiveIds',
    'lineItems',
    'lineItemScoreScales',
    'resources',
    'resultLearningObjectiveIds',
    'results',
    'resultScoreScales',
    'scoreScales',
    'userProfiles',
    'userResources',
  ].map((name) => name.toLowerCase()),
)

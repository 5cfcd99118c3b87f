// What is odd in a roster: said by a code, where it stands, and how often. Sentences in both languages stand with the words.

/** How much an oddity matters: an error is not read, a warning is read in spite of it, a note is only to be known. */
export type OddityWeight = 'error' | 'warning' | 'note'

/** Every oddity, with its weight. */
export const oddities = {
  NOT_A_ROSTER: 'error',
  FILE_MISSING: 'error',
  FILE_EMPTY: 'warning',
  FILE_CUT: 'error',
  FILE_TWICE: 'error',
  FILE_IN_FOLDER: 'note',
  FILE_UNKNOWN: 'note',
  MANIFEST_MISSING: 'warning',
  MANIFEST_DIFFERS: 'warning',
  CHARACTER_SET: 'note',
  CHARACTERS_BROKEN: 'error',
  COLUMN_MISSING: 'error',
  COLUMN_TWICE: 'error',
  COLUMN_READ_AS: 'warning',
  COLUMN_UNKNOWN: 'note',
  COLUMN_DROPPED: 'note',
  ROW_LENGTH: 'error',
  ROW_LONG: 'warning',
  ROW_QUOTES: 'error',
  VALUE_MISSING: 'error',
  VALUE_UNKNOWN: 'error',
  VALUE_READ_AS: 'warning',
  DAY_UNKNOWN: 'error',
  DAY_READ_AS: 'warning',
  DAYS_REVERSED: 'error',
  ID_TWICE: 'error',
  REFERENCE_MISSING: 'error',
  REFERENCE_ZEROS: 'warning',
  ADDRESS_WRONG: 'warning',
  ADDRESS_TWICE: 'warning',
} as const satisfies Record<string, OddityWeight>
export type OddityCode = keyof typeof oddities

/** Something odd. What a sentence names stands in `value` and `other`; a dropped column's values never do. */
export interface Oddity<Code extends string = OddityCode> {
  readonly code: Code
  readonly file: string
  /** The line, where a line is meant. */
  readonly line?: number
  readonly field?: string
  readonly value?: string
  readonly other?: string
}
/** The same oddity of a file and field: where it was met first, and how often. */
export interface OddityMet<Code extends string = OddityCode> {
  readonly first: readonly Oddity<Code>[]
  count: number
}

/** Of one kind in one column, as many are told; the rest are counted. */
export const mostTold = 20
const longest = 60

/** Gathers oddities. However many there are, memory stays flat. */
export class Oddities<Code extends string = OddityCode> {
  readonly #met = new Map<string, { first: Oddity<Code>[]; count: number }>()

  add(oddity: Oddity<Code>): void {
    const key = `${oddity.file}\n${oddity.code}\n${oddity.field ?? ''}`
    const met = this.#met.get(key)
    if (!met) this.#met.set(key, { first: [shortened(oddity)], count: 1 })
    else {
      met.count++
      if (met.first.length < mostTold) met.first.push(shortened(oddity))
    }
  }
  /** Those of files that were not read first, then file by file in the order in which they were. */
  all(order: readonly string[]): readonly OddityMet<Code>[] {
    const place = ({ first: [oddity] }: OddityMet<Code>) => order.indexOf(oddity?.file ?? '')
    return [...this.#met.values()].toSorted((a, b) => place(a) - place(b))
  }
}

/** What no database keeps as text does not reach it; no character is cut in two. */
function cut(text: string): string {
  const clean = text.replaceAll('\0', '\uFFFD').toWellFormed()
  return clean.length > longest ? `${Array.from(clean).slice(0, longest).join('')}…` : clean
}
const texts = ['field', 'value', 'other'] as const
const shortened = <Code extends string>(oddity: Oddity<Code>): Oddity<Code> => ({
  ...oddity,
  ...Object.fromEntries(texts.flatMap((name) => (oddity[name] === undefined ? [] : [[name, cut(oddity[name])]]))),
})

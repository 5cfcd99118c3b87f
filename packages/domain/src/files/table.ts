// Tables that an import reads, as somebody writes them by hand or with a spreadsheet: the headings of their columns, and how people write
// values, in English and Chinese. Console and terminal read by the same tables.
import type { Schema } from '@isb/contract'

/** A value of a cell. */
export type CellValue = string | number | boolean | null | readonly string[]

/** A table that an import reads. */
export interface TableFile<Column extends string> {
  /**
   * The headings of each column besides its own name, in any case and with any spaces. The first column is the one by which rows are known.
   * A heading of two columns belongs to the one that no other heading of the file names, or to the first.
   */
  readonly headings: Readonly<Record<Column, readonly string[]>>
  /** Headings of our own exports that are never imported. */
  readonly leftOut: readonly string[]
  /**
   * The value of a cell; undefined if its column cannot hold it. A dash says that there is none.
   * @param text without spaces around it, and not empty
   */
  readonly read: (column: Column, text: string) => CellValue | undefined
}

/** How headings and words are compared: no case, no spaces, dashes or underlines, full-width letters as others. */
export const plainWord = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[\s_*:-]+/g, '')

/** A cell as one line; undefined if it is longer than `longest` characters. */
export function oneLine(text: string, longest = 100, between = ' '): string | undefined {
  const line = text.replaceAll(/\s*\n\s*/g, between)
  return line.length <= longest ? line : undefined
}

/** Reads a word for one of some values: the value itself, or another word for it. */
export function choice<Value extends string>(words: Readonly<Record<Value, readonly string[]>>): (text: string) => Value | undefined {
  const values = new Map<string, Value>()
  for (const value of Object.keys(words) as Value[]) for (const word of [value, ...words[value]]) values.set(plainWord(word), value)
  return (text) => values.get(plainWord(text))
}

/** Reads a gender. */
export const genderIn: (text: string) => Schema<'Gender'> | undefined = choice({
  female: ['f', 'girl', '女'],
  male: ['m', 'boy', '男'],
  unspecified: ['u', 'x', '未说明', '未知', '保密'],
})

const answerIn = choice({ yes: ['y', 'true', '1', '是'], no: ['n', 'false', '0', '否'] })

/** Whether a cell says yes; undefined if it says neither yes nor no. */
export function yesOrNo(text: string): boolean | undefined {
  const answer = answerIn(text)
  return answer && answer === 'yes'
}

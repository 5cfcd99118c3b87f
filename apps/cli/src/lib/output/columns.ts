import { word, type WordKey } from '@isb/words'
import type { Column } from './table.ts'
import { timeColumn } from './time.ts'

type FieldWord = WordKey extends infer Key ? (Key extends `field.${infer Field}` ? Field : never) : never

/** A column for each of these fields, under the word that the contract's field of that name has. */
export const columnsFor = (...fields: readonly FieldWord[]): Column[] =>
  fields.map((field) => ({ field, head: ({ locale }) => word(locale, `field.${field}`) }))

/** The same for what is never cut: addresses, codes. */
export const wholeFor = (...fields: readonly FieldWord[]): Column[] => columnsFor(...fields).map((column) => ({ ...column, whole: true }))

/** The same for times, to the minute. */
export const timesFor = (...fields: readonly FieldWord[]): Column[] =>
  fields.map((field) => timeColumn(field, ({ locale }) => word(locale, `field.${field}`)))

// Files of classes: headings and values in either language. The commands of classes read them and those of the configuration do, which may
// not import each other.
import { type Input } from '@isb/sdk'
import { homeroomHeadings, readHomeroomCell } from '@isb/sdk/rules'
import { both, type Read } from './csv.ts'
import { readHeaded } from './headed.ts'

/** A row as the server takes it; it always knows its line. */
export type ClassRow = Input<'homeroom.import'>['body']['rows'][number] & { readonly line: number }

/** What our own export has beside them. */
const leftOut = new Set(both('field.students'))

/** Reads a file of classes. */
export const readClasses = (text: string): Read<ClassRow> =>
  readHeaded(text, {
    headings: homeroomHeadings,
    read: readHomeroomCell,
    needed: [
      ['name', 'homeroom.import.noName'],
      ['schoolYear', 'homeroom.import.noYear'],
    ],
    leftOut,
  })

// Files of classes. The commands of classes read them and those of the configuration do, which may not import each other.
import { type Input } from '@isb/sdk'
import { homeroomFile } from '@isb/sdk/rules'
import { readRows, type Read } from './table.ts'

/** A row as the server takes it; it always knows its line. */
export type ClassRow = Input<'homeroom.import'>['body']['rows'][number] & { readonly line: number }

/** Reads a file of classes. */
export const readClasses = (text: string): Read<ClassRow> =>
  readRows(text, homeroomFile, {
    needed: [
      ['homeroom.import.noName', 'name'],
      ['homeroom.import.noYear', 'schoolYear'],
    ],
    partly: true,
  })

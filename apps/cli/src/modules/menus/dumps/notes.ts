import type { Values, WordKey } from '../../../lib/speech.ts'

/** What can be odd about a row. Each has a word, `note.` and its name. */
export type NoteKind = WordKey extends infer Key ? (Key extends `note.${infer Kind}` ? Kind : never) : never

/** Something about a row that a person should know. */
export interface Note {
  readonly line: number
  readonly kind: NoteKind
  readonly values: Values
}

/** Where they are gathered. */
export interface Notes {
  readonly add: (about: { readonly line: number; readonly name: string }, kind: NoteKind, values?: Values) => void
  readonly all: () => readonly Note[]
}

/** An empty gathering. */
export function newNotes(): Notes {
  const notes: Note[] = []
  return {
    add: ({ line, name }, kind, values) => void notes.push({ line, kind, values: { name, ...values } }),
    all: () => notes.toSorted((a, b) => a.line - b.line),
  }
}

// What a module declares of a field of a form: only what the contract cannot know.
import type { Data, OperationId } from '@isb/sdk'
import type { FieldControl, InputProps } from '@isb/ui'
import type { WordKey } from '@isb/words/speak'
import type { FunctionComponent, ReactNode } from 'react'
import type { Reason } from './actions.ts'
import type { ImageId } from '../base/image/image.tsx'
import type { Text } from '../base/words/i18n.ts'
import type { Late } from '../base/lazy/late.tsx'
import type { Caller } from '../base/connection/session.ts'
import type { Held } from './held.ts'

type SuggestionsId = { [Id in OperationId]: Data<Id> extends readonly string[] ? Id : never }[OperationId]

/** What a control of a module's own is handed. */
export interface ControlProps<Value> {
  /** The ties to its label and note. */
  control: FieldControl
  value: Value
  onValueChange: (value: Value) => void
}
/** The same within a form of declared fields, for a control that fills in more than its own field. */
export interface FormControlProps<Value> extends ControlProps<Value> {
  form: WholeForm
}
export interface WholeForm {
  readonly values: Held
  readonly set: (field: string, value: unknown) => void
}

/** A field that is more than its kind says. */
export interface DeclaredField<Values = Held, Name extends keyof Values & string = keyof Values & string> {
  readonly field: Name
  /** Its name, where that is not the word of the field. */
  readonly label?: Text
  /** What stands below it. */
  readonly hint?: Text | ((values: Values, start: Values) => ReactNode)
  /** Whether it is asked for. What is not asked for is sent as if nothing stood there. */
  readonly when?: (values: Values, caller: Caller) => boolean
  /** Whether it must be filled in though the contract does not say so. */
  readonly required?: (values: Values) => boolean
  /** What is wrong with it, as domain's rules answer it. */
  readonly whyNot?: (values: Values) => Reason | null
  /** What else is filled in when it is changed. */
  readonly fills?: (value: Values[Name], values: Values) => Partial<Values>
  /** The values of its enum that can be chosen, where not all can. */
  readonly among?: (values: Values) => readonly Values[Name][]
  /** Of a list that the contract has drawn row by row. */
  readonly rows?: Values[Name] extends readonly (infer Row)[] ? DeclaredRows<Values, Row> : AnyRows
  /** The operation that answers what stands there often, offered while one types. */
  readonly suggestions?: SuggestionsId
  /** Of a file: the operation that serves it as the image of its record. On paper it is dark ink that may have no ground of its own. */
  readonly image?: ImageId
  readonly paper?: true
  /** Of an image that one may draw: a signature. */
  readonly signed?: true
  /** How its input differs from that of others. */
  readonly input?: InputProps
  /** What it holds, in words, where its kind does not say. */
  readonly show?: (value: Values[Name]) => string
  /** A control of its own; a group of several has the field's word as its name. */
  readonly group?: true
  readonly Control?: FunctionComponent<FormControlProps<Values[Name]>> & Partial<Pick<Late<object>, 'load'>>
}

/** A list that is filled in row by row. */
interface DeclaredRows<Values, Row> {
  readonly fields: DeclaredFields<Row>
  /** What adds a row, and what that begins with. */
  readonly add: Text
  readonly begin: (values: Values) => Row
  /** “Remove Term 1”, by the row and its place from 1 on. */
  readonly remove: (row: Row, place: number) => string
  /** How many there can be. */
  readonly most?: number
}
/** The same of any list. */
export interface AnyRows extends Omit<DeclaredRows<Held, Held>, 'fields'> {
  readonly fields: unknown
}

/** Fields that have a word, `field.place`. */
export type FieldWithWord = WordKey extends infer Key ? (Key extends `field.${infer Name}` ? Name : never) : never

/** The fields of a form in their order; those of one row stand side by side. */
export type DeclaredFields<Values> = readonly (FieldOf<Values> | readonly FieldOf<Values>[])[]
type FieldOf<Values> =
  | (keyof Values & FieldWithWord)
  | { [Name in keyof Values & string]: DeclaredField<Values, Name> }[keyof Values & string]

/** The same of any form, as the engine reads it. */
export type AnyFields = readonly (string | DeclaredField | readonly (string | DeclaredField)[])[]

/** Each row with its fields. */
export const rowsOf = (fields: AnyFields): readonly (readonly DeclaredField[])[] =>
  fields.map((row) => [row].flat().map((field) => (typeof field === 'string' ? { field } : field)))

/** The rows of a form with fields of its own. What is declared for its values is handed those alone. */
export const declaredRows = <Values>(fields: DeclaredFields<Values>): readonly (readonly DeclaredField[])[] =>
  rowsOf(fields as unknown as AnyFields)

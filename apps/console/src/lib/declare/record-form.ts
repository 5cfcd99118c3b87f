// Types of the form of a record: the parts that a module declares, and the same as the engine reads them.
import type { ListId, OperationId } from '@isb/sdk'
import type { FormId, FormOf, ListMetadata, ModuleMetadata } from '@isb/sdk/metadata'
import type { WordKey } from '@isb/words/speak'
import type { FunctionComponent } from 'react'
import type { DeclaredField, DeclaredFields, FieldWithWord } from './field.ts'
import type { Fields, Held, HeldOf } from './held.ts'
import type { Text } from '../base/words/i18n.ts'
import type { Address } from './address.ts'
import type { AnyRow } from './list.ts'
import type { Done } from './actions.ts'

export interface Declared<Row, Create extends FormId, Update extends FormId = Create> {
  readonly create: {
    readonly operation: Create
    /** “New account”: the button of the page, and the title. */
    readonly title: Text
    /** The verb of its button, where that is not the title. */
    readonly verb?: Text
    /** What is said when it is done, perhaps by the record that was made. */
    readonly done?: Text | ((made: Row) => string | Done)
    /** What undoes it, for some seconds. */
    readonly undo?: OperationId
  }
  readonly update?: {
    readonly operation: Update
    /** “Edit B-012”, by what stood there before. */
    readonly title: (row: Row) => string
    readonly verb: Text
    readonly done: Text | ((made: Row) => string | Done)
    readonly undo?: OperationId
  }
  /** What a new record begins with, beside what is blank. */
  readonly begin?: (address: Address) => Partial<HeldOf<Create>>
  /** What stands below the fields: what would be sent now, and the fields with which something is wrong. */
  readonly Below?: FunctionComponent<{ readonly body: Held; readonly wrong: readonly string[] }>
}

/** Which fields a form asks for. */
export interface FieldsOf<Create extends FormId, Update extends FormId = Create> {
  /** In their order. A field that is not in both bodies is asked for by the operation that takes it. */
  readonly fields: DeclaredFields<HeldOf<Create> & HeldOf<Update>>
}

/** The same as the engine reads it. */
export interface AnyRecordForm extends Pick<Declared<AnyRow, FormId>, 'create' | 'Below'> {
  readonly update?:
    | {
        readonly operation: FormId
        readonly title: (row: never) => string
        readonly verb: Text
        readonly done: Text | ((made: never) => string | Done)
        readonly undo?: OperationId
      }
    | undefined
  readonly id: ListId
  readonly list: ListMetadata
  readonly forms: ModuleMetadata['forms']
  /** What the bodies say of each field, together. */
  readonly fields: Fields
  readonly blank: Held
  /** Each row with the fields that stand side by side. */
  readonly rows: readonly (readonly DeclaredField[])[]
}

/** Kinds that a module has to say how to fill in. */
export type Undrawn = 'id' | 'list' | 'object' | 'person' | 'time'
/** Fields that a form cannot draw by itself: their kind has no control, or there is no word for them. */
type Unfilled<Id extends FormId> = {
  [Name in keyof FormOf<Id>]: FormOf<Id>[Name] extends { readonly kind: Undrawn } ? Name : Exclude<Name, FieldWithWord>
}[keyof FormOf<Id>]
/** Fields need not be named where each one is drawn by its kind: nothing drops out of a form in silence. */
export type RecordForm<Row, Create extends FormId, Update extends FormId> = Declared<Row, Create, Update> &
  ([Unfilled<Create>] extends [never] ? Partial<FieldsOf<Create, Update>> : FieldsOf<Create, Update>)
/** The operations whose form needs no declaration: each field is drawn by its kind, and there is a word, `do.lostFound.create`. */
export type PlainForm = {
  [Id in FormId]: [Unfilled<Id>] extends [never] ? (`do.${Id}` extends WordKey ? Id : never) : never
}[FormId]

// What can be done with the records of a declared list: one at a time, many at once, as a queue's two decisions.
import type { Input, OperationId } from '@isb/sdk'
import type { Values, WordKey } from '@isb/words/speak'
import type { LucideIcon } from 'lucide-react'
import type { FunctionComponent } from 'react'
import type { Text } from '../base/words/i18n.ts'
import type { Place } from '../base/address/place.ts'
import type { Caller } from '../base/connection/session.ts'
import type { OpenForm } from './open-form.ts'
import type { BulkDialogProps } from './list.ts'

/** Why something cannot be done, as domain's rules answer it. */
export type Reason = WordKey extends infer Key ? (Key extends `reason.${infer Name}` ? Name : never) : never

/** What is asked before something is done. */
export interface Question {
  /** Names the thing: “Delete B-012?”. */
  readonly title: string
  /** What will happen, and who is told. */
  readonly text?: string
  /** The verb, where it is not what the action is called. */
  readonly label?: string
  /** It warns, though what is asked is no danger everywhere else. */
  readonly danger?: boolean
}

/** The form of an action whose operation takes a body; of one record, or of many. */
export interface BodyProps<Row> extends Required<Omit<Question, 'danger'>> {
  readonly rows: readonly Row[]
  readonly onClose: () => void
  /** Does it; the form stays, with what was typed, when that fails. */
  readonly onBody: (body: object) => Promise<unknown>
}

export interface DialogProps<Row> {
  readonly row: Row
  readonly onClose: () => void
  /** The record is gone: its panel closes too. */
  readonly onGone: () => void
}

/** What is said when something is done: the record and what became of it, and under that whom it is about. */
export interface Done {
  readonly title: string
  readonly text: string
}

/**
 * Something that can be done with a record. It sends its `operation` at once, or after a question: a plain one, one for the text that the
 * operation takes by the contract (a reason, a note), or a form of its own. Else it opens something.
 */
export interface ListAction<Row, Key extends string = string> {
  /** Its key, where that is not the last part of its operation. */
  readonly id?: string
  /** What is sent to the record. Whoever lacks its permission does not see the action. */
  readonly operation?: OperationOn<Key>
  /** Operations whose permissions it takes, where it sends none itself. */
  readonly needs?: readonly OperationId[]
  readonly label: Text
  /** What it is called for one record, where that goes by the record. */
  readonly labelFor?: (row: Row) => string
  /** What its button at the panel's foot and over checked rows says, where those have room for less. */
  readonly short?: Text
  readonly icon: LucideIcon
  /** The letter that does it with the open record, or with the row that has the focus. */
  readonly letter?: string
  /** Its place at the panel's foot: the main button or one beside it; else it stands in the foot's menu. */
  readonly place?: 'main' | 'beside' | ((row: Row) => 'main' | 'beside' | undefined)
  readonly danger?: true
  /** A line before it. */
  readonly apart?: true
  /** Whether it is there for this record. */
  readonly when?: (row: Row, caller: Caller) => boolean
  /** Why it cannot be done now. It is greyed then and says so; with `hides` it is not there. */
  readonly whyNot?: (row: Row, caller: Caller) => Reason | { readonly reason: Reason; readonly values: Values } | null
  readonly hides?: true
  /** Asked first. */
  readonly asks?: (row: Row) => Question | null
  /** The form that asks, where the operation takes more than a text. */
  readonly Body?: FunctionComponent<BodyProps<Row>>
  /** What is said when it is done, of the record as it is then. */
  readonly done?: (row: Row) => string | Done
  /** What takes it back, for some seconds. */
  readonly undo?: OperationOn<Key>
  /** What it opens instead: a form, a place, a dialog. */
  readonly form?: (row: Row) => OpenForm
  readonly go?: (row: Row) => Place
  /** A tab of the panel. */
  readonly tab?: string
  readonly Dialog?: FunctionComponent<DialogProps<Row>>
  /** What is sent and asked instead for this record, such as one that belongs with others. */
  readonly instead?: (row: Row) => Instead<Row, Key> | null
  /** The same for many records at once, with what is different from that. */
  readonly bulk?: Partial<BulkAction<Row, Key>>
}

type Instead<Row, Key extends string> = Pick<ListAction<Row, Key>, 'operation' | 'asks' | 'Body' | 'done' | 'undo'>

/** Something that can be done with many records, one operation each. It is asked as an action of one record is. */
export interface BulkAction<Row, Key extends string = string> extends Pick<
  ListAction<Row, Key>,
  'id' | 'label' | 'icon' | 'danger' | 'whyNot' | 'Body' | 'undo'
> {
  readonly operation: OperationOn<Key>
  readonly asks?: (rows: readonly Row[]) => Question
  /** What it opens instead, for all of them together. */
  readonly go?: (rows: readonly Row[]) => Place
  /** A dialog of its own, which may hand over an argument for `input`. */
  readonly Dialog?: FunctionComponent<BulkDialogProps<Row>>
  /** What is sent beside the record's own path. */
  readonly input?: (argument: unknown, row: Row) => { readonly path?: object; readonly query?: object; readonly body?: unknown }
  /** What is said when all of it is done. */
  readonly done?: (count: number) => string
}

/** The operations that are sent to one record of a list. */
type OperationOn<Key extends string> = string extends Key
  ? OperationId
  : { [Id in OperationId]: Input<Id> extends { path: Readonly<Record<Key, number>> } ? Id : never }[OperationId]

/** One of the two decisions of a queue. */
interface Decision<Row, Key extends string> {
  readonly operation: OperationOn<Key>
  /** “Confirm rent”. */
  readonly label: Text
  readonly asks?: (row: Row) => Question
  /** What is asked of many at once. */
  readonly asksMany?: (count: number) => Question
  readonly Body?: FunctionComponent<BodyProps<Row>>
  readonly done: (row: Row) => string | Done
  readonly instead?: (row: Row) => Instead<Row, Key> | null
  /** What it is called over checked rows, where that is less. */
  readonly labelMany?: Text
  readonly doneMany: (count: number) => string
}

/** A list of what waits to be decided. */
export interface DeclaredQueue<Row, Key extends string = string> {
  readonly confirm: Decision<Row, Key>
  readonly reject: Decision<Row, Key>
  /** Takes back either of them, for some seconds. */
  readonly undo: OperationOn<Key>
  /** Why a record cannot be decided any more. */
  readonly whyNot: (row: Row) => Reason | null
  /** The operation that asks, and those that end it in a state that neither decision leads to: for what happened. */
  readonly asked: OperationId
  readonly ended?: Readonly<Record<string, OperationId>>
  /** How it was decided, in a sentence, where that is not its state: “confirmed”. */
  readonly decided?: (row: Row) => string
}

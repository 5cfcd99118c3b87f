// Types of a part of the settings: its sections as a module declares them, and as the engine reads them.
import type { OperationId } from '@isb/sdk'
import type { FormId } from '@isb/sdk/metadata'
import type { FunctionComponent } from 'react'
import type { DeclaredField } from './field.ts'
import type { Fields, Held } from './held.ts'
import type { Text } from '../base/words/i18n.ts'

/** An operation that reads settings. */
export type SettingsId = Extract<OperationId, 'settings.get' | `${string}.settings`>

/** What stands below the fields of a section: the settings as they are saved, and what is filled in beside them and not saved yet. */
export interface BelowProps<Settings, Draft = unknown> {
  settings: Settings
  draft: Draft | undefined
  onDraft: (draft: Draft | undefined) => void
}
export interface Section<Settings, Fields, Draft> {
  readonly title: Text
  readonly text?: Text
  readonly fields: Fields
  /** Takes the whole width; its title is not drawn. */
  readonly wide?: true
  readonly Below?: FunctionComponent<BelowProps<Settings, Draft>>
}
export interface Declaration<Id extends FormId & OperationId, Settings, Fields, Draft> {
  /** The operation that changes them. Whoever may not sees them all the same. */
  readonly update: Id
  readonly text: Text
  /** Stands beside the heading: a status. */
  readonly Aside?: FunctionComponent
  readonly sections: readonly Section<Settings, Fields, Draft>[]
  /** What a section has below its fields is no setting, and saved with them all the same. */
  readonly beside?: {
    readonly isWrong: (draft: Draft) => boolean
    /** Answers what is left of the draft as it stands by then: what could not be saved, and what was typed meanwhile. */
    readonly save: (draft: Draft) => Promise<(now: Draft) => Draft | undefined>
  }
  /** What is asked before they are saved, where a change has an effect that nobody should come upon by accident. */
  readonly asks?: (values: Settings, before: Settings) => { title: string; text: string; verb: string } | undefined
  /** What else is to be done once they are saved. */
  readonly onSaved?: () => void
}

/** Settings as the contract answers them, whatever they are. */
export interface AnySettings extends Held {
  readonly version: number
}
/** A part of the settings as the engine reads it. */
export interface AnySettingsScreen extends Declaration<FormId & OperationId, AnySettings, readonly (readonly DeclaredField[])[], unknown> {
  readonly operation: OperationId
  readonly body: Fields
}

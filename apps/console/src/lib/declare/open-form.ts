// Types of a form that opens over a list.
import type { ListId } from '@isb/sdk'
import type { ReactNode } from 'react'
import type { Identified } from './list.ts'
import type { Caller } from '../base/connection/session.ts'

/** The record and tab that the address shows after a save. */
export interface After {
  readonly id: number
  /** A tab of its panel. */
  readonly tab?: string
}

/** An open form over a list, whatever its values. */
export interface OpenForm {
  /** The list whose record it saves. */
  readonly list: ListId
  readonly render: (props: { caller: Caller; onClose: () => void; onSaved: (after: After, saved: Identified) => void }) => ReactNode
}

/** A form whose code loads on demand, as its screen knows it. */
export interface LateForm {
  /** Fetches its code ahead of time. */
  readonly load: () => Promise<unknown>
  /** The unsaved form from before the session ended or the page reloaded. */
  readonly kept: () => OpenForm | undefined
}

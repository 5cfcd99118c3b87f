// What is done with a bundle beside applying it.
import type { Schema } from '@isb/sdk'
import { msg, t } from '@lingui/core/macro'
import { Trash2, Undo2 } from 'lucide-react'
import type { ListAction } from '../../lib/declare/actions.ts'

type Bundle = Schema<'BaseDataRun'>

/** Waits to be applied, or cannot be. */
export const isOpen = ({ state }: Pick<Bundle, 'state'>): boolean =>
  ['Unmapped', 'Unanswered', 'Ready', 'Stopped', 'Unreadable', 'Interrupted'].includes(state)

export const undoing: ListAction<Bundle, 'runId'> = {
  operation: 'baseData.undo',
  label: msg`Undo`,
  icon: Undo2,
  place: 'beside',
  when: ({ state }) => state === 'Applied',
  asks: ({ name }) => ({
    title: t`Undo ${name}?`,
    text: t`Everything that it created, changed and deactivated is undone. What somebody has changed since stays, and is listed.`,
  }),
  done: () => t`Being undone`,
}

export const discarding: ListAction<Bundle, 'runId'> = {
  operation: 'baseData.discard',
  label: msg`Discard`,
  icon: Trash2,
  when: isOpen,
  done: () => t`Discarded`,
}

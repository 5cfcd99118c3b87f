import { lateDialog } from '../../base/lazy/late.tsx'

/** Fetches what asks, while nobody waits. */
export const loadQuestion = () => import('./action-dialog.tsx')
/** The question before an operation is sent. */
export const ActionQuestion = lateDialog(loadQuestion)

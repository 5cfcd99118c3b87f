import { type ComponentProps } from 'react'
import { lateDialog } from '../late.tsx'
import type ActionDialog from './action-dialog.tsx'

/** Fetches what asks, while nobody waits. */
export const loadQuestion = () => import('./action-dialog.tsx')
const Dialog = lateDialog(loadQuestion)

/** What is asked before an operation is sent. */
export const ActionQuestion = (props: ComponentProps<typeof ActionDialog>) => <Dialog {...props} />

import type { Schema } from '@isb/sdk'
import { Suspense, useState } from 'react'
import { keptDraft } from '../../lib/form/use-form.ts'
import { late } from '../../lib/late.tsx'
import { newRent, rentDraftName, type FreeBike, type RentValues } from './rent-values.ts'

const RentForm = late(() => import('./rent-form.tsx'))

/** A rent that was being recorded when the session ended or the page was loaded anew. */
export const keptRent = () => keptDraft<RentValues>(rentDraftName)

interface RentDialogProps {
  /** The bike that leaves, where it is known. */
  bike?: FreeBike | undefined
  onClose: () => void
  onSaved: (rent: Schema<'Rent'>) => void
}

/** The form in which a rent is recorded. What was typed before is taken up again, unless another bike is asked for. */
export function RentDialog({ bike, onClose, onSaved }: RentDialogProps) {
  const [kept] = useState(() => (bike ? undefined : keptRent()))
  return (
    <Suspense>
      <RentForm draft={kept ?? newRent(bike)} restored={kept !== undefined} onClose={onClose} onSaved={onSaved} />
    </Suspense>
  )
}

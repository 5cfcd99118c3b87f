import { loadOverlays, onOverlaysMissing, ToastProvider } from '@isb/ui'
import { useLingui } from '@lingui/react/macro'
import { useEffect, type ReactNode } from 'react'
import { toasts } from '../lib/base/connection/report.ts'
import { useDiscardQuestion } from '../lib/engine/draft/discard-drafts.ts'
import { lateDialog } from '../lib/base/lazy/late.tsx'
import { usePending } from '../lib/base/connection/step-up.ts'
import { useSoon, whenQuiet } from '../lib/base/lazy/soon.ts'

const DiscardQuestion = lateDialog(() => import('../lib/engine/draft/discard-question.tsx'))
const StepUpDialog = lateDialog(() => import('../lib/shared/second-factor/step-up-dialog.tsx'))

/** What stands around every page: the toasts, in the language of the moment. */
export function Frame({ children }: { children: ReactNode }) {
  const { t } = useLingui()
  const pending = usePending()
  const discarding = useDiscardQuestion()
  useSoon(loadOverlays)
  useEffect(() => {
    onOverlaysMissing(() => toasts.error(t`It did not load`, { text: t`Check the connection and try again.` }))
  }, [t])
  return (
    <ToastProvider toasts={toasts} soon={whenQuiet} label={t`Messages`} toastLabel={t`Message`} closeLabel={t`Close`}>
      {children}
      {pending && <StepUpDialog pending={pending} onMissing={() => pending.answer(false)} />}
      {discarding && <DiscardQuestion onAnswer={discarding.answer} onMissing={() => discarding.answer(false)} />}
    </ToastProvider>
  )
}

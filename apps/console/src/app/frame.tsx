import { loadOverlays, onOverlaysMissing, ToastProvider } from '@isb/ui'
import { useLingui } from '@lingui/react/macro'
import { useEffect, type ReactNode } from 'react'
import { toasts } from '../lib/report.ts'
import { useDiscardQuestion } from '../lib/draft/discard-drafts.ts'
import { lateDialog } from '../lib/late.tsx'
import { usePending } from '../lib/second-factor/step-up.ts'
import { useSoon, whenQuiet } from '../lib/soon.ts'

const DiscardQuestion = lateDialog(() => import('../lib/draft/discard-question.tsx'))
const StepUpDialog = lateDialog(() => import('../lib/second-factor/step-up-dialog.tsx'))

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

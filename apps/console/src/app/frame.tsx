import { loadOverlays, onOverlaysMissing, ToastProvider } from '@isb/ui'
import { useLingui } from '@lingui/react/macro'
import { useEffect, type ReactNode } from 'react'
import { ModulesContext } from '../lib/module.ts'
import { toasts } from '../lib/report.ts'
import { useSoon, whenQuiet } from '../lib/soon.ts'
import { modules } from './modules.ts'

/** What stands around every page: the toasts, in the language of the moment. */
export function Frame({ children }: { children: ReactNode }) {
  const { t } = useLingui()
  useSoon(loadOverlays)
  useEffect(() => {
    onOverlaysMissing(() => toasts.error(t`It did not load`, { text: t`Check the connection and try again.` }))
  }, [t])
  return (
    <ModulesContext value={modules}>
      <ToastProvider toasts={toasts} soon={whenQuiet} label={t`Messages`} toastLabel={t`Message`} closeLabel={t`Close`}>
        {children}
      </ToastProvider>
    </ModulesContext>
  )
}

import { ToastProvider } from '@isb/ui'
import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { ModulesContext } from '../lib/module.ts'
import { toasts } from '../lib/report.ts'
import { modules } from './modules.ts'

/** What stands around every page: the toasts, in the language of the moment. */
export function Frame({ children }: { children: ReactNode }) {
  const { t } = useLingui()
  return (
    <ModulesContext value={modules}>
      <ToastProvider toasts={toasts} label={t`Messages`} toastLabel={t`Message`} closeLabel={t`Close`}>
        {children}
      </ToastProvider>
    </ModulesContext>
  )
}

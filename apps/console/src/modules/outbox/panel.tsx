import { useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import type { ListPanel } from '../../lib/list/types.ts'
import { StatusOf } from './columns.tsx'
import { nameOf, type Mail } from './data.ts'
import { Details } from './details.tsx'
import { ResendButton } from './resend.tsx'

/** The panel of a mail: what it is and what became of it. */
export function usePanel(resend: ((mail: Mail) => void) | undefined, busy: boolean): ListPanel<Mail> {
  const { t } = useLingui()
  return useMemo(
    () => ({
      title: nameOf,
      status: (mail) => <StatusOf mail={mail} />,
      ...(resend && { actions: (mail) => <ResendButton mail={mail} resend={resend} busy={busy} /> }),
      tabs: [{ id: 'details', label: t`Details`, render: (mail) => <Details mail={mail} /> }],
    }),
    [t, resend, busy],
  )
}

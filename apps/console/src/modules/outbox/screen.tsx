import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { ResourceList } from '../../lib/list/resource-list.tsx'
import { query, queryClient } from '../../lib/query.ts'
import { SettingsTabs } from '../../lib/settings-tabs.tsx'
import { besidePanel, useColumns, usuallyHidden } from './columns.tsx'
import { nameOf } from './data.ts'
import { useFilters } from './filters.ts'
import { usePanel } from './panel.tsx'
import { useActions, useBulkActions, useResend } from './resend.tsx'
import { SetUp } from './set-up.tsx'

const record = { path: 'mailId', get: 'outbox.get' } as const

/** The mail that leaves, has left, or could not. */
export default function MailScreen() {
  const { t } = useLingui()
  const { resend, busy, question } = useResend()
  const rowActions = useActions(resend)
  useFollow()
  return (
    <>
      <ResourceList
        name="mail"
        operation="outbox.list"
        exports="outbox.export"
        title={t({ message: 'Mail', context: 'settings' })}
        text={t`What the school has mailed, what waits, and what could not leave. Nobody is shown the texts.`}
        banner={
          <>
            <SettingsTabs />
            <SetUp />
          </>
        }
        columns={useColumns()}
        usuallyHidden={usuallyHidden}
        hiddenBesidePanel={besidePanel}
        filters={useFilters()}
        search={t`Recipient’s address`}
        searched={t`Searched is the recipient’s address.`}
        usualSort="-createdAt"
        rowName={nameOf}
        rowActions={rowActions}
        bulk={useBulkActions()}
        record={record}
        panel={usePanel(resend, busy)}
        empty={{ title: t`No mail yet`, text: t`Invitations, codes and decisions appear here as soon as they are written.` }}
      />
      {question}
    </>
  )
}

const everyMs = 5000

/** A mail leaves a moment after it was asked for: when the counts move, the list is read again. */
function useFollow(): void {
  const { data } = useQuery({ ...query('outbox.counts'), refetchInterval: everyMs, meta: { quiet: true } })
  const counts = data && JSON.stringify(data)
  const known = useRef(counts)
  useEffect(() => {
    if (known.current !== undefined && counts !== known.current)
      for (const read of ['list', 'get']) void queryClient.invalidateQueries({ queryKey: ['outbox', read] })
    known.current = counts
  }, [counts])
}

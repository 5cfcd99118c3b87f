import { Button, Note, Skeleton, StatusChip } from '@isb/ui'
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Send } from 'lucide-react'
import { sharedWord } from '../../lib/i18n.ts'
import type { RowOf } from '../../lib/list/types.ts'
import { NotLoaded } from '../../lib/not-loaded.tsx'
import { query, useOperation } from '../../lib/query.ts'
import { useWhen } from '../../lib/record/when.ts'
import { useCaller } from '../../lib/session.ts'

const tones = { Pending: 'waiting', Sent: 'good', Dead: 'bad' } as const

/** Who was told of an absence, by which rule, and what became of each mail. */
export default function WhoWasTold({ row: { id } }: { row: RowOf<'absence.list'> }) {
  const { t } = useLingui()
  const { moment } = useWhen()
  const { may } = useCaller()
  const resend = useOperation('absence.resend', t`The emails are on their way again`)
  const { data, error, isFetching, refetch } = useQuery(query('absence.told', { path: { absenceId: id } }))
  if (error && !data) return <NotLoaded title={t`It did not load`} error={error} busy={isFetching} onRetry={() => void refetch()} />
  if (!data) return <Skeleton className="w-3/4" />
  if (data.length === 0) return <Note tone="live">{t`No office was told of this absence.`}</Note>
  return (
    <div className="grid gap-3">
      <ul className="grid divide-y divide-line">
        {data.map(({ office, rule, address, state, at, fault }) => (
          <li key={`${office} ${address ?? ''}`} className="flex items-start justify-between gap-3 py-2">
            <span className="min-w-0">
              <b>{sharedWord(`value.ToldReader.${office}`)}</b> <span className="text-fg-2">{sharedWord(`value.ToldRule.${rule}`)}</span>
              <span className="block truncate text-xs text-fg-3">
                {address ?? t`No address is set, so nobody was told.`} {fault && sharedWord(`value.MailFault.${fault}`)}
              </span>
            </span>
            {address === null ? (
              <StatusChip tone="bad">{t`No mailbox`}</StatusChip>
            ) : (
              state && (
                <StatusChip tone={tones[state]}>
                  {sharedWord(`value.MailState.${state}`)} {at && moment(at)}
                </StatusChip>
              )
            )}
          </li>
        ))}
      </ul>
      {may('absence.resend') && (
        <Button className="justify-self-start" loading={resend.isPending} onClick={() => resend.mutate({ path: { absenceId: id } })}>
          <Send aria-hidden />
          {t`Send again`}
        </Button>
      )}
    </div>
  )
}

import type { Schema } from '@isb/sdk'
import { Button, Note, Skeleton } from '@isb/ui'
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Send } from 'lucide-react'
import { sharedWord } from '../../lib/base/words/i18n.ts'
import type { RowOf } from '../../lib/declare/list.ts'
import { NotLoaded } from '../../lib/base/lazy/not-loaded.tsx'
import { query, useOperation } from '../../lib/base/connection/query.ts'
import { EnumValue } from '../../lib/engine/record/values.tsx'
import { useWhen } from '../../lib/engine/record/when.ts'
import { useCaller } from '../../lib/base/connection/session.ts'

/** Who was told of an absence, by which rule, and what became of each mail. */
export default function WhoWasTold({ row: { id } }: { row: RowOf<'absence.list'> }) {
  const { t } = useLingui()
  const { may } = useCaller()
  const resend = useOperation('absence.resend', t`The emails are on their way again`)
  const { data, error, isFetching, refetch } = useQuery({
    ...query('absence.told', { path: { absenceId: id } }),
    // Nobody tells of a mail that has left.
    refetchInterval: ({ state }) => (state.data?.some((told) => told.state === 'Queued' || told.state === 'Retrying') ? 5000 : false),
  })
  if (error && !data) return <NotLoaded title={t`It did not load`} error={error} busy={isFetching} onRetry={() => void refetch()} />
  if (!data) return <Skeleton className="w-3/4" />
  if (data.length === 0) return <Note tone="live">{t`No office was told of this absence.`}</Note>
  const sent = data.filter(({ state }) => state === 'Sent').length
  return (
    <div className="grid gap-3">
      <p className="text-xs text-fg-2">{t`${sent} of ${data.length} sent`}</p>
      <ul className="grid divide-y divide-line border-y border-line">
        {data.map((told) => (
          <Reader key={`${told.office} ${told.address ?? ''}`} told={told} />
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

const mailboxes = '/settings/mailboxes'

/** One reader: why they are told, where, and how far the mail has come. */
function Reader({ told: { office, rule, address, state, at, fault, nextAt } }: { told: Schema<'Told'> }) {
  const { t } = useLingui()
  const { moment, clock } = useWhen()
  const { may } = useCaller()
  const next = nextAt && clock(nextAt)
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 py-2">
      <b>{sharedWord(`value.ToldReader.${office}`)}</b>
      <span className="justify-self-end">{state && <EnumValue kind="AbsenceMail" value={state} />}</span>
      <span className="text-xs break-words text-fg-3">
        <span className="block text-fg-2">{sharedWord(`value.ToldRule.${rule}`)}</span>
        {address ?? t`No address is set, so nobody was told.`}
        {fault && <span className="block text-fg-2">{sharedWord(`value.MailFault.${fault}`)}</span>}
      </span>
      <span className="text-right text-xs text-fg-3">
        {moment(at)}
        {next && t`next try ${next}`}
        {state === 'NoMailbox' && may('mailbox.update') && (
          <Link to={mailboxes} className="text-lead-text hover:underline">
            {t`Set mailbox`}
          </Link>
        )}
      </span>
    </li>
  )
}

import { StatusChip, type TableColumn } from '@isb/ui'
import { useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import { sharedWord } from '../../lib/i18n.ts'
import { useWhen } from '../../lib/list/when.ts'
import { tones } from '../../lib/tone.ts'
import { faultText, kindName, stateName, whatText, type Mail } from './data.ts'

/** How far a mail has come. */
export function StatusOf({ mail: { state, fault } }: { mail: Mail }) {
  const { t } = useLingui()
  return <StatusChip tone={tones.MailState[state]}>{state === 'Pending' && fault ? t`Trying again` : stateName(state)}</StatusChip>
}

/** Columns that make room while a panel stands open. */
export const besidePanel = ['kind', 'fault', 'attempts', 'createdAt']
/** Columns that are put away unless somebody wants them. */
export const usuallyHidden = ['kind', 'sentAt']

export function useColumns(): readonly TableColumn<Mail>[] {
  const { t } = useLingui()
  const { moment, exact } = useWhen()
  return useMemo((): readonly TableColumn<Mail>[] => {
    const dash = <span className="text-fg-3">—</span>
    const time = (iso: string | null) =>
      iso ? (
        <time dateTime={iso} title={exact(iso)}>
          {moment(iso)}
        </time>
      ) : (
        dash
      )
    return [
      {
        accessorKey: 'recipient',
        header: sharedWord('field.recipient'),
        enableHiding: false,
        meta: { width: 'minmax(13rem, 2fr)', card: 'title' },
        cell: ({ row: { original: mail } }) => <span title={mail.recipient}>{mail.recipient}</span>,
      },
      {
        id: 'subject',
        header: sharedWord('field.subject'),
        meta: { width: 'minmax(10rem, 1.5fr)' },
        cell: ({ row: { original: mail } }) => <span title={whatText(mail)}>{whatText(mail) || dash}</span>,
      },
      {
        accessorKey: 'kind',
        header: sharedWord('field.kind'),
        meta: { width: 'minmax(8rem, 1fr)', card: 'none' },
        cell: ({ row }) => kindName(row.original.kind) || dash,
      },
      {
        accessorKey: 'state',
        header: sharedWord('field.state'),
        enableHiding: false,
        meta: { width: '7.5rem', card: 'status' },
        cell: ({ row }) => <StatusOf mail={row.original} />,
      },
      {
        id: 'fault',
        header: sharedWord('field.fault'),
        meta: { width: 'minmax(12rem, 2fr)' },
        cell: ({ row: { original: mail } }) =>
          mail.fault && <span title={mail.lastError || faultText(mail.fault)}>{faultText(mail.fault)}</span>,
      },
      {
        accessorKey: 'attempts',
        header: sharedWord('field.attempts'),
        meta: { width: '6rem', card: 'none' },
        cell: ({ row }) => <span className="tabular-nums">{row.original.attempts}</span>,
      },
      {
        accessorKey: 'createdAt',
        header: sharedWord('field.createdAt'),
        meta: { width: '8.5rem' },
        cell: ({ row }) => time(row.original.createdAt),
      },
      {
        accessorKey: 'sentAt',
        header: sharedWord('field.sentAt'),
        meta: { width: '8.5rem', card: 'none' },
        cell: ({ row }) => time(row.original.sentAt),
      },
    ]
    // oxlint-disable-next-line react/exhaustive-deps -- t changes with the language, which the shared words follow
  }, [t, moment, exact])
}

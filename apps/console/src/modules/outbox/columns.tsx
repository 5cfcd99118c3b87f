import { StatusChip, type TableColumn, type Tone } from '@isb/ui'
import { useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import { sharedWord } from '../../lib/i18n.ts'
import { useWhen } from '../../lib/list/when.ts'
import { faultText, kindName, stateName, whatText, type Mail } from './data.ts'

const tones: Readonly<Record<Mail['state'], Tone>> = { Pending: 'waiting', Sent: 'good', Dead: 'bad' }

/** How far a mail has come. */
export function StatusOf({ mail: { state, fault } }: { mail: Mail }) {
  const { t } = useLingui()
  return <StatusChip tone={tones[state]}>{state === 'Pending' && fault ? t`Trying again` : stateName(state)}</StatusChip>
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
        id: 'recipient',
        head: sharedWord('field.recipient'),
        sortable: true,
        width: 'minmax(13rem, 2fr)',
        card: 'title',
        cell: ({ recipient }) => <span title={recipient}>{recipient}</span>,
      },
      {
        id: 'subject',
        head: sharedWord('field.subject'),
        hideable: true,
        width: 'minmax(10rem, 1.5fr)',
        cell: (mail) => <span title={whatText(mail)}>{whatText(mail) || dash}</span>,
      },
      {
        id: 'kind',
        head: sharedWord('field.kind'),
        hideable: true,
        sortable: true,
        width: 'minmax(8rem, 1fr)',
        card: 'none',
        cell: ({ kind }) => kindName(kind) || dash,
      },
      {
        id: 'state',
        head: sharedWord('field.state'),
        sortable: true,
        width: '7.5rem',
        card: 'status',
        cell: (mail) => <StatusOf mail={mail} />,
      },
      {
        id: 'fault',
        head: sharedWord('field.fault'),
        hideable: true,
        width: 'minmax(12rem, 2fr)',
        cell: ({ fault, lastError }) => fault && <span title={lastError || faultText(fault)}>{faultText(fault)}</span>,
      },
      {
        id: 'attempts',
        head: sharedWord('field.attempts'),
        hideable: true,
        sortable: true,
        width: '6rem',
        card: 'none',
        cell: ({ attempts }) => <span className="tabular-nums">{attempts}</span>,
      },
      {
        id: 'createdAt',
        head: sharedWord('field.createdAt'),
        hideable: true,
        sortable: true,
        width: '8.5rem',
        cell: ({ createdAt }) => time(createdAt),
      },
      {
        id: 'sentAt',
        head: sharedWord('field.sentAt'),
        hideable: true,
        sortable: true,
        width: '8.5rem',
        card: 'none',
        cell: ({ sentAt }) => time(sentAt),
      },
    ]
    // oxlint-disable-next-line react/exhaustive-deps -- t changes with the language, which the shared words follow
  }, [t, moment, exact])
}

import { StatusChip, type TableColumn } from '@isb/ui'
import { useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import { sharedWord, useLocale } from '../../lib/i18n.ts'
import { useWhen } from '../../lib/list/when.ts'
import { fieldName, genderName, sourceName, typeName, type Staff } from './data.ts'

/** The state of an account: out, invited and not here yet, or in. */
export function StatusOf({ row: { enabled, invitedUntil } }: { row: Staff }) {
  const { t } = useLingui()
  if (!enabled) return <StatusChip tone="over">{sharedWord('state.disabled')}</StatusChip>
  if (invitedUntil) return <StatusChip tone="waiting">{t`Invited`}</StatusChip>
  return <StatusChip tone="good">{sharedWord('state.enabled')}</StatusChip>
}

/** A name as the reader's language puts it first, the other beside it. */
export function NameOf({ row: { name, nameZh } }: { row: Pick<Staff, 'name' | 'nameZh'> }) {
  const zh = useLocale() === 'zh' && nameZh !== ''
  const other = zh ? name : nameZh
  return (
    <>
      <span {...(zh && { lang: 'zh-CN' })}>{zh ? nameZh : name}</span>
      {other && (
        <span className="ml-2 text-xs font-normal text-fg-3" lang={zh ? 'en' : 'zh-CN'}>
          {other}
        </span>
      )}
    </>
  )
}

export function useColumns(): readonly TableColumn<Staff>[] {
  const { t } = useLingui()
  const { moment } = useWhen()
  return useMemo((): readonly TableColumn<Staff>[] => {
    const head = (id: keyof Staff) => ({ id, head: fieldName(id), hideable: true })
    const dash = (text: string) => text || <span className="text-fg-3">—</span>
    return [
      {
        ...head('name'),
        hideable: false,
        sortable: true,
        width: 'minmax(9.5rem, 2fr)',
        card: 'title',
        cell: (row) => <NameOf row={row} />,
      },
      { ...head('email'), sortable: true, width: 'minmax(10rem, 2fr)', cell: ({ email }) => <span title={email}>{email}</span> },
      { ...head('type'), sortable: true, width: '5rem', card: 'none', cell: ({ type }) => typeName(type) },
      {
        ...head('roles'),
        width: 'minmax(7rem, 1.5fr)',
        cell: ({ roles }) => {
          const names = roles.map(({ name }) => name).join(t({ message: ', ', comment: 'between names' }))
          return names ? <span title={names}>{names}</span> : <span className="text-fg-3">{t`No role`}</span>
        },
      },
      { ...head('enabled'), sortable: true, width: '6.75rem', card: 'status', cell: (row) => <StatusOf row={row} /> },
      { ...head('gender'), sortable: true, width: '5.5rem', card: 'none', cell: ({ gender }) => dash(genderName(gender)) },
      {
        ...head('lastLoginAt'),
        sortable: true,
        width: '8.5rem',
        cell: ({ lastLoginAt, service }) =>
          service ? (
            <span className="text-fg-3">{sharedWord('field.service')}</span>
          ) : lastLoginAt ? (
            moment(lastLoginAt)
          ) : (
            <span className="text-fg-3">{t`Never`}</span>
          ),
      },
      { ...head('syncedAt'), sortable: true, width: '8.5rem', card: 'none', cell: ({ syncedAt }) => dash(moment(syncedAt)) },
      { ...head('source'), sortable: true, width: '5rem', card: 'none', cell: ({ source }) => sourceName(source) },
    ]
    // oxlint-disable-next-line react/exhaustive-deps -- t changes with the language, which the shared words follow
  }, [t, moment])
}

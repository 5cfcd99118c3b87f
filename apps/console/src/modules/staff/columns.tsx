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
    const column = (name: keyof Staff) => ({ accessorKey: name, header: fieldName(name) })
    const dash = (text: string) => text || <span className="text-fg-3">—</span>
    return [
      {
        ...column('name'),
        enableHiding: false,
        meta: { width: 'minmax(9.5rem, 2fr)', card: 'title' },
        cell: ({ row }) => <NameOf row={row.original} />,
      },
      {
        ...column('email'),
        meta: { width: 'minmax(10rem, 2fr)' },
        cell: ({ row: { original: account } }) => <span title={account.email}>{account.email}</span>,
      },
      { ...column('type'), meta: { width: '5rem', card: 'none' }, cell: ({ row }) => typeName(row.original.type) },
      {
        ...column('roles'),
        enableSorting: false,
        meta: { width: 'minmax(7rem, 1.5fr)' },
        cell: ({ row }) => {
          const names = row.original.roles.map(({ name }) => name).join(t({ message: ', ', comment: 'between names' }))
          return names ? <span title={names}>{names}</span> : <span className="text-fg-3">{t`No role`}</span>
        },
      },
      { ...column('enabled'), meta: { width: '6.75rem', card: 'status' }, cell: ({ row }) => <StatusOf row={row.original} /> },
      { ...column('gender'), meta: { width: '5.5rem', card: 'none' }, cell: ({ row }) => dash(genderName(row.original.gender)) },
      {
        ...column('lastLoginAt'),
        meta: { width: '8.5rem' },
        cell: ({ row: { original: account } }) =>
          account.service ? (
            <span className="text-fg-3">{sharedWord('field.service')}</span>
          ) : account.lastLoginAt ? (
            moment(account.lastLoginAt)
          ) : (
            <span className="text-fg-3">{t`Never`}</span>
          ),
      },
      { ...column('syncedAt'), meta: { width: '8.5rem', card: 'none' }, cell: ({ row }) => dash(moment(row.original.syncedAt)) },
      { ...column('source'), meta: { width: '5rem', card: 'none' }, cell: ({ row }) => sourceName(row.original.source) },
    ]
    // oxlint-disable-next-line react/exhaustive-deps -- t changes with the language, which the shared words follow
  }, [t, moment])
}

import { Badge, StatusChip, type TableColumn } from '@isb/ui'
import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import { sharedWord, useLocale } from '../../lib/i18n.ts'
import { useWhen } from '../../lib/list/when.ts'
import type { Role } from './data.ts'

/** Whether a role grants what it holds. */
export const StatusOf = ({ row: { enabled } }: { row: Role }) => (
  <StatusChip tone={enabled ? 'good' : 'over'}>{sharedWord(enabled ? 'state.enabled' : 'state.disabled')}</StatusChip>
)

/** A role's name; the one that came with the system says so. */
export const NameOf = ({ row: { name, builtin } }: { row: Role }) => (
  <span className="inline-flex max-w-full items-center gap-2">
    <span className="truncate" title={name}>
      {name}
    </span>
    {builtin && (
      <Badge className="shrink-0 font-normal">
        <Trans>Built in</Trans>
      </Badge>
    )}
  </span>
)

/** How many have it; where rows are cards, without a head over it, in words. */
function Count({ count, text }: { count: number; text: string }) {
  const { t } = useLingui()
  if (count === 0) return <span className="text-fg-3">{t`Nobody`}</span>
  return (
    <>
      <span className="in-[[role=presentation]>[role=gridcell]]:hidden">{text}</span>
      <span className="hidden in-[[role=presentation]>[role=gridcell]]:inline">{t`${plural(count, { one: '# person', other: '# people' })}`}</span>
    </>
  )
}

export function useColumns(): readonly TableColumn<Role>[] {
  const { t } = useLingui()
  const locale = useLocale()
  const { moment } = useWhen()
  return useMemo((): readonly TableColumn<Role>[] => {
    const number = new Intl.NumberFormat(locale)
    const column = (name: keyof Role) => ({ accessorKey: name, header: sharedWord(`field.${name}` as 'field.name') })
    return [
      {
        ...column('name'),
        enableHiding: false,
        meta: { width: 'minmax(11rem, 2fr)', card: 'title' },
        cell: ({ row }) => <NameOf row={row.original} />,
      },
      {
        ...column('description'),
        enableSorting: false,
        meta: { width: 'minmax(10rem, 3fr)' },
        cell: ({ row: { original: role } }) =>
          role.description ? <span title={role.description}>{role.description}</span> : <span className="text-fg-3">—</span>,
      },
      { ...column('enabled'), meta: { width: '7rem', card: 'status' }, cell: ({ row }) => <StatusOf row={row.original} /> },
      {
        ...column('members'),
        meta: { width: '7rem', align: 'end' },
        cell: ({ row: { original: role } }) => <Count count={role.members} text={number.format(role.members)} />,
      },
      {
        ...column('permissions'),
        enableSorting: false,
        meta: { width: '7.5rem', align: 'end', card: 'none' },
        cell: ({ row: { original: role } }) =>
          role.builtin ? t`All` : role.permissions > 0 ? number.format(role.permissions) : <span className="text-fg-3">{t`None`}</span>,
      },
      { ...column('updatedAt'), meta: { width: '8.5rem', card: 'none' }, cell: ({ row }) => moment(row.original.updatedAt) },
    ]
  }, [t, locale, moment])
}

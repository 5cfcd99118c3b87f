import { Button } from '@isb/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { Plus } from 'lucide-react'
import { useMemo } from 'react'
import { late } from '../../lib/late.tsx'
import { panelActions } from '../../lib/list/panel-actions.tsx'
import type { ListPanel, RowAction } from '../../lib/list/types.ts'
import { About } from './about.tsx'
import { NameOf, StatusOf } from './columns.tsx'
import { useMay, type Role } from './data.ts'

const Members = late(() => import('./members.tsx'))

/** The panel of an open role. */
export function usePanel(rowActions: (row: Role) => readonly RowAction<Role>[]): ListPanel<Role> {
  const { t } = useLingui()
  const { seeStaff } = useMay()
  return useMemo(
    (): ListPanel<Role> => ({
      title: (row) => <NameOf row={row} />,
      status: (row) => <StatusOf row={row} />,
      actions: (row) => panelActions(row, rowActions(row)),
      tabs: [
        { id: 'about', label: t`About`, render: (row) => <About row={row} /> },
        { id: 'members', label: t`Members`, when: () => seeStaff, render: (row) => <Members row={row} /> },
      ],
    }),
    [t, rowActions, seeStaff],
  )
}

/** The page's main action, for who may make roles. */
export function useNewRole(onNew: () => void) {
  const { create } = useMay()
  return (lead: 'lead' | 'outline') =>
    create && (
      <Button variant={lead} onClick={onNew}>
        <Plus aria-hidden />
        <Trans>New role</Trans>
      </Button>
    )
}

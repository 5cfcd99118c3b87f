import { Button } from '@isb/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { Plus } from 'lucide-react'
import { lazy, useMemo } from 'react'
import type { ListPanel, RowAction } from '../../lib/list/types.ts'
import { About } from './about.tsx'
import { PanelActions } from './actions.tsx'
import { NameOf, StatusOf } from './columns.tsx'
import { useMay, type Role } from './data.ts'

const Members = lazy(() => import('./members.tsx'))

/** The panel of an open role. */
export function usePanel(rowActions: (row: Role) => readonly RowAction<Role>[]): ListPanel<Role> {
  const { t } = useLingui()
  const { seeStaff, ...may } = useMay()
  const some = Object.values(may).some(Boolean)
  return useMemo(
    (): ListPanel<Role> => ({
      title: (row) => <NameOf row={row} />,
      status: (row) => <StatusOf row={row} />,
      ...(some && { actions: (row) => (row.builtin ? undefined : <PanelActions row={row} actions={rowActions} />) }),
      tabs: [
        { id: 'about', label: t`About`, render: (row) => <About row={row} /> },
        { id: 'members', label: t`Members`, when: () => seeStaff, render: (row) => <Members row={row} /> },
      ],
    }),
    [t, rowActions, some, seeStaff],
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

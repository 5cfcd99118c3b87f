import { useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import { late } from '../../lib/late.tsx'
import { panelActions } from '../../lib/list/panel-actions.tsx'
import type { ListPanel, RowAction } from '../../lib/list/types.ts'
import { NameOf, StatusOf } from './columns.tsx'
import { useMay, type Staff } from './data.ts'
import { Details } from './details.tsx'

const Access = late(() => import('./access.tsx'))
const Tokens = late(() => import('./tokens.tsx'))

/** The panel of an account: what it is, what it may do and why, its tokens, its history. */
export function usePanel(rowActions: (row: Staff) => readonly RowAction<Staff>[]): ListPanel<Staff> {
  const { t } = useLingui()
  const { token } = useMay()
  return useMemo(
    () => ({
      title: (row) => <NameOf row={row} />,
      status: (row) => <StatusOf row={row} />,
      actions: (row) => panelActions(row, rowActions(row)),
      tabs: [
        { id: 'details', label: t`Details`, render: (row) => <Details row={row} /> },
        { id: 'access', label: t`Access`, render: (row) => <Access row={row} /> },
        { id: 'tokens', label: t`API tokens`, when: (row) => token && row.service, render: (row) => <Tokens row={row} /> },
      ],
    }),
    [t, rowActions, token],
  )
}

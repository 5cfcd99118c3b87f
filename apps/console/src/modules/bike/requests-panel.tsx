import { useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import { panelActions } from '../../lib/list/panel-actions.tsx'
import type { ListPanel, RowAction } from '../../lib/list/types.ts'
import type { Request } from './data.ts'
import { RequestDetails } from './request-details.tsx'
import { ConfirmationOf } from './requests-columns.tsx'

/** Columns that make room while a panel stands open. */
export const besidePanel = ['location', 'dueOn']

/** The panel of a request. */
export function useRequestPanel<Row extends Request>(actions: (row: Row) => readonly RowAction<Row>[]): ListPanel<Row> {
  const { t } = useLingui()
  return useMemo(
    () => ({
      title: ({ bike }) => bike.number,
      status: (row) => <ConfirmationOf row={row} />,
      actions: (row) => panelActions(row, actions(row)),
      tabs: [{ id: 'details', label: t`Details`, render: (row) => <RequestDetails row={row} /> }],
    }),
    [t, actions],
  )
}

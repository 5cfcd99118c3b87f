import type { TableColumn } from '@isb/ui'
import { useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import { RowMenu } from './row-menu.tsx'
import type { RowAction } from './types.ts'

/** The columns, and behind them the one with the rows' menus where rows have any. */
export function useRowMenu<Row>(
  columns: readonly TableColumn<Row>[],
  actions: ((row: Row) => readonly RowAction<Row>[]) | undefined,
  rowName: (row: Row) => string,
): readonly TableColumn<Row>[] {
  const { t } = useLingui()
  const head = t`Actions`
  return useMemo(() => {
    if (!actions) return columns
    const menu: TableColumn<Row> = {
      id: ' actions',
      head,
      bare: true,
      width: '3.5rem',
      align: 'end',
      card: 'none',
      cell: (row, tabIndex) => <RowMenu row={row} name={rowName(row)} actions={actions} tabIndex={tabIndex} />,
    }
    return [...columns, menu]
  }, [columns, actions, rowName, head])
}

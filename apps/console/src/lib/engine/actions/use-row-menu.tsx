import type { TableColumn } from '@isb/ui'
import { useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import { RowMenu } from './row-menu.tsx'
import type { RowAction } from '../../declare/list.ts'

/** The columns, and behind them the one with the rows' menus where rows have any. */
export function useRowMenu<Row extends object>(
  columns: readonly TableColumn<Row>[],
  actions: ((row: Row) => readonly RowAction<Row>[]) | undefined,
  rowName: (row: Row) => string,
): readonly TableColumn<Row>[] {
  const { t } = useLingui()
  const header = t`Actions`
  return useMemo(() => {
    if (!actions) return columns
    const menu: TableColumn<Row> = {
      id: ' actions',
      header,
      enableHiding: false,
      meta: { bare: true, width: '3.5rem', align: 'end', card: 'none' },
      cell: ({ row: { original } }) => <RowMenu row={original} name={rowName(original)} actions={actions} />,
    }
    return [...columns, menu]
  }, [columns, actions, rowName, header])
}

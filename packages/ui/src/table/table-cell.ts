import type { Column, Row, RowData } from '@tanstack/react-table'
import type { ReactNode } from 'react'
import type { Features } from './use-table.ts'

/** A column's name; `TableColumn` lets it be nothing but text. */
export const headerOf = <Data extends RowData>({ columnDef }: Column<Features, Data>) => columnDef.header as string

/**
 * What stands in a cell. The column's function is called, not mounted as a component, which is what `flexRender` does: new columns
 * would then build every cell anew, and with it close a menu that is open in one.
 */
export function cellOf<Data extends RowData>(row: Row<Features, Data>, column: Column<Features, Data>): ReactNode {
  const { cell } = column.columnDef
  return typeof cell === 'function' ? cell(row.getAllCellsByColumnId()[column.id]!.getContext()) : cell
}

import type { ColumnVisibilityState, RowData } from '@tanstack/react-table'
import { Columns3 } from 'lucide-react'
import { IconButton } from '../button/icon-button.tsx'
import { Menu, MenuCheckItem, MenuItem, MenuSeparator } from '../overlay/menu.tsx'
import { headerOf } from '../table/table-cell.ts'
import type { TableInstance } from '../table/use-table.ts'

export interface ColumnPickerProps<Data extends RowData> {
  /** The table whose columns are offered. Reset goes back to the `columnVisibility` of its initial state. */
  table: TableInstance<Data>
  /** What has been chosen, where more is put away than that: beside an open panel columns make room. */
  chosen?: ColumnVisibilityState
  /** Its words: the button's name, and the item that brings all back. */
  words: { label: string; reset: string }
  /** More classes for the button. */
  className?: string
}

/** The button that chooses which columns stand. Its menu stays open while one ticks. */
export function ColumnPicker<Data extends RowData>({ table, chosen, words, className }: ColumnPickerProps<Data>) {
  const columns = table.getAllLeafColumns().filter((column) => column.getCanHide())
  const stands = (id: string, visibility: ColumnVisibilityState) => visibility[id] !== false
  const now = chosen ?? table.state.columnVisibility
  const usual = columns.every(({ id }) => stands(id, now) === stands(id, table.initialState.columnVisibility))
  return (
    <Menu
      aria-label={words.label}
      trigger={
        <IconButton label={words.label} className={className}>
          <Columns3 aria-hidden />
        </IconButton>
      }
    >
      {columns.map((column) => (
        <MenuCheckItem
          key={column.id}
          checked={stands(column.id, now)}
          onCheckedChange={(on) => column.toggleVisibility(on)}
          onSelect={(event) => event.preventDefault()}
        >
          {headerOf(column)}
        </MenuCheckItem>
      ))}
      <MenuSeparator />
      <MenuItem disabled={usual} onSelect={() => table.resetColumnVisibility()}>
        {words.reset}
      </MenuItem>
    </Menu>
  )
}

// A list of bikes as a table on a page, and what tests of it look at.
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import {
  type RowSelectionState,
  Table,
  type TableColumn,
  type TableProps,
  useRowTabIndex,
  useTable,
  type UseTableOptions,
} from '../src/index.ts'

export interface Bike {
  id: number
  name: string
}
export const bikes = (count: number): Bike[] => Array.from({ length: count }, (_, at) => ({ id: at + 1, name: `B-${at + 1}` }))
const columns: TableColumn<Bike>[] = [
  { accessorKey: 'name', header: 'Bike', meta: { card: 'title', width: '96px' } },
  { id: 'state', header: 'Status', cell: () => 'Pending', meta: { card: 'status' } },
  { id: 'rack', header: 'Rack', cell: () => 'East gate' },
  { id: 'note', header: 'Note', cell: () => 'None', meta: { card: 'none' } },
  { id: 'more', header: 'Actions', meta: { bare: true }, cell: ({ row }) => <More name={row.original.name} /> },
]
export const More = ({ name }: { name: string }) => <button tabIndex={useRowTabIndex()}>{`More ${name}`}</button>
const words = { selectAll: 'Select all', select: (row: Bike) => `Select ${row.name}`, loading: 'Loading' }
const getRowId = (row: Bike) => String(row.id)
export const few = bikes(5)
export const lots = bikes(300)
export const none: Bike[] = []

type PageProps = Partial<TableProps<Bike>> & { rows?: readonly Bike[]; options?: Partial<UseTableOptions<Bike>> }
/** The table, whose rows can be ticked. */
export function Page({ rows = few, options, ...rest }: PageProps) {
  const [rowSelection, setRowSelection] = useState<RowSelectionState>({})
  const table = useTable({
    data: rows,
    columns,
    getRowId,
    enableRowSelection: true,
    onRowSelectionChange: setRowSelection,
    ...options,
    state: { rowSelection, ...options?.state },
  })
  return <Table label="Bikes" table={table} words={words} {...rest} />
}
export const press = (keys: string) => userEvent.keyboard(keys)
export const rows = () => screen.getAllByRole('row').filter((row) => row.hasAttribute('data-row'))

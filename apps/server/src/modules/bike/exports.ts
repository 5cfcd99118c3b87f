import type { Schema } from '@isb/contract'
import { personCell, timeCell, wordCell, yesCell, type Column } from '../../core/download/export.ts'

type Rent = Schema<'Bike'>['rent']
const numberCell = ({ number }: { readonly number: string }) => number

/** The columns of the files. */
export const bikeColumns: readonly Column[] = [
  { field: 'number', head: 'field.number' },
  { field: 'brand', head: 'field.brand' },
  { field: 'location', head: 'field.location' },
  { field: 'status', head: 'field.status', cell: wordCell('value.BikeStatus.') },
  { field: 'rent', head: 'field.person', cell: (rent: Rent, locale) => personCell(rent?.person ?? null, locale) },
  { field: 'rent', head: 'field.dueOn', cell: (rent: Rent) => rent?.dueOn ?? '' },
  { field: 'note', head: 'field.note' },
  { field: 'updatedAt', head: 'field.updatedAt', cell: timeCell },
]
const asked: readonly Column[] = [
  { field: 'bike', head: 'field.number', cell: numberCell },
  { field: 'person', head: 'field.person', cell: personCell },
  { field: 'submittedBy', head: 'field.submittedBy', cell: personCell },
  { field: 'requestedAt', head: 'field.requestedAt', cell: timeCell },
  { field: 'note', head: 'field.note' },
  { field: 'confirmation', head: 'field.confirmation', cell: wordCell('value.Confirmation.') },
  { field: 'decidedBy', head: 'field.decidedBy', cell: personCell },
  { field: 'decidedAt', head: 'field.decidedAt', cell: timeCell },
  { field: 'reason', head: 'field.reason' },
  { field: 'dueOn', head: 'field.dueOn' },
]
export const rentColumns: readonly Column[] = [
  ...asked,
  { field: 'overdue', head: 'field.overdue', cell: yesCell },
  { field: 'returnedAt', head: 'field.returnedAt', cell: timeCell },
]
export const returnColumns: readonly Column[] = asked

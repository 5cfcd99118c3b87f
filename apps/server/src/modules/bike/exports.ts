import { timeCell, wordCell, yesCell, type Column } from '../../core/download/export.ts'

interface Person {
  readonly name: string
}
const nameCell = (person: Person | null) => person?.name ?? ''
const numberCell = ({ number }: { readonly number: string }) => number

/** The columns of the files. */
export const bikeColumns: readonly Column[] = [
  { field: 'number', head: 'field.number' },
  { field: 'brand', head: 'field.brand' },
  { field: 'location', head: 'field.location' },
  { field: 'status', head: 'field.status', cell: wordCell('bike.status.') },
  { field: 'note', head: 'field.note' },
  { field: 'updatedAt', head: 'field.updatedAt', cell: timeCell },
]
const asked: readonly Column[] = [
  { field: 'bike', head: 'field.number', cell: numberCell },
  { field: 'person', head: 'field.person', cell: nameCell },
  { field: 'submittedBy', head: 'field.submittedBy', cell: nameCell },
  { field: 'requestedAt', head: 'field.requestedAt', cell: timeCell },
  { field: 'note', head: 'field.note' },
  { field: 'confirmation', head: 'field.confirmation', cell: wordCell('confirmation.') },
  { field: 'decidedBy', head: 'field.decidedBy', cell: nameCell },
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

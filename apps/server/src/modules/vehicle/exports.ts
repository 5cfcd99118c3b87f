import { personCell, timeCell, wordCell, type Column } from '../../core/download/export.ts'

/** The columns of the file. Images do not go along. */
export const passColumns: readonly Column[] = [
  { field: 'plate', head: 'field.plate' },
  { field: 'status', head: 'field.status', cell: wordCell('value.PassStatus.') },
  { field: 'validFrom', head: 'field.validFrom' },
  { field: 'expiresOn', head: 'field.expiresOn' },
  { field: 'applicantName', head: 'field.applicantName' },
  { field: 'type', head: 'field.type', cell: wordCell('value.PassType.') },
  { field: 'department', head: 'field.department' },
  { field: 'email', head: 'field.email' },
  { field: 'phone', head: 'field.phone' },
  { field: 'brand', head: 'field.brand' },
  { field: 'model', head: 'field.model' },
  { field: 'color', head: 'field.color' },
  { field: 'driverName', head: 'field.driverName' },
  { field: 'driverPhone', head: 'field.driverPhone' },
  { field: 'grade', head: 'field.grade' },
  { field: 'studentName', head: 'field.studentName' },
  { field: 'person', head: 'field.person', cell: personCell },
  { field: 'submittedBy', head: 'field.submittedBy', cell: personCell },
  { field: 'submittedAt', head: 'field.submittedAt', cell: timeCell },
  { field: 'decidedBy', head: 'field.decidedBy', cell: personCell },
  { field: 'decidedAt', head: 'field.decidedAt', cell: timeCell },
  { field: 'reason', head: 'field.reason' },
]

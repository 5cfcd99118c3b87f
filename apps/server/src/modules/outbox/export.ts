import { timeCell, wordCell, type Column } from '../../core/download/export.ts'

/** The columns of the file. */
export const exported: readonly Column[] = [
  { field: 'createdAt', head: 'field.createdAt', cell: timeCell },
  { field: 'kind', head: 'field.kind', cell: wordCell('value.MailKind.') },
  { field: 'recipient', head: 'field.recipient' },
  { field: 'subject', head: 'field.subject' },
  { field: 'state', head: 'field.state', cell: wordCell('value.MailState.') },
  { field: 'sentAt', head: 'field.sentAt', cell: timeCell },
  { field: 'attempts', head: 'field.attempts' },
  { field: 'fault', head: 'field.fault', cell: wordCell('value.MailFault.') },
  { field: 'lastError', head: 'field.lastError' },
]

import { list } from '../../core/lists/list.ts'

/** Waiting, though it has failed once or was due five minutes ago. */
export const late = "o.state = 'Pending' and (o.fault is not null or o.due_at < now() - interval '5 minutes')"
const stuck = `o.state = 'Dead' or (${late})`

/** The list of mails. Never their text; of those that sign somebody in not the subject either, which may hold a code. */
export const mailList = list('outbox.list', {
  from: 'outbox o',
  fields: { subject: "case when o.secret then '' else o.subject end", hasText: "o.body <> ''" },
  filters: { stuck: (is) => (is ? stuck : `not (${stuck})`) },
  search: 'lower(o.recipient)',
  fileName: 'file.outbox',
  file: ['createdAt', 'kind', 'recipient', 'subject', 'state', 'sentAt', 'attempts', 'fault', 'lastError'],
})

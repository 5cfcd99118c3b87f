import type { Schema } from '@isb/sdk'
import { word } from '@isb/words'
import type { CliModule, OwnCell } from '../../lib/resource/declared.ts'
import { shownTime } from '../../lib/output/time.ts'

type Mail = Schema<'Mail'>

const at: OwnCell<Mail> = { field: 'createdAt', head: 'head.at', cell: ({ createdAt }) => shownTime(createdAt) }
const recipient: OwnCell<Mail> = { field: 'recipient', head: 'head.recipient', whole: true, cell: (mail) => mail.recipient }
/** Which mail it is, in words; its subject where it is old or says more. */
const mail: OwnCell<Mail> = {
  field: 'mail',
  cell: ({ kind, subject }, { locale }) => subject || (kind ? word(locale, `value.MailKind.${kind}`) : ''),
}
const attempts: OwnCell<Mail> = { field: 'attempts', head: 'head.attempts', cell: (one) => one.attempts }
/** When it is tried next, while it waits. */
const dueAt: OwnCell<Mail> = { field: 'dueAt', head: 'head.dueAt', cell: (one) => (one.state === 'Pending' ? shownTime(one.dueAt) : '') }

/** `isb outbox …`: mails that leave, have left, or could not. */
const module: CliModule<'outbox'> = {
  lists: {
    'outbox.list': {
      example: '41',
      examples: {
        list: [
          'isb outbox list --stuck',
          'isb outbox list --search wu.tao --from 2026-11-01',
          'isb outbox list --state Dead --ndjson | isb outbox resend -',
        ],
      },
      columns: ['id', at, recipient, mail, 'state', attempts, 'fault'],
      view: [recipient, mail, 'state', attempts, 'fault', 'lastError', at, dueAt, 'sentAt'],
      decided: [recipient],
    },
  },
}

export default module

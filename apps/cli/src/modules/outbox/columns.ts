import type { Schema } from '@isb/sdk'
import { type Locale, word } from '@isb/words'
import { fieldLines } from '../../lib/fields.ts'
import type { Say } from '../../lib/speech.ts'
import type { Column } from '../../lib/table.ts'
import { shownTime } from '../../lib/time.ts'

type Mail = Schema<'Mail'>

/** Which mail it is, in words; its subject where it is old or says more. */
export const whatText = (locale: Locale, { kind, subject }: Pick<Mail, 'kind' | 'subject'>): string =>
  subject || (kind ? word(locale, `value.MailKind.${kind}`) : '')

const faultText = (locale: Locale, { fault }: Pick<Mail, 'fault'>): string => (fault ? word(locale, `value.MailFault.${fault}`) : '')
const stateText = (locale: Locale, { state }: Pick<Mail, 'state'>): string => word(locale, `value.MailState.${state}`)

/** The columns of mails. */
export const columnsIn = (locale: Locale): readonly Column[] => [
  { field: 'id', head: 'head.id', whole: true },
  { field: 'createdAt', head: 'head.at', cell: ({ createdAt }) => shownTime(createdAt as string) },
  { field: 'recipient', head: 'head.recipient', whole: true },
  { field: 'kind', head: 'head.mail', cell: (row) => whatText(locale, row as unknown as Mail) },
  { field: 'state', head: 'head.state', cell: (row) => stateText(locale, row as unknown as Mail) },
  { field: 'attempts', head: 'head.attempts' },
  { field: 'fault', head: 'head.fault', cell: (row) => faultText(locale, row as unknown as Mail) },
]

/** One mail for people. */
export const view = (mail: Mail, locale: Locale, say: Say): string =>
  fieldLines([
    [say('head.recipient'), mail.recipient],
    [say('head.mail'), whatText(locale, mail)],
    [say('head.state'), stateText(locale, mail)],
    [say('head.attempts'), String(mail.attempts)],
    [say('head.fault'), faultText(locale, mail)],
    [say('head.lastError'), mail.lastError],
    [say('head.at'), shownTime(mail.createdAt)],
    [say('head.dueAt'), mail.state === 'Pending' ? shownTime(mail.dueAt) : ''],
    [say('head.sentAt'), shownTime(mail.sentAt)],
  ])

// The mail that leaves, has left, or could not.
import { whyNotResend } from '@isb/sdk/rules'
import { outbox } from '@isb/sdk/metadata'
import { msg, plural, t } from '@lingui/core/macro'
import { Send } from 'lucide-react'
import { listScreen } from '../../lib/screen/list-screen.tsx'
import { dash, Exact } from '../../lib/engine/record/values.tsx'
import { Banner } from './banner.tsx'
import { faultText, kindName, type Mail } from './data.ts'
import { About, State, Subject } from './parts.tsx'

/** What a mail is: its subject where that may be shown, else which one. */
const whatText = ({ kind, subject }: Mail) => subject || kindName(kind)
const countLeft = (mails: readonly Mail[]) => mails.filter(({ state }) => state === 'Sent').length

export default listScreen('outbox.list', outbox, {
  name: 'mail',
  title: msg({ message: 'Mail', context: 'settings' }),
  text: msg`Emails that were sent, are waiting, or could not be sent. Message bodies are never shown.`,
  search: msg`Recipient’s address`,
  searched: msg`Searches the recipient’s address.`,
  empty: {
    subject: 'letter',
    title: msg`No mail yet`,
    text: msg`Invitations, codes and decisions appear here as soon as they are created.`,
  },
  Banner,
  usualSort: '-createdAt',
  columns: [
    { field: 'recipient', width: 'minmax(13rem, 2fr)' },
    { field: 'subject', width: 'minmax(12rem, 3fr)', cell: (row) => <span title={whatText(row)}>{whatText(row) || dash}</span> },
    { field: 'kind', width: 'minmax(8rem, 1fr)', card: 'none', hidden: 'usually' },
    { field: 'state', cell: (row) => <State row={row} /> },
    {
      field: 'fault',
      width: 'minmax(8rem, 1.5fr)',
      hidden: 'narrow',
      cell: ({ fault, lastError }) => fault && <span title={lastError || faultText(fault)}>{faultText(fault)}</span>,
    },
    { field: 'attempts', card: 'none', hidden: 'narrow' },
    { field: 'createdAt', width: '8.5rem', hidden: 'narrow' },
    { field: 'sentAt', width: '8.5rem', card: 'none', hidden: 'usually' },
  ],
  actions: [
    {
      operation: 'outbox.resend',
      // What waits is sent now; what has left or was given up, again.
      label: msg`Send again`,
      labelFor: ({ state }) => (state === 'Pending' ? t`Send now` : t`Send again`),
      icon: Send,
      place: 'main',
      whyNot: (mail) => whyNotResend(mail, new Date()),
      asks: ({ state, recipient }) =>
        state === 'Sent'
          ? { title: t`Send this email again?`, text: t`${recipient} has already received it and will get it again.` }
          : null,
      done: () => t`The email is on its way again`,
      bulk: {
        asks: (mails) => ({
          title: t`${plural(mails.length, { one: 'Send # email again?', other: 'Send # emails again?' })}`,
          ...(countLeft(mails) > 0 && {
            text: t`${plural(countLeft(mails), { one: '# of them was sent before: its recipient will get it again.', other: '# of them were sent before: their recipients will get them again.' })}`,
          }),
        }),
        done: (count) => t`${plural(count, { one: '# email is on its way again', other: '# emails are on their way again' })}`,
      },
    },
  ],
  panel: {
    lines: [
      'recipient',
      'kind',
      { id: 'subject', value: (row) => <Subject row={row} /> },
      { id: 'entityId', when: ({ entity }) => entity !== null, value: (row) => <About mail={row} /> },
      'fault?',
      {
        id: 'lastError',
        label: msg`Server response`,
        when: ({ lastError }) => lastError !== '',
        value: ({ lastError }) => <span className="font-mono text-xs break-words">{lastError}</span>,
      },
      'attempts',
      { id: 'dueAt', when: ({ state }) => state === 'Pending', value: ({ dueAt }) => <Exact at={dueAt} /> },
      'createdAt',
      'sentAt?',
      'goodUntil?',
      'hasText',
    ],
  },
})

import { Fields } from '@isb/ui'
import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { sharedWord } from '../../lib/i18n.ts'
import { useWhen } from '../../lib/list/when.ts'
import { useSession } from '../../lib/session.ts'
import { faultText, kindName, type Mail } from './data.ts'

/** Where a record is shown, and what that takes. Screens of other modules are known here by their address alone. */
const places: Readonly<Record<string, { path: string; code: string }>> = { staff: { path: '/upms/staff', code: 'upms:staff' } }

/** What a mail is and what became of it, line by line. */
export function Details({ mail }: { mail: Mail }) {
  const { t } = useLingui()
  const { exact } = useWhen()
  const { state, fault, lastError, sentAt, goodUntil } = mail
  const line = (id: string, label: string, value: ReactNode) => ({ id, label, value })
  return (
    <Fields
      items={[
        line('recipient', sharedWord('field.recipient'), mail.recipient),
        line('kind', sharedWord('field.kind'), kindName(mail.kind)),
        line(
          'subject',
          sharedWord('field.subject'),
          mail.subject || <span className="text-fg-2">{t`Not shown: it may hold a code or a link`}</span>,
        ),
        ...(mail.entity ? [line('about', sharedWord('field.entityId'), <About mail={mail} />)] : []),
        ...(fault ? [line('fault', sharedWord('field.fault'), faultText(fault))] : []),
        ...(lastError ? [line('lastError', t`Server said`, <span className="font-mono text-xs break-words">{lastError}</span>)] : []),
        line('attempts', sharedWord('field.attempts'), String(mail.attempts)),
        ...(state === 'Pending' ? [line('dueAt', sharedWord('field.dueAt'), exact(mail.dueAt))] : []),
        line('createdAt', sharedWord('field.createdAt'), exact(mail.createdAt)),
        ...(sentAt ? [line('sentAt', sharedWord('field.sentAt'), exact(sentAt))] : []),
        ...(goodUntil ? [line('goodUntil', sharedWord('field.goodUntil'), exact(goodUntil))] : []),
        line('hasText', sharedWord('field.hasText'), sharedWord(mail.hasText ? 'yes' : 'no')),
      ]}
    />
  )
}

/** The record that a mail is about, by its kind; a link for who may see it. */
function About({ mail: { entity, entityId } }: { mail: Mail }) {
  const permissions = useSession()?.me?.permissions
  const word = sharedWord(`audit.entity.${entity as 'staff'}`)
  const name = `${word.startsWith('audit.') ? entity : word} #${entityId}`
  const place = places[entity ?? '']
  if (!place || !permissions?.includes(place.code)) return name
  return (
    <Link to={place.path} search={{ id: entityId }} className="text-lead-text hover:underline">
      {name}
    </Link>
  )
}

// Parts of a mail's row and panel that no other record has.
import { StatusChip } from '@isb/ui'
import { useLingui } from '@lingui/react/macro'
import { sharedWord } from '../../lib/base/words/i18n.ts'
import { RecordLink } from '../../lib/engine/record/record-link.tsx'
import { EnumValue } from '../../lib/engine/record/values.tsx'
import { usePageOf } from '../../lib/declare/module.ts'
import { placeAt } from '../../lib/base/address/place.ts'
import type { Mail } from './data.ts'

/** How far a mail has come. */
export function State({ row: { state, fault } }: { row: Mail }) {
  const { t } = useLingui()
  if (state === 'Pending' && fault) return <StatusChip tone="waiting">{t`Trying again`}</StatusChip>
  return <EnumValue kind="MailState" value={state} />
}

/** What a mail says of itself, where that may be shown. */
export function Subject({ row: { subject } }: { row: Mail }) {
  const { t } = useLingui()
  return subject || <span className="text-fg-2">{t`Not shown: it may contain a code or a link`}</span>
}

/** The record that a mail is about, by its kind; a link for who may see it. */
export function About({ mail: { entity, entityId } }: { mail: Mail }) {
  const page = usePageOf(entity ?? '')
  const word = sharedWord(`audit.entity.${entity as 'staff'}`)
  const name = `${word.startsWith('audit.') ? entity : word} #${entityId}`
  if (!page) return name
  return <RecordLink {...placeAt(page.path, { id: entityId })}>{name}</RecordLink>
}

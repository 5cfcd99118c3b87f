import type { Schema } from '@isb/sdk'
import type { Kind } from '@isb/sdk/metadata'
import { Timeline, type TimelineItem } from '@isb/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import type { AnyRow } from '../../declare/list.ts'
import type { DeclaredQueue } from '../../declare/actions.ts'
import { didText } from './show-value.ts'
import { isEnum, toneOf } from './values.tsx'
import { useWhen } from './when.ts'
import { personName } from './person-name.tsx'

type Person = Schema<'PersonRef'> | null | undefined

interface StoryProps {
  row: AnyRow
  queue: DeclaredQueue<AnyRow>
  /** The field since which it waits. */
  since: string
  /** The field that tells how far it has come, and its kind. */
  state: string
  kind: Kind | undefined
}

/**
 * What happened to a request, newest first. The record tells it by itself: a decision is there with its answer, and nothing is read for the
 * next record that opens. The history has every change.
 */
export default function Story({ row, queue, since, state, kind }: StoryProps) {
  const { t } = useLingui()
  const { exact } = useWhen()
  const id = useId()
  const { person, submittedBy, decidedBy, decidedAt, reason, applicantName } = row as AnyRow & {
    person?: Person
    submittedBy?: Person
    decidedBy?: Person
    decidedAt?: string | null
    reason?: string
    applicantName?: string
  }
  const value = String(row[state])
  const asker = person ? personName(person) : (applicantName ?? '—')
  const asked = exact(String(row[since]))
  const operation = queue.ended?.[value] ?? (value === 'Rejected' ? queue.reject.operation : queue.confirm.operation)
  const items: TimelineItem[] = [
    ...(decidedAt
      ? [
          {
            id: operation,
            tone: (kind && isEnum(kind) && toneOf(kind, value)) || 'over',
            who: decidedBy ? personName(decidedBy) : asker,
            what: didText(operation),
            caption: exact(decidedAt),
            more: reason && <p className="rounded-md bg-sunken px-3 py-2 break-words whitespace-pre-line">{reason}</p>,
          } satisfies TimelineItem,
        ]
      : []),
    {
      id: queue.asked,
      tone: 'waiting',
      who: submittedBy ? personName(submittedBy) : asker,
      what: didText(queue.asked),
      caption: submittedBy ? t`${asked}, for ${asker}` : asked,
    },
  ]
  return (
    <section aria-labelledby={id} className="border-t border-line pt-5">
      <h3 id={id} className="mb-3 font-bold">
        <Trans>What happened</Trans>
      </h3>
      <Timeline items={items} />
    </section>
  )
}

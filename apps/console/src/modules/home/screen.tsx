import { PageHeader } from '@isb/ui'
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { Suspense } from 'react'
import { branches } from '../../lib/engine/page/menu-tree.ts'
import { useGreeting } from '../../lib/base/words/greeting.ts'
import { named } from '../../lib/base/words/i18n.ts'
import { late } from '../../lib/base/lazy/late.tsx'
import { usePublicConfig } from '../../lib/base/connection/public-config.ts'
import { useCan, useSession } from '../../lib/base/connection/session.ts'
import { Openable } from './openable.tsx'
import { Queues, useMyQueues } from './queues.tsx'
import { useToday } from './today.ts'
import { useWaiting, Waiting } from './waiting.tsx'

const Recent = late(() => import('./recent.tsx'))

/** What there is to look at for this person, and what they may open. */
export default function HomeScreen() {
  const { t } = useLingui()
  const kept = useSession()
  const greeting = useGreeting(usePublicConfig()?.school.timeZone)
  const today = useToday()
  const cards = useWaiting()
  const queues = useMyQueues()
  const seesAudit = useCan('audit')
  const name = kept?.me ? named(kept.me) : ''
  const nothingElse = cards.length === 0 && queues.length === 0 && !seesAudit
  const waiting = queues.reduce((sum, { queue }) => sum + queue.waiting, 0)
  const late = queues.reduce((sum, { queue }) => sum + queue.late, 0)
  const headline =
    waiting > 0
      ? t`${plural(waiting, { one: '# thing is waiting for you', other: '# things are waiting for you' })}`
      : queues.length > 0
        ? t`Nothing waits for you, ${name}`
        : t`${greeting}, ${name}`
  const longest =
    late > 0 && t`${plural(late, { one: '# has waited longer than three days', other: '# have waited longer than three days' })}`
  return (
    <>
      <PageHeader title={headline} text={[today, longest].filter(Boolean).join(' · ')} />
      <div className="grid gap-6 px-4 pb-6 sm:px-6">
        {queues.length > 0 && <Queues queues={queues} />}
        {cards.length > 0 && <Waiting cards={cards} />}
        <Suspense>{seesAudit && <Recent />}</Suspense>
        {nothingElse && <Openable tree={branches(kept?.menus ?? [])} />}
      </div>
    </>
  )
}

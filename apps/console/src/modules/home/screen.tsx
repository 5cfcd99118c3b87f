import { PageHeader } from '@isb/ui'
import { useLingui } from '@lingui/react/macro'
import { branches, type Branch } from '../../lib/page/menu-tree.ts'
import { useGreeting } from '../../lib/greeting.ts'
import { named } from '../../lib/i18n.ts'
import { usePublicConfig } from '../../lib/public-config.ts'
import { useCan, useSession } from '../../lib/session.ts'
import { Openable } from './openable.tsx'
import { Queues, useMyQueues } from './queues.tsx'
import { Recent } from './recent.tsx'
import { useToday } from './today.ts'
import { useWaiting, Waiting } from './waiting.tsx'

/** So many screens are found in the side menu, not on cards. */
const many = 12

/** What there is to look at for this person, and what they may open. */
export default function HomeScreen() {
  const { t } = useLingui()
  const kept = useSession()
  const greeting = useGreeting(usePublicConfig()?.school.timeZone)
  const today = useToday()
  const cards = useWaiting()
  const queues = useMyQueues()
  const seesAudit = useCan('audit')
  const tree = branches(kept?.menus ?? [])
  const name = kept?.me ? named(kept.me) : ''
  const nothingElse = cards.length === 0 && queues.length === 0 && !seesAudit
  return (
    <>
      <PageHeader title={t`${greeting}, ${name}`} text={today} />
      <div className="grid gap-6 px-4 pb-6 sm:px-6">
        {queues.length > 0 && <Queues queues={queues} />}
        {cards.length > 0 && <Waiting cards={cards} />}
        {seesAudit && <Recent />}
        {(nothingElse || screensIn(tree) <= many) && <Openable tree={tree} />}
      </div>
    </>
  )
}

const screensIn = (tree: readonly Branch[]): number =>
  tree.reduce((sum, branch) => sum + (branch.children.length > 0 ? screensIn(branch.children) : 1), 0)

import { QueueCard, toneDot, type QueueShare } from '@isb/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { named } from '../../lib/base/words/i18n.ts'
import { Icon } from '../../lib/base/icon/icon.tsx'
import { useModules } from '../../lib/declare/module.ts'
import { useQueues } from '../../lib/base/connection/queues.ts'
import { useSession } from '../../lib/base/connection/session.ts'
import { useAge } from '../../lib/base/words/age.ts'
import { placeAt } from '../../lib/base/address/place.ts'

/** The queues that this person may work, each with its entry of the menu; without those that their module shows in a card of its own. */
export function useMyQueues() {
  const menus = useSession()?.menus ?? []
  const queues = useQueues()
  const own = new Set<string>(useModules().flatMap(({ cards }) => cards?.code ?? []))
  return menus.flatMap((menu) => {
    const queue = menu.type === 'MENU' && !own.has(menu.code) && queues.get(menu.code)
    return queue ? [{ menu, queue }] : []
  })
}

/** How long they have waited, by tone. Red is only what is late. */
function useShares() {
  const { t } = useLingui()
  return ({ waiting, recent, late }: { waiting: number; recent: number; late: number }): QueueShare[] => [
    { id: 'recent', label: t`Last 24 hours`, count: recent, tone: 'over' },
    { id: 'days', label: t`1 to 3 days`, count: waiting - recent - late, tone: 'waiting' },
    { id: 'late', label: t`Over 3 days`, count: late, tone: 'bad' },
  ]
}

/** What waits for me: a card for each queue, the number first, then who waits longest. */
export function Queues({ queues }: { queues: ReturnType<typeof useMyQueues> }) {
  const age = useAge()
  const shares = useShares()
  return (
    <section aria-labelledby="queues">
      <div className="mb-2 flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 id="queues" className="font-bold">
          <Trans>Waiting for me</Trans>
        </h2>
        <p aria-hidden className="flex gap-4 text-xs text-fg-2">
          {shares({ waiting: 0, recent: 0, late: 0 }).map(({ id, label, tone }) => (
            <span key={id} className="flex items-center gap-1.5">
              <span className={`h-1.5 w-3 rounded-full ${toneDot[tone]} ${tone === 'over' ? 'opacity-50' : ''}`} />
              {label}
            </span>
          ))}
        </p>
      </div>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,15rem),1fr))] gap-px overflow-hidden rounded-lg border border-line *:ring-1 *:ring-line">
        {queues.map(({ menu, queue }) => (
          <QueueCard
            key={menu.id}
            title={named(menu)}
            icon={<Icon name={menu.icon} />}
            link={<Link {...placeAt(menu.path)} />}
            count={queue.waiting}
            shares={shares(queue)}
            line={
              queue.oldestAt ? (
                <Trans>
                  Oldest <b className={queue.late > 0 ? 'text-bad' : ''}>{age(queue.oldestAt)}</b>
                </Trans>
              ) : (
                <Trans>Nothing is waiting</Trans>
              )
            }
            items={queue.oldest ? [{ id: 'oldest', text: queue.oldest }] : []}
          />
        ))}
      </div>
    </section>
  )
}

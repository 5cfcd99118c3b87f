import { Trans } from '@lingui/react/macro'
import { Suspense, type FunctionComponent } from 'react'
import { late } from '../../lib/base/lazy/late.tsx'
import { useModules, type HomeCards } from '../../lib/declare/module.ts'
import { useSession } from '../../lib/base/connection/session.ts'

/** The modules whose cards this person gets. */
export function useWaiting(): readonly HomeCards[] {
  const permissions = useSession()?.me?.permissions
  return useModules().flatMap(({ cards }) => (cards && permissions?.includes(cards.code) ? cards : []))
}

const parts = new Map<HomeCards, FunctionComponent>()
/** What draws a module's cards, made once: its code is fetched when it is first drawn. */
function partOf(cards: HomeCards): FunctionComponent {
  const part = parts.get(cards) ?? late(cards.load, { unasked: true })
  parts.set(cards, part)
  return part
}

/** Five stand as three and two, where four would leave the last one alone. */
const fiveInRows = 'has-[>:nth-child(5):last-child]:*:flex-[1_1_22rem]'

/** What there is to look at, side by side; the last row is filled. */
export const Waiting = ({ cards }: { cards: readonly HomeCards[] }) => (
  <section aria-labelledby="waiting">
    <h2 id="waiting" className="mb-2 font-bold">
      <Trans>Needs attention</Trans>
    </h2>
    <div
      className={`flex flex-wrap gap-px overflow-hidden rounded-lg border border-line *:min-w-0 *:flex-[1_1_17rem] *:ring-1 *:ring-line ${fiveInRows}`}
    >
      {cards.map((each) => {
        const Part = partOf(each)
        return (
          <Suspense key={each.code} fallback={<div className="min-h-44 bg-surface" />}>
            <Part />
          </Suspense>
        )
      })}
    </div>
  </section>
)

import { Trans } from '@lingui/react/macro'
import type { ComponentType } from 'react'
import { useSession } from '../../lib/session.ts'
import { EmptyRoles, NeverSignedIn, SignInFailures, StuckMails } from './cards.tsx'

/** The cards, each with the permission that its list takes. One line a card. */
const all: readonly { id: string; code: string; Card: ComponentType }[] = [
  { id: 'never', code: 'upms:staff', Card: NeverSignedIn },
  { id: 'failures', code: 'upms:staff', Card: SignInFailures },
  { id: 'mails', code: 'settings:outbox', Card: StuckMails },
  { id: 'empty', code: 'upms:role', Card: EmptyRoles },
]

/** The cards that this person gets. */
export function useWaiting() {
  const permissions = useSession()?.me?.permissions
  return all.filter(({ code }) => permissions?.includes(code))
}

/** What there is to look at, side by side. */
export const Waiting = ({ cards }: { cards: ReturnType<typeof useWaiting> }) => (
  <section aria-labelledby="waiting">
    <h2 id="waiting" className="mb-2 font-bold">
      <Trans>To look at</Trans>
    </h2>
    <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,17rem),1fr))] gap-px overflow-hidden rounded-lg border border-line bg-line">
      {cards.map(({ id, Card }) => (
        <Card key={id} />
      ))}
    </div>
  </section>
)

import { Note } from '@isb/ui'
import { useLingui } from '@lingui/react/macro'
import { useNow } from '../../../lib/greeting.ts'
import { useWhen } from '../../../lib/record/when.ts'
import type { KeptGate } from './gate-code.ts'

/** From then on what was kept is called old: a pass may have been taken back since. */
const oldMs = 12 * 60 * 60_000

/** What this device knows for when there is no connection, and how old that is. */
export function KeptNote({ kept }: { kept: KeptGate | undefined }) {
  const { t } = useLingui()
  const { exact } = useWhen()
  const now = useNow().getTime()
  if (!kept)
    return <Note tone="waiting">{t`This device has nothing yet to verify codes by. Open this screen once with a connection.`}</Note>
  const since = exact(new Date(kept.readAt).toISOString())
  if (now - kept.readAt > oldMs)
    return (
      <Note tone="waiting">{t`What this device verifies codes by is from ${since}. Passes that were voided since then are not known.`}</Note>
    )
  return <p className="text-center text-xs text-fg-3">{t`Codes can be verified without a connection, as of ${since}.`}</p>
}

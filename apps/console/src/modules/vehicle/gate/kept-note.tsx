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
  if (!kept) return <Note tone="waiting">{t`This device cannot verify codes yet. Open this screen once while online.`}</Note>
  const since = exact(new Date(kept.readAt).toISOString())
  if (now - kept.readAt > oldMs)
    return <Note tone="waiting">{t`This device’s data is from ${since}. It does not know of passes voided since then.`}</Note>
  return <p className="text-center text-xs text-fg-3">{t`Codes can be verified offline, as of ${since}.`}</p>
}

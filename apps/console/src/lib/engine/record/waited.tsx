import { useLingui } from '@lingui/react/macro'
import { useAge } from '../../base/words/age.ts'
import { useNow } from '../../base/words/greeting.ts'
import { useWhen } from './when.ts'

const dayMs = 24 * 60 * 60_000

/** Since when a request waits: in days once it is more than one, in red from three on. What was decided has its date. */
export function Waited({ since, waits }: { since: string; waits: boolean }) {
  const { t } = useLingui()
  const { moment, daysSince } = useWhen()
  const age = useAge()
  const now = useNow()
  const waited = now.getTime() - Date.parse(since)
  // On a card, which has no heads, one date stands alone: that of a decided one is what follows from it.
  if (!waits) return <span data-blank>{moment(since)}</span>
  if (daysSince(since) < 2) return moment(since)
  // The day before yesterday is two days ago from its first hour to its last.
  const ago = age(new Date(now.getTime() - Math.max(waited, 2 * dayMs)).toISOString())
  return <span className={waited > 3 * dayMs ? 'font-bold text-bad' : ''}>{t`${ago} ago`}</span>
}

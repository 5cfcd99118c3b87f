// Until when families can book a seat on the runs that are shown.
import { cn } from '@isb/ui'
import { plural, t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Timer } from 'lucide-react'
import { useWhen } from '../../lib/engine/record/when.ts'
import type { BoardRun } from './board.ts'

const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs

export function CutOff({ runs, day, now }: { runs: readonly BoardRun[]; day: string; now: number }) {
  const { clock, day: dayWords, dayFromNow } = useWhen()
  const first = runs.flatMap(({ firstCutOffAt }) => firstCutOffAt ?? []).toSorted()[0]
  const last = runs
    .flatMap(({ lastCutOffAt }) => lastCutOffAt ?? [])
    .toSorted()
    .at(-1)
  if (!first || !last) return null
  const next = Date.parse(first) > now ? first : last
  const left = Date.parse(next) - now
  const on = day === dayFromNow(0) ? t`today` : dayWords(day)
  const at = clock(next)
  const box = 'flex min-h-9 items-center gap-2 rounded-md px-3 py-1.5'
  if (left <= 0) return <p className={cn(box, 'bg-over-bg text-over')}>{t`Cut-off was ${on} ${at}: only the office can book now.`}</p>
  return (
    <p className={cn(box, 'bg-waiting-bg text-waiting')}>
      <Timer aria-hidden className="size-4 shrink-0" />
      <span>
        {next === first ? (
          <Trans>
            Cut-off {on} {at}, in <b>{leftText(left)}</b>
          </Trans>
        ) : (
          <Trans>
            Last stop closes {on} {at}, in <b>{leftText(left)}</b>
          </Trans>
        )}
      </span>
      {left < dayMs && (
        <span aria-hidden className="h-1 w-16 overflow-hidden rounded-full bg-waiting-dot/25 max-sm:hidden">
          <span className="block h-full bg-waiting-dot" style={{ width: `${(100 * left) / dayMs}%` }} />
        </span>
      )}
    </p>
  )
}

/** `4 h 24 min`, `12 min`, from two days on `3 days`. */
function leftText(ms: number): string {
  const minutes = Math.ceil(ms / minuteMs)
  const hours = Math.floor(minutes / 60)
  if (hours >= 48) return plural(Math.floor(hours / 24), { one: '# day', other: '# days' })
  const rest = minutes % 60
  return hours > 0 ? t`${hours} h ${rest} min` : t`${rest} min`
}

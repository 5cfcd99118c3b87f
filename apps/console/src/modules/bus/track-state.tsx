// How a bus is doing, in a few words: the same on the map, in the table and in the panel.
import type { Schema } from '@isb/sdk'
import { byRunStatus, soonMinutes as soon } from '@isb/sdk/rules'
import { StatusChip, type Tone } from '@isb/ui'
import { plural, t } from '@lingui/core/macro'
import { enumWord } from '../../lib/engine/record/values.tsx'

export type Track = Schema<'BusTrack'>

const minuteMs = 60_000
/** A bus is on time within so many minutes. */
const onTime = 2

interface State {
  readonly tone: Tone
  readonly text: string
}

/** How a bus is doing at a moment of the server's clock. */
export function stateOf({ run, seen, delay, times }: Track, now: number): State {
  const minutes = Math.round((delay ?? 0) / 60)
  const toStart = times[0] ? Math.ceil((Date.parse(times[0].plannedAt) - now) / minuteMs) : soon + 1
  if (run.status === 'Planned' && toStart < 0 && toStart > -soon)
    return { tone: 'waiting', text: t`Should have started ${plural(-toStart, { one: '# min', other: '# min' })} ago` }
  if (run.status === 'Planned' && toStart >= 0 && toStart <= soon)
    return { tone: 'live', text: t`Starts in ${plural(toStart, { one: '# min', other: '# min' })}` }
  if (run.status === 'Planned' && toStart < 0) return { tone: 'waiting', text: t`Not started` }
  if (run.status === 'Cancelled') return { tone: 'bad', text: enumWord('BusRunStatus', run.status) }
  if (run.status !== 'OnTheRoad') return { tone: 'over', text: enumWord('BusRunStatus', run.status) }
  if (!seen || delay === null) return { tone: 'over', text: t`No signal` }
  if (minutes >= onTime) return { tone: 'waiting', text: t`${plural(minutes, { one: '# min late', other: '# min late' })}` }
  if (minutes <= -onTime) return { tone: 'live', text: t`${plural(-minutes, { one: '# min early', other: '# min early' })}` }
  return { tone: 'good', text: t`On time` }
}

/** What needs a look comes first: the bus that is most late, then what starts next. */
export const byNeed = (one: Track, other: Track): number =>
  byRunStatus(one.run, other.run) ||
  (other.delay ?? 0) - (one.delay ?? 0) ||
  (one.run.startsAt ?? '').localeCompare(other.run.startsAt ?? '')

/** How a bus is doing. */
export function TrackState({ track, now, bare }: { track: Track; now: number; bare?: boolean }) {
  const { tone, text } = stateOf(track, now)
  return (
    <StatusChip tone={tone} bare={bare}>
      {text}
    </StatusChip>
  )
}

/** How long ago a bus was seen: in seconds, from a minute and a half on in minutes. */
export function seenText(at: string, now: number): string {
  const seconds = Math.max(0, Math.round((now - Date.parse(at)) / 1000))
  return seconds < 90 ? t`${seconds} s ago` : t`${Math.round(seconds / 60)} min ago`
}

/** The stop that comes next, with its times. */
export function nextStop({ run, times }: Track) {
  const at = times.findLastIndex(({ passedAt }) => passedAt !== null) + 1
  const stop = run.stops[at]
  const time = times[at]
  return run.status === 'OnTheRoad' && stop && time ? { stop, time } : undefined
}

// How much of the time in which a venue is open is used.
import { minutesOf, type DaySpan } from './clock.ts'
import type { OpenSpan } from './hours.ts'

/** Minutes in an hour of the day, or in all of a day. */
export interface Use {
  readonly openMinutes: number
  readonly usedMinutes: number
}

const shared = (a: OpenSpan, b: OpenSpan): number =>
  Math.max(0, Math.min(minutesOf(a.closes), minutesOf(b.closes)) - Math.max(minutesOf(a.opens), minutesOf(b.opens)))

const hourSpan = (hour: number): OpenSpan => {
  const at = (full: number) => `${String(full).padStart(2, '0')}:00`
  return { opens: at(hour), closes: at(hour + 1) }
}
const hourSpans = Array.from({ length: 24 }, (_, hour) => hourSpan(hour))

/**
 * How much of each hour of a day a venue is open and used. What is reserved outside opening hours does not count.
 * @param taken stretches that do not overlap
 */
export function useOfDay(open: readonly OpenSpan[], taken: readonly DaySpan[]): (Use & { readonly hour: number })[] {
  const used = taken.flatMap(({ startsAt, endsAt }) =>
    open
      .map(({ opens, closes }) => ({ opens: opens > startsAt ? opens : startsAt, closes: closes < endsAt ? closes : endsAt }))
      .filter(({ opens, closes }) => opens < closes),
  )
  const within = (spans: readonly OpenSpan[], span: OpenSpan) => spans.reduce((sum, each) => sum + shared(each, span), 0)
  return hourSpans.flatMap((span, hour) => {
    const openMinutes = within(open, span)
    return openMinutes > 0 ? [{ hour, openMinutes, usedMinutes: within(used, span) }] : []
  })
}

/** The share that is used, in percent. */
export const usedShare = ({ openMinutes, usedMinutes }: Use): number =>
  openMinutes > 0 ? Math.round((usedMinutes / openMinutes) * 100) : 0

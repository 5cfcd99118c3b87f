import type { Data } from '@isb/sdk'
import { addDays, daysBetween } from '@isb/sdk/rules'
import { useLingui } from '@lingui/react/macro'
import { useWhen } from '../../lib/record/when.ts'

type Board = Data<'survey.board'>
type Day = Board['days'][number]

const answersOf = ({ yes, no, conflict }: Omit<Day, 'number'>) => yes + no + conflict
const height = 96

/** The share of students with an answer, day after day: this year's line, and last year's beside. */
export function ByDay({ board: { days, total, startsOn, endsOn, today, lastYear } }: { board: Board }) {
  const { t } = useLingui()
  const { day } = useWhen()
  if (!startsOn || !endsOn) return null
  const daysFrom = (to: string) => daysBetween(startsOn, to) - 1
  const asked = answersOf(total) + total.draft + total.none
  const last = Math.max(daysFrom(endsOn), ...days.map(({ number }) => number), ...(lastYear?.days ?? []).map(({ number }) => number), 1)
  const now = Math.min(daysFrom(today), last)
  const shareAt = (all: readonly Day[], of: number, until: number) =>
    of === 0 ? 0 : all.filter(({ number }) => number <= until).reduce((sum, each) => sum + answersOf(each), 0) / of
  const lineOf = (all: readonly Day[], of: number, until: number) =>
    Array.from({ length: Math.max(until, 0) + 1 }, (_, at) => `${(at / last) * 100},${height - shareAt(all, of, at) * height}`).join(' ')
  const percent = (share: number) => `${Math.round(share * 100)}%`
  const [here, before] = [shareAt(days, asked, now), lastYear ? shareAt(lastYear.days, lastYear.asked, now) : null]
  const said =
    before === null
      ? t`By today ${percent(here)} have answered.`
      : t`By today ${percent(here)} have answered, last year by then ${percent(before)}.`
  return (
    <section aria-label={t`Over time`} className="grid content-start gap-2 rounded-lg border border-line p-4">
      <p>{said}</p>
      <svg
        viewBox={`0 0 100 ${height}`}
        preserveAspectRatio="none"
        className="h-24 w-full border-b border-line"
        role="img"
        aria-label={said}
      >
        {lastYear && (
          <polyline
            points={lineOf(lastYear.days, lastYear.asked, last)}
            className="fill-none stroke-fg-3 stroke-2 [stroke-dasharray:4]"
            vectorEffect="non-scaling-stroke"
          />
        )}
        <polyline points={lineOf(days, asked, now)} className="fill-none stroke-lead stroke-2" vectorEffect="non-scaling-stroke" />
      </svg>
      <p className="flex justify-between text-xs text-fg-2">
        <span>{day(startsOn)}</span>
        {lastYear && <span>{t`dashed: last year`}</span>}
        <span>{day(addDays(startsOn, last))}</span>
      </p>
    </section>
  )
}

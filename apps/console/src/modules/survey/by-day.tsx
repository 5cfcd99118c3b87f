import { addDays, answeredByEnd, daysBetween } from '@isb/sdk/rules'
import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { locale, sharedWord } from '../../lib/base/words/i18n.ts'
import { useWhen } from '../../lib/engine/record/when.ts'
import { shareOf, type Board } from './parts.tsx'

type Day = Board['days'][number]

const answersOf = ({ yes, no, conflict }: Omit<Day, 'number'>) => yes + no + conflict
const percent = (share: number) => `${Math.round(share * 100)}%`

/** The answers of each day, with last year's beside as a dashed line, and the days on which families were reminded. */
export function ByDay({ board }: { board: Board }) {
  const { days, total, startsOn, endsOn, today, lastYear, reminders } = board
  const { t } = useLingui()
  const { day, date } = useWhen()
  if (!startsOn || !endsOn) return null
  const daysFrom = (to: string) => daysBetween(startsOn, to) - 1
  const asked = shareOf(total).asked
  const last = Math.max(daysFrom(endsOn), ...days.map(({ number }) => number), 1)
  const now = Math.min(daysFrom(today), last)
  const before = lastYear?.days.filter(({ number }) => number <= last) ?? []
  /** Of last year as many as would have come of as many students as this year. */
  const scale = lastYear && lastYear.asked > 0 ? asked / lastYear.asked : 0
  const most = Math.max(1, ...days.map(answersOf), ...before.map((each) => answersOf(each) * scale))
  const until = (all: readonly Day[], of: number) =>
    of === 0 ? 0 : all.filter(({ number }) => number <= now).reduce((sum, each) => sum + answersOf(each), 0) / of
  const here = percent(until(days, asked))
  const said = lastYear
    ? t`So far ${here} have answered; last year at this time ${percent(until(lastYear.days, lastYear.asked))}.`
    : t`So far ${here} have answered.`
  const ahead = answeredByEnd(board)
  const width = 100 / (last + 1)
  const left = (number: number) => `${number * width}%`
  /** Every week, where there is room between the first and the last day. */
  const weeks = Array.from({ length: Math.floor(last / 7) }, (_, at) => (at + 1) * 7).filter(
    (number) => number > last / 5 && number < last * 0.7,
  )
  const best = days.find((each) => answersOf(each) === Math.max(...days.map(answersOf)))
  return (
    <section aria-label={t`Over time`} className="grid min-w-0 gap-1 text-xs text-fg-2">
      <p className="flex flex-wrap justify-between gap-x-4">
        <span>
          {said}
          {ahead && (
            <>
              {/* No blank behind a Chinese full stop. */}
              {locale() === 'zh' ? '' : ' '}
              <Trans>
                <b className="text-fg">{percent(ahead.share)} by the end</b> if reminders work as they did on{' '}
                {date(addDays(startsOn, ahead.asThenOn))}.
              </Trans>
            </>
          )}
        </span>
        {lastYear && <span>{t`dashed: last year`}</span>}
      </p>
      <div role="img" aria-label={said} className="relative mt-4 h-16 border-b border-line-2">
        {reminders
          .filter(({ number }) => number >= 0 && number <= last)
          .map(({ number, students }, nth, all) => (
            <span
              key={number}
              title={t`${plural(students, { one: '# student reminded', other: '# students reminded' })}`}
              className="absolute -top-4 bottom-0 truncate border-l border-dashed border-line-2 pl-1 leading-none"
              style={{ left: left(number + 0.4), right: nth + 1 < all.length ? `calc(100% - ${left(all[nth + 1]!.number + 0.3)})` : 0 }}
            >
              {sharedWord('survey.reminder')}
            </span>
          ))}
        {days
          .filter(({ number }) => number >= 0)
          .map((each) => (
            <span
              key={each.number}
              title={`${day(addDays(startsOn, each.number))}: ${answersOf(each)}`}
              className="absolute bottom-0 flex min-h-px flex-col overflow-hidden rounded-t-xs"
              style={{ left: left(each.number + 0.1), width: `${width * 0.8}%`, height: `${(answersOf(each) / most) * 100}%` }}
            >
              <span className="bg-lead" style={{ flexGrow: each.yes }} />
              <span className="bg-bad" style={{ flexGrow: each.conflict }} />
              <span className="bg-fg-3" style={{ flexGrow: each.no }} />
            </span>
          ))}
        {best && (
          <span className="absolute pl-1 leading-none tabular-nums" style={{ left: left(best.number + 1), top: 0 }}>
            {answersOf(best)}
          </span>
        )}
        {lastYear && (
          <svg aria-hidden viewBox={`0 0 ${last + 1} ${most}`} preserveAspectRatio="none" className="absolute inset-0 size-full">
            <polyline
              points={Array.from({ length: last + 1 }, (_, at) => {
                const found = before.find(({ number }) => number === at)
                return `${at + 0.5},${most - (found ? answersOf(found) * scale : 0)}`
              }).join(' ')}
              className="fill-none stroke-fg-2 stroke-1 [stroke-dasharray:4_3]"
              vectorEffect="non-scaling-stroke"
            />
          </svg>
        )}
      </div>
      <p className="relative flex justify-between tabular-nums">
        <span>{day(startsOn)}</span>
        {weeks.map((number) => (
          <span
            key={number}
            aria-hidden
            className={`absolute -translate-x-1/2 text-fg-3 ${number < last * 0.4 ? 'max-sm:hidden' : ''}`}
            style={{ left: left(number + 0.5) }}
          >
            {date(addDays(startsOn, number))}
          </span>
        ))}
        <b className="text-fg">{t`ends ${day(endsOn)}`}</b>
      </p>
    </section>
  )
}

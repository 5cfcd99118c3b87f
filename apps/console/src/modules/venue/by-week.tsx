import type { Data } from '@isb/sdk'
import { daysBetween, usedShare, type Use } from '@isb/sdk/rules'
import { cn, Figures } from '@isb/ui'
import { useLingui } from '@lingui/react/macro'
import { named } from '../../lib/base/words/i18n.ts'
import { fieldWord } from '../../lib/engine/record/values.tsx'
import { useWhen } from '../../lib/engine/record/when.ts'
import { strokes } from '../../lib/shared/text/strokes.ts'
import { texts } from './colors.ts'
import { Chart, hoursIn, useTable, type Compared } from './statistics-charts.tsx'

type Statistics = Data<'venue.statistics'>
type Week = Statistics['weeks'][number]

/** So many types have a line of their own: the ones that are used most. */
const mostLines = 8
/** Percent of the chart's height between the names of two lines, at least. */
const apart = 9

/** Weeks by their number from the first one on: those in which nothing was open are left out. */
const numbered = (weeks: readonly Week[]) =>
  weeks.map((week) => ({ ...week, at: Math.floor((daysBetween(weeks[0]!.week, week.week) - 1) / 7) }))

interface Line {
  readonly key: number | string
  readonly label: string
  readonly stroke: string
  readonly text: string
  readonly points: readonly { readonly at: number; readonly share: number }[]
}
const pointsOf = (weeks: ReturnType<typeof numbered>, useIn: (week: Week) => Use | undefined) =>
  weeks.flatMap((week) => {
    const use = useIn(week)
    return use ? [{ at: week.at, share: usedShare(use) }] : []
  })

/** Where the names of lines stand: at their ends, each a little apart from the one above. */
function placed(ends: readonly { line: Line; y: number }[]) {
  let above = -apart
  return ends
    .toSorted((a, b) => a.y - b.y)
    .map(({ line, y }) => {
      above = Math.max(y, above + apart)
      return { line, y: above }
    })
}

interface ByWeekProps {
  data: Pick<Statistics, 'weeks' | 'types' | 'daysOff'>
  compared: Compared | undefined
}

/** The share that is used, week after week, a line for each type; beside another term all of them together. The same as a table. */
export function ByWeek({ data: { weeks, types, daysOff }, compared }: ByWeekProps) {
  const { t } = useLingui()
  const table = useTable('weeks')
  const { date, day } = useWhen()
  const here = numbered(weeks)
  // Of the other term as many weeks as there are here.
  const there = numbered(compared?.statistics.weeks ?? []).filter(({ at }) => at <= here.at(-1)!.at)
  const shown = types.slice(0, mostLines)
  const ofType = (week: Week, id: number) => week.types.find(({ typeId }) => typeId === id)
  const all = compared && [
    { key: 'here', label: t`All`, stroke: 'stroke-fg-2', text: 'text-fg-2', points: pointsOf(here, (week) => week) },
    {
      key: 'there',
      label: compared.label,
      stroke: 'stroke-fg-3 [stroke-dasharray:4]',
      text: 'text-fg-2',
      points: pointsOf(there, (week) => week),
    },
  ]
  const drawn: Line[] = [
    ...shown.map(({ type }) => ({
      key: type.id,
      label: named(type),
      stroke: strokes[type.color],
      text: texts[type.color],
      points: pointsOf(here, (week) => ofType(week, type.id)),
    })),
    ...(all ?? []),
  ].filter(({ points }) => points.length > 0)
  const last = Math.max(0, ...drawn.flatMap(({ points }) => points.map(({ at }) => at)))
  const top = Math.max(25, Math.ceil(Math.max(...drawn.flatMap(({ points }) => points.map(({ share }) => share))) / 25) * 25)
  const marks = Array.from({ length: top / 25 + 1 }, (_, at) => at * 25)
  const left = (at: number) => ((at + 0.5) / (last + 1)) * 100
  const fromTop = (share: number) => 100 - (share / top) * 100
  /** A day's place in weeks from the first Monday on. */
  const weekAt = (on: string) => (daysBetween(weeks[0]!.week, on) - 1) / 7 - 0.5
  const bands = daysOff.map((each) => {
    const from = Math.max(0, left(weekAt(each.startsOn)))
    return { ...each, from, width: Math.min(100, left(weekAt(each.endsOn) + 1 / 7)) - from }
  })
  // The longer ones are named, and others where there is room.
  const labelled = new Map<string, number>()
  for (const { startsOn, from, width } of bands.toSorted((a, b) => b.width - a.width))
    if ([...labelled.values()].every((other) => Math.abs(other - from - width / 2) > 13)) labelled.set(startsOn, from + width / 2)
  const every = Math.ceil((last + 1) / 8)
  const ends = drawn.map((line) => ({ line, y: fromTop(line.points.at(-1)!.share) }))
  return (
    <Chart title={t`By week, in percent`} table={table}>
      {!table.plain && (
        <div aria-hidden className="flex min-w-md gap-2 pt-7 pb-2 text-xs text-fg-2 tabular-nums">
          <div className="flex h-48 flex-col-reverse justify-between text-right leading-0">
            {marks.map((mark) => (
              <span key={mark}>{mark}</span>
            ))}
          </div>
          <div className="relative min-w-0 flex-1">
            {bands.map(({ startsOn, from, width, ...each }) => (
              <span key={startsOn} className="absolute top-0 h-48 bg-press" style={{ left: `${from}%`, width: `${width}%` }}>
                {labelled.has(startsOn) && (
                  <span className="absolute -top-5 left-1/2 max-w-32 -translate-x-1/2 truncate whitespace-nowrap">{named(each)}</span>
                )}
              </span>
            ))}
            <svg viewBox="0 0 100 100" preserveAspectRatio="none" className="relative h-48 w-full overflow-visible">
              {marks.map((mark) => (
                <path key={mark} d={`M0 ${fromTop(mark)}H100`} className="stroke-line" vectorEffect="non-scaling-stroke" />
              ))}
              {drawn.map(({ key, stroke, points }) => (
                <polyline
                  key={key}
                  points={points.map(({ at, share }) => `${left(at)},${fromTop(share)}`).join(' ')}
                  className={cn('fill-none stroke-2', stroke)}
                  vectorEffect="non-scaling-stroke"
                  strokeLinecap="round"
                />
              ))}
            </svg>
            <div className="relative mt-1 h-5">
              {here
                .filter(({ at }) => at % every === 0)
                .map(({ week, at }) => (
                  <span key={week} className="absolute -translate-x-1/2 whitespace-nowrap" style={{ left: `${left(at)}%` }}>
                    {date(week)}
                  </span>
                ))}
            </div>
          </div>
          <div className="relative h-48 w-32 shrink-0">
            {placed(ends).map(({ line, y }) => (
              <span
                key={line.key}
                className={cn('absolute left-0 w-full -translate-y-1/2 truncate font-bold', line.text)}
                style={{ top: `${y}%` }}
              >
                {line.label} {line.points.at(-1)!.share}
              </span>
            ))}
          </div>
        </div>
      )}
      {/* A table is as wide as its cells, however narrow it is told to be. */}
      <div className={table.plain ? '' : 'sr-only'}>
        <Figures
          head={fieldWord('week')}
          heads={[
            fieldWord('usedShare'),
            ...(compared ? [compared.label] : []),
            ...types.map(({ type }) => named(type)),
            fieldWord('usedHours'),
            fieldWord('openHours'),
          ]}
          rows={here.map((week) => {
            const before = there.find(({ at }) => at === week.at)
            const uses = types.map(({ type }) => ofType(week, type.id))
            return {
              id: week.week,
              label: day(week.week),
              cells: [
                <b key="share">{usedShare(week)}</b>,
                ...(compared ? [before ? usedShare(before) : '—'] : []),
                ...uses.map((use) => (use ? usedShare(use) : '—')),
                hoursIn(week.usedMinutes),
                hoursIn(week.openMinutes),
              ],
            }
          })}
        />
      </div>
    </Chart>
  )
}

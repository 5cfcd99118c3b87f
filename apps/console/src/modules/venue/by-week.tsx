import type { Data } from '@isb/sdk'
import { daysBetween, usedShare } from '@isb/sdk/rules'
import { useLingui } from '@lingui/react/macro'
import { fieldWord } from '../../lib/record/values.tsx'
import { useWhen } from '../../lib/record/when.ts'
import { Chart, hoursIn, type Compared } from './statistics-charts.tsx'

type Week = Data<'venue.statistics'>['weeks'][number]
const height = 120
const marks = [0, 50, 100]

/** Weeks by their number from the first one on: those in which nothing was open are left out. */
const numbered = (weeks: readonly Week[]) =>
  weeks.map((week) => ({ ...week, at: Math.floor((daysBetween(weeks[0]!.week, week.week) - 1) / 7) }))

interface ByWeekProps {
  weeks: readonly Week[]
  compared: Compared | undefined
  plain: boolean
}

/** The share that is used, week after week: a line, beside that of another term, and the same as a table. */
export function ByWeek({ weeks, compared, plain }: ByWeekProps) {
  const { t } = useLingui()
  const { day } = useWhen()
  const [here, there] = [numbered(weeks), numbered(compared?.statistics.weeks ?? [])]
  const last = Math.max(1, ...[...here, ...there].map(({ at }) => at))
  const line = (all: typeof here) => all.map((week) => `${(week.at / last) * 100},${height - (usedShare(week) / 100) * height}`).join(' ')
  const title = t`By week, in percent`
  return (
    <Chart title={title}>
      {!plain && (
        <>
          <div aria-hidden className="flex gap-2 py-2">
            <div className="flex flex-col-reverse justify-between text-right text-xs text-fg-2 tabular-nums">
              {marks.map((mark) => (
                <span key={mark}>{mark}</span>
              ))}
            </div>
            <svg viewBox={`0 0 100 ${height}`} preserveAspectRatio="none" className="h-36 min-w-0 flex-1 border-b border-l border-line">
              {marks.map((mark) => (
                <line
                  key={mark}
                  x1={0}
                  x2={100}
                  y1={height - (mark / 100) * height}
                  y2={height - (mark / 100) * height}
                  className="stroke-line"
                  vectorEffect="non-scaling-stroke"
                />
              ))}
              {there.length > 0 && (
                <polyline
                  points={line(there)}
                  className="fill-none stroke-fg-3 stroke-2 [stroke-dasharray:4]"
                  vectorEffect="non-scaling-stroke"
                />
              )}
              <polyline points={line(here)} className="fill-none stroke-lead stroke-2" vectorEffect="non-scaling-stroke" />
            </svg>
          </div>
          <p aria-hidden className="flex justify-between gap-4 pb-2 text-xs text-fg-2">
            <span>{weeks[0] && day(weeks[0].week)}</span>
            {compared && <span>{t`dashed: ${compared.label}`}</span>}
            <span>{weeks.length > 1 && day(weeks.at(-1)!.week)}</span>
          </p>
        </>
      )}
      <table className={plain ? 'w-full text-right tabular-nums' : 'sr-only'}>
        <thead className="text-xs text-fg-2">
          <tr>
            <th className="py-1 text-left font-normal">{fieldWord('week')}</th>
            <th className="py-1 pl-4 font-normal">{fieldWord('usedShare')}</th>
            {compared && <th className="py-1 pl-4 font-normal">{compared.label}</th>}
            <th className="py-1 pl-4 font-normal">{fieldWord('usedHours')}</th>
            <th className="py-1 pl-4 font-normal">{fieldWord('openHours')}</th>
          </tr>
        </thead>
        <tbody>
          {here.map((week) => {
            const before = there.find(({ at }) => at === week.at)
            return (
              <tr key={week.week}>
                <th scope="row" className="py-1 pr-4 text-left font-normal whitespace-nowrap">
                  {day(week.week)}
                </th>
                <td className="py-1 pl-4 font-bold">{usedShare(week)}</td>
                {compared && <td className="py-1 pl-4 text-fg-2">{before ? usedShare(before) : '—'}</td>}
                <td className="py-1 pl-4 text-fg-2">{hoursIn(week.usedMinutes)}</td>
                <td className="py-1 pl-4 text-fg-2">{hoursIn(week.openMinutes)}</td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </Chart>
  )
}

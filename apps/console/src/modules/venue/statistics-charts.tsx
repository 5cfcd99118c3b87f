// The charts of the statistics of venues. Each is a table whose cells are drawn.
import type { Data } from '@isb/sdk'
import { usedShare, weekdays, type Use } from '@isb/sdk/rules'
import { Button, cn } from '@isb/ui'
import { useLingui } from '@lingui/react/macro'
import { getRouteApi } from '@tanstack/react-router'
import { ChartColumn, Table2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { figure } from '../../lib/base/words/figure.ts'
import { named } from '../../lib/base/words/i18n.ts'
import { useChangeAddress } from '../../lib/engine/rows/page-address.tsx'
import { enumWord, fieldWord } from '../../lib/engine/record/values.tsx'

const route = getRouteApi('/_nested/venue/statistics')

/** Minutes as hours, to one decimal, as the reader writes numbers. */
export const hoursIn = (minutes: number): string => figure(Math.round(minutes / 6) / 10)

/** The figures of another term, and what it is called. */
export interface Compared {
  readonly label: string
  readonly statistics: Data<'venue.statistics'>
}

/** The share of all open time that is used, in percent. */
export const shareOf = ({ months }: Data<'venue.statistics'>): number =>
  usedShare({
    openMinutes: months.reduce((sum, { openMinutes }) => sum + openMinutes, 0),
    usedMinutes: months.reduce((sum, { usedMinutes }) => sum + usedMinutes, 0),
  })

/** A bar: what is used of what is open. Who reserves has so many reservations in place of open hours. */
export interface Bar extends Use {
  readonly key: number | string
  readonly label: string
  readonly fill: string
  readonly reservations?: number
  /** The same at another time. */
  readonly was?: Use | undefined
}

/** Whether a chart is shown as its table alone: as all of them are, unless it was switched by itself. */
export function useTable(name: string): { readonly plain: boolean; readonly turn: () => void } {
  const { as, turned = '' } = route.useSearch()
  const narrow = useChangeAddress()
  const others = turned.split(',').filter(Boolean)
  const isTurned = others.includes(name)
  const next = isTurned ? others.filter((other) => other !== name) : [...others, name]
  return { plain: (as === 'tables') !== isTurned, turn: () => narrow({ turned: next.join(',') || undefined }) }
}

interface ChartProps {
  title: string
  table: ReturnType<typeof useTable>
  children: ReactNode
}

export function Chart({ title, table: { plain, turn }, children }: ChartProps) {
  const { t } = useLingui()
  const [Icon, text] = plain ? [ChartColumn, t`Chart`] : [Table2, t`Table`]
  return (
    <section aria-label={title} className="min-w-0 rounded-lg border border-line">
      <div className="flex min-h-12 items-center justify-between gap-2 border-b border-line py-1 pr-2 pl-4">
        <h2 className="font-bold">{title}</h2>
        <Button variant="ghost" size="sm" data-unprinted className="shrink-0" aria-label={t`${title}: ${text}`} onClick={turn}>
          <Icon aria-hidden />
          {text}
        </Button>
      </div>
      <div className="overflow-x-auto px-4 py-2" tabIndex={0} role="group" aria-label={title}>
        {children}
      </div>
    </section>
  )
}

/** A figure with what it counts. */
export const Figure = ({ label, value, was }: { label: string; value: ReactNode; was?: string | undefined }) => (
  <div className="flex flex-col-reverse justify-end rounded-lg border border-line px-4 py-3">
    <dt className="text-xs text-fg-2">{label}</dt>
    <dd className="text-xl font-bold tabular-nums">
      {value}
      {was && <span className="block text-xs font-normal text-fg-2">{was}</span>}
    </dd>
  </div>
)

interface BarsProps {
  /** What its address calls it. */
  name: string
  title: string
  head: string
  bars: readonly Bar[]
  /** What the other time is called, where there is one. */
  compared?: string | undefined
}

/** The share of another time, and by how many points it is more or less now. */
function Against({ use, was }: { use: Use; was: Use }) {
  const points = usedShare(use) - usedShare(was)
  const sign = points > 0 ? '+' : '−'
  return (
    <>
      {usedShare(was)}
      <span className={cn('ml-2 inline-block w-8 font-bold', points > 0 ? 'text-good' : points < 0 && 'text-bad')}>
        {points === 0 ? '=' : `${sign}${Math.abs(points)}`}
      </span>
    </>
  )
}

/** A table of hours, each line with its bar. */
export function Bars({ name, title, head, bars, compared }: BarsProps) {
  const { t } = useLingui()
  const table = useTable(name)
  const { plain } = table
  const counted = bars.some(({ reservations }) => reservations !== undefined)
  const heads = counted
    ? [fieldWord('usedHours'), t`Reservations`]
    : [fieldWord('usedShare'), ...(compared ? [compared] : []), fieldWord('usedHours'), fieldWord('openHours')]
  return (
    <Chart title={title} table={table}>
      <table className="w-full text-right tabular-nums">
        <thead className="text-xs text-fg-2">
          <tr>
            <th className="py-1 text-left font-normal">{head}</th>
            {!plain && <td aria-hidden className={compared ? 'w-1/4' : 'w-1/2'} />}
            {heads.map((text) => (
              <th key={text} className="py-1 pl-4 font-normal whitespace-nowrap">
                {text}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {bars.map(({ key, label, fill, reservations, was, ...use }) => {
            const hours = hoursIn(use.usedMinutes)
            const [first, ...others] = counted
              ? [hours, reservations]
              : [
                  usedShare(use),
                  ...(compared ? [was ? <Against key="was" use={use} was={was} /> : '—'] : []),
                  hours,
                  hoursIn(use.openMinutes),
                ]
            return (
              <tr key={key}>
                <th scope="row" className="py-1 pr-4 text-left font-normal whitespace-nowrap">
                  {label}
                </th>
                {!plain && (
                  <td aria-hidden className={cn('py-1', compared ? 'min-w-12' : 'min-w-24')}>
                    <span className="block h-3 overflow-hidden rounded-xs bg-press">
                      <span className={cn('block h-full', fill)} style={{ width: `${usedShare(use)}%` }} />
                    </span>
                  </td>
                )}
                <td className="py-1 pl-4 font-bold">{first}</td>
                {others.map((value, at) => (
                  <td key={heads[at + 1]} className="py-1 pl-4 text-fg-2">
                    {value}
                  </td>
                ))}
              </tr>
            )
          })}
        </tbody>
      </table>
    </Chart>
  )
}

type Hour = Data<'venue.statistics'>['hours'][number]
const clockAt = (hour: number) => `${String(hour).padStart(2, '0')}:00`

/** What stands out, in a sentence: the busiest hour of the week and the venue that is empty most. */
export function Busiest({ hours, venues }: Pick<Data<'venue.statistics'>, 'hours' | 'venues'>) {
  const { t } = useLingui()
  const hour = hours.toSorted((a, b) => usedShare(b) - usedShare(a))[0]
  const idle = venues.filter(({ openMinutes }) => openMinutes > 0).at(-1)
  if (!hour || !idle || usedShare(hour) === 0) return null
  const when = `${enumWord('Weekday', hour.weekday)} ${clockAt(hour.hour)}`
  const [name, empty] = [named(idle.venue), 100 - usedShare(idle)]
  return <p className="text-fg-2">{t`Busiest: ${when}. ${name} is empty for ${empty}% of its hours.`}</p>
}

/** The week by the hour: how much of the open time is used. */
export function WeekMap({ hours }: Pick<Data<'venue.statistics'>, 'hours'>) {
  const { t } = useLingui()
  const table = useTable('hours')
  const found = new Map(hours.map((use) => [`${use.weekday} ${use.hour}`, use]))
  const most = Math.max(1, ...hours.map(usedShare))
  const ofDay = hours.map(({ hour }) => hour)
  const first = Math.min(...ofDay)
  const columns = Array.from({ length: Math.max(...ofDay) - first + 1 }, (_, at) => first + at)
  const titleOf = (weekday: Hour['weekday'], { hour, ...use }: Hour) =>
    t`${enumWord('Weekday', weekday)} ${clockAt(hour)}–${clockAt(hour + 1)}: ${hoursIn(use.usedMinutes)} of ${hoursIn(use.openMinutes)} hours`
  return (
    <Chart title={t`By weekday and hour, in percent`} table={table}>
      <table className="w-full border-separate border-spacing-0.5 text-center text-xs tabular-nums">
        <thead className="text-fg-2">
          <tr>
            <td />
            {columns.map((hour) => (
              <th key={hour} scope="col" className="min-w-7 font-normal">
                {String(hour).padStart(2, '0')}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weekdays.map((weekday) => (
            <tr key={weekday}>
              <th scope="row" className="pr-2 text-left font-normal whitespace-nowrap">
                {enumWord('Weekday', weekday)}
              </th>
              {columns.map((hour) => {
                const use = found.get(`${weekday} ${hour}`)
                const share = use ? usedShare(use) : 0
                return (
                  <td key={hour} className="relative h-8 rounded-xs bg-press" title={use && titleOf(weekday, use)}>
                    {use ? (
                      <>
                        {!table.plain && (
                          <span aria-hidden className="absolute inset-0 rounded-xs bg-live-dot" style={{ opacity: (share / most) * 0.4 }} />
                        )}
                        <span className="relative">{share}</span>
                      </>
                    ) : (
                      <span className="text-fg-2">
                        <span aria-hidden>·</span>
                        <span className="sr-only">{t`Closed`}</span>
                      </span>
                    )}
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </Chart>
  )
}

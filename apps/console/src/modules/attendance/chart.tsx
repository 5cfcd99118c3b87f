import type { Data } from '@isb/sdk'
import { values } from '@isb/sdk/metadata'
import { Note } from '@isb/ui'
import { useLingui } from '@lingui/react/macro'
import { fieldWord } from '../../lib/engine/record/values.tsx'
import { useWhen } from '../../lib/engine/record/when.ts'
import { fillOf, leaveWord, Square } from '../../lib/shared/leave/square.tsx'

type Statistics = Data<'attendance.statistics'>
type Part = Pick<Statistics['weeks'][number], 'leaveType' | 'days'>

export function Charts({ data: { weeks, grades } }: { data: Statistics }) {
  const { t } = useLingui()
  const { day } = useWhen()
  if (weeks.length === 0) return <Note tone="live">{t`Nobody was absent in this time.`}</Note>
  return (
    <>
      <Chart title={t`By week`} head={fieldWord('week')} rows={weeks} keyOf={({ week }) => week} labelOf={({ week }) => day(week)} />
      <Chart
        title={t`By grade`}
        head={fieldWord('grade')}
        rows={grades}
        keyOf={({ grade }) => grade}
        labelOf={({ grade }) => grade || t`No grade`}
      />
      <Chart
        title={t`By leave type`}
        head={fieldWord('leaveType')}
        rows={weeks}
        keyOf={({ leaveType }) => leaveType ?? ''}
        labelOf={({ leaveType }) => leaveWord(leaveType)}
        mostFirst
      />
    </>
  )
}

interface ChartProps<Row> {
  title: string
  head: string
  rows: readonly Row[]
  /** Rows of one key are a bar. */
  keyOf: (row: Row) => string
  labelOf: (row: Row) => string
  /** The longest bar stands first. */
  mostFirst?: boolean
}

const totalOf = (parts: readonly Part[]) => parts.reduce((sum, { days }) => sum + days, 0)
const daysOf = (parts: readonly Part[], type: Part['leaveType']) => totalOf(parts.filter(({ leaveType }) => leaveType === type))

/** A table of days missed, each line with its bar by leave type. */
function Chart<Row extends Part>({ title, head, rows, keyOf, labelOf, mostFirst = false }: ChartProps<Row>) {
  const groups = [...Map.groupBy(rows, keyOf)].map(([key, parts]) => ({ key, parts, label: parts[0] ? labelOf(parts[0]) : '' }))
  const bars = mostFirst ? groups.toSorted((a, b) => totalOf(b.parts) - totalOf(a.parts)) : groups
  const most = Math.max(...bars.map(({ parts }) => totalOf(parts)))
  const types = [...values.LeaveType, null].filter((type) => rows.some(({ leaveType }) => leaveType === type))
  return (
    <section aria-label={title} className="min-w-0 rounded-lg border border-line">
      <h2 className="border-b border-line px-4 py-3 font-bold">{title}</h2>
      <div className="overflow-x-auto px-4 py-2" tabIndex={0} role="group" aria-label={title}>
        <table className="w-full text-right tabular-nums">
          <thead className="text-xs text-fg-2">
            <tr>
              <th className="py-1 text-left font-normal">{head}</th>
              <td aria-hidden className="w-1/2" />
              <th className="py-1 pl-4 whitespace-nowrap">{fieldWord('missed')}</th>
              {types.map((type) => (
                <th key={type ?? ''} className="py-1 pl-4 font-normal whitespace-nowrap">
                  <span className="inline-flex items-center gap-1.5">
                    <Square leaveType={type} /> {leaveWord(type)}
                  </span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {bars.map(({ key, label, parts }) => (
              <tr key={key}>
                <th scope="row" className="py-1 pr-4 text-left font-normal whitespace-nowrap">
                  {label}
                </th>
                <td aria-hidden className="min-w-24 py-1">
                  <span className="flex h-3 overflow-hidden rounded-xs" style={{ width: `${(totalOf(parts) / most) * 100}%` }}>
                    {types.map((type) => (
                      <span key={type ?? ''} className={fillOf(type)} style={{ flexGrow: daysOf(parts, type) }} />
                    ))}
                  </span>
                </td>
                <td className="py-1 pl-4 font-bold">{totalOf(parts)}</td>
                {types.map((type) => (
                  <td key={type ?? ''} className="py-1 pl-4 text-fg-2">
                    {daysOf(parts, type) || ''}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}

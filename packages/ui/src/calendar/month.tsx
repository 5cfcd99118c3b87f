import { memo } from 'react'
import { cn } from '../cn.ts'
import { columnOf, daysLater, daysOfMonth } from './days.ts'

/** A day as it is drawn. */
export interface GridDay {
  /** What is read aloud. */
  label: string
  className: string
  /** Neighbours with the same one stand together as one. */
  look?: string | undefined
  /** Has a dot in its corner. */
  dotted?: boolean | undefined
}

/** What stands in the months. The same object while it says the same: a month is drawn anew when it is another. */
export interface GridMonths {
  day: (day: string) => GridDay
  /** The name of the month that begins on a day. */
  name: (first: string) => string
  /** What stands beside the name. */
  note: (first: string) => string
  /** Over the columns, from Monday on. */
  letters: readonly string[]
}

interface MonthProps {
  /** Its first day. */
  first: string
  months: GridMonths
  today: string
  /** The one day of all months that Tab comes to, where it lies in this one. */
  active: string | undefined
  /** What is chosen, as far as it touches this month. */
  from: string | undefined
  to: string | undefined
}

/** A month: weeks from Monday on. The grid around it hears keys and the mouse. */
export const Month = memo(function Month({ first, months, today, active, from, to }: MonthProps) {
  const days = daysOfMonth(first)
  const before = columnOf(first)
  const weeks = Array.from({ length: Math.ceil((before + days.length) / 7) }, (_, week) =>
    Array.from({ length: 7 }, (_unused, at) => days[week * 7 + at - before]),
  )
  const name = months.name(first)
  return (
    <table
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- arrows walk its days, as in a grid
      role="grid"
      aria-label={name}
      className="w-full table-fixed border-separate border-spacing-x-0 border-spacing-y-0.5 text-xs tabular-nums"
    >
      <caption className="pb-1 text-left">
        <span className="flex items-baseline justify-between gap-2">
          <b>{name}</b>
          <span className="text-fg-3">{months.note(first)}</span>
        </span>
      </caption>
      <thead aria-hidden className="text-fg-3">
        <tr>
          {months.letters.map((letter, at) => (
            <th key={at} className="h-5 font-normal">
              {letter}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week, at) => (
          <tr key={at}>
            {week.map((day, column) =>
              day ? (
                <Day
                  key={day}
                  day={day}
                  drawn={months.day(day)}
                  isToday={day === today}
                  isActive={day === active}
                  chosen={from !== undefined && to !== undefined && from <= day && day <= to}
                  joined={joins(months, day, column)}
                />
              ) : (
                <td key={column} />
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
})

function joins({ day: drawn }: GridMonths, day: string, column: number): string {
  const { look } = drawn(day)
  if (look === undefined) return 'rounded-sm'
  const same = (other: string) => other.slice(0, 7) === day.slice(0, 7) && drawn(other).look === look
  return cn((column === 0 || !same(daysLater(day, -1))) && 'rounded-l-sm', (column === 6 || !same(daysLater(day, 1))) && 'rounded-r-sm')
}

interface DayProps {
  day: string
  drawn: GridDay
  isToday: boolean
  isActive: boolean
  chosen: boolean
  joined: string
}

const Day = ({ day, drawn: { label, className, dotted }, isToday, isActive, chosen, joined }: DayProps) => (
  <td aria-selected={chosen} className="p-0">
    <button
      type="button"
      data-day={day}
      tabIndex={isActive ? 0 : -1}
      aria-label={label}
      {...(isToday && { 'aria-current': 'date' as const })}
      className={cn(
        'relative flex h-7 w-full items-center justify-center select-none focus-visible:z-10 touch:h-9',
        className,
        joined,
        isToday && 'rounded-sm bg-lead! font-bold text-on-lead!',
        chosen && 'z-10 rounded-sm outline-2 -outline-offset-2 outline-lead',
      )}
    >
      {Number(day.slice(8))}
      {dotted && <span className="absolute top-0.5 right-0.5 size-1.5 rounded-full bg-good-dot" />}
    </button>
  </td>
)

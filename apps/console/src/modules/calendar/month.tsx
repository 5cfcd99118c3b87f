import { addDays, daysFrom, weekdays, weekdayOf } from '@isb/sdk/rules'
import { cn } from '@isb/ui'
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { memo } from 'react'
import { countOf, endOfMonth, type ShownDay, type SpecialDay } from './data.ts'
import { lookClass } from './looks.ts'
import { useCalendarWords } from './words.ts'

interface MonthProps {
  /** Its first day. */
  first: string
  show: (day: string) => ShownDay
  today: string
  /** The one day of the year that Tab comes to, where it lies in this month. */
  active: string | undefined
  /** What is chosen, as far as it lies in this month: its first and its last day. */
  from: string | undefined
  to: string | undefined
  /** Days that an import proposes. */
  dotted: readonly Pick<SpecialDay, 'startsOn' | 'endsOn'>[] | undefined
}

/** A month of the year grid: weeks from Monday on. The grid around it hears keys and the mouse. */
export const Month = memo(function Month({ first, show, today, active, from, to, dotted }: MonthProps) {
  const { t } = useLingui()
  const words = useCalendarWords()
  const days = daysFrom(first, endOfMonth(first))
  const before = weekdays.indexOf(weekdayOf(first))
  const weeks = Array.from({ length: Math.ceil((before + days.length) / 7) }, (_, week) =>
    Array.from({ length: 7 }, (_unused, at) => days[week * 7 + at - before]),
  )
  const count = countOf(show, days)
  return (
    <table
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- arrows walk its days, as in a grid
      role="grid"
      aria-label={words.month(first)}
      className="w-full table-fixed border-separate border-spacing-x-0 border-spacing-y-0.5 text-xs tabular-nums"
    >
      <caption className="pb-1 text-left">
        <span className="flex items-baseline justify-between gap-2">
          <b>{words.month(first)}</b>
          <span className="text-fg-3">{count > 0 ? t`${plural(count, { one: '# day', other: '# days' })}` : '–'}</span>
        </span>
      </caption>
      <thead aria-hidden className="text-fg-3">
        <tr>
          {words.letters().map((letter, at) => (
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
                  shown={show(day)}
                  label={`${words.fullDay(day)}. ${words.day(show(day))}`}
                  isToday={day === today}
                  isActive={day === active}
                  chosen={from !== undefined && to !== undefined && from <= day && day <= to}
                  isDotted={dotted?.some(({ startsOn, endsOn }) => startsOn <= day && day <= endsOn) ?? false}
                  joined={joins(show, day, column)}
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

/** Days of the same look stand together, as one. */
function joins(show: (day: string) => ShownDay, day: string, column: number): string {
  const { look } = show(day)
  if (look === 'off' || look === 'makeUp' || look === 'online') return 'rounded-sm'
  const same = (other: string) => other.slice(0, 7) === day.slice(0, 7) && show(other).look === look
  return cn((column === 0 || !same(addDays(day, -1))) && 'rounded-l-sm', (column === 6 || !same(addDays(day, 1))) && 'rounded-r-sm')
}

interface DayProps {
  day: string
  shown: ShownDay
  label: string
  isToday: boolean
  isActive: boolean
  chosen: boolean
  isDotted: boolean
  joined: string
}

const Day = ({ day, shown, label, isToday, isActive, chosen, isDotted, joined }: DayProps) => (
  <td aria-selected={chosen} className="p-0">
    <button
      type="button"
      data-day={day}
      tabIndex={isActive ? 0 : -1}
      aria-label={label}
      {...(isToday && { 'aria-current': 'date' as const })}
      className={cn(
        'relative flex h-7 w-full items-center justify-center select-none focus-visible:z-10 touch:h-9',
        lookClass[shown.look],
        joined,
        isToday && 'rounded-sm bg-lead! font-bold text-on-lead!',
        chosen && 'z-10 rounded-sm outline-2 -outline-offset-2 outline-lead',
      )}
    >
      {Number(day.slice(8))}
      {isDotted && <span className="absolute top-0.5 right-0.5 size-1.5 rounded-full bg-good-dot" />}
    </button>
  </td>
)

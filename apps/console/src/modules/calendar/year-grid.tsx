import { addDays, weekdays, weekdayOf } from '@isb/sdk/rules'
import { useLingui } from '@lingui/react/macro'
import { useRef, useState, type KeyboardEvent, type PointerEvent } from 'react'
import { endOfMonth, inRange, monthsOf, rangeOf, type Range, type SchoolYear, type ShownDay, type SpecialDay } from './data.ts'
import { Month } from './month.tsx'

interface YearGridProps {
  year: SchoolYear
  show: (day: string) => ShownDay
  today: string
  /** The days that stand open. */
  chosen: Range | undefined
  /** Days that an import proposes. */
  dotted: readonly Pick<SpecialDay, 'startsOn' | 'endsOn'>[] | undefined
  /** Days were chosen: by a click, by dragging over them, by Enter. */
  onChoose: (range: Range) => void
}

const dayAt = (target: EventTarget | null): string | undefined =>
  target instanceof Element ? target.closest<HTMLElement>('[data-day]')?.dataset['day'] : undefined

/**
 * Twelve months. Arrows walk the days, Page Up and Down the months, Home and End the week; with Shift they choose several. The mouse drags
 * over them.
 */
export function YearGrid({ year, show, today, chosen, dotted, onChoose }: YearGridProps) {
  const { t } = useLingui()
  const months = monthsOf(year)
  const [first, last] = [months[0]!, endOfMonth(months.at(-1)!)]
  const within = (day: string) => (day < first ? first : day > last ? last : day)
  const [active, setActive] = useState(() => within(chosen?.from ?? today))
  /** Where choosing several began, and where it has come to. */
  const [drag, setDrag] = useState<{ anchor: string; to: string }>()
  const box = useRef<HTMLDivElement>(null)
  const marked = drag ? rangeOf(drag.anchor, drag.to) : chosen
  const tabStop = within(active)

  const go = (day: string, extend: boolean) => {
    const next = within(day)
    setActive(next)
    setDrag(extend ? { anchor: drag?.anchor ?? tabStop, to: next } : undefined)
    box.current?.querySelector<HTMLElement>(`[data-day="${next}"]`)?.focus()
  }
  const choose = (range: Range) => {
    setDrag(undefined)
    setActive(range.from)
    onChoose(range)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const day = dayAt(event.target)
    if (!day || event.altKey || event.ctrlKey || event.metaKey) return
    const column = weekdays.indexOf(weekdayOf(day))
    const steps: Readonly<Record<string, () => string>> = {
      ArrowLeft: () => addDays(day, -1),
      ArrowRight: () => addDays(day, 1),
      ArrowUp: () => addDays(day, -7),
      ArrowDown: () => addDays(day, 7),
      Home: () => addDays(day, -column),
      End: () => addDays(day, 6 - column),
      PageUp: () => monthsLater(day, -1),
      PageDown: () => monthsLater(day, 1),
    }
    const step = steps[event.key]
    if (step) go(step(), event.shiftKey)
    else if (event.key === 'Enter' || event.key === ' ') choose(drag ? rangeOf(drag.anchor, day) : { from: day, to: day })
    else if (event.key === 'Escape' && drag) setDrag(undefined)
    else return
    event.preventDefault()
  }
  const pointer = {
    onPointerDown: (event: PointerEvent) => {
      const day = dayAt(event.target)
      // A finger scrolls; it chooses by a tap.
      if (day && event.button === 0 && event.pointerType === 'mouse') setDrag({ anchor: event.shiftKey ? tabStop : day, to: day })
    },
    onPointerOver: (event: PointerEvent) => {
      const day = dayAt(event.target)
      if (day && drag && event.buttons === 1) setDrag({ ...drag, to: day })
    },
    onPointerUp: () => {
      if (drag) choose(rangeOf(drag.anchor, drag.to))
    },
    onClick: (event: { target: EventTarget; detail: number; nativeEvent: Event }) => {
      const day = dayAt(event.target)
      const byMouse = (event.nativeEvent as globalThis.PointerEvent).pointerType === 'mouse'
      if (day && !byMouse) choose({ from: day, to: day })
    },
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it hears what its days do not handle themselves
    <div
      ref={box}
      role="group"
      aria-label={t`Days of ${year.name}`}
      onKeyDown={onKeyDown}
      {...pointer}
      className="grid grid-cols-1 items-start gap-x-6 gap-y-4 px-4 sm:px-6 @sm:grid-cols-2 @2xl:grid-cols-3 @4xl:grid-cols-4"
    >
      {months.map((month) => {
        const end = endOfMonth(month)
        const here = marked && marked.from <= end && marked.to >= month
        return (
          <Month
            key={month}
            first={month}
            show={show}
            today={today}
            active={inRange({ from: month, to: end }, tabStop) ? tabStop : undefined}
            from={here ? marked.from : undefined}
            to={here ? marked.to : undefined}
            dotted={dotted}
          />
        )
      })}
    </div>
  )
}

/** The same day of another month, or its last. */
function monthsLater(day: string, count: number): string {
  const first = new Date(Date.UTC(Number(day.slice(0, 4)), Number(day.slice(5, 7)) - 1 + count, 1)).toISOString().slice(0, 10)
  const wanted = addDays(first, Number(day.slice(8)) - 1)
  const last = endOfMonth(first)
  return wanted > last ? last : wanted
}

import { useRef, useState, type KeyboardEvent, type PointerEvent } from 'react'
import { cn } from '../cn.ts'
import { columnOf, daysLater, lastOfMonth, monthLater, rangeOf, sameDayLater, type DayRange } from './days.ts'
import { Month, type GridMonths } from './month.tsx'

export interface YearGridProps {
  /** What is read aloud of the whole. */
  label: string
  /** The first day of the first month. */
  first: string
  months: GridMonths
  today: string
  /** The days that stand open. */
  chosen?: DayRange | undefined
  /** Days were chosen: by a click, by dragging over them, by Enter. */
  onChoose: (range: DayRange) => void
  className?: string
}

const dayAt = (target: EventTarget | null): string | undefined =>
  target instanceof Element ? target.closest<HTMLElement>('[data-day]')?.dataset['day'] : undefined

/**
 * Twelve months of days to choose from. Arrows walk the days, Page Up and Down the months, Home and End the week; with Shift they choose several. The mouse drags
 * over them.
 */
export function YearGrid({ label, first, months, today, chosen, onChoose, className }: YearGridProps) {
  const last = lastOfMonth(monthLater(first, 11))
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
  const choose = (range: DayRange) => {
    setDrag(undefined)
    setActive(range.from)
    onChoose(range)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const day = dayAt(event.target)
    if (!day || event.altKey || event.ctrlKey || event.metaKey) return
    const steps: Readonly<Record<string, () => string>> = {
      ArrowLeft: () => daysLater(day, -1),
      ArrowRight: () => daysLater(day, 1),
      ArrowUp: () => daysLater(day, -7),
      ArrowDown: () => daysLater(day, 7),
      Home: () => daysLater(day, -columnOf(day)),
      End: () => daysLater(day, 6 - columnOf(day)),
      PageUp: () => sameDayLater(day, -1),
      PageDown: () => sameDayLater(day, 1),
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
      aria-label={label}
      onKeyDown={onKeyDown}
      {...pointer}
      className={cn('grid grid-cols-1 items-start gap-x-6 gap-y-4 @sm:grid-cols-2 @2xl:grid-cols-3 @4xl:grid-cols-4', className)}
    >
      {Array.from({ length: 12 }, (_, count) => {
        const month = monthLater(first, count)
        const end = lastOfMonth(month)
        const here = marked && marked.from <= end && marked.to >= month
        return (
          <Month
            key={month}
            first={month}
            months={months}
            today={today}
            active={month <= tabStop && tabStop <= end ? tabStop : undefined}
            from={here ? marked.from : undefined}
            to={here ? marked.to : undefined}
          />
        )
      })}
    </div>
  )
}

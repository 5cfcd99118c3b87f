// What is being made, moved or stretched: by a pointer that drags, by a finger that holds, or by keys.
import { useEffect, useLayoutEffect, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react'
import { hourHeight, step, type ScheduleItem, type ScheduleProps, type Slot } from './schedule-props.ts'

/** What is under way, and where it would go. */
export interface Carry extends Slot {
  /** The item; null for something new. */
  id: number | null
  /** The item's, when it was taken hold of. */
  version?: number
  how: 'move' | 'from' | 'to'
}

/** A finger that rests so long carries; one that goes on scrolls. Milliseconds. */
const holdMs = 350
/** A mouse that moves less than that has pressed, not dragged. Pixels. */
const pressed = 5
/** A finger that moves less than that still holds. Pixels. */
const holdSlop = 10
const shortest = step

interface Start extends Carry {
  readonly x: number
  readonly y: number
  /** A finger holds, but not yet long enough to carry. */
  waits?: boolean
}

const isSame = (one: Slot, other: Slot) => one.column === other.column && one.from === other.from && one.to === other.to

export const rounded = (minutes: number) => Math.round(minutes / step) * step

/** Keeps a stretch within what is shown. */
const within = (slot: Carry, { from, to }: ScheduleProps['hours']): Carry => {
  if (slot.how === 'from') return { ...slot, from: Math.min(Math.max(slot.from, from), slot.to - shortest) }
  if (slot.how === 'to') return { ...slot, to: Math.max(Math.min(slot.to, to), slot.from + shortest) }
  const length = slot.to - slot.from
  const begins = Math.min(Math.max(slot.from, from), to - length)
  return { ...slot, from: begins, to: begins + length }
}

export function useCarry({ columns, hours, whyNot, onCreate, onMove, onOpen }: ScheduleProps) {
  const [carry, setCarry] = useState<Carry>()
  const start = useRef<Start>(undefined)
  const hold = useRef<ReturnType<typeof setTimeout>>(undefined)
  /** The press that ends now has been dealt with: the click that the browser makes of it opens nothing. */
  const dealtWith = useRef(false)
  const body = useRef<HTMLDivElement>(null)
  // While a finger carries, the page does not scroll under it.
  useEffect(() => {
    const element = body.current
    const keep = (event: TouchEvent) => start.current && !start.current.waits && event.preventDefault()
    element?.addEventListener('touchmove', keep, { passive: false })
    return () => element?.removeEventListener('touchmove', keep)
  }, [])

  const why = carry ? whyNot(carry, carry.id) : null
  const drop = (done: Carry) => {
    setCarry(undefined)
    if (whyNot(done, done.id) !== null) return
    const { id, version = 0, column, from, to } = done
    if (id === null) onCreate?.({ column, from, to })
    else onMove(id, { column, from, to }, version)
  }

  const columnAt = (x: number): string | undefined =>
    columns[
      [...(body.current?.querySelectorAll('[data-column]') ?? [])].findIndex((each) => {
        const { left, right } = each.getBoundingClientRect()
        return x >= left && x < right
      })
    ]?.id
  const minutesAt = (y: number): number =>
    hours.from + ((y - (body.current?.querySelector('[data-column]')?.getBoundingClientRect().top ?? 0)) / hourHeight) * 60

  function begin(event: PointerEvent, carried: Carry | undefined) {
    dealtWith.current = false
    if (event.button !== 0 || !carried) return
    const target = event.currentTarget
    const { pointerId, clientX: x, clientY: y } = event
    start.current = { ...carried, x, y }
    if (event.pointerType !== 'touch') return target.setPointerCapture(pointerId)
    start.current.waits = true
    hold.current = setTimeout(() => {
      start.current = { ...carried, x, y }
      target.setPointerCapture(pointerId)
      setCarry(carried)
    }, holdMs)
  }
  function drag(event: PointerEvent) {
    const begun = start.current
    if (!begun) return
    const moved = Math.hypot(event.clientX - begun.x, event.clientY - begun.y)
    if (begun.waits) {
      if (moved > holdSlop) cancel()
      return
    }
    if (!carry && moved <= pressed) return
    const minutes = rounded(((event.clientY - begun.y) / hourHeight) * 60)
    const column = (begun.how === 'move' && columnAt(event.clientX)) || begun.column
    setCarry(
      within(
        {
          ...begun,
          column,
          from: begun.how === 'to' ? begun.from : begun.from + minutes,
          to: begun.how === 'from' ? begun.to : begun.to + minutes,
        },
        hours,
      ),
    )
  }
  /** Puts down what is carried. Where it has not moved it was a press. */
  function end() {
    clearTimeout(hold.current)
    const begun = start.current
    start.current = undefined
    if (!carry) return
    dealtWith.current = true
    if (begun && begun.id !== null && isSame(begun, carry)) {
      setCarry(undefined)
      onOpen(begun.id)
    } else drop(carry)
  }
  /** A press opens the item, or makes something new at the place. */
  function press(place: Slot & Pick<Carry, 'id'>) {
    if (dealtWith.current) dealtWith.current = false
    else if (place.id === null) onCreate?.({ column: place.column, from: place.from, to: place.to })
    else onOpen(place.id)
  }
  const cancel = () => {
    clearTimeout(hold.current)
    start.current = undefined
    setCarry(undefined)
  }

  /** Arrows move what has the focus, with Shift they stretch it; Enter puts it there, Escape puts it back. */
  function keys(event: KeyboardEvent, standing: Slot & Pick<Carry, 'id' | 'version'>, canMove: boolean) {
    const at = carry?.id === standing.id ? carry : { ...standing, how: 'move' as const }
    const by = { ArrowUp: -step, ArrowDown: step }[event.key]
    const aside = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
    if (by !== undefined && canMove) {
      event.preventDefault()
      const moved = event.shiftKey
        ? { ...at, how: 'to' as const, to: at.to + by }
        : { ...at, how: 'move' as const, from: at.from + by, to: at.to + by }
      setCarry(within(moved, hours))
    } else if (aside !== undefined && canMove) {
      event.preventDefault()
      const column = columns[columns.findIndex(({ id }) => id === at.column) + aside]?.id
      if (column !== undefined) setCarry({ ...at, how: 'move', column })
    } else if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault()
      if (carry) drop(carry)
      else if (standing.id === null) setCarry(within(at, hours))
      else onOpen(standing.id)
    } else if (event.key === 'Escape' && carry) {
      event.stopPropagation()
      cancel()
    }
  }
  const now = { begin, drag, end, press, cancel, keys, minutesAt }
  const latest = useRef(now)
  useLayoutEffect(() => {
    latest.current = now
  })
  // The same functions for as long as the schedule is there: other entries are not drawn again while one is carried.
  const [hands] = useState<Hands>(() => ({
    begin: (...what) => latest.current.begin(...what),
    drag: (event) => latest.current.drag(event),
    end: () => latest.current.end(),
    press: (place) => latest.current.press(place),
    cancel: () => latest.current.cancel(),
    keys: (...what) => latest.current.keys(...what),
    minutesAt: (y) => latest.current.minutesAt(y),
  }))
  return { body, carry, why, hands }
}

/** What takes hold of something, and lets it go. */
export interface Hands {
  /** @param carried what a drag or a hold carries; nothing where it cannot be moved */
  begin: (event: PointerEvent, carried: Carry | undefined) => void
  drag: (event: PointerEvent) => void
  end: () => void
  press: (place: Slot & Pick<Carry, 'id'>) => void
  cancel: () => void
  keys: (event: KeyboardEvent, standing: Slot & Pick<Carry, 'id' | 'version'>, canMove: boolean) => void
  /** The minute at that height of the window. */
  minutesAt: (y: number) => number
}

/** What an item is carried by. */
export const carryOf = ({ id, version, column, from, to }: ScheduleItem, how: Carry['how'] = 'move'): Carry => ({
  id,
  version,
  column,
  from,
  to,
  how,
})

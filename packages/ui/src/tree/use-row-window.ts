import { type RefObject, useLayoutEffect, useState } from 'react'
import { flushSync } from 'react-dom'

/** Rows beyond the edges that are drawn too, so that a quick hand does not see them come. */
const SPARE = 6

export interface RowWindow {
  /** The rows to draw, from the top down. */
  readonly rows: readonly number[]
  /** Scrolls as little as brings a row into sight. */
  readonly scrollTo: (row: number) => void
}

/**
 * Which of many rows of one height are in sight. However many there are, it costs the same: their places are multiplied, not measured.
 * @param head px that stay at the scroller's top, above the rows
 * @param foot px that stay free below a row that is brought into sight
 * @param active a row that is drawn wherever one scrolls, so that it keeps the focus
 */
export function useRowWindow(
  scroller: RefObject<HTMLElement | null>,
  { count, height, head, foot, active }: { count: number; height: number; head: number; foot: number; active: number },
): RowWindow {
  const [{ first, shown }, setSight] = useState({ first: 0, shown: 0 })
  useLayoutEffect(() => {
    const box = scroller.current
    if (!box) return undefined
    const look = () => {
      const now = { first: Math.floor(box.scrollTop / height), shown: Math.ceil((box.clientHeight - head) / height) }
      setSight((old) => (old.first === now.first && old.shown === now.shown ? old : now))
    }
    // Before the browser paints: else a long way scrolled shows nothing first.
    const scrolled = () => flushSync(look)
    const observer = new ResizeObserver(look)
    look()
    observer.observe(box)
    box.addEventListener('scroll', scrolled, { passive: true })
    return () => {
      observer.disconnect()
      box.removeEventListener('scroll', scrolled)
    }
  }, [scroller, height, head])

  // The list may have grown shorter since the last look.
  const from = Math.max(0, Math.min(first, count - shown) - SPARE)
  const to = Math.min(count, first + shown + 1 + SPARE)
  const rows = Array.from({ length: to - from }, (_, at) => from + at)
  if (active >= 0 && active < count && (active < from || active >= to)) rows[active < from ? 'unshift' : 'push'](active)
  return {
    rows,
    scrollTo: (row) => {
      const box = scroller.current
      if (!box) return
      const top = row * height
      box.scrollTo({ top: Math.min(top, Math.max(top + height + head + foot - box.clientHeight, box.scrollTop)) })
    },
  }
}

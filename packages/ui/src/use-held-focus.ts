import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'

/**
 * Keeps the focus on the active row through re-orders: a row that React moves in the page loses the focus to nobody.
 * Whoever clicks elsewhere, or gives the focus to something else, ends it.
 */
export function useHeldFocus(box: RefObject<HTMLElement | null>, activeRow: number) {
  const held = useRef(false)
  useEffect(() => {
    const release = (event: PointerEvent) => {
      const inside = event.target instanceof Node && box.current?.contains(event.target)
      if (!inside) held.current = false
    }
    document.addEventListener('pointerdown', release, true)
    return () => document.removeEventListener('pointerdown', release, true)
  }, [box])
  // After every commit, on purpose: which of them moves the row cannot be known.
  useLayoutEffect(() => {
    if (!held.current) return
    const row = box.current?.querySelector<HTMLElement>(`[data-row="${activeRow}"]`)
    if (row && !row.contains(document.activeElement)) row.focus({ preventScroll: true })
  })
  return held
}

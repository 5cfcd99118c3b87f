import { type RefObject, useLayoutEffect, useState } from 'react'

/**
 * How many of the widths (px, rising) a box has reached; it follows the box, not the window. Before it is measured, and
 * while it is hidden, all of them. Keep the array stable.
 */
export function useWidthStep(box: RefObject<HTMLElement | null>, widths: readonly number[]): number {
  const [step, setStep] = useState(widths.length)
  useLayoutEffect(() => {
    const element = box.current
    if (!element) return undefined
    const look = () => {
      const width = element.clientWidth
      if (width > 0) setStep(widths.filter((each) => width >= each).length)
    }
    look()
    const observer = new ResizeObserver(look)
    observer.observe(element)
    return () => observer.disconnect()
  }, [box, widths])
  return step
}

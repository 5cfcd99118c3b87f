import { Slot } from '@radix-ui/react-slot'
import { type FocusEvent, type ReactElement, type ReactNode, useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { Kbd } from './kbd.tsx'

export interface TooltipProps {
  /** What it says: a word or two. */
  label: ReactNode
  /** Keys that do the same, shown after the words: `['Ctrl', 'K']`. */
  keys?: readonly string[]
  /** Side it prefers; it turns over when there is no room. */
  side?: 'top' | 'bottom'
  /** Milliseconds the pointer rests before it shows. Focus shows it at once. */
  delay?: number
  /** Set false when the words only repeat the trigger's own name, so that a screen reader says them once. */
  describes?: boolean
  /** The one element it explains; it must take a ref and DOM props. */
  children: ReactElement
}

/**
 * A tooltip by hand rather than by Radix: it stands on every icon button of a table, and on the sign-in page
 * (docs/decisions/own-tooltip.md). Esc hides it, the pointer may rest on it (WCAG 1.4.13).
 */
export function Tooltip({ label, keys, side = 'top', delay = 500, describes = true, children }: TooltipProps) {
  const [at, setAt] = useState<DOMRect | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const id = useId()

  const later = (ms: number, rect: () => DOMRect | null) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setAt(rect()), ms)
  }
  const hide = () => {
    clearTimeout(timer.current)
    setAt(null)
  }
  useEffect(() => () => clearTimeout(timer.current), [])
  useEffect(() => {
    if (!at) return undefined
    const leave = () => setAt(null)
    const onKey = (event: KeyboardEvent) => event.key === 'Escape' && leave()
    document.addEventListener('keydown', onKey)
    // Whatever scrolls may carry the trigger away from where the tooltip stands.
    window.addEventListener('scroll', leave, true)
    return () => {
      document.removeEventListener('keydown', onKey)
      window.removeEventListener('scroll', leave, true)
    }
  }, [at])

  return (
    <>
      <Slot
        {...(describes && at ? { 'aria-describedby': id } : {})}
        onPointerEnter={(event) => {
          const trigger = event.currentTarget
          if (event.pointerType !== 'touch') later(delay, () => trigger.getBoundingClientRect())
        }}
        onPointerLeave={() => later(80, () => null)}
        onPointerDown={hide}
        onFocus={(event: FocusEvent<HTMLElement>) => {
          if (event.currentTarget.matches(':focus-visible')) setAt(event.currentTarget.getBoundingClientRect())
        }}
        onBlur={hide}
      >
        {children}
      </Slot>
      {at && (
        <Bubble id={id} at={at} side={side} onEnter={() => clearTimeout(timer.current)} onLeave={hide}>
          {label}
          {keys && <Kbd keys={keys} inverse />}
        </Bubble>
      )}
    </>
  )
}

interface BubbleProps {
  id: string
  at: DOMRect
  side: 'top' | 'bottom'
  onEnter: () => void
  onLeave: () => void
  children: ReactNode
}

function Bubble({ id, at, side, onEnter, onLeave, children }: BubbleProps) {
  const ref = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const box = ref.current
    if (!box) return
    const { width, height } = box.getBoundingClientRect()
    const over = side === 'top' ? at.top >= height : at.bottom + height > window.innerHeight
    const left = Math.min(Math.max(4, at.left + at.width / 2 - width / 2), window.innerWidth - width - 4)
    box.style.left = `${left}px`
    box.style.top = `${over ? at.top - height : at.bottom}px`
  }, [at, side])
  return createPortal(
    // The padding bridges the gap, so that the pointer can travel onto the tooltip without losing it.
    <div ref={ref} data-slot="tooltip" className="fixed z-50 py-1.5" onPointerEnter={onEnter} onPointerLeave={onLeave}>
      <div
        id={id}
        role="tooltip"
        className="flex max-w-70 animate-fade items-center gap-2 rounded-md bg-inverse px-2 py-1 text-xs text-on-inverse shadow-float"
      >
        {children}
      </div>
    </div>,
    document.body,
  )
}

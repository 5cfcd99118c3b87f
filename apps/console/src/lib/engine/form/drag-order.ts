import { type PointerEvent, useRef } from 'react'

/** So near to the edge of what scrolls, in pixels, it scrolls. */
const edge = 48
/** Pixels a frame. */
const pace = 12

/**
 * Lets the entries of a list be dragged up and down by a handle; for the keyboard there are buttons. Nothing is drawn anew before an entry
 * is let go, so that a list of hundreds follows the pointer. The children of `list` are the entries. Escape puts the entry back.
 */
export function useDragOrder<List extends HTMLElement>(onMove: (from: number, to: number) => void) {
  const list = useRef<List>(null)
  const begin = (from: number) => (event: PointerEvent<HTMLElement>) => {
    const entries = [...(list.current?.children ?? [])] as HTMLElement[]
    const entry = entries[from]
    if (!entry || event.button !== 0) return
    event.preventDefault()
    const handle: HTMLElement = event.currentTarget
    const scroller = scrollerOf(entry)
    const grabbed = event.clientY - entry.getBoundingClientRect().top
    let [pointer, shift, to, frame] = [event.clientY, 0, from, 0]
    handle.setPointerCapture(event.pointerId)
    Object.assign(entry.style, { position: 'relative', zIndex: '1', opacity: '0.8' })
    const mark = (at: number) =>
      entries.forEach((each, nth) => {
        const line = nth === at && at !== from
        each.style.boxShadow = line ? `0 ${at < from ? -3 : 3}px 0 0 var(--color-lead)` : ''
      })
    const step = () => {
      const { top, bottom } = scroller.getBoundingClientRect()
      const up = pointer < Math.max(top, 0) + edge
      if (up || pointer > Math.min(bottom, innerHeight) - edge) scroller.scrollBy(0, up ? -pace : pace)
      shift = pointer - grabbed - (entry.getBoundingClientRect().top - shift)
      entry.style.transform = `translateY(${shift}px)`
      to = entries.filter((each, nth) => {
        const { top: start, height } = each.getBoundingClientRect()
        return nth !== from && start + height / 2 < pointer
      }).length
      mark(to)
      frame = requestAnimationFrame(step)
    }
    const end = (moves: boolean) => () => {
      cancelAnimationFrame(frame)
      stopping.abort()
      mark(from)
      Object.assign(entry.style, { position: '', zIndex: '', opacity: '', transform: '' })
      if (moves && to !== from) onMove(from, to)
    }
    const stopping = new AbortController()
    const { signal } = stopping
    handle.addEventListener('pointermove', ({ clientY }) => void (pointer = clientY), { signal })
    handle.addEventListener('pointerup', end(true), { signal })
    handle.addEventListener('pointercancel', end(false), { signal })
    window.addEventListener('keydown', ({ key }) => key === 'Escape' && end(false)(), { signal })
    frame = requestAnimationFrame(step)
  }
  return { list, begin }
}

/** What scrolls when the entry is to be seen. */
function scrollerOf(entry: HTMLElement): Element {
  for (let at = entry.parentElement; at; at = at.parentElement)
    if (/auto|scroll/.test(getComputedStyle(at).overflowY) && at.scrollHeight > at.clientHeight) return at
  return document.documentElement
}

import { type PointerEvent as ReactPointerEvent, type RefObject, useEffect, useRef, useState } from 'react'
import type { TreeIndex, TreeNode } from './tree-index.ts'
import { type CanDrop, type Landing, landingAt } from './tree-moves.ts'
import { indentOf, STEP } from './tree-layout.ts'

/** Distance in px the pointer travels before a press becomes a drag. */
const THRESHOLD = 4
/** Nearer than this to an edge, in px, the tree scrolls. */
const EDGE = 40
/** Milliseconds over a closed parent before it opens. */
const OPEN_AFTER = 600

export interface Drag {
  /** Position of the carried node. */
  moving: number
  /** The gap the line is drawn in: before the row of this number. */
  gap: number
  /** Where it would land; null where it may not. */
  landing: Landing | null
}

export interface DragSource<N extends TreeNode> {
  index: TreeIndex<N>
  rows: Int32Array
  rowHeight: number
  canDrop: CanDrop
  isOpen: (position: number) => boolean | undefined
  onOpen: (position: number) => void
  onLift: (moving: number) => void
  onOver: (drag: Drag) => void
  onDrop: (drag: Drag) => void
  /** Given the node itself: it may have left the list on the way. */
  onCancel: (node: N) => void
}

/**
 * Dragging by pointer events, the same for mouse, pen and finger. The pointer is captured by the scrolling box and not
 * by the row: the row may leave the window of rendered rows on the way, and a finger whose target is gone goes silent.
 */
export function useTreeDrag<N extends TreeNode>(
  scroller: RefObject<HTMLElement | null>,
  body: RefObject<HTMLElement | null>,
  chip: RefObject<HTMLElement | null>,
  source: DragSource<N>,
) {
  const [drag, setDrag] = useState<Drag | null>(null)
  const latest = useRef(source)
  useEffect(() => {
    latest.current = source
  })
  const stop = useRef<() => void>(undefined)
  useEffect(() => () => stop.current?.(), [])

  const start = (event: ReactPointerEvent, moving: number) => {
    const box = scroller.current
    if (!box || event.button !== 0 || stop.current) return
    const { pointerId } = event
    const node = latest.current.index.nodes[moving]
    if (!node) return
    const { id } = node
    let at = { x: event.clientX, y: event.clientY }
    const from = at
    let now: Drag | null = null
    let frame = 0
    let over = -1
    let opening: ReturnType<typeof setTimeout> | undefined
    // The list may be replaced on the way (a live update): the node is carried by its id.
    const carried = () => latest.current.index.position(id)

    const look = () => {
      const { index, rows, rowHeight, canDrop, isOpen } = latest.current
      const ground = body.current?.getBoundingClientRect()
      if (!ground || !now) return
      const y = (at.y - ground.top) / rowHeight
      const gap = Math.min(Math.max(Math.round(y), 0), rows.length)
      const wanted = Math.floor((at.x - ground.left - indentOf(0, true)) / STEP)
      const landing = landingAt(index, rows, gap, wanted, carried(), canDrop)
      const same = gap === now.gap && landing?.parent === now.landing?.parent && landing?.index === now.landing?.index
      if (!same || now.moving !== carried()) {
        now = { moving: carried(), gap, landing }
        setDrag(now)
        latest.current.onOver(now)
      }
      const under = rows[Math.floor(y)] ?? -1
      if (under === over) return
      over = under
      clearTimeout(opening)
      if (under >= 0 && under !== carried() && isOpen(under) === false) opening = setTimeout(() => latest.current.onOpen(under), OPEN_AFTER)
    }
    const scroll = () => {
      const { top, bottom } = box.getBoundingClientRect()
      const speed = at.y < top + EDGE ? at.y - top - EDGE : at.y > bottom - EDGE ? at.y - bottom + EDGE : 0
      if (speed) {
        box.scrollTop += Math.max(-EDGE, Math.min(EDGE, speed)) / 3
        look()
      }
      frame = requestAnimationFrame(scroll)
    }
    const onMove = (move: PointerEvent) => {
      if (move.pointerId !== pointerId) return
      at = { x: move.clientX, y: move.clientY }
      if (!now) {
        if (Math.hypot(at.x - from.x, at.y - from.y) < THRESHOLD) return
        if (carried() < 0) return end()
        now = { moving: carried(), gap: -1, landing: null }
        latest.current.onLift(now.moving)
        frame = requestAnimationFrame(scroll)
      }
      if (carried() < 0) return cancel()
      look()
      if (chip.current) chip.current.style.transform = `translate(${at.x + 12}px, ${at.y + 12}px)`
    }
    const onUp = (up: PointerEvent) => {
      if (up.pointerId !== pointerId) return
      const done = now
      end()
      if (done) latest.current.onDrop(done)
    }
    const cancel = () => {
      const lifted = now
      end()
      if (lifted) latest.current.onCancel(node)
    }
    const onKey = (press: KeyboardEvent) => {
      if (press.key !== 'Escape') return
      // Only the drag ends, not the dialog around it.
      press.preventDefault()
      press.stopPropagation()
      cancel()
    }
    const end = () => {
      cancelAnimationFrame(frame)
      clearTimeout(opening)
      box.removeEventListener('pointermove', onMove)
      box.removeEventListener('pointerup', onUp)
      box.removeEventListener('pointercancel', cancel)
      window.removeEventListener('keydown', onKey, true)
      if (box.hasPointerCapture?.(pointerId)) box.releasePointerCapture(pointerId)
      stop.current = undefined
      setDrag(null)
    }
    stop.current = end
    box.setPointerCapture?.(pointerId)
    box.addEventListener('pointermove', onMove)
    box.addEventListener('pointerup', onUp)
    box.addEventListener('pointercancel', cancel)
    window.addEventListener('keydown', onKey, true)
  }

  return { drag, start }
}

import { defaultRangeExtractor, type Range, useVirtualizer } from '@tanstack/react-virtual'
import { type ReactNode, type RefObject, useLayoutEffect } from 'react'
import { TOAST_ROOM } from '../toast-room.ts'
import { CARD, HEAD, ROW } from './table-layout.ts'

/** Where a windowed row stands. */
export interface RowPlace {
  /** Px below the first. */
  readonly top: number
  /** Measures a card, whose height is its own. */
  readonly measure: ((element: HTMLElement | null) => void) | undefined
}

interface TableWindowProps {
  count: number
  card: boolean
  /** A row that is drawn wherever one scrolls, so that it keeps the focus. */
  active: number
  scroller: RefObject<HTMLElement | null>
  /** Is given how to bring a row into sight. */
  scroll: RefObject<((row: number) => void) | null>
  draw: (row: number, place: RowPlace) => ReactNode
}

/** The rows in sight of a long list, by TanStack Virtual. Fetched apart: few lists are so long. */
export function TableWindow({ count, card, active, scroller, scroll, draw }: TableWindowProps) {
  const head = card ? 8 : HEAD
  const virtual = useVirtualizer({
    count,
    getScrollElement: () => scroller.current,
    estimateSize: () => (card ? CARD : ROW),
    overscan: 8,
    scrollMargin: head,
    scrollPaddingStart: card ? 0 : HEAD,
    scrollPaddingEnd: TOAST_ROOM,
    rangeExtractor: (range: Range) => {
      const inSight = defaultRangeExtractor(range)
      if (active >= range.count || inSight.includes(active)) return inSight
      return [...inSight, active].toSorted((a, b) => a - b)
    },
  })
  useLayoutEffect(() => {
    virtual.measure()
  }, [virtual, card])
  useLayoutEffect(() => {
    scroll.current = (row) => virtual.scrollToIndex(row)
    return () => {
      scroll.current = null
    }
  }, [scroll, virtual])
  const measure = card ? virtual.measureElement : undefined
  return (
    <div role="rowgroup" className="relative" style={{ height: virtual.getTotalSize() }}>
      {virtual.getVirtualItems().map(({ index, start }) => draw(index, { top: start - head, measure }))}
    </div>
  )
}

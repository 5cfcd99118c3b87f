import { useEffect, useEffectEvent, useState } from 'react'
import type { Identified } from '../../declare/list.ts'
import type { ListState } from './use-list-state.ts'
import type { Rows } from './use-rows.ts'

/** How long the cursor rests on a row before its record is opened, in milliseconds: of a key that is held down the last one alone is. */
const restMs = 80

/**
 * The one cursor of a list whose panel stands open: the open record, or the row to which a key has just moved. Its row has the fill and
 * the focus; its record is opened when the cursor rests.
 * @param notCounted rows that have a place in the list no more
 */
export function useCursor<Row extends Identified>(
  state: ListState,
  rows: Rows<Row>,
  records: readonly Row[] | undefined,
  notCounted: (row: Row) => boolean,
) {
  const { id, pageNum, pageSize } = state
  const { page } = rows
  const [moved, setMoved] = useState<{ readonly to: number; readonly from: number | undefined }>()
  // Something else was opened meanwhile, or all was closed: the move is forgotten.
  const ahead = moved && moved.from === id && moved.to !== id ? moved.to : undefined
  const open = useEffectEvent((next: number) => state.open(next))
  useEffect(() => {
    if (ahead === undefined) return undefined
    const timer = setTimeout(() => open(ahead), restMs)
    return () => clearTimeout(timer)
  }, [ahead])

  const cursor = ahead ?? id
  const go = (to: number) => setMoved({ to, from: id })
  const at = records?.findIndex((each) => each.id === cursor) ?? -1
  const place = (pageNum - 1) * pageSize + at
  const row = records?.[at]
  const gone = records?.slice(0, at).filter(notCounted).length ?? 0
  /** Moves to the record before or after, over the pages too; undefined where there is none. */
  const step = (by: 1 | -1): (() => void) | undefined => {
    if (!page) return undefined
    const beside = records?.[at + by]
    if (beside) return () => go(beside.id)
    if (at < 0 || place + by < 0 || place + by >= page.total) return undefined
    return () =>
      void rows.rowsAt(pageNum + by).then(
        (others) => {
          const next = others.at(by === 1 ? 0 : -1)
          if (next) state.open(next.id, pageNum + by)
        },
        () => {},
      )
  }
  return {
    /** The record whose row is the cursor. */
    id: cursor,
    /** It is on its way: what stands open is not what the cursor is on. */
    moving: ahead !== undefined,
    position: page && row && !notCounted(row) ? { at: place + 1 - gone, of: page.total } : undefined,
    go,
    step,
  }
}
export type Cursor = ReturnType<typeof useCursor>

// Working through what waits: after a decision the next record that waits is opened.
import { useEffect, useEffectEvent, useRef } from 'react'
import { usePreferences } from '../../base/storage/preferences.ts'
import type { Identified, ListQueue } from '../../declare/list.ts'
import type { ListState } from '../rows/use-list-state.ts'
import type { Rows } from '../rows/use-rows.ts'

interface Options<Row extends Identified> {
  queue: ListQueue<Row> | undefined
  state: ListState
  rows: Rows<Row>
  records: readonly Row[] | undefined
  panelOpen: boolean
}

export function useQueue<Row extends Identified>({ queue, state, rows, records, panelOpen }: Options<Row>) {
  const [{ stay }] = usePreferences()
  const advancedAt = useRef(-Infinity)
  /** The record that is being opened; null where none is. */
  const advancedTo = useRef<number | null | undefined>(null)
  const last = queue?.decided
  const waits = (row: Row) => queue?.waits(row) ?? false
  const isOver = (row: Row) => queue !== undefined && state.usual && !waits(row)

  const goOn = useEffectEvent(async (id: number) => {
    const at = records?.findIndex((row) => row.id === id) ?? -1
    const around = records ? [...records.slice(at + 1), ...records.slice(0, Math.max(at, 0))] : []
    // Those behind the last page come nearer: the first page has them, as a queue begins with what waits.
    const next = around.find(waits) ?? (await rows.rowsAt(1, 0).catch(() => [])).find((row) => row.id !== id && waits(row))
    if (!next && !state.usual) return
    advancedTo.current = next?.id
    advancedAt.current = Infinity
    if (next) state.open(next.id, around.includes(next) ? state.pageNum : 1)
    else state.close()
  })
  useEffect(() => {
    if (advancedTo.current !== state.id) return
    advancedTo.current = null
    advancedAt.current = performance.now()
  }, [state.id])
  const decided = useEffectEvent((id: number) => {
    if (panelOpen && !stay && state.id === id) void goOn(id)
  })
  useEffect(() => {
    if (last) decided(last.id)
  }, [last])

  const total = rows.page?.total
  return {
    /** All that waited is decided; undefined while something waits, and where nobody has decided anything. */
    done: state.usual && total === 0 && !panelOpen ? last?.run : undefined,
    /** How many of the rows that are shown wait no more. */
    justDecided: records?.filter(isOver).length ?? 0,
    /** When a record was opened by itself: what is pressed right then was meant for the one before. */
    advancedAt,
    /** Of what waits it is one no more. */
    isOver,
  }
}

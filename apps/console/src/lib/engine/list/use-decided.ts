import { useCallback, useEffect, useRef, useState } from 'react'
import type { Decided, Identified } from '../../declare/list.ts'

/** Whoever has not decided anything for so long, in milliseconds, begins anew. */
const pauseMs = 10 * 60_000

/** What is decided on a screen, counted from when the first of it was opened. @param open the open record */
export function useDecided(open: unknown): [Decided | undefined, (row: Identified) => void] {
  const [decided, setDecided] = useState<Decided>()
  const openedAt = useRef(0)
  useEffect(() => {
    openedAt.current = Date.now()
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- the moment in which another record is opened
  }, [open])
  const onDecided = useCallback(({ id }: Identified) => {
    const [from, to] = [openedAt.current, Date.now()]
    setDecided((last) => {
      const goesOn = last && to - last.run.to < pauseMs
      return { id, run: goesOn ? { ...last.run, count: last.run.count + 1, to } : { count: 1, from, to } }
    })
  }, [])
  return [decided, onDecided]
}

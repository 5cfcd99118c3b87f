import { useQuery } from '@tanstack/react-query'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { query } from '../../../lib/base/connection/query.ts'
import { session } from '../../../lib/base/connection/session.ts'
import { AttendedRun } from './attended-run.ts'

/** How often the sheet is read again: the office may change who rides. */
const everyMs = 30_000

/** The run of today on a route, as this browser knows it, and as the server has it where it can be asked. */
export function useAttendedRun(routeId: number) {
  const [{ run, subscribe }] = useState(() => {
    const listeners = new Set<() => void>()
    const changed = () => {
      for (const listener of listeners) listener()
    }
    return {
      run: new AttendedRun(session.get()?.userInfo?.userId ?? 0, routeId, changed),
      subscribe: (listener: () => void) => {
        listeners.add(listener)
        return () => void listeners.delete(listener)
      },
    }
  })
  const attended = useSyncExternalStore(subscribe, run.shown)
  const reading = useQuery({ ...query('bus.sheet', { query: { routeId } }), refetchInterval: everyMs })
  useEffect(() => {
    if (reading.data) run.receive(reading.data)
  }, [run, reading.data])
  useEffect(() => {
    const send = () => void run.send()
    addEventListener('online', send)
    return () => {
      removeEventListener('online', send)
      run.leave()
    }
  }, [run])
  return { attended, run, reading }
}

// The day that the board shows, the wave of its runs, and the run that is open. All three stand in the address.
import type { Schema } from '@isb/sdk'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useNow } from '../../lib/base/words/greeting.ts'
import { useChangeAddress } from '../../lib/engine/rows/page-address.tsx'
import { useDay } from '../../lib/engine/page/day-steps.tsx'
import { query } from '../../lib/base/connection/query.ts'
import { wavesOf } from './waves.ts'

const route = getRouteApi('/_nested/bus-booking')

export type BoardRun = Schema<'BusBoard'>['runs'][number]

export function useBoard() {
  const { day } = useDay()
  const changeAddress = useChangeAddress()
  const now = useNow().getTime()
  const { wave: waveId, run: runId } = route.useSearch()
  const { data, error, isFetching, refetch } = useQuery(query('busBooking.board', { query: { day } }))
  const waves = wavesOf(data?.runs ?? [])
  const isOpen = ({ lastCutOffAt }: BoardRun) => lastCutOffAt !== null && Date.parse(lastCutOffAt) > now
  const wave =
    waves.find(({ id }) => id === waveId) ??
    waves.find(({ runs }) => runs.some(({ route }) => route.id === runId)) ??
    // What can still be booked; after the last bus, the last.
    waves.find(({ runs }) => runs.some(isOpen)) ??
    waves.at(-1)
  const runs = wave?.runs ?? []
  const at = runs.findIndex(({ route }) => route.id === runId)
  const select = (run: BoardRun | undefined) => changeAddress({ run: run?.route.id, id: undefined, tab: undefined })
  return {
    day,
    now,
    data,
    error,
    isFetching,
    refetch,
    waves,
    wave,
    runs,
    select,
    open: runs[at],
    previous: runs[at - 1],
    next: runs[at + 1],
    chooseWave: (id: string) => changeAddress({ wave: id, run: undefined }),
  }
}

/** What came off the waiting list instead of those on leave, and what they left free. */
export function freedIn({ away, gotSeat, seats, riders }: BoardRun): { passedOn: number; free: number } {
  const passedOn = Math.min(away, gotSeat, riders)
  return { passedOn, free: Math.max(0, Math.min(away - passedOn, seats - riders)) }
}

import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { query } from '../../lib/base/connection/query.ts'
import type { Ids } from './grants.ts'

/** How long the ticks must rest before the server is asked. */
const restMs = 300

const serials = new WeakMap<Ids, number>()
let last = 0
/** A number for a set of ticks: the key of a question must not be ten thousand ids long. */
const serialOf = (held: Ids): number => {
  const serial = serials.get(held) ?? ++last
  serials.set(held, serial)
  return serial
}

/** Who would gain or lose what by these ticks, asked when they rest. What was known before stays meanwhile. */
export function useAssignImpact(roleId: number, saved: Ids, held: Ids) {
  const [rested, setRested] = useState(saved)
  useEffect(() => {
    const timer = setTimeout(() => setRested(held), restMs)
    return () => clearTimeout(timer)
  }, [held])
  const { queryFn } = useMemo(() => query('roles.assignImpact', { path: { roleId }, body: { menuIds: [...rested] } }), [roleId, rested])
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['roles', 'assignImpact', roleId, serialOf(rested)],
    queryFn: queryFn as never,
    enabled: rested !== saved,
    placeholderData: keepPreviousData,
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
  })
  return {
    impact: data as Awaited<ReturnType<NonNullable<typeof queryFn>>> | undefined,
    error,
    busy: isFetching || rested !== held,
    retry: () => void refetch(),
  }
}

// What a gate needs without a connection, kept in this browser: the keys that sign, and the passes that were taken back. No names.
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { fieldsOf, keepOwn, ownText } from '../../../lib/base/storage/own-storage.ts'
import { query } from '../../../lib/base/connection/query.ts'
import type { KeptGate } from './gate-code.ts'

const name = 'gate'
/** How often it is read while the screen stands. What changes meanwhile is told by the server's news. */
const every = 5 * 60_000

function kept(): KeptGate | undefined {
  const { gate, readAt } = fieldsOf(ownText(name)) as Partial<KeptGate>
  return gate && readAt && [gate.keys, gate.cancelled, gate.changed].every(Array.isArray) ? { gate, readAt } : undefined
}

/** What is kept, as new as it can be; undefined where nothing was ever read here. */
export function useKeptGate(): KeptGate | undefined {
  const [before] = useState(kept)
  const { data: gate, dataUpdatedAt: readAt } = useQuery({
    ...query('vehicle.gate'),
    ...(before && { initialData: before.gate, initialDataUpdatedAt: before.readAt }),
    staleTime: 60_000,
    refetchInterval: every,
    refetchOnReconnect: 'always',
  })
  useEffect(() => {
    if (gate) keepOwn({ gate, readAt }, name)
  }, [gate, readAt])
  return gate && { gate, readAt }
}

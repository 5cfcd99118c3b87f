// What a gate needs without a connection, kept in this browser: the keys that sign, and the passes that were taken back. No names.
import type { Schema } from '@isb/sdk'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { query } from '../../../lib/query.ts'
import type { KeptGate } from './gate-code.ts'

const name = 'gate'
/** How often it is read while the screen stands. What changes meanwhile is told by the server's news. */
const every = 5 * 60_000

function kept(): KeptGate | undefined {
  try {
    const found = JSON.parse(localStorage.getItem(name) ?? 'null') as KeptGate | null
    return found && Array.isArray(found.gate?.keys) && Array.isArray(found.gate.cancelled) && Array.isArray(found.gate.changed)
      ? found
      : undefined
  } catch {
    return undefined
  }
}

/** What is kept, as new as it can be; undefined where nothing was ever read here. */
export function useKeptGate(): KeptGate | undefined {
  const { data, dataUpdatedAt } = useQuery({
    ...query('vehicle.gate'),
    initialData: (): Schema<'Gate'> | undefined => kept()?.gate,
    initialDataUpdatedAt: () => kept()?.readAt,
    staleTime: 60_000,
    refetchInterval: every,
    refetchOnReconnect: 'always',
    meta: { quiet: true },
  })
  useEffect(() => {
    if (!data) return
    try {
      localStorage.setItem(name, JSON.stringify({ gate: data, readAt: dataUpdatedAt } satisfies KeptGate))
    } catch {
      // The quota is full: it is known as long as the page stands.
    }
  }, [data, dataUpdatedAt])
  return data && { gate: data, readAt: dataUpdatedAt }
}

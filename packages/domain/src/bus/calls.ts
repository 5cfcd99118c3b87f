import type { Schema } from '@isb/contract'

/** What is wrong with the stops of a route, or null: each stop is called at once, and not before the one before it. */
export function whyNotCalls(calls: readonly Schema<'BusCall'>[]): 'BUS_STOP_TWICE' | 'BUS_STOPS_ORDER' | null {
  if (new Set(calls.map(({ stopId }) => stopId)).size < calls.length) return 'BUS_STOP_TWICE'
  return calls.some(({ at }, index) => index > 0 && at < calls[index - 1]!.at) ? 'BUS_STOPS_ORDER' : null
}

import { NetworkError, TimeoutError } from '../errors.ts'
import type { Fetch, Reply } from './fetch.ts'
import { longest } from './timeout.ts'

/** Waits, in milliseconds; rejects with the signal's reason when it aborts. */
export type Wait = (ms: number, signal?: AbortSignal) => Promise<void>

/** The statuses that a second attempt may mend. */
export const passing: ReadonlySet<number> = new Set([408, 429, 502, 503, 504])

/** How long to wait where the server does not say, in milliseconds: 200 to 500. */
export const pauseMs = (random: () => number = Math.random): number => 200 + random() * 300

/**
 * A second attempt, never a third, where `call.retry` allows one: after a network fault, a timeout, 408, 429, 502, 503
 * or 504. Waits what `Retry-After` asks for, or 200 to 500 ms; where it asks for more than `cap` ms, the answer stands.
 */
export const withRetry = (next: Fetch, { cap, wait, random = Math.random }: { cap: number; wait: Wait; random?: () => number }): Fetch =>
  async function twice(call) {
    let pause = pauseMs(random)
    try {
      const reply = await next(call)
      if (!call.retry || !passing.has(reply.status)) return reply
      pause = retryAfterOf(reply) || pause
      if (pause > Math.min(cap, longest)) return reply
    } catch (error) {
      if (!call.retry || !(error instanceof NetworkError || error instanceof TimeoutError)) throw error
    }
    await wait(pause, call.signal)
    return next(call)
  }

/**
 * What `Retry-After` asks for, in milliseconds: seconds, or a date, measured by the server's own `Date` where it is
 * shown, for clocks differ. A date gone by is 0; a header that is neither is undefined.
 */
export function retryAfterOf({ headers }: Pick<Reply, 'headers'>): number | undefined {
  const value = headers.get('retry-after')?.trim() ?? ''
  if (/^\d+(\.\d+)?$/.test(value)) return Math.ceil(Number(value) * 1000)
  const until = value.endsWith(' GMT') ? Date.parse(value) : Number.NaN
  if (Number.isNaN(until)) return undefined
  return Math.max(0, until - (Date.parse(headers.get('date') ?? '') || Date.now()))
}

/** The wait that is used unless `createIsb` is given another. */
export const sleep: Wait = (ms, signal) =>
  new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(signal.reason)
    const stop = (): void => {
      clearTimeout(timer)
      reject(signal?.reason)
    }
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop)
      resolve()
    }, ms)
    signal?.addEventListener('abort', stop, { once: true })
  })

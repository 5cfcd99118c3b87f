import { HttpError, NetworkError, TimeoutError } from './errors.ts'
import { passing, pauseMs, sleep, type Wait } from './fetch/retry.ts'

/** Whether a call failed for a reason that may pass: no answer, none in time, or 408, 429, 502, 503 or 504. */
export const isPassing = (error: unknown): error is NetworkError | TimeoutError | HttpError =>
  error instanceof NetworkError || error instanceof TimeoutError || (error instanceof HttpError && passing.has(error.status))

/**
 * Asks again, once, where the first time failed for a reason that may pass. For a POST, which the SDK itself never sends twice: give both
 * times the same `idempotencyKey`, and the server does it once.
 * @param ask makes the call
 * @param cap the longest `Retry-After` that is waited for, in milliseconds; beyond it the first error is thrown
 */
export async function askTwice<Answer>(
  ask: () => Promise<Answer>,
  { signal, wait = sleep, cap = 10_000 }: { signal?: AbortSignal; wait?: Wait; cap?: number } = {},
): Promise<Answer> {
  try {
    return await ask()
  } catch (error) {
    const asked = error instanceof HttpError ? (error.retryAfter ?? 0) : 0
    if (!isPassing(error) || asked > cap) throw error
    await wait(asked || pauseMs(), signal)
    return ask()
  }
}

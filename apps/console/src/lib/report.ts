// The one error reporter: queries, mutations and sign-in all end here. One toast at a time; the store in ui does the rest.
import { ApiError, HttpError, NetworkError, SessionError, TimeoutError } from '@isb/sdk'
import { createToasts } from '@isb/ui'
import { NoPasskey } from './second-factor/passkey.ts'
import { t } from '@lingui/core/macro'

export const toasts = createToasts()

/** Whether no answer came: nobody knows whether it was done. */
export const noAnswer = (error: unknown): boolean => error instanceof NetworkError || error instanceof TimeoutError

/** An error in the reader's words. The server's message where it has spoken, the status text where only HTTP has. */
export function textOf(error: unknown): string {
  if (error instanceof ApiError || error instanceof HttpError || error instanceof NoPasskey) return error.message
  if (error instanceof TimeoutError) {
    const seconds = Math.round(error.timeout / 1000)
    return t`The server did not answer within ${seconds} seconds`
  }
  if (error instanceof NetworkError) return t`The server cannot be reached`
  return t`Operation failed, try again later`
}

/** Shows an error. Says what was being done where no answer came. */
export function report(error: unknown, doing?: 'deleting' | 'changing'): void {
  if (error instanceof DOMException && error.name === 'AbortError') return
  if (!(error instanceof Error)) return
  // Sign-in says it once, when the session ends.
  if (error instanceof SessionError) return
  // The second factor is asked for where one stands; who leaves that question knows.
  if (error instanceof ApiError && (error.secondFactor || error.reason === 'STEP_UP_REQUIRED')) return
  const unknown = doing && (noAnswer(error) || !(error instanceof NoPasskey || error instanceof ApiError || error instanceof HttpError))
  if (unknown)
    return toasts.error(doing === 'deleting' ? t`Failed to delete, please try again later` : t`Operation failed, try again later`, {
      text: textOf(error),
    })
  toasts.error(textOf(error))
}

// The one reporter of errors: the client, queries and mutations all end here. The store in ui shows one toast at a time.
import { ApiError, HttpError, NetworkError, SessionError, TimeoutError } from '@isb/sdk'
import { createToasts } from '@isb/ui'
import { NoPasskey } from './passkey.ts'
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

/** An error that is shown elsewhere: a session that ends says so once, and a second factor is asked for in its own dialog. */
export const isShownElsewhere = (error: unknown): boolean =>
  error instanceof SessionError || (error instanceof ApiError && (error.secondFactor !== undefined || error.reason === 'STEP_UP_REQUIRED'))

/** Whether the server answered the call with a refusal, or with a status from 400 on. */
const isAnswer = (error: unknown): boolean => error instanceof ApiError || error instanceof HttpError

/** Shows the refusal or the status text of a call (specification, section 8). The client calls this for every call of the console. */
export function reportAnswer(error: Error): void {
  if (isAnswer(error) && !isShownElsewhere(error)) toasts.error(textOf(error))
}

/** Shows an error of work that no answer of the server explains: nobody knows whether it was done. */
export function reportNoAnswer(error: unknown, doing?: 'deleting' | 'changing'): void {
  if (!(error instanceof Error) || isAnswer(error) || error.name === 'AbortError') return
  if (!doing || error instanceof NoPasskey) return toasts.error(textOf(error))
  toasts.error(doing === 'deleting' ? t`Failed to delete, please try again later` : t`Operation failed, try again later`, {
    text: textOf(error),
  })
}

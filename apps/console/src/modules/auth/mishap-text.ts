import { t } from '@lingui/core/macro'
import { textOf } from '../../lib/base/connection/report.ts'
import { MicrosoftMishap } from './microsoft.ts'

/** Why a sign-in with Microsoft came to nothing, in the reader's words. */
export function mishapText(error: unknown): string {
  if (!(error instanceof MicrosoftMishap)) return textOf(error)
  return {
    cancelled: t`Sign-in with Microsoft was cancelled.`,
    refused: t`Microsoft did not sign you in. Please try again, or choose another account.`,
    away: t`Microsoft cannot be reached at the moment. Please try again in a minute, or sign in with your password.`,
    lost: t`This sign-in has expired, or was started in another window. Please start again.`,
    off: t`Sign-in with Microsoft is not set up here.`,
  }[error.kind]
}

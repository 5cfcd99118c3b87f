/** A mail as far as sending it again goes. Times are ISO 8601. */
interface Written {
  readonly hasText: boolean
  readonly goodUntil: string | null
}

/** Why a mail cannot be sent now, or sent once more, or null. */
export function whyNotResend({ hasText, goodUntil }: Written, now: Date): 'MAIL_TOO_LATE' | 'MAIL_TEXT_GONE' | null {
  if (!hasText) return 'MAIL_TEXT_GONE'
  return goodUntil !== null && Date.parse(goodUntil) <= now.getTime() ? 'MAIL_TOO_LATE' : null
}

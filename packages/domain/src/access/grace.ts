/** Days for which a role still counts without a second factor, for accounts that had it when it began to require one. */
export const graceDays = 7

/** The end of a grace that begins at a moment, both in milliseconds. */
export const graceEndOf = (from: number): number => from + graceDays * 24 * 60 * 60_000

import type { Schema } from '@isb/contract'

const longestYears = 2

/** Why an API token may not end then, or null: it ends in the future, and within two years. */
export function whyNotExpiry(expiresAt: Date, now: Date): 'TOKEN_EXPIRY' | null {
  const latest = new Date(now)
  latest.setUTCFullYear(latest.getUTCFullYear() + longestYears)
  return expiresAt > now && expiresAt <= latest ? null : 'TOKEN_EXPIRY'
}

/** What has become of an API token: revoked by somebody, expired by the clock, or good. */
export function tokenState({ revokedAt, expiresAt }: { revokedAt: Date | null; expiresAt: Date }, now: Date): Schema<'TokenState'> {
  if (revokedAt) return 'Revoked'
  return expiresAt > now ? 'Active' : 'Expired'
}

/**
 * The places of the scopes that may not be given: no code of the contract, or one that somebody who gives or gets it lacks.
 * @param own the scopes for own data, which nobody needs to hold
 */
export const scopesNotHeld = (
  scopes: readonly string[],
  contractCodes: readonly string[],
  own: readonly string[],
  ...held: ReadonlySet<string>[]
): number[] =>
  scopes.flatMap((scope, at) =>
    own.includes(scope) || (contractCodes.includes(scope) && held.every((codes) => codes.has(scope))) ? [] : [at],
  )

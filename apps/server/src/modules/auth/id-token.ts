// What Microsoft says about somebody, once it is certain that Microsoft says it, to us, and now.
import type { Microsoft } from '../../core/ground/config.ts'
import { ProviderAway, signingKeys } from './provider.ts'

/** Somebody as Microsoft knows them. Roles and groups are left out on purpose: permissions are given here. */
export interface Identity {
  readonly objectId: string
  /** An address that Microsoft asserts to be theirs; null while it asserts none. */
  readonly email: string | null
  readonly nonce: string
  /** Whether Microsoft has asked for a second factor. */
  readonly mfa: boolean
  /** Whether they belong to the directory that people sign in from here. */
  readonly ours: boolean
}

/** The token is not one to sign in with; `message` says why, without a value of it. */
export class WrongToken extends Error {}

/**
 * Checks signature, algorithm, audience, issuer and times. Throws WrongToken or ProviderAway. The nonce and the tenant are the caller's.
 */
export async function readIdToken(idToken: string, microsoft: Microsoft, now: Date): Promise<Identity> {
  const { clientId, authority, tenantId } = microsoft
  const { errors, jwtVerify } = await import('jose')
  const keys = await signingKeys(microsoft)
  const { payload } = await jwtVerify(idToken, keys, {
    algorithms: ['RS256', 'PS256', 'ES256'],
    audience: clientId,
    requiredClaims: ['iss', 'sub', 'aud', 'exp', 'iat', 'nonce'],
    clockTolerance: 60,
    currentDate: now,
  }).catch((error: unknown) => {
    if (error instanceof errors.JWKSInvalid) throw new ProviderAway('its keys cannot be read', { cause: error })
    if (!(error instanceof errors.JOSEError)) throw error
    throw new WrongToken('claim' in error ? `${error.code} ${String(error.claim)}` : error.code)
  })
  const { iss, aud, sub, oid, tid, nonce, email, amr } = payload
  if (Array.isArray(aud) && aud.length > 1) throw new WrongToken('it is for others too')
  // Another directory has an issuer of its own. It is told apart, for there people can do something: choose another account.
  const elsewhere = isText(tid) && tid !== tenantId
  if (iss !== authority && !elsewhere) throw new WrongToken('it is of another issuer')
  const objectId = oid ?? sub
  if (!isText(objectId)) throw new WrongToken('it names nobody')
  if (!isText(nonce)) throw new WrongToken('it has no nonce')
  return {
    objectId,
    email: isText(email) && isVerified(payload) ? email : null,
    nonce,
    mfa: Array.isArray(amr) && amr.includes('mfa'),
    ours: iss === authority && tid === tenantId,
  }
}

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '' && value.length <= 255

/** OpenID Connect's claim, or Entra's, which says it in several ways. An address without either may be anybody's. */
const isVerified = ({ email_verified: verified, xms_edov: edov }: Record<string, unknown>): boolean =>
  verified === true || edov === true || edov === 1 || edov === '1' || edov === 'true'

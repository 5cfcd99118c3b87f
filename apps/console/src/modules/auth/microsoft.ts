// To Microsoft and back: the page leaves for Microsoft and comes back to `/auth` with a code, MSAL makes an ID token of it, and the
// server decides. MSAL is fetched only by who asks for it. Its tokens are kept in memory alone and gone with the page.
import type { Schema } from '@isb/sdk'
import { askedNext } from './sign-in.ts'
import { queryClient } from '../../lib/base/connection/query.ts'
import { basePath } from '../../lib/base/connection/deployment.ts'
import { isb } from '../../lib/base/connection/isb.ts'
import { publicConfig } from '../../lib/base/connection/public-config.ts'

/** What went wrong on the way: at Microsoft by choice or by refusal, no way to Microsoft, or nobody knows of this sign-in. */
export type Mishap = 'cancelled' | 'refused' | 'away' | 'lost' | 'off'

/** A sign-in with Microsoft that came to nothing before the server heard of it. */
export class MicrosoftMishap extends Error {
  readonly kind: Mishap
  /** Microsoft's or MSAL's own name for it, to tell a help desk. */
  readonly reference: string

  constructor(kind: Mishap, reference = '') {
    super(kind)
    this.kind = kind
    this.reference = reference
  }
}

/** Microsoft has not asked for a second factor, so it is asked here. */
export class AskedNext extends Error {
  readonly asked: Schema<'SecondFactorAsked'>
  readonly wanted: string | undefined

  constructor(asked: Schema<'SecondFactorAsked'>, wanted: string | undefined) {
    super('SECOND_FACTOR_REQUIRED')
    this.asked = asked
    this.wanted = wanted
  }
}

const goal = 'microsoft'
/** Who it is, and nothing else: no refresh token, no access to anything at Microsoft. */
const scopes = ['openid', 'profile', 'email']

/** @param cacheLocation where tokens go. MSAL does not leave with them in memory, though it has none yet; coming back they stay there. */
async function openClient(cacheLocation: 'sessionStorage' | 'memoryStorage') {
  const { microsoft } = await queryClient.fetchQuery(publicConfig)
  if (!microsoft) throw new MicrosoftMishap('off')
  const { createStandardPublicClientApplication, ProtocolMode } = await import('@azure/msal-browser')
  return createStandardPublicClientApplication({
    auth: {
      clientId: microsoft.clientId,
      ...(await issuerForMsal(microsoft.authority)),
      redirectUri: `${location.origin}${basePath}/auth`,
      OIDCOptions: { defaultScopes: scopes },
    },
    cache: { cacheLocation },
    system: { protocolMode: ProtocolMode.OIDC },
  })
}

/**
 * The issuer as MSAL takes it. The server allows an issuer without https only on its own machine; MSAL refuses every one. It gets an https
 * name in its place, which nobody calls, and the issuer's own description, which has the addresses that are called.
 */
async function issuerForMsal(issuer: string) {
  const { protocol, host } = new URL(issuer)
  if (protocol === 'https:') return { authority: issuer, knownAuthorities: [host] }
  const description = await fetch(`${issuer.replace(/\/+$/, '')}/.well-known/openid-configuration`).catch(() => undefined)
  if (!description?.ok) throw new MicrosoftMishap('away', 'openid_config')
  return { authority: issuer.replace(/^http:/, 'https:'), knownAuthorities: [host], authorityMetadata: await description.text() }
}

/** Leaves the page for Microsoft. Resolves only when it could not; throws MicrosoftMishap or what the server said. */
export async function leaveForMicrosoft(wanted: string | undefined): Promise<void> {
  // What an earlier attempt has left would say that one is under way.
  forget()
  try {
    const client = await openClient('sessionStorage')
    const { nonce } = await isb.auth.beginMicrosoft()
    if (wanted) sessionStorage.setItem(goal, wanted)
    // The machine at the front desk is everybody's: Microsoft asks which account, and does not take the last one.
    await client.loginRedirect({
      scopes,
      nonce,
      prompt: 'select_account',
      extraQueryParameters: { ui_locales: document.documentElement.lang },
    })
  } catch (error) {
    forget()
    throw mishapOf(error)
  }
}

/**
 * Signs in with what Microsoft has sent back, and answers where one was going.
 * @param answer the fragment that the page was opened with
 */
export async function returnFromMicrosoft(answer: string): Promise<string | undefined> {
  const wanted = sessionStorage.getItem(goal) ?? undefined
  try {
    const client = await openClient('memoryStorage')
    const result = await client.handleRedirectPromise({ hash: answer, navigateToLoginRequestUrl: false })
    if (!result?.idToken) throw new MicrosoftMishap('lost')
    await isb.auth.microsoft({ body: { idToken: result.idToken } })
    return wanted
  } catch (error) {
    const asked = askedNext(error)
    if (asked) throw new AskedNext(asked, wanted)
    throw mishapOf(error)
  } finally {
    forget()
  }
}

/** Nothing of MSAL's stays behind: its keys in session storage are of a sign-in under way, and that is over. */
function forget(): void {
  for (const key of Object.keys(sessionStorage)) if (/^(msal|server-telemetry)\b/.test(key) || key === goal) sessionStorage.removeItem(key)
}

const away = /network|no_network|resolution|openid_config|get_request_failed|post_request_failed|timed_out/
const lost = /state|nonce|no_token_request|interaction_in_progress|hash_|invalid_grant|pkce/

/** MSAL's errors by their codes; the SDK's as they are. */
function mishapOf(error: unknown): unknown {
  const { errorCode } = error as { errorCode?: unknown }
  if (typeof errorCode !== 'string') return error
  const kind = errorCode === 'access_denied' ? 'cancelled' : away.test(errorCode) ? 'away' : lost.test(errorCode) ? 'lost' : 'refused'
  return new MicrosoftMishap(kind, kind === 'cancelled' ? '' : errorCode)
}

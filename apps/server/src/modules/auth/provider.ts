// The identity provider's own addresses and keys: asked for when first needed, kept, and asked for again when a token names a new key.
import type { JWTVerifyGetKey } from 'jose'
import { isPrivate, type Microsoft } from '../../core/ground/config.ts'

/** The provider did not answer, or not as a provider does. */
export class ProviderAway extends Error {}

const timeoutMs = 5000
const largest = 512 * 1024
/** A key that the provider has withdrawn is forgotten after this at the latest. */
const keepKeysMs = 60 * 60_000

const kept = new WeakMap<Microsoft, Promise<JWTVerifyGetKey>>()

/** The keys that the provider signs with. Rejects with ProviderAway; the next call then tries anew. */
export function signingKeys(microsoft: Microsoft): Promise<JWTVerifyGetKey> {
  let keys = kept.get(microsoft)
  if (!keys) {
    keys = discover(microsoft)
    kept.set(microsoft, keys)
    keys.catch(() => kept.delete(microsoft))
  }
  return keys
}

async function discover({ authority }: Microsoft): Promise<JWTVerifyGetKey> {
  const answer = await fetchJson(`${authority.replace(/\/+$/, '')}/.well-known/openid-configuration`)
  const { issuer, jwks_uri: keysAt } = (await answer.json()) as { issuer?: unknown; jwks_uri?: unknown }
  if (issuer !== authority) throw new ProviderAway(`the issuer calls itself ${String(issuer)}, but is set as ${authority}`)
  // Only where the settings point: an address in an answer is not followed elsewhere.
  if (typeof keysAt !== 'string' || !URL.canParse(keysAt) || new URL(keysAt).origin !== new URL(authority).origin)
    throw new ProviderAway(`the issuer’s keys are not where it is: ${String(keysAt)}`)
  const { createRemoteJWKSet, customFetch } = await import('jose')
  return createRemoteJWKSet(new URL(keysAt), { cacheMaxAge: keepKeysMs, [customFetch]: fetchJson })
}

/** JSON from the provider: over https or from this machine, no redirects, 5 seconds, half a megabyte. Rejects with ProviderAway for whatever else comes. */
async function fetchJson(address: string): Promise<Response> {
  try {
    if (!isPrivate(new URL(address))) throw new Error('not https')
    const answer = await fetch(address, {
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
      headers: { accept: 'application/json' },
    })
    if (answer.status !== 200) throw new Error(`status ${answer.status}`)
    const parts: Uint8Array[] = []
    let size = 0
    for await (const part of answer.body ?? []) {
      size += part.byteLength
      if (size > largest) throw new Error('too large')
      parts.push(part)
    }
    return Response.json(JSON.parse(Buffer.concat(parts).toString('utf8')))
  } catch (cause) {
    throw new ProviderAway(`${new URL(address).origin} did not answer`, { cause })
  }
}

// The OpenID provider itself, by the library `oidc-provider`: code flow with PKCE, ID tokens signed with a key made at the start.
import { generateKeyPairSync, randomBytes } from 'node:crypto'
import { interactionPolicy, Provider } from 'oidc-provider'
import { isLoopback } from '../core/ground/config.ts'
import { MemoryAdapter } from './memory.ts'
import { renderError } from './pages.ts'
import { people } from './people.ts'

interface ProviderOptions {
  /** Its own address, without a slash at the end. */
  readonly issuer: string
  readonly clientId: string
  /** The directory that it says everybody belongs to. */
  readonly tenantId: string
  /** Where people are sent back to, on any port of this machine. */
  readonly redirectPath: string
}

const minute = 60

/** A provider without a port. */
export function openProvider({ issuer, clientId, tenantId, redirectPath }: ProviderOptions): Provider {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  return new Provider(issuer, {
    adapter: MemoryAdapter,
    clients: [
      {
        client_id: clientId,
        // A native application may come back to any port of this machine (RFC 8252, 7.3): PORT and Vite's differ.
        application_type: 'native',
        token_endpoint_auth_method: 'none',
        id_token_signed_response_alg: 'ES256',
        grant_types: ['authorization_code'],
        response_types: ['code'],
        redirect_uris: ['localhost', '127.0.0.1', '[::1]'].map((host) => `http://${host}${redirectPath}`),
      },
    ],
    jwks: { keys: [{ ...privateKey.export({ format: 'jwk' }), kid: randomBytes(4).toString('hex'), alg: 'ES256', use: 'sig' }] },
    cookies: { keys: [randomBytes(32).toString('hex')] },
    clientBasedCORS: (_context, origin) => isLoopback(new URL(origin).hostname),
    claims: { openid: ['sub', 'oid', 'tid'], profile: ['name', 'preferred_username'], email: ['email', 'email_verified'] },
    // As Microsoft does it: the claims are in the ID token, which is all that the console asks for.
    conformIdTokenClaims: false,
    ttl: {
      AccessToken: 5 * minute,
      AuthorizationCode: minute,
      Grant: 10 * minute,
      IdToken: 5 * minute,
      Interaction: 10 * minute,
      Session: 10 * minute,
    },
    // The library ends a session by its own logout when another account is chosen, so that stays.
    features: { devInteractions: { enabled: false }, userinfo: { enabled: false } },
    interactions: { policy: chooseEachTime(), url: (_context, { uid }) => `/interaction/${uid}` },
    findAccount: (_context, id) => {
      const person = people.find((each) => each.id === id)
      if (!person) return undefined
      const { email, name } = person
      return {
        accountId: id,
        // No `amr`: nobody has been asked for a password, let alone for a second factor.
        claims: () => ({ sub: id, oid: id, tid: tenantId, name, preferred_username: email, email, email_verified: true }),
      }
    },
    // The school has consented for everybody.
    async loadExistingGrant({ oidc }) {
      const grant = new oidc.provider.Grant({ clientId: oidc.client?.clientId, accountId: oidc.session?.accountId })
      grant.addOIDCScope('openid profile email')
      await grant.save()
      return grant
    },
    renderError,
  })
}

/** One question, in which account to sign in; asked each time, as Microsoft does when it is asked to. */
function chooseEachTime() {
  const policy = interactionPolicy.base()
  policy.remove('consent')
  policy.add(new interactionPolicy.Prompt({ name: 'select_account', requestable: true }), 0)
  return policy
}

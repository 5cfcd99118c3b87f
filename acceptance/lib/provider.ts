// An OpenID provider in Microsoft's place: a real one, over https, with a certificate and keys of its own made for the run.
import { generateKeyPairSync, randomBytes, createHash } from 'node:crypto'
import { createServer, type Server } from 'node:https'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import tls from 'node:tls'
import { interactionPolicy, Provider } from 'oidc-provider'
import { generate } from 'selfsigned'

/** The directory that the server lets people in from. */
export const tenant = 'b1f1f4f6-0c8e-4b0a-9a51-3f2f0c6f2a10'

/** What the provider says of somebody, beside `sub`. */
export type Claims = Record<string, string | number | boolean | string[]>

export interface IdentityProvider {
  readonly issuer: string
  /** The server's settings that point to it. */
  readonly env: NodeJS.ProcessEnv
  /** Who has an account there, by `sub`; add and change at will. */
  readonly people: Map<string, Claims>
  /** Begins to serve, for consoles that live under these addresses. Called again it signs with other keys. */
  open(...consoles: string[]): void
  /** Goes the whole way that a browser goes, and brings the ID token. */
  idToken(sub: string, nonce: string, client?: string): Promise<string>
  stop(): Promise<void>
}

/** Starts one on a free port of localhost. This process trusts its certificate from then on. */
export async function startProvider(): Promise<IdentityProvider> {
  // A name of its own: two certificates of one name hide each other among the trusted ones.
  const { private: key, cert } = await generate([{ name: 'commonName', value: `provider ${randomBytes(4).toString('hex')}` }], {
    keySize: 2048,
    algorithm: 'sha256',
    extensions: [{ name: 'subjectAltName', altNames: [{ type: 2, value: 'localhost' }] }],
  })
  tls.setDefaultCACertificates([...tls.getCACertificates('default'), cert])
  const people = new Map<string, Claims>()
  let provider: Provider | undefined
  const server = createServer({ key, cert }, (request, response) => {
    if (!provider) response.writeHead(503).end()
    else if (request.url?.startsWith('/interaction/')) void choose(provider, people, request, response)
    else void provider.callback()(request, response)
  })
  await new Promise<void>((listening) => void server.listen(0, 'localhost', listening))
  const issuer = `https://localhost:${(server.address() as AddressInfo).port}`
  let redirects: string[] = []
  return {
    issuer,
    env: { MICROSOFT_CLIENT_ID: 'school-console', MICROSOFT_TENANT_ID: tenant, MICROSOFT_AUTHORITY: issuer },
    people,
    open(...consoles) {
      redirects = consoles.map((console) => `${console}/auth`)
      provider = makeProvider(issuer, redirects, people)
    },
    idToken: (sub, nonce, client = 'school-console') => fetchIdToken(issuer, redirects[0] ?? '', client, sub, nonce),
    stop: () => close(server),
  }
}

function makeProvider(issuer: string, redirects: string[], people: ReadonlyMap<string, Claims>): Provider {
  const client = (id: string) => ({
    client_id: id,
    token_endpoint_auth_method: 'none' as const,
    grant_types: ['authorization_code' as const, 'refresh_token' as const],
    redirect_uris: redirects,
  })
  // Microsoft lets people choose an account; here that is the same as signing in.
  const policy = interactionPolicy.base()
  policy.add(new interactionPolicy.Prompt({ name: 'select_account', requestable: true }), 0)
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  return new Provider(issuer, {
    clients: [client('school-console'), client('another-application')],
    jwks: { keys: [{ ...privateKey.export({ format: 'jwk' }), kid: randomBytes(4).toString('hex'), alg: 'RS256', use: 'sig' }] },
    cookies: { keys: [randomBytes(16).toString('hex')] },
    claims: { openid: ['sub', 'oid', 'tid', 'roles', 'groups', 'amr'], email: ['email', 'email_verified', 'xms_edov'], profile: ['name'] },
    conformIdTokenClaims: false,
    clientBasedCORS: () => true,
    ttl: { IdToken: 300, AccessToken: 300, AuthorizationCode: 60, Interaction: 600, Session: 600, Grant: 600 },
    features: { devInteractions: { enabled: false } },
    interactions: { policy, url: (_context, { uid }) => `/interaction/${uid}` },
    findAccount: (_context, sub) => (people.has(sub) ? { accountId: sub, claims: () => ({ ...people.get(sub), sub }) } : undefined),
    // The school has consented for everybody.
    async loadExistingGrant({ oidc }) {
      const grant = new oidc.provider.Grant({ clientId: oidc.client?.clientId, accountId: oidc.session?.accountId })
      grant.addOIDCScope('openid profile email offline_access')
      await grant.save()
      return grant
    },
  })
}

/** The provider's own page: whoever has an account there, and a way back. */
async function choose(
  provider: Provider,
  people: ReadonlyMap<string, Claims>,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  if (request.method !== 'POST') {
    const buttons = [...people.keys()].map((sub) => `<button name="login" value="${sub}">${sub}</button>`).join('')
    response.setHeader('content-type', 'text/html')
    response.end(
      `<!doctype html><html lang="en"><link rel="icon" href="data:,"><title>Pick an account</title><form method="post">${buttons}<button name="cancel" value="yes">Cancel</button></form></html>`,
    )
    return
  }
  const sub = new URLSearchParams(await text(request)).get('login')
  await provider.interactionFinished(
    request,
    response,
    sub
      ? { login: { accountId: sub, amr: people.get(sub)?.['amr'] as string[] | undefined }, select_account: {} }
      : { error: 'access_denied', error_description: 'the user cancelled' },
  )
}

/** Signs in at a provider as a browser does, by a button of its page that has the account's `sub`; answers the ID token. */
export async function fetchIdToken(issuer: string, redirect: string, client: string, sub: string, nonce: string): Promise<string> {
  const verifier = randomBytes(32).toString('base64url')
  const cookies = new Map<string, string>()
  const go = async (address: string, body?: URLSearchParams) => {
    const answer = await fetch(new URL(address, issuer), {
      method: body ? 'POST' : 'GET',
      redirect: 'manual',
      headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
      ...(body && { body }),
    })
    for (const cookie of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
      cookies.set(name, value)
    }
    return answer
  }
  const query = new URLSearchParams({
    client_id: client,
    redirect_uri: redirect,
    response_type: 'code',
    scope: 'openid profile email',
    nonce,
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
  })
  let answer = await go(`/auth?${query}`)
  answer = await go(answer.headers.get('location') ?? '', new URLSearchParams({ login: sub }))
  answer = await go(answer.headers.get('location') ?? '')
  const code = new URL(answer.headers.get('location') ?? '').searchParams.get('code') ?? ''
  const tokens = await go(
    '/token',
    new URLSearchParams({ grant_type: 'authorization_code', client_id: client, redirect_uri: redirect, code, code_verifier: verifier }),
  )
  return ((await tokens.json()) as { id_token: string }).id_token
}

const close = (server: Server) =>
  new Promise<void>((closed) => {
    server.close(() => closed())
    server.closeAllConnections()
  })

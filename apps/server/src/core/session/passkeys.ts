// Passkeys (WebAuthn). The library reads what browsers send; which key is whose, and which challenge was ours, is decided here.
import type { AuthenticationResponseJSON, RegistrationResponseJSON, WebAuthnCredential } from '@simplewebauthn/server'
import type { App } from '../app/context.ts'
import type { Db } from '../database/database.ts'

/** Loaded by who needs it: most sign-ins do not. */
const library = () => import('@simplewebauthn/server')

type Wire = Readonly<Record<string, unknown>>
type Deployment = Pick<App, 'config' | 'log'>

const hostOf = ({ config }: Deployment) => new URL(config.publicUrl).hostname

/** Where the page may stand: at the public address; a demo on this machine at any port. */
function originsOf({ config }: Deployment, passkey: Wire): string[] {
  const { origin, hostname } = new URL(config.publicUrl)
  const at = originIn(passkey)
  return hostname === 'localhost' && at && new URL(at).hostname === 'localhost' ? [origin, at] : [origin]
}

function originIn({ response }: Wire): string | undefined {
  try {
    const { clientDataJSON } = response as { clientDataJSON: string }
    const { origin } = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString()) as { origin: string }
    return URL.canParse(origin) ? origin : undefined
  } catch {
    return undefined
  }
}

/** The keys of an account, oldest first. */
export const passkeysOf = (db: Db, staffId: number) =>
  db
    .selectFrom('passkey')
    .select(['id', 'name', 'credential', 'transports', 'createdAt', 'lastUsedAt'])
    .where('staffId', '=', staffId)
    .orderBy('id')
    .execute()

const allowed = async (db: Db, staffId: number) =>
  (await passkeysOf(db, staffId)).map(({ credential, transports }) => ({ id: credential, transports }))

/** What a browser is given to make a key, without keys that the account has already. */
export async function askForNewPasskey(app: Deployment, db: Db, person: { id: number; name: string; email: string }, school: string) {
  const { generateRegistrationOptions } = await library()
  const options = await generateRegistrationOptions({
    rpID: hostOf(app),
    rpName: school,
    userID: new TextEncoder().encode(`isb-${person.id}`),
    userName: person.email,
    userDisplayName: person.name,
    attestationType: 'none',
    excludeCredentials: await allowed(db, person.id),
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
  })
  return { challenge: options.challenge, options: options as unknown as Record<string, unknown> }
}

/** What a browser is given to show a key; null where the account has none. */
export async function askForPasskey(app: Deployment, db: Db, staffId: number) {
  const keys = await allowed(db, staffId)
  if (keys.length === 0) return null
  const { generateAuthenticationOptions } = await library()
  const options = await generateAuthenticationOptions({ rpID: hostOf(app), allowCredentials: keys, userVerification: 'preferred' })
  return { challenge: options.challenge, options: options as unknown as Record<string, unknown> }
}

/** Why is for the log; the caller learns that it was wrong. */
function wrong({ log }: Deployment, { message }: Error): undefined {
  log.info({ why: message }, 'a passkey was refused')
}

/** The key that a browser has made; undefined where something is wrong with it. */
export async function readNewPasskey(app: Deployment, passkey: Wire, challenge: string): Promise<WebAuthnCredential | undefined> {
  const { verifyRegistrationResponse } = await library()
  return verifyRegistrationResponse({
    response: passkey as unknown as RegistrationResponseJSON,
    expectedChallenge: challenge,
    expectedOrigin: originsOf(app, passkey),
    expectedRPID: hostOf(app),
    requireUserVerification: false,
  }).then(
    ({ registrationInfo }) => registrationInfo?.credential,
    (error: Error) => wrong(app, error),
  )
}

/** Whether a browser has shown a key of the account, for this challenge. */
export async function takePasskey(app: Deployment, db: Db, staffId: number, passkey: Wire, challenge: string, now: Date): Promise<boolean> {
  const key = await db
    .selectFrom('passkey')
    .select(['id', 'credential', 'publicKey', 'counter'])
    .where('staffId', '=', staffId)
    .where('credential', '=', String(passkey['id']))
    .executeTakeFirst()
  if (!key) return false
  const { verifyAuthenticationResponse } = await library()
  const counter = await verifyAuthenticationResponse({
    response: passkey as unknown as AuthenticationResponseJSON,
    expectedChallenge: challenge,
    expectedOrigin: originsOf(app, passkey),
    expectedRPID: hostOf(app),
    requireUserVerification: false,
    credential: { id: key.credential, publicKey: new Uint8Array(key.publicKey), counter: key.counter },
  }).then(
    ({ verified, authenticationInfo }) => (verified ? authenticationInfo.newCounter : undefined),
    (error: Error) => wrong(app, error),
  )
  if (counter === undefined) return false
  await db.updateTable('passkey').set({ counter, lastUsedAt: now }).where('id', '=', key.id).execute()
  return true
}

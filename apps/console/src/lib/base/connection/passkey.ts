// What the browser does with passkeys; the library is fetched by who has one.
import { t } from '@lingui/core/macro'

type Wire = Record<string, unknown>

/** The browser made or showed no passkey: left, none there, or no secure page. Its message is for people. */
class NoPasskey extends Error {}

const explained = (error: unknown): never => {
  const { name } = error as Error
  if (name === 'InvalidStateError') throw new NoPasskey(t`This device has a passkey for this account already`)
  if (name === 'SecurityError') throw new NoPasskey(t`Passkeys work only at the console’s own address, over https`)
  throw new NoPasskey(t`No passkey was used. Please try again, or choose another way.`)
}

/** Whether the browser knows passkeys at all. */
export const hasPasskeys = (): boolean => 'PublicKeyCredential' in globalThis

/** Has the browser show a passkey for what the server asks. */
export async function showPasskey(optionsJSON: Wire): Promise<Wire> {
  const { startAuthentication } = await import('@simplewebauthn/browser')
  return { ...(await startAuthentication({ optionsJSON: optionsJSON as never }).catch(explained)) }
}

/** Has the browser make a passkey. */
export async function makePasskey(optionsJSON: Wire): Promise<Wire> {
  const { startRegistration } = await import('@simplewebauthn/browser')
  return { ...(await startRegistration({ optionsJSON: optionsJSON as never }).catch(explained)) }
}

export { NoPasskey }

import { type Context, loginFor } from '../context.ts'

/**
 * A session has ended: it is taken out of its profile, the profile stays. Hands back the command that signs in again.
 * Nothing is taken out when another terminal has signed in again meanwhile, or when the token came from ISB_TOKEN.
 */
export async function signedOut(context: Context | undefined): Promise<string> {
  if (!context) return 'isb login'
  const target = await context.target()
  const { name, profile, token } = target
  if (name !== undefined && profile?.session && token === undefined) {
    const now = await context.profiles.read(name)
    if (now?.session?.token === profile.session.token) {
      const { session: _, ...kept } = now
      await context.profiles.save(name, kept)
    }
  }
  // The variable stands above every profile: while it is set, signing in would change nothing.
  return `${token === undefined ? '' : 'unset ISB_TOKEN; '}${loginFor(target)}`
}

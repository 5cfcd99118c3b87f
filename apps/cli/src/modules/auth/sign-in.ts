import { ApiError, type Data, type Isb } from '@isb/sdk'
import type { Given, Result } from '../../lib/command.ts'
import type { Context } from '../../lib/context.ts'
import { Exit } from '../../lib/failure/exit.ts'
import { readAll } from '../../lib/ask/prompt.ts'
import { answerTo, askForCode } from '../../lib/ask/step-up.ts'
import { Refusal, usage } from '../../lib/failure/refusal.ts'
import { hostOf, profileFor } from '../../lib/host/target.ts'

const isLocal = (host: string): boolean => /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(new URL(host).hostname)

/** The sign-in as a command that needs no terminal, with what is known already filled in. */
const unattended = (host: string | undefined, email: string | undefined): string =>
  `isb login --host ${host ?? 'URL'} --email ${email ?? 'ADDRESS'} --password-stdin < FILE`

/** Where the answers come from: options first, then the person; never a question that nobody can answer. */
async function answers(
  { target, interactive, ask, say, tell, world }: Context,
  given: Given,
): Promise<{ host: string; email: string; password: string; code?: string | undefined }> {
  const to = await target()
  const piped = given.flag('passwordStdin') === true
  const email = given.text('email') ?? to.profile?.email
  if (!interactive && (to.host === undefined || email === undefined || !piped))
    throw new Refusal('refused.noTerminal', {}, { exit: Exit.signIn, hint: unattended(to.host, email) })
  if (piped && world.stdin.isTTY) throw usage('refused.passwordNotPiped', {}, unattended(to.host, email))
  // With the password on stdin there is nobody to ask for the rest.
  if (piped && (to.host === undefined || email === undefined)) throw usage('refused.loginIncomplete', {}, unattended(to.host, email))
  if (to.host !== undefined && !piped) tell(say('login.to', { host: to.host }))
  const host = to.host ?? hostOf(await ask({ text: `${say('login.askHost')} ` }))
  // An address given with --email is not asked for again; one remembered in the profile is offered.
  const typed =
    given.text('email') ??
    (piped ? email : await ask({ text: `${email === undefined ? say('login.askEmail') : say('login.askEmailKnown', { known: email })} ` }))
  const [password = '', code] = piped
    ? new TextDecoder().decode(await readAll(world)).split(/\r?\n/)
    : [await ask({ text: `${say('login.askPassword')} `, hidden: true })]
  return { host, email: typed?.trim() || email || '', password, code: code || undefined }
}

/** The second factor, where the account has one: the second line that was piped in, or asked for. */
async function secondHalf(isb: Isb, error: unknown, context: Context, code: string | undefined): Promise<Data<'auth.login'>> {
  const asked = error instanceof ApiError ? error.secondFactor : undefined
  if (!asked) throw error
  if (code !== undefined) return isb.auth.secondFactor({ body: answerTo(asked, code) })
  if (!context.interactive) throw new Refusal('refused.codeMissing', {}, { exit: Exit.signIn })
  return askForCode(asked, (body) => isb.auth.secondFactor({ body }), context)
}

/** Signs in and keeps the session in a profile, which becomes the one in use. */
export async function signIn(context: Context, given: Given): Promise<Result> {
  const { target, profiles, client, say, tell, json } = context
  const { host, email, password, code } = await answers(context, given)
  if (!host.startsWith('https:') && !isLocal(host) && !json) tell(say('login.notEncrypted', { host }))
  const { named, profile } = await target()
  const name = named ?? (await profileFor(host, email, profiles))
  const before = profile ?? (await profiles.read(name))
  const appKey = given.text('appKey') ?? (before?.host === host ? before.appKey : undefined)
  const tenantId = given.text('tenantId') ?? (before?.host === host ? before.tenantId : undefined)
  const settings = { host, ...(appKey ? { appKey } : {}), ...(tenantId ? { tenantId } : {}) }
  const isb = await client(settings)
  const session = await isb.auth.login({ body: { email, password } }).catch((error: unknown) => secondHalf(isb, error, context, code))
  const timeZone = await isb.auth.config().then(
    ({ school }) => school.timeZone,
    () => undefined,
  )
  await profiles.save(name, { ...settings, email, session, ...(timeZone && { timeZone }) })
  await profiles.use(name)
  const { userInfo, expiresAt } = session
  return {
    data: { profile: name, host, email, userInfo, expiresAt },
    said: say('login.done', { name: userInfo.name, host, profile: name }),
  }
}

import { ApiError, type Input, type Isb, type Schema, type Session } from '@isb/sdk'
import type { Context } from '../context.ts'
import { Refusal } from '../failure/refusal.ts'

type Asker = Pick<Context, 'world' | 'say' | 'ask' | 'tell'>
type Asked = Schema<'SecondFactorAsked'>
type Answer = Input<'auth.secondFactor'>['body']

/** Six digits are the app's, anything else a recovery code. */
export const answerTo = ({ ticket }: Asked, code: string): Answer => ({
  ticket,
  kind: /^[\d\s-]{6,8}$/.test(code.trim()) ? 'app' : 'recovery',
  code: code.trim(),
})

/** A terminal has no passkeys: refuses where there is nothing else. */
function requireCode({ kinds }: Asked): void {
  if (kinds.every((kind) => kind === 'passkey')) throw new Refusal('refused.passkeyOnly')
}

/** Asks for a code and sends it, three times at most; the ticket of a question takes five tries. */
export async function askForCode<T>(asked: Asked, send: (answer: Answer) => Promise<T>, { say, ask, tell }: Asker): Promise<T> {
  requireCode(asked)
  for (let left = 2; ; left--)
    try {
      return await send(answerTo(asked, await ask({ text: `${say('login.askCode')} ` })))
    } catch (error) {
      if (left === 0 || !(error instanceof ApiError) || error.reason !== 'SECOND_FACTOR_WRONG') throw error
      tell(error.message)
    }
}

/** Confirms that the person at the terminal is still the one who signed in, and answers with what the session goes on. */
export async function stepUp(isb: Isb, asker: Asker): Promise<Pick<Session, 'token' | 'expiresAt'>> {
  const { token, expiresAt } = await askForCode(await isb.account.beginStepUp(), (body) => isb.account.stepUp({ body }), asker)
  return { token, expiresAt }
}

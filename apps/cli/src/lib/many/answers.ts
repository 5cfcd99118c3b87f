import { ApiError, isIsbError, SessionError } from '@isb/sdk'
import type { Result } from '../command.ts'
import type { Context } from '../context.ts'
import { failureOf } from '../failure/failure.ts'
import { Refusal } from '../failure/refusal.ts'
import { linesIn } from '../input/lines.ts'
import type { WordKey } from '../speech.ts'

interface Answers {
  ask(line: string): Promise<object>
  /** What a line is answered with that nobody could answer; why is added to it. */
  unanswered(line: string): object
  /** What is said at the end, with `failed` and `all`, where there were such lines. */
  readonly refused: WordKey
}

/**
 * For a machine that asks all day: a line comes in, a line of JSON goes out at once. One that cannot be answered says so, and the next is
 * read. Rejects once nobody is signed in any more, or may not ask: no later line would be answered either.
 */
export async function answerLines({ say, world }: Context, { ask, unanswered, refused }: Answers): Promise<Result> {
  let [failed, all] = [0, 0]
  for await (const each of linesIn(world)) {
    const line = each.trim()
    if (line === '') continue
    all += 1
    const answer = await ask(line).catch(async (thrown: unknown) => {
      if (thrown instanceof SessionError || !isIsbError(thrown) || (thrown instanceof ApiError && thrown.reason === 'NO_PERMISSION'))
        throw thrown
      failed += 1
      const { code, reason, message } = (await failureOf(thrown, say, async () => '')).failure
      return { ...unanswered(line), error: { code, reason, message } }
    })
    await world.stdout.write(`${JSON.stringify({ asked: line, ...answer })}\n`)
  }
  return { printed: true, ...(failed > 0 && { refusal: new Refusal(refused, { failed, all }) }) }
}

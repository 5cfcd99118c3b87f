import type { Schema } from '@isb/sdk'
import type { Context } from '../context.ts'
import { impactLines } from './impact.ts'
import { Exit } from '../failure/exit.ts'
import { Refusal } from '../failure/refusal.ts'

/** What a person must know and answer before something is done. */
export interface Asked {
  /** Ends with the answers that there are: `[y/N]`. */
  readonly question: string
  /** The same for a program that nobody answers for: what would be done. */
  readonly effects?: string
  /** Who gains and loses what by it; told in any case. */
  readonly impact?: Schema<'Impact'> | undefined
}

/** Tells who is concerned on stderr: sentences for people, one line of JSON for programs. */
export function tellImpact(context: Context, impact: Schema<'Impact'>): void {
  context.tell(context.json ? JSON.stringify({ impact }) : impactLines(impact, context, 40).join('\n'))
}

/**
 * Asks; comes back only when the answer is yes, or everything is rolled back anyway. Without a terminal `--yes` is the answer, or there is
 * none.
 */
export async function confirm(context: Context, { question, effects, impact }: Asked): Promise<void> {
  if (impact) tellImpact(context, impact)
  if (context.effects.isTrial) return
  if (!context.effects.isAllowed) await askYes(context, question, effects)
  context.effects.allow()
}

/** Asks one question, and comes back only when the answer is yes. Refuses without a terminal. */
export async function askYes(context: Context, question: string, effects?: string): Promise<void> {
  if (!context.interactive) throw needsYes(context, effects)
  const answer = await context.ask({ text: `${question} ` })
  if (!/^(y|yes|是|好|确定)$/i.test(answer.trim())) throw new Refusal('refused.notConfirmed')
}

const needsYes = ({ typed }: Context, effects: string | undefined): Refusal =>
  new Refusal(
    effects === undefined ? 'refused.needsYes' : 'refused.needsYesFor',
    { effects: effects ?? '' },
    { exit: Exit.usage, hint: `${typed} --yes`, reason: 'NEEDS_YES' },
  )

import type { Schema } from '@isb/sdk'
import type { Given, Option } from '../command.ts'
import type { Context } from '../context.ts'
import { impactLines } from './impact.ts'
import { Refusal, usage } from '../failure/refusal.ts'

/** The option that answers yes beforehand. */
export const yes: Option = { flags: '-y, --yes', does: 'option.yes' }

/** What a person must know and answer before something is done. */
export interface Asked {
  /** Ends with the answers that there are: `[y/N]`. */
  readonly question: string
  /** Who gains and loses what by it; told in any case. */
  readonly impact?: Schema<'Impact'> | undefined
}

/** Tells who is concerned on stderr: sentences for people, one line of JSON for programs. */
export function tellImpact(context: Context, impact: Schema<'Impact'>): void {
  context.tell(context.json ? JSON.stringify({ impact }) : impactLines(impact, context, 40).join('\n'))
}

/** Asks; comes back only when the answer is yes. Without a terminal `--yes` is the answer, or there is none. */
export async function confirm(context: Context, given: Given, { question, impact }: Asked): Promise<void> {
  if (impact) tellImpact(context, impact)
  if (given.flag('yes') === true) return
  if (!context.interactive) throw usage('refused.needsYes', {}, `${context.typed} --yes`)
  const answer = await context.ask({ text: `${question} ` })
  if (!/^(y|yes|是|好|确定)$/i.test(answer.trim())) throw new Refusal('refused.notConfirmed')
}

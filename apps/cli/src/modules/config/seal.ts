import { createHash } from 'node:crypto'
import { Exit } from '../../lib/failure/exit.ts'
import { Refusal } from '../../lib/failure/refusal.ts'
import type { Plan } from './parts.ts'

const digestOf = (plan: Plan): string => `sha256:${createHash('sha256').update(JSON.stringify(plan)).digest('hex')}`

/** A plan with the checksum by which `isb apply` knows that nobody has edited it. */
export const sealed = (plan: Plan): Plan & { readonly checksum: string } => ({ ...plan, checksum: digestOf(plan) })

/** A saved plan as the server takes it. Throws a Refusal where it is not what was planned. */
export function opened(saved: Plan & { readonly checksum?: string }, name: string): Plan {
  const { checksum, ...plan } = saved
  if (checksum !== digestOf(plan))
    throw new Refusal('refused.planEdited', { name }, { exit: Exit.refused, hint: 'isb plan FILE -o plan.json' })
  return plan
}

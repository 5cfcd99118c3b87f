import type { Given, Option } from './command.ts'
import { usage } from './refusal.ts'

/** The reason of a rejection: told to who asked. */
export const reasonOption: Option = { flags: '--reason <TEXT>', does: 'option.reason' }

/** The reason that was given. Refuses a command line without one. */
export function reasonIn(given: Given): string {
  const reason = given.text('reason')?.trim()
  if (!reason) throw usage('refused.missingOption', { name: '--reason' })
  return reason
}

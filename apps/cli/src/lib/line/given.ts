import type { Given } from '../command.ts'
import { usage } from '../failure/refusal.ts'

/** The value of an option that must be given. */
export function needed(given: Given, option: string): string {
  const text = given.text(option)
  if (text === undefined) throw usage('refused.missingOption', { name: `--${option}` })
  return text
}

/** The options that were given, each under the name that a body has for it. */
export const someOf = (given: Given, options: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(options).flatMap(([field, option]) => {
      const text = given.text(option)
      return text === undefined ? [] : [[field, text]]
    }),
  )

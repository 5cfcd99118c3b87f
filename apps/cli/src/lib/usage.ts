import type { CommanderError } from 'commander'
import { type Refusal, usage } from './refusal.ts'
import type { WordKey } from './speech.ts'

/** Commander says its faults in English only; each is taken apart here and said again in the reader's language. */
const faults: Readonly<Record<string, readonly [said: RegExp, key: WordKey, ...names: string[]]>> = {
  'commander.unknownOption': [/unknown option '(.+?)'(?:\n\(Did you mean (?:one of )?(.+?)\?\))?$/s, 'refused.unknownOption', 'name', 'like'],
  'commander.unknownCommand': [/unknown command '(.+?)'(?:\n\(Did you mean (?:one of )?(.+?)\?\))?$/s, 'refused.unknownCommand', 'name', 'like'],
  'commander.missingArgument': [/argument '(.+)'/, 'refused.missingArgument', 'name'],
  'commander.optionMissingArgument': [/option '(.+)' argument missing/, 'refused.missingValue', 'name'],
  'commander.excessArguments': [/but got \d+: (.*)\.$/s, 'refused.tooMany', 'names'],
  'commander.invalidArgument': [/option '(.+?)' argument '(.*)' is invalid\. Allowed choices are (.*)\.$/s, 'refused.choice', 'name', 'value', 'values'],
}

/** The Refusal for a fault that commander found. */
export function whatIsWrong(error: CommanderError): Refusal {
  const [said, key, ...names] = faults[error.code] ?? []
  const found = said?.exec(error.message)
  if (!key || !found) return usage('refused.usage', { text: error.message.replace(/^error: /, '') })
  return usage(key, Object.fromEntries(names.map((name, index) => [name, found[index + 1] ?? ''])))
}

import type { CommanderError } from 'commander'
import { type Refusal, usage } from '../failure/refusal.ts'
import type { WordKey } from '../speech.ts'

/** Commander says its faults in English only; each is taken apart here and said again in the reader's language. */
const faults: Readonly<Record<string, readonly [said: RegExp, key: WordKey, ...names: string[]]>> = {
  'commander.unknownOption': [/unknown option '(.+)'/s, 'refused.unknownOption', 'name'],
  'commander.unknownCommand': [/unknown command '(.+)'/s, 'refused.unknownCommand', 'name'],
  'commander.missingArgument': [/argument '(.+)'/, 'refused.missingArgument', 'name'],
  'commander.optionMissingArgument': [/option '(.+)' argument missing/, 'refused.missingValue', 'name'],
  'commander.excessArguments': [/but got \d+: (.*)\.$/s, 'refused.tooMany', 'names'],
  'commander.invalidArgument': [
    /option '(.+?)' argument '(.*)' is invalid\. Allowed choices are (.*)\.$/s,
    'refused.choice',
    'name',
    'value',
    'values',
  ],
}

/** The Refusal for a fault that commander found; `help` is the command that shows what it takes instead. */
export function whatIsWrong(error: CommanderError, help: string): Refusal {
  const [said, key, ...names] = faults[error.code] ?? []
  const found = said?.exec(error.message)
  const like = /\n\(Did you mean (?:one of )?(.+?)\?\)$/.exec(error.message)?.[1]
  if (like && found && (key === 'refused.unknownOption' || key === 'refused.unknownCommand'))
    return usage(`${key}Like`, { name: found[1] ?? '', like })
  if (!key || !found) return usage('refused.usage', { text: error.message.replace(/^error: /, '') }, help)
  return usage(key, Object.fromEntries(names.map((name, index) => [name, found[index + 1] ?? ''])), help)
}

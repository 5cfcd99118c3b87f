import type { Schema } from '@isb/sdk'
import { usage } from '../../lib/refusal.ts'

type Changes = Omit<Schema<'SettingsUpdate'>, 'version'>

/** The settings by the names that the contract gives them. */
export const names = ['schoolName', 'schoolNameZh', 'timeZone', 'help', 'helpZh'] as const satisfies readonly (keyof Changes)[]

const isName = (name: string): name is (typeof names)[number] => (names as readonly string[]).includes(name)

/** What `NAME=VALUE` arguments ask for. The value is everything after the first `=`, and may be empty. Refuses a name that is none. */
export function changesIn(args: readonly string[]): Changes {
  const changes: Changes = {}
  for (const arg of args) {
    const at = arg.indexOf('=')
    if (at < 1) throw usage('refused.pair', { option: 'isb settings set', pair: arg })
    const name = arg.slice(0, at)
    if (!isName(name)) throw usage('refused.noSetting', { name, names: names.join(', ') })
    if (changes[name] !== undefined) throw usage('refused.namedTwice', { name })
    changes[name] = arg.slice(at + 1)
  }
  return changes
}

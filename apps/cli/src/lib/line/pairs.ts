import type { FormField } from '@isb/sdk/metadata'
import { usage } from '../failure/refusal.ts'

/** What a setting holds: a number that may be left empty, a whole number that may not. */
export type Kind = 'text' | 'number' | 'count' | 'switch'
interface Held {
  readonly text: string
  readonly number: number | null
  readonly count: number
  readonly switch: boolean
}
type Kinds = Readonly<Record<string, Kind>>
/** New values of settings. */
export type Changes<K extends Kinds> = { -readonly [Name in keyof K]?: Held[K[Name]] }

const readers: { readonly [K in Kind]: (text: string) => Held[K] | undefined } = {
  text: (text) => text,
  number: (text) => (text === '' ? null : /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : undefined),
  count: (text) => (/^\d{1,9}$/.test(text) ? Number(text) : undefined),
  switch: (text) => (/^(true|yes|on|1|是)$/i.test(text) ? true : /^(false|no|off|0|否)$/i.test(text) ? false : undefined),
}

/** How a field of the contract is typed. */
export const kindOfSetting = ({ kind, nullable, integer }: Pick<FormField, 'kind' | 'nullable' | 'integer'>): Kind =>
  kind === 'boolean' ? 'switch' : kind !== 'number' ? 'text' : integer && !nullable ? 'count' : 'number'

/** The value that was typed for a setting; refuses one of another kind. */
export function readSetting<K extends Kind>(kind: K, name: string, typed: string): Held[K] {
  const value = readers[kind](typed)
  if (value === undefined) throw usage('refused.settingValue', { name, kind, value: typed })
  return value
}

/**
 * What `NAME=VALUE` arguments ask for, by the names of the contract. The value is everything after the first `=`. Refuses a name that is
 * none, one that stands twice, and a value of another kind. `command` is what was typed.
 */
export function changesIn<const K extends Kinds>(args: readonly string[], kinds: K, command: string): Changes<K> {
  const changes: Record<string, Held[Kind]> = {}
  for (const arg of args) {
    const at = arg.indexOf('=')
    if (at < 1) throw usage('refused.pair', { option: command, pair: arg })
    const name = arg.slice(0, at)
    const kind = Object.hasOwn(kinds, name) ? kinds[name] : undefined
    if (!kind) throw usage('refused.noSetting', { name, names: Object.keys(kinds).join(', ') })
    if (name in changes) throw usage('refused.namedTwice', { name })
    changes[name] = readSetting(kind, name, arg.slice(at + 1))
  }
  return changes as Changes<K>
}

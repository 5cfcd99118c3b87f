import { isWord, word } from '@isb/words'
import type { Command } from './command.ts'
import { fieldLines } from './fields.ts'
import { type Changes, changesIn } from './pairs.ts'
import type { Say } from './speech.ts'
import type { Context } from './context.ts'
import type { Isb } from '@isb/sdk'

type Kinds = Parameters<typeof changesIn>[1]
type Values<Names extends string> = { readonly [Name in Names]: unknown } & { readonly version: number }

/** Where settings are read and changed. */
interface Doors<K extends Kinds, Settings> {
  readonly get: (isb: Isb) => Promise<Settings>
  readonly update: (isb: Isb, changes: Changes<K> & { version: number }) => Promise<Settings>
}

const shown = (value: unknown, say: Say): unknown => (typeof value === 'boolean' ? say(value ? 'said.yes' : 'said.no') : value)

/** Settings for people: the name that a command line takes, what it means, what it is. */
export const settingLines = <Name extends string>({ locale, say }: Context, names: readonly Name[], settings: Values<Name>): string =>
  fieldLines(
    names.map((name) => {
      const key = `field.${name}`
      return [isWord(key) ? `${name} (${word(locale, key)})` : name, shown(settings[name], say)]
    }),
  )

/** A module's own settings: shown, or with NAME=VALUE changed. What is not named stays. */
export const settingsOf = <const K extends Kinds, Settings extends Values<keyof K & string>>(
  about: Pick<Command, 'does' | 'examples'>,
  kinds: K,
  doors: Doors<K, Settings>,
): Command => {
  const names = Object.keys(kinds) as (keyof K & string)[]
  return {
    name: 'settings',
    ...about,
    args: [{ name: 'NAME=VALUE', does: 'settings.pair', many: true, optional: true }],
    more: (say) => say('settings.set.names', { names: names.join(', ') }),
    async run(context, { args }) {
      const { isb, say } = context
      const wanted = changesIn(args, kinds, context.typed)
      const client = await isb()
      const before = await doors.get(client)
      const isNew = names.some((name) => wanted[name] !== undefined && wanted[name] !== before[name])
      // The version of what was read a moment ago: nobody else's change in between is overwritten.
      const settings = isNew ? await doors.update(client, { ...wanted, version: before.version }) : before
      const text = settingLines(context, names, settings)
      return { data: settings, text, ...(args.length > 0 && { said: say(isNew ? 'settings.set.done' : 'settings.set.same') }) }
    },
  }
}

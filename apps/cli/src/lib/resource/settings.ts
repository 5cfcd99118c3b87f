import { isWord, word } from '@isb/words'
import type { Command } from '../command.ts'
import { fieldLines } from '../output/fields.ts'
import { changesIn, kindOfSetting } from '../line/pairs.ts'
import type { Speaker } from '../speech.ts'
import { formOf } from './contract.ts'
import type { ModuleName, Row } from './declared.ts'
import { untyped } from './untyped.ts'
import { kebab } from './names.ts'
import { ownOr } from './words.ts'

/** Settings for people: the name that a command line takes, what it means, what it is. */
export const settingLines = ({ locale, say }: Speaker, names: readonly string[], values: Row): string =>
  fieldLines(
    names.map((name) => {
      const key = `field.${name}`
      const value = values[name]
      return [
        isWord(key) ? `${name} (${word(locale, key)})` : name,
        typeof value === 'boolean' ? say(value ? 'said.yes' : 'said.no') : value,
      ]
    }),
  )

/** A module's own settings: shown, or with NAME=VALUE changed. What is not named stays. */
export function settings(module: ModuleName): Command {
  const { version: _, ...fields } = formOf(module, `${module}.updateSettings`)
  const kinds = Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, kindOfSetting(field)]))
  const names = Object.keys(kinds)
  const some = names.find((name) => kinds[name] === 'count')
  return {
    name: 'settings',
    does: ownOr(`${module}.settings.does`, 'resource.settings'),
    examples: ['', ...(some ? [` ${some}=10`] : [])].map((pair) => `isb ${kebab(module)} settings${pair}`),
    args: [{ name: 'NAME=VALUE', does: 'settings.pair', many: true, optional: true }],
    more: (say) => say('settings.set.names', { names: names.join(', ') }),
    async run(context, { args }) {
      const wanted: Row = changesIn(args, kinds, context.typed)
      const client = untyped(await context.isb())
      const before = (await client.call(`${module}.settings`)) as Row
      const isNew = names.some((name) => wanted[name] !== undefined && wanted[name] !== before[name])
      // The version of what was read a moment ago: nobody else's change in between is overwritten.
      const body = { ...wanted, version: before['version'] }
      const values = isNew ? ((await client.call(`${module}.updateSettings`, { body })) as Row) : before
      const said = context.say(isNew ? 'settings.set.done' : 'settings.set.same')
      return { data: values, text: settingLines(context, names, values), ...(args.length > 0 && { said }) }
    },
  }
}

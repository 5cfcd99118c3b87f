import type { Schema } from '@isb/sdk'
import { word } from '@isb/words'
import type { Command } from '../../lib/command.ts'
import { fieldLines } from '../../lib/fields.ts'
import type { Locale } from '../../lib/speech.ts'
import { changesIn, names } from './pairs.ts'

const view = (locale: Locale, settings: Schema<'Settings'>): string =>
  fieldLines(names.map((name) => [`${name} (${word(locale, `field.${name}`)})`, settings[name]]))

/** `isb settings …`: what the school decides for itself. */
const commands: readonly Command[] = [
  {
    name: 'get',
    does: 'settings.get.does',
    examples: ['isb settings get', 'isb settings get --json'],
    async run({ isb, locale }) {
      const settings = await (await isb()).settings.get()
      return { data: settings, text: view(locale, settings) }
    },
  },
  {
    name: 'set',
    does: 'settings.set.does',
    examples: ['isb settings set timeZone=Asia/Shanghai', 'isb settings set help="IT help desk, room A204" helpZh='],
    args: [{ name: 'NAME=VALUE', does: 'settings.set.pair', many: true }],
    more: (say) => say('settings.set.names', { names: names.join(', ') }),
    async run({ isb, locale, say }, { args }) {
      const wanted = changesIn(args)
      const client = await isb()
      const before = await client.settings.get()
      const isNew = names.some((name) => wanted[name] !== undefined && wanted[name] !== before[name])
      // The version of what was read a moment ago: nobody else's change in between is overwritten.
      const settings = isNew ? await client.settings.update({ body: { ...wanted, version: before.version } }) : before
      return { data: settings, text: view(locale, settings), said: say(isNew ? 'settings.set.done' : 'settings.set.same') }
    },
  },
]

export default commands

import type { Input } from '@isb/sdk'
import type { Command } from '../../lib/command.ts'
import { changesIn } from '../../lib/line/pairs.ts'
import { settingLines } from '../../lib/resource/settings.ts'
import { summaryOf } from '../../lib/resource/words.ts'

const kinds = {
  schoolName: 'text',
  schoolNameZh: 'text',
  timeZone: 'text',
  nameOrder: 'text',
  campuses: 'text',
  phoneCode: 'text',
  help: 'text',
  helpZh: 'text',
  appLink: 'text',
  rosterLimit: 'count',
} as const
const names = Object.keys(kinds) as (keyof typeof kinds)[]

/** `isb settings …`: what the school decides for itself. */
const commands: readonly Command[] = [
  {
    name: 'get',
    does: summaryOf('settings.get'),
    examples: ['isb settings get', 'isb settings get --json'],
    async run(context) {
      const settings = await (await context.isb()).settings.get()
      return { data: settings, text: settingLines(context, names, settings) }
    },
  },
  {
    name: 'set',
    does: 'settings.set.does',
    examples: ['isb settings set timeZone=Asia/Shanghai', 'isb settings set help="IT help desk, room A204" helpZh='],
    args: [{ name: 'NAME=VALUE', does: 'settings.set.pair', many: true }],
    more: (say) => say('settings.set.names', { names: names.join(', ') }),
    async run(context, { args }) {
      const { isb, say } = context
      const wanted = changesIn(args, kinds, 'isb settings set')
      const client = await isb()
      const before = await client.settings.get()
      const isNew = names.some((name) => wanted[name] !== undefined && wanted[name] !== before[name])
      // The version of what was read a moment ago: nobody else's change in between is overwritten.
      const settings = isNew
        ? await client.settings.update({ body: { ...wanted, version: before.version } as Input<'settings.update'>['body'] })
        : before
      return { data: settings, text: settingLines(context, names, settings), said: say(isNew ? 'settings.set.done' : 'settings.set.same') }
    },
  },
]

export default commands

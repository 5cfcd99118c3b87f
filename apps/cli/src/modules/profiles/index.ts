import type { Command } from '../../lib/command.ts'
import { Refusal } from '../../lib/failure/refusal.ts'
import { profileNamed } from '../../lib/host/target.ts'

const named = [{ name: 'NAME', does: 'profiles.name' }] as const

/** `isb profiles …`: several hosts, one at a time. */
const commands: readonly Command[] = [
  {
    name: 'list',
    does: 'profiles.list.does',
    examples: ['isb profiles list'],
    lists: true,
    async run({ profiles, say }) {
      const current = await profiles.current()
      const names = await profiles.names()
      const rows = await Promise.all(
        names.map(async (name) => {
          const profile = await profiles.read(name)
          return {
            name,
            current: name === current,
            host: profile?.host ?? '',
            email: profile?.email ?? '',
            signedIn: profile?.session !== undefined,
          }
        }),
      )
      const columns = [
        { field: 'current', head: 'head.current', cell: (row: Readonly<Record<string, unknown>>) => (row['current'] ? '*' : '') },
        { field: 'name', head: 'head.profile', whole: true },
        { field: 'host', head: 'head.host' },
        { field: 'email', head: 'head.email' },
        {
          field: 'signedIn',
          head: 'head.signedIn',
          cell: (row: Readonly<Record<string, unknown>>) => say(row['signedIn'] ? 'said.yes' : 'said.no'),
        },
      ] as const
      return { data: rows, table: { rows, columns, empty: say('profiles.none') } }
    },
  },
  {
    name: 'use',
    does: 'profiles.use.does',
    examples: ['isb profiles use test'],
    args: named,
    async run({ profiles, say }, { args: [name = ''] }) {
      const { host } = await profileNamed(name, profiles)
      await profiles.use(name)
      return { data: { profile: name, host }, said: say('profiles.used', { name, host }) }
    },
  },
  {
    name: 'remove',
    does: 'profiles.remove.does',
    examples: ['isb profiles remove test'],
    args: named,
    async run({ profiles, say }, { args: [name = ''] }) {
      if (!(await profiles.remove(name))) throw new Refusal('refused.noProfile', { name })
      return { data: { removed: name }, said: say('profiles.removed', { name }) }
    },
  },
]

export default commands

import type { Isb, Schema } from '@isb/sdk'
import type { Command } from '../../lib/command.ts'
import { confirm } from '../../lib/ask/confirm.ts'
import type { WordKey } from '../../lib/speech.ts'
import { view } from './get.ts'
import { byId, byName, onlyRole, type Role } from './find.ts'
import { summaryOf } from '../../lib/resource/words.ts'

/** What may be done to a role as a whole: whom it would reach, and how it is done. */
interface Step {
  readonly impact: (isb: Isb, roleId: number) => Promise<Schema<'Impact'>>
  /** Answers the role as it is then; nothing when it is gone. */
  readonly act: (isb: Isb, roleId: number) => Promise<Role | undefined>
  /** Whether it is so already. */
  readonly done: (role: Role) => boolean
}

/** Enabling, disabling, deleting. */
export const steps = {
  enable: {
    impact: (isb, roleId) => isb.roles.enableImpact({ path: { roleId } }),
    act: (isb, roleId) => isb.roles.enable({ path: { roleId } }),
    done: ({ enabled }) => enabled,
  },
  disable: {
    impact: (isb, roleId) => isb.roles.enableImpact({ path: { roleId } }),
    act: (isb, roleId) => isb.roles.disable({ path: { roleId } }),
    done: ({ enabled }) => !enabled,
  },
  remove: {
    impact: (isb, roleId) => isb.roles.removeImpact({ path: { roleId } }),
    act: async (isb, roleId) => void (await isb.roles.remove({ path: { roleId } })),
    done: () => false,
  },
} as const satisfies Record<string, Step>

const commandOf = (name: keyof typeof steps, examples: readonly string[]): Command => ({
  name,
  does: summaryOf(`roles.${name}`),
  examples,
  args: [byName],
  options: [byId],
  asks: true,
  async run(context, given) {
    const { isb, say } = context
    const client = await isb()
    const role = await onlyRole(client, given)
    const { impact, act, done }: Step = steps[name]
    const words = (key: 'ask' | 'done' | 'already'): string =>
      say(`roles.${name}.${key}` as WordKey, { name: role.name, members: role.members })
    if (done(role)) return { data: role, said: words('already') }
    await confirm(context, { impact: await impact(client, role.id), question: words('ask') })
    const now = await act(client, role.id)
    return { data: now ?? role, ...(now ? { text: view(now, undefined, context) } : {}), said: words('done') }
  },
})

/** `isb roles enable` */
export const enable = commandOf('enable', ["isb roles enable 'Summer school'", "isb roles enable 'Summer school' --yes"])
/** `isb roles disable` */
export const disable = commandOf('disable', ["isb roles disable 'Summer school'", "isb roles disable 'Summer school' --yes"])
/** `isb roles remove` */
export const remove = commandOf('remove', ["isb roles remove 'Summer school'", 'isb roles remove --id 7 --yes'])

/** `isb roles require-second-factor` */
export const requireSecondFactor: Command = {
  name: 'require-second-factor',
  does: summaryOf('roles.requireSecondFactor'),
  examples: ['isb roles require-second-factor Registrar'],
  args: [byName],
  options: [byId],
  async run({ isb, say }, given) {
    const client = await isb()
    const { id } = await onlyRole(client, given)
    const data = await client.roles.requireSecondFactor({ path: { roleId: id } })
    return { data, said: say('roles.requireSecondFactor.done', { name: data.name }) }
  },
}

/** `isb roles allow-without-second-factor` */
export const allowWithoutSecondFactor: Command = {
  name: 'allow-without-second-factor',
  does: summaryOf('roles.allowWithoutSecondFactor'),
  examples: ['isb roles allow-without-second-factor Registrar'],
  args: [byName],
  options: [byId],
  async run({ isb, say }, given) {
    const client = await isb()
    const { id } = await onlyRole(client, given)
    const data = await client.roles.allowWithoutSecondFactor({ path: { roleId: id } })
    return { data, said: say('roles.allowWithoutSecondFactor.done', { name: data.name }) }
  },
}

import type { Isb } from '@isb/sdk'
import { listOf, nameOf } from '@isb/words'
import type { Account } from '../../lib/line/accounts.ts'
import type { Argument, Command } from '../../lib/command.ts'
import { confirm } from '../../lib/ask/confirm.ts'
import type { Context } from '../../lib/context.ts'
import { addressesOf } from './addresses.ts'
import { doToAll, seek, type Sought } from './bulk.ts'
import { summaryOf } from '../../lib/resource/words.ts'

const emails: Argument = { name: 'EMAIL', does: 'staff.emails', many: true }

/** What may be done to many accounts. All of it is asked about. */
interface Step {
  readonly act: (isb: Isb, staffId: number) => Promise<Account>
  /** Whether the answer tells of a change; left out, it always does. */
  readonly changed?: (before: Account, now: Account) => boolean
}

const steps = {
  enable: {
    act: (isb, staffId) => isb.staff.enable({ path: { staffId } }),
    changed: (before, now) => before.enabled !== now.enabled,
  },
  disable: {
    act: (isb, staffId) => isb.staff.disable({ path: { staffId } }),
    changed: (before, now) => before.enabled !== now.enabled,
  },
  invite: { act: (isb, staffId) => isb.staff.invite({ path: { staffId } }) },
  resetSecondFactor: { act: (isb, staffId) => isb.staff.resetSecondFactor({ path: { staffId } }) },
} as const satisfies Record<string, Step>

/** The first of many by name, and how many more. */
export function namesOf({ locale, say }: Pick<Context, 'locale' | 'say'>, sought: readonly Sought[], most = 5): string {
  const names = sought.flatMap((one) => ('account' in one ? [`${nameOf(locale, one.account)} <${one.email}>`] : []))
  return listOf(locale, names.length > most ? [...names.slice(0, most), say('impact.morePeople', { count: names.length - most })] : names)
}

const kebab = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

const commandOf = (name: keyof typeof steps, examples: readonly string[]): Command => ({
  name: kebab(name),
  does: summaryOf(`staff.${name}`),
  examples,
  args: [emails],
  asks: true,
  lists: true,
  async run(context, given) {
    const client = await context.isb()
    const step: Step = steps[name]
    const sought = await seek(client, await addressesOf(given.args, context.world))
    const count = sought.filter((one) => 'account' in one).length
    if (count > 0)
      await confirm(context, {
        question: context.say(`staff.${name}.ask`, { count, names: namesOf(context, sought) }),
        effects: context.say(`staff.${name}.effects`, { count }),
      })
    return doToAll(context, sought, async (before) => {
      const account = await step.act(client, before.id)
      return { account, changed: step.changed?.(before, account) ?? true }
    })
  },
})

/** `isb staff enable` */
export const enable = commandOf('enable', ['isb staff enable front@school.example', 'isb staff enable - --yes < back.txt'])
/** `isb staff disable` */
export const disable = commandOf('disable', ['isb staff disable front@school.example', 'isb staff disable - --yes --json < left.txt'])
/** `isb staff invite` */
export const invite = commandOf('invite', [
  'isb staff invite front@school.example',
  'isb staff list --never-signed-in --people --ndjson | isb staff invite - --dry-run',
])

/** `isb staff reset-second-factor` */
export const resetSecondFactor = commandOf('resetSecondFactor', ['isb staff reset-second-factor front@school.example'])

/** `isb staff end-sessions` */
export const endSessions: Command = {
  name: 'end-sessions',
  does: summaryOf('staff.endSessions'),
  examples: [
    'isb staff end-sessions front@school.example',
    'isb staff end-sessions - < lost-laptops.txt',
    'isb staff end-sessions app@school.example --keep-tokens',
  ],
  args: [emails],
  options: [{ flags: '--keep-tokens', does: 'staff.endSessions.keepTokens' }],
  lists: true,
  async run(context, given) {
    const client = await context.isb()
    const sought = await seek(client, await addressesOf(given.args, context.world))
    const query = { keepTokens: given.flag('keepTokens') === true }
    return doToAll(context, sought, async (account) => {
      const { ended, tokensRevoked } = await client.staff.endSessions({ path: { staffId: account.id }, query })
      return { account, changed: ended + tokensRevoked > 0 }
    })
  },
}

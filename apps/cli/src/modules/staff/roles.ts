import { ApiError, type Isb, type Schema } from '@isb/sdk'
import { joinedImpact } from '@isb/sdk/rules'
import { listOf } from '@isb/words'
import type { Account } from '../../lib/line/accounts.ts'
import type { Argument, Command, Given, Option, Result } from '../../lib/command.ts'
import { confirm } from '../../lib/ask/confirm.ts'
import type { Context } from '../../lib/context.ts'
import { stateName } from '../../lib/output/names.ts'
import { inParallel } from '../../lib/many/parallel.ts'
import { usage } from '../../lib/failure/refusal.ts'
import { addressesOf } from './addresses.ts'
import { doToAll, seek, type Sought } from './bulk.ts'
import { email, namedAccount, rolesNamed } from './find.ts'
import { namesOf } from './state.ts'

const both: Argument = { name: 'EMAIL|ROLE', does: 'staff.give.args', many: true }
const role: Option = { flags: '--role <NAME>', does: 'staff.give.role', many: true }

const isAddress = (text: string): boolean => text === '-' || text.includes('@')

/** What a command line names: accounts by their address, roles by their name, in any order. */
async function named(context: Context, given: Given): Promise<{ sought: Sought[]; roleIds: number[]; roles: string }> {
  const client = await context.isb()
  const names = [...given.args.filter((arg) => !isAddress(arg)), ...given.texts('role')]
  if (names.length === 0) throw usage('refused.oneRole')
  const roles = await rolesNamed(client, names)
  const sought = await seek(client, await addressesOf(given.args.filter(isAddress), context.world))
  const quoted = roles.map(({ name }) => `“${name}”`)
  return { sought, roleIds: [...new Set(roles.map(({ id }) => id))], roles: listOf(context.locale, quoted) }
}

/** Sets an account's roles by what it has now; when somebody else was faster, by what it has then. */
async function setRoles(isb: Isb, before: Account, wanted: (now: readonly number[]) => readonly number[], tries = 3): Promise<Account> {
  const now = before.roles.map(({ id }) => id)
  const roleIds = [...wanted(now)]
  if (roleIds.length === now.length) return before
  const path = { staffId: before.id }
  try {
    return await isb.staff.setRoles({ path, body: { roleIds, version: before.version } })
  } catch (error) {
    if (tries <= 1 || !(error instanceof ApiError) || error.reason !== 'STALE') throw error
    return setRoles(isb, await isb.staff.get({ path }), wanted, tries - 1)
  }
}

const change = (
  context: Context,
  isb: Isb,
  sought: readonly Sought[],
  wanted: (now: readonly number[]) => readonly number[],
): Promise<Result> =>
  doToAll(context, sought, async (before) => {
    const account = await setRoles(isb, before, wanted)
    return { account, changed: account.version !== before.version }
  })

/** `isb staff give` */
export const give: Command = {
  name: 'give',
  does: 'staff.give.does',
  examples: [
    "isb staff give front@school.example 'Front office' Auditor",
    "isb staff give office@school.example front@school.example 'Front office'",
    "isb staff give - 'Front office' < new.txt",
  ],
  args: [both],
  options: [role],
  lists: true,
  async run(context, given) {
    const { sought, roleIds } = await named(context, given)
    return change(context, await context.isb(), sought, (now) => [...new Set([...now, ...roleIds])])
  },
}

/** `isb staff take` */
export const take: Command = {
  name: 'take',
  does: 'staff.take.does',
  examples: ["isb staff take front@school.example 'Front office'", "isb staff take - 'Summer school' --yes < leaving.txt"],
  args: [both],
  options: [role],
  asks: true,
  lists: true,
  async run(context, given) {
    const client = await context.isb()
    const { sought, roleIds, roles } = await named(context, given)
    const left = (now: readonly number[]): number[] => now.filter((id) => !roleIds.includes(id))
    const hit = sought.filter((one) => 'account' in one && one.account.roles.some(({ id }) => roleIds.includes(id)))
    if (hit.length > 0)
      await confirm(context, {
        impact: joinedImpact(await impacts(client, hit, left)),
        question: context.say('staff.take.ask', { roles, count: hit.length, names: namesOf(context, hit) }),
      })
    return change(context, client, sought, left)
  },
}

const impacts = (isb: Isb, hit: readonly Sought[], left: (now: readonly number[]) => number[]): Promise<Schema<'Impact'>[]> =>
  inParallel(
    hit.flatMap((one) => ('account' in one ? [one.account] : [])),
    4,
    ({ id, roles: has }) => isb.staff.rolesImpact({ path: { staffId: id }, body: { roleIds: left(has.map((one) => one.id)) } }),
  )

/** `isb staff roles` */
export const roles: Command = {
  name: 'roles',
  does: 'staff.roles.does',
  examples: ['isb staff roles front@school.example'],
  args: [email],
  lists: true,
  async run({ isb, locale, say }, given) {
    const client = await isb()
    const [account, options] = await Promise.all([namedAccount(client, given), client.staff.roleOptions()])
    const has = new Set(account.roles.map(({ id }) => id))
    const rows = options.filter(({ id }) => has.has(id)).map(({ mayGive: _, ...one }) => one)
    return {
      data: rows,
      table: {
        rows,
        columns: [
          { field: 'name', head: 'head.name', whole: true },
          { field: 'enabled', head: 'head.state', cell: ({ enabled }) => stateName(locale, enabled === true) },
        ],
        empty: say('staff.roles.none'),
      },
    }
  },
}

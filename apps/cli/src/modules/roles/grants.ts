import type { Isb } from '@isb/sdk'
import type { Argument, Command, Given, Option } from '../../lib/command.ts'
import { confirm } from '../../lib/ask/confirm.ts'
import { Refusal } from '../../lib/failure/refusal.ts'
import { type Choice, choiceOf } from './codes.ts'
import { view } from './get.ts'
import { byId, byName, namedRole, type Role } from './find.ts'

const codes: Argument = { name: 'CODE', does: 'roles.codes', optional: true, many: true }
const below: Option = { flags: '--below', does: 'roles.grant.below' }

/** A role, what it is granted, and what it would be granted. */
export interface Planned {
  readonly role: Role & { readonly menuIds: readonly number[] }
  readonly choice: Choice
  readonly menuIds: number[]
  /** Whether that is another set than now. */
  readonly changes: boolean
}

/** What the role would be granted with these codes given or taken. Taking a node takes what is below it, as in the console. */
export async function planned(isb: Isb, named: Role, names: readonly string[], how: 'grant' | 'revoke', deep: boolean): Promise<Planned> {
  if (names.length === 0) throw new Refusal('refused.noCodes', {}, { exit: 2 })
  const [role, choice] = await Promise.all([isb.roles.get({ path: { roleId: named.id } }), choiceOf(isb)])
  const nodes = names.map((code) => choice.node(code).id)
  const touched = how === 'revoke' || deep ? nodes.flatMap(choice.below) : nodes
  const now = new Set(role.menuIds)
  const after = how === 'grant' ? now.union(new Set(touched)) : now.difference(new Set(touched))
  return { role, choice, menuIds: [...after], changes: after.size !== now.size }
}

async function plannedBy(isb: Isb, given: Given, how: 'grant' | 'revoke'): Promise<Planned> {
  const { role, rest } = await namedRole(isb, given)
  return planned(isb, role, rest, how, given.flag('below') === true)
}

const assign = (isb: Isb, { role, menuIds }: Planned) =>
  isb.roles.assign({ path: { roleId: role.id }, body: { menuIds, version: role.version } })

/** `isb roles grant` */
export const grant: Command = {
  name: 'grant',
  does: 'roles.grant.does',
  examples: ["isb roles grant 'Front office' upms:staff:invite", "isb roles grant 'Bike room' bike --below"],
  args: [byName, codes],
  options: [byId, below],
  async run(context, given) {
    const { isb, say } = context
    const client = await isb()
    const plan = await plannedBy(client, given, 'grant')
    const { role, choice } = plan
    if (!plan.changes)
      return { data: { ...role, codes: choice.codesOf(role.menuIds) }, said: say('roles.grant.already', { name: role.name }) }
    const now = await assign(client, plan)
    const all = choice.codesOf(now.menuIds)
    const said = say('roles.grant.done', { name: now.name, count: now.menuIds.length - role.menuIds.length })
    return { data: { ...now, codes: all }, text: view(now, all, context), said }
  },
}

/** `isb roles revoke` */
export const revoke: Command = {
  name: 'revoke',
  does: 'roles.revoke.does',
  examples: ["isb roles revoke 'Front office' upms:staff:invite", "isb roles revoke 'Front office' links --yes"],
  args: [byName, codes],
  options: [byId],
  asks: true,
  async run(context, given) {
    const { isb, say } = context
    const client = await isb()
    const plan = await plannedBy(client, given, 'revoke')
    const { role, choice, menuIds } = plan
    if (!plan.changes)
      return { data: { ...role, codes: choice.codesOf(role.menuIds) }, said: say('roles.revoke.already', { name: role.name }) }
    const count = role.menuIds.length - menuIds.length
    await confirm(context, {
      impact: await client.roles.assignImpact({ path: { roleId: role.id }, body: { menuIds } }),
      question: say('roles.revoke.ask', { name: role.name, count }),
    })
    const now = await assign(client, plan)
    const all = choice.codesOf(now.menuIds)
    return { data: { ...now, codes: all }, text: view(now, all, context), said: say('roles.revoke.done', { name: now.name, count }) }
  },
}

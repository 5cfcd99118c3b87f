import type { Command } from '../../lib/command.ts'
import { viewOf } from '../../lib/resource/cells.ts'
import { described } from '../../lib/resource/contract.ts'
import type { Speaker } from '../../lib/speech.ts'
import { choiceOf } from './codes.ts'
import { byId, byName, onlyRole, type Role } from './find.ts'
import { list } from './list.ts'
import { summaryOf } from '../../lib/resource/words.ts'

/** One role for people: with the codes that it is granted, else with their number. */
export const view = (role: Role, codes: readonly string[] | undefined, speaker: Speaker): string =>
  viewOf({ ...described('roles.list'), spec: list }, { ...role, permissions: codes?.join(' ') || role.permissions }, speaker)

/** `isb roles get` */
export const get: Command = {
  name: 'get',
  does: summaryOf('roles.get'),
  examples: ["isb roles get 'Front office'", 'isb roles get --id 5 --json'],
  args: [byName],
  options: [byId],
  async run(context, given) {
    const isb = await context.isb()
    const { id } = await onlyRole(isb, given)
    const [role, choice] = await Promise.all([isb.roles.get({ path: { roleId: id } }), choiceOf(isb)])
    const codes = choice.codesOf(role.menuIds)
    return { data: { ...role, codes }, text: view(role, codes, context) }
  },
}

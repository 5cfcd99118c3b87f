import type { Isb, Schema } from '@isb/sdk'
import type { Command } from '../../lib/command.ts'
import { impactLines } from '../../lib/ask/impact.ts'
import { usage } from '../../lib/failure/refusal.ts'
import { byId, byName, namedRole, type Role } from './find.ts'
import { planned } from './grants.ts'
import { steps } from './state.ts'

const changes = ['grant', 'revoke', 'enable', 'disable', 'delete'] as const

async function impactOf(
  isb: Isb,
  role: Role,
  change: string | undefined,
  codes: readonly string[],
  deep: boolean,
): Promise<Schema<'Impact'>> {
  if (change === 'grant' || change === 'revoke') {
    const { menuIds } = await planned(isb, role, codes, change, deep)
    return isb.roles.assignImpact({ path: { roleId: role.id }, body: { menuIds } })
  }
  if (change !== 'enable' && change !== 'disable' && change !== 'delete')
    throw usage('refused.choice', { name: 'CHANGE', value: change ?? '', values: changes.join(', ') })
  if (codes.length > 0) throw usage('refused.tooMany', { names: codes.join(', ') })
  // Enabling what is enabled reaches nobody; the server would tell of the opposite.
  const step = steps[change === 'delete' ? 'remove' : change]
  if (step.done(role)) return { lose: 0, gain: 0, roles: [], total: 0, changes: [] }
  return step.impact(isb, role.id)
}

/** `isb roles impact` */
export const impact: Command = {
  name: 'impact',
  does: 'roles.impact.does',
  examples: [
    "isb roles impact 'Front office' disable",
    "isb roles impact 'Front office' revoke links:website",
    "isb roles impact 'Front office' delete --json | jq .lose",
  ],
  args: [
    byName,
    { name: 'CHANGE', does: 'roles.impact.change', optional: true },
    { name: 'CODE', does: 'roles.codes', optional: true, many: true },
  ],
  options: [byId, { flags: '--below', does: 'roles.grant.below' }],
  async run(context, given) {
    const client = await context.isb()
    const { role, rest } = await namedRole(client, given)
    const [change, ...codes] = rest
    const data = await impactOf(client, role, change, codes, given.flag('below') === true)
    return { data, text: `${impactLines(data, context).join('\n')}\n` }
  },
}

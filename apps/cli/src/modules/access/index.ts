import { operationIds, type Input, type Schema } from '@isb/sdk'
import { nameIn, personIn } from '@isb/words'
import type { Command } from '../../lib/command.ts'
import { findAccount } from '../../lib/line/accounts.ts'
import type { Context } from '../../lib/context.ts'
import { Exit } from '../../lib/failure/exit.ts'
import { fieldLines } from '../../lib/output/fields.ts'
import { stateName, typeName } from '../../lib/output/names.ts'
import { clean } from '../../lib/output/width.ts'

type Explanation = Schema<'Explanation'>

/** What is asked about, told by its look: a route begins with a slash, an operation is one of the contract's, all else is a code. */
function askedIn(what: string): Omit<Input<'access.explain'>['query'], 'staffId'> {
  if (what.startsWith('/')) return { path: what }
  return (operationIds as readonly string[]).includes(what) ? { operation: what } : { code: what }
}

/** The sentence, and under it the chain link by link. */
function chain({ message, staff, code, menu, operation, roles, wouldGrant }: Explanation, { locale, say }: Context): string {
  const has = roles.map(({ name, enabled, grants }) =>
    say('explain.role', { name, state: stateName(locale, enabled), grants: grants ? 'yes' : 'no' }),
  )
  const others = wouldGrant.map(({ name, enabled }) => (enabled ? name : say('explain.disabledRole', { name })))
  const lines = fieldLines([
    [say('explain.person'), personIn(locale, staff)],
    ...(has.length > 0 ? has : [say('staff.roles.none')]).map((line, index) => [index === 0 ? say('explain.roles') : '', line] as const),
    [
      say('explain.node'),
      menu && say('explain.menu', { name: nameIn(locale, menu), type: typeName(locale, menu.type), path: menu.path }).trimEnd(),
    ],
    [say('explain.code'), code],
    [say('explain.operation'), operation],
    ...others.map((line, index) => [index === 0 ? say('explain.wouldGrant') : '', line] as const),
  ])
  return `${clean(message)}\n\n${lines}`
}

/** `isb explain` */
export const explain: Command = {
  name: 'explain',
  does: 'explain.does',
  examples: [
    'isb explain office@school.example /audit',
    'isb explain office@school.example upms:staff:invite',
    'isb explain office@school.example menus.sort --lang zh',
    'isb explain office@school.example audit --exit-code && echo yes',
  ],
  args: [
    { name: 'EMAIL', does: 'staff.email' },
    { name: 'WHAT', does: 'explain.what' },
  ],
  options: [{ flags: '--exit-code', does: 'explain.exitCode' }],
  async run(context, given) {
    const [email = '', what = ''] = given.args
    const client = await context.isb()
    const { id: staffId } = await findAccount(client, email)
    const data = await client.access.explain({ query: { staffId, ...askedIn(what) } })
    return {
      data,
      text: chain(data, context),
      ...(data.missing === 'UNKNOWN_CODE' ? { said: context.say('explain.unknown') } : {}),
      exit: given.flag('exitCode') === true && !data.allowed ? Exit.error : Exit.done,
    }
  },
}

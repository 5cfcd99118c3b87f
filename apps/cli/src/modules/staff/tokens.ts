import type { Data, Schema } from '@isb/sdk'
import type { Command, Result } from '../../lib/command.ts'
import type { Context } from '../../lib/context.ts'
import { confirm } from '../../lib/ask/confirm.ts'
import { Refusal, usage } from '../../lib/failure/refusal.ts'
import { shownTime } from '../../lib/output/time.ts'
import { tokenTable } from '../../lib/output/tokens.ts'
import { email, namedAccount } from './find.ts'
import { personIn } from '@isb/words'
import { summaryOf } from '../../lib/resource/words.ts'

type Token = Schema<'ApiToken'>

/** `isb staff tokens` */
export const tokens: Command = {
  name: 'tokens',
  does: summaryOf('staff.tokens'),
  examples: ['isb staff tokens mobile-app@school.example'],
  args: [email],
  lists: true,
  async run(context, given) {
    const client = await context.isb()
    const { id } = await namedAccount(client, given)
    return tokenTable(await client.staff.tokens({ path: { staffId: id } }), context)
  },
}

const dayMs = 24 * 60 * 60_000

/** How many days a token is good for: a year unless it is said. */
export function daysOf(text: string | undefined): number {
  if (text === undefined) return 365
  if (!/^[1-9]\d{0,3}$/.test(text)) throw usage('refused.days', { text })
  return Number(text)
}

/** Makes a token, whose secret goes to stdout alone: straight to where it is kept. */
export async function newToken(
  { isb, say }: Context,
  staffId: number,
  body: { readonly name: string; readonly scopes: string[]; readonly acts: boolean; readonly days: number },
): Promise<Pick<Result, 'text' | 'said'> & { readonly data: Data<'staff.createToken'> }> {
  const { days, ...token } = body
  const expiresAt = new Date(Date.now() + days * dayMs).toISOString()
  const data = await (await isb()).staff.createToken({ path: { staffId }, body: { ...token, expiresAt } })
  const said = say('staff.createToken.done', { name: data.token.name, until: shownTime(data.token.expiresAt) })
  return { data, text: `${data.secret}\n`, said }
}

/** `isb staff create-token` */
export const createToken: Command = {
  name: 'create-token',
  does: summaryOf('staff.createToken'),
  examples: [
    "isb staff create-token mobile-app@school.example --name 'Production' --scope upms:menu --days 180",
    'isb staff create-token mobile-app@school.example --name CI --scope upms:staff > token.txt',
  ],
  args: [email],
  options: [
    { flags: '--name <TEXT>', does: 'staff.createToken.name' },
    { flags: '--scope <CODE>', does: 'staff.createToken.scope', many: true },
    { flags: '--days <NUMBER>', does: 'staff.createToken.days' },
    { flags: '--acts', does: 'staff.createToken.acts' },
  ],
  async run(context, given) {
    const name = given.text('name')
    const scopes = [...new Set(given.texts('scope'))]
    if (name === undefined || scopes.length === 0) throw usage('refused.missingOption', { name: name === undefined ? '--name' : '--scope' })
    const days = daysOf(given.text('days'))
    const { id } = await namedAccount(await context.isb(), given)
    return newToken(context, id, { name, scopes, acts: given.flag('acts') === true, days })
  },
}

/** The token of an id, or the one good token of a name. */
function tokenNamed(all: readonly Token[], name: string): Token {
  const named = all.filter((token) => token.name === name && token.state === 'Active')
  const found = all.find((token) => String(token.id) === name) ?? (named.length === 1 ? named[0] : undefined)
  if (!found) throw new Refusal('refused.noToken', { name, count: named.length })
  return found
}

/** `isb staff revoke-token` */
export const revokeToken: Command = {
  name: 'revoke-token',
  does: summaryOf('staff.revokeToken'),
  examples: ['isb staff revoke-token mobile-app@school.example Production', 'isb staff revoke-token mobile-app@school.example 12 --yes'],
  args: [email, { name: 'TOKEN', does: 'staff.revokeToken.token' }],
  asks: true,
  async run(context, given) {
    const { isb, locale, say } = context
    const client = await isb()
    const account = await namedAccount(client, given)
    const path = { staffId: account.id }
    const token = tokenNamed(await client.staff.tokens({ path }), given.args[1] ?? '')
    const values = { name: token.name, owner: personIn(locale, account) }
    await confirm(context, { question: say('staff.revokeToken.ask', values) })
    await client.staff.revokeToken({ path: { ...path, tokenId: token.id } })
    return { data: { ...token, state: 'Revoked' }, said: say('staff.revokeToken.done', values) }
  },
}

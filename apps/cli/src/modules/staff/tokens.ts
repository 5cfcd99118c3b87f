import type { Schema } from '@isb/sdk'
import { nameIn } from '@isb/words'
import type { Command } from '../../lib/command.ts'
import { confirm, yes } from '../../lib/ask/confirm.ts'
import { Refusal, usage } from '../../lib/failure/refusal.ts'
import { shownTime } from '../../lib/output/time.ts'
import { tokenTable } from '../../lib/output/tokens.ts'
import { email, namedAccount } from './find.ts'

type Token = Schema<'ApiToken'>

/** `isb staff tokens` */
export const tokens: Command = {
  name: 'tokens',
  does: 'staff.tokens.does',
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

function daysOf(text: string | undefined): number {
  if (text === undefined) return 365
  if (!/^[1-9]\d{0,3}$/.test(text)) throw usage('refused.days', { text })
  return Number(text)
}

/** `isb staff create-token` */
export const createToken: Command = {
  name: 'create-token',
  does: 'staff.createToken.does',
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
  async run({ isb, say }, given) {
    const name = given.text('name')
    const scopes = [...new Set(given.texts('scope'))]
    if (name === undefined || scopes.length === 0) throw usage('refused.missingOption', { name: name === undefined ? '--name' : '--scope' })
    const days = daysOf(given.text('days'))
    const client = await isb()
    const { id } = await namedAccount(client, given)
    const made = await client.staff.createToken({
      path: { staffId: id },
      body: { name, scopes, acts: given.flag('acts') === true, expiresAt: new Date(Date.now() + days * dayMs).toISOString() },
    })
    // The token alone goes to stdout, so that it can go straight to where it is kept.
    return {
      data: made,
      text: `${made.secret}\n`,
      said: say('staff.createToken.done', { name: made.token.name, until: shownTime(made.token.expiresAt) }),
    }
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
  does: 'staff.revokeToken.does',
  examples: ['isb staff revoke-token mobile-app@school.example Production', 'isb staff revoke-token mobile-app@school.example 12 --yes'],
  args: [email, { name: 'TOKEN', does: 'staff.revokeToken.token' }],
  options: [yes],
  async run(context, given) {
    const { isb, locale, say } = context
    const client = await isb()
    const account = await namedAccount(client, given)
    const path = { staffId: account.id }
    const token = tokenNamed(await client.staff.tokens({ path }), given.args[1] ?? '')
    const values = { name: token.name, owner: nameIn(locale, account) }
    await confirm(context, given, { question: say('staff.revokeToken.ask', values) })
    await client.staff.revokeToken({ path: { ...path, tokenId: token.id } })
    return { data: { ...token, state: 'Revoked' }, said: say('staff.revokeToken.done', values) }
  },
}

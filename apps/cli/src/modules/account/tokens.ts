import type { Command } from '../../lib/command.ts'
import { idOf } from '../../lib/line/id.ts'
import { usage } from '../../lib/failure/refusal.ts'
import { tokenTable } from '../../lib/output/tokens.ts'
import { summaryOf } from '../../lib/resource/words.ts'

/** `isb account tokens` */
export const tokens: Command = {
  name: 'tokens',
  does: summaryOf('account.tokens'),
  examples: ['isb account tokens', "isb account tokens --ndjson | jq -r 'select(.lastUsedAt == null) | .id'"],
  lists: true,
  run: async (context) => tokenTable(await (await context.isb()).account.tokens(), context),
}

/** A day counts to its end, by this machine's clock. */
function endOf(text: string): string {
  const at = new Date(/^\d{4}-\d\d-\d\d$/.test(text) ? `${text}T23:59:59` : text)
  if (Number.isNaN(at.getTime())) throw usage('refused.time', { value: text })
  return at.toISOString()
}

/** `isb account create-token` */
export const createToken: Command = {
  name: 'create-token',
  does: 'account.createToken.does',
  examples: [
    'isb account create-token --name "Nightly export" --scope upms:menu --scope upms:role --expires 2027-08-01',
    'ISB_TOKEN=$(isb account create-token --name Once --scope upms:menu --expires 2027-01-31) isb menus list',
  ],
  options: [
    { flags: '--name <TEXT>', does: 'account.token.name' },
    { flags: '--scope <CODE>', does: 'account.token.scope', many: true },
    { flags: '--expires <DATE>', does: 'account.token.expires' },
  ],
  async run({ isb, say }, given) {
    const [name, expires, scopes] = [given.text('name'), given.text('expires'), given.texts('scope')]
    if (name === undefined || expires === undefined || scopes.length === 0)
      throw usage('refused.missingOption', { name: name === undefined ? '--name' : scopes.length === 0 ? '--scope' : '--expires' })
    const made = await (await isb()).account.createToken({ body: { name, scopes: [...new Set(scopes)], expiresAt: endOf(expires) } })
    return { data: made, text: `${made.secret}\n`, said: say('account.createToken.done', { name: made.token.name }) }
  },
}

/** `isb account keep-own-data` */
export const keepOwnData: Command = {
  name: 'keep-own-data',
  does: summaryOf('account.keepOwnData'),
  examples: ['isb account keep-own-data 4 --scope bike:self --scope absence:self', 'isb account keep-own-data 4'],
  args: [{ name: 'ID', does: 'account.tokenId' }],
  options: [{ flags: '--scope <CODE>', does: 'account.keepOwnData.scope', many: true }],
  async run({ isb, say }, given) {
    const tokenId = idOf(given.args[0])
    const token = await (await isb()).account.keepOwnData({ path: { tokenId }, body: { scopes: [...new Set(given.texts('scope'))] } })
    return { data: token, said: say('account.keepOwnData.done', { name: token.name }) }
  },
}

/** `isb account revoke-token` */
export const revokeToken: Command = {
  name: 'revoke-token',
  does: summaryOf('account.revokeToken'),
  asks: true,
  examples: ['isb account revoke-token 4'],
  args: [{ name: 'ID', does: 'account.tokenId' }],
  async run({ isb, say }, given) {
    const tokenId = idOf(given.args[0])
    await (await isb()).account.revokeToken({ path: { tokenId } })
    return { data: { revoked: tokenId }, said: say('account.revokeToken.done') }
  },
}

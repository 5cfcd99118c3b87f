// API tokens: here and not in a module, because people make their own and administrators make those of service accounts.
import {
  contractCodes,
  operationIds,
  operationOf,
  ownScopeOf,
  ownScopes,
  type Data,
  type Input,
  type OperationId,
  type Schema,
} from '@isb/contract'
import { scopesNotHeld, tokenState, whyNotExpiry } from '@isb/domain'
import { sql, type Selectable } from 'kysely'
import { requireConfirmation } from '../access/confirmation.ts'
import type { Confirmed, SignedIn } from '../app/context.ts'
import type { Db } from '../database/database.ts'
import { refuse, Refusal, refuseField } from '../ground/refuse.ts'
import { newApiToken } from './session.ts'
import type { Tables } from '../database/tables.ts'

type Token = Schema<'ApiToken'>

const columns = ['id', 'name', 'start', 'scopes', 'acts', 'createdAt', 'expiresAt', 'lastUsedAt', 'revokedAt', 'ownUntil'] as const
type Row = Pick<Selectable<Tables['apiToken']>, (typeof columns)[number]>

const shown = ({ createdAt, expiresAt, lastUsedAt, revokedAt, ownUntil, ...row }: Row, now: Date, ownUsed: string[] = []): Token => ({
  ...row,
  state: tokenState({ revokedAt, expiresAt }, now),
  createdAt: createdAt.toISOString(),
  expiresAt: expiresAt.toISOString(),
  lastUsedAt: lastUsedAt?.toISOString() ?? null,
  revokedAt: revokedAt?.toISOString() ?? null,
  ownUntil: ownUntil?.toISOString() ?? null,
  ownUsed,
})

/** The tokens of an account, newest first. */
export async function tokensOf(db: Db, staffId: number, now: Date): Promise<Token[]> {
  const rows = await db.selectFrom('apiToken').select(columns).where('staffId', '=', staffId).orderBy('id', 'desc').execute()
  const used = rows.some(({ ownUntil }) => ownUntil) ? await ownUsedBy(db, staffId, now) : undefined
  return rows.map((row) => shown(row, now, row.ownUntil ? used?.get(row.name) : []))
}

const ownOperations = operationIds.filter((id) => operationOf(id).own === true)
const usedWithinMs = 90 * 24 * 60 * 60_000

/**
 * By the name of each token of an account: the scopes of its changes of own data in 90 days. The audit knows a token by its name; nothing is
 * kept of reads.
 */
async function ownUsedBy(db: Db, staffId: number, now: Date): Promise<Map<string, string[]>> {
  const { rows } = await sql<{ token: string; operation: OperationId }>`
    select distinct token, operation from audit where staff_id = ${staffId} and token is not null and reason is null
      and at > ${new Date(now.getTime() - usedWithinMs)} and operation = any(${ownOperations}::text[])`.execute(db)
  return new Map(
    [...Map.groupBy(rows, ({ token }) => token)].map(([token, all]) => [
      token,
      [...new Set(all.map(({ operation }) => ownScopeOf(operation)))].toSorted(),
    ]),
  )
}

/** Gives an older token scopes for own data, in place of reaching all of it until a day. */
export async function keepOwnData(
  { path: { tokenId }, body: { scopes } }: Input<'account.keepOwnData'>,
  context: Confirmed,
): Promise<Token> {
  requireConfirmation(context)
  const { db, now, caller, changed } = context
  const token = await db
    .selectFrom('apiToken')
    .select(columns)
    .where('id', '=', tokenId)
    .where('staffId', '=', caller.staffId)
    .where('ownUntil', 'is not', null)
    .where('revokedAt', 'is', null)
    .forUpdate()
    .executeTakeFirst()
  if (!token) refuse(2, 'TOKEN_NOT_FOUND')
  const wrong = scopes.flatMap((scope, at) => (ownScopes.includes(scope) ? [] : [at]))
  if (wrong.length > 0) refuseScopes(scopes, wrong)
  const after = [...new Set([...token.scopes, ...scopes])]
  await db.updateTable('apiToken').set({ scopes: after, ownUntil: null }).where('id', '=', tokenId).execute()
  changed(
    'token',
    tokenId,
    { name: token.name, staffId: caller.staffId, scopes: token.scopes },
    { name: token.name, staffId: caller.staffId, scopes: after },
  )
  return shown({ ...token, scopes: after, ownUntil: null }, now)
}

/**
 * Makes a token of an account. The secret is in the answer alone, which nobody keeps.
 * @param held the codes of everybody who must hold what the token may do: whoever makes it, and whose it will be
 */
export async function makeToken(
  { name, scopes, expiresAt, acts = false }: Input<'account.createToken'>['body'],
  staffId: number,
  held: ReadonlySet<string>[],
  context: Confirmed,
): Promise<Data<'account.createToken'>> {
  requireConfirmation(context)
  const { db, now, caller, changed } = context
  // In somebody's own name a token that names others would be a way around who may see whom.
  if (acts && !(await isService(db, staffId))) refuse(3, 'SERVICE_ACCOUNT_ONLY')
  // It sees what each person sees and acts as each of them, which no scope says and no code of its maker covers.
  if (acts && !caller.administrator) refuse(4, 'ACTS_ADMINISTRATOR')
  const mayOwn = acts || !(await isService(db, staffId))
  const wrong = scopesNotHeld(scopes, contractCodes, mayOwn ? ownScopes : [], ...held)
  if (wrong.length > 0) refuseScopes(scopes, wrong)
  const until = new Date(expiresAt)
  const why = whyNotExpiry(until, now)
  if (why) refuseField('/expiresAt', why)
  const { secret, ...kept } = newApiToken()
  const row = {
    ...kept,
    staffId,
    name: name.trim(),
    scopes: [...scopes],
    acts,
    createdAt: now,
    createdBy: caller.staffId,
    expiresAt: until,
  }
  const token = shown(await db.insertInto('apiToken').values(row).returning(columns).executeTakeFirstOrThrow(), now)
  changed('token', token.id, null, { name: token.name, staffId, scopes: token.scopes, expiresAt: token.expiresAt, ...(acts && { acts }) })
  return { secret, token }
}

async function isService(db: Db, staffId: number): Promise<boolean> {
  const { service } = await db.selectFrom('staff').select('service').where('id', '=', staffId).executeTakeFirstOrThrow()
  return service
}

function refuseScopes(scopes: readonly string[], wrong: readonly number[]): never {
  const fields = wrong.map((at) => ({ path: `/scopes/${at}`, word: 'reason.SCOPE_NOT_HELD' as const, values: { code: scopes[at] ?? '' } }))
  throw new Refusal(1, 'SCOPE_NOT_HELD', { code: scopes[wrong[0] ?? 0] ?? '' }, fields)
}

/** Revokes a token of an account, from the next request on. One that is revoked or expired already stays as it is. */
export async function revokeTokenOf(
  staffId: number,
  tokenId: number,
  { db, now, changed }: SignedIn,
): Promise<Data<'account.revokeToken'>> {
  const token = await db
    .selectFrom('apiToken')
    .select(['id', 'name', 'revokedAt'])
    .where('id', '=', tokenId)
    .where('staffId', '=', staffId)
    .forUpdate()
    .executeTakeFirst()
  if (!token) refuse(2, 'TOKEN_NOT_FOUND')
  if (token.revokedAt) return {}
  await db.updateTable('apiToken').set({ revokedAt: now }).where('id', '=', tokenId).execute()
  changed('token', tokenId, { name: token.name, staffId, revoked: false }, { name: token.name, staffId, revoked: true })
  return {}
}

/** Forgets tokens that were revoked or ran out before that. */
export async function forgetTokens(db: Db, before: Date, limit: number): Promise<number> {
  const { rows } = await sql`
    delete from api_token where id in (select id from api_token where least(revoked_at, expires_at) < ${before} limit ${limit}) returning id`.execute(
    db,
  )
  return rows.length
}

// API tokens of service accounts. People make their own; an administrator may look at them and revoke them.
import type { Data, Input } from '@isb/contract'
import { grantableCodes, heldCodes, requireNotAbove } from '../../core/access/access.ts'
import { rightsOf } from '../../core/access/suspended.ts'
import { makeToken, revokeTokenOf, tokensOf } from '../../core/session/api-tokens.ts'
import type { Confirmed, SignedIn } from '../../core/app/context.ts'
import type { Db } from '../../core/database/database.ts'
import { refuse } from '../../core/ground/refuse.ts'

export async function tokens({ path }: Input<'staff.tokens'>, { db, now }: SignedIn): Promise<Data<'staff.tokens'>> {
  await accountOf(db, path.staffId)
  return tokensOf(db, path.staffId, now)
}

export async function createToken({ path, body }: Input<'staff.createToken'>, context: Confirmed): Promise<Data<'staff.createToken'>> {
  const { db, caller } = context
  const account = await accountOf(db, path.staffId)
  if (!account.service) refuse(3, 'SERVICE_ACCOUNT_ONLY')
  // A token of this account reaches every student that its codes reach, whoever made it.
  const itself = { ...caller, ...(await rightsOf(db, account.id, context.now)), staffId: account.id, scopes: null }
  return makeToken(body, account.id, [await grantableCodes(db, caller), await heldCodes(db, itself)], context)
}

export async function revokeToken({ path }: Input<'staff.revokeToken'>, context: SignedIn): Promise<Data<'staff.revokeToken'>> {
  await accountOf(context.db, path.staffId)
  await requireNotAbove(context.db, context.caller, path.staffId)
  return revokeTokenOf(path.staffId, path.tokenId, context)
}

async function accountOf(db: Db, id: number) {
  const account = await db.selectFrom('staff').select(['id', 'service']).where('id', '=', id).executeTakeFirst()
  return account ?? refuse(2, 'STAFF_NOT_FOUND')
}

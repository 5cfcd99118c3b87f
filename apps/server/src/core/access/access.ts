// Who holds what. Nobody hands out what they do not hold, whatever the way: a grant, a role, a code on a node, an account taken over.
import { contractCodes, operationIds, operationOf, type OperationId } from '@isb/contract'
import { sql } from 'kysely'
import type { Caller, Confirmed } from '../app/context.ts'
import type { Db } from '../database/database.ts'
import { refuse } from '../ground/refuse.ts'
import { requireConfirmation } from './confirmation.ts'

/** An account by its roles. */
type Holder = Pick<Caller, 'staffId' | 'suspendedRoles'>

/** The nodes that somebody's enabled roles are granted. */
export const grantedTo = ({ staffId, suspendedRoles }: Holder) => sql`
  select rm.menu_id from staff_role sr join role r on r.id = sr.role_id and r.enabled join role_menu rm on rm.role_id = r.id
  where sr.staff_id = ${staffId} and r.id <> all(${suspendedRoles}::bigint[])`

const moduleOf = (id: OperationId) => id.slice(0, id.indexOf('.'))
const permissionOf = (id: OperationId) => operationOf(id).permission
/** The module that a code belongs to: the first in the contract that asks for it, alone or beside another. Others may ask for it too. */
const owners = new Map<string, string>()
for (const codesOf of [(id: OperationId) => [permissionOf(id)], (id: OperationId) => operationOf(id).moreCodes ?? []])
  for (const id of operationIds) for (const code of codesOf(id)) if (!owners.has(code)) owners.set(code, moduleOf(id))
/** The same of a code; '' of one that the contract does not have. */
export const moduleOfCode = (code: string): string => owners.get(code) ?? ''
/** The codes of each module that has any. */
export const codesByModule: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  [...Map.groupBy(owners, ([, module]) => module)].map(([module, owned]) => [module, owned.map(([code]) => code)]),
)

/** The nodes of `grantedTo` without those by which somebody reaches some students alone: they are used, and not handed on. */
const grantableTo = ({ staffId, suspendedRoles }: Holder) => sql`
  select rm.menu_id from staff_role sr join role r on r.id = sr.role_id and r.enabled join role_menu rm on rm.role_id = r.id
  join menu m on m.id = rm.menu_id
  where sr.staff_id = ${staffId} and r.id <> all(${suspendedRoles}::bigint[]) and not exists (
    select from role_reach rr where rr.role_id = r.id and ${JSON.stringify(codesByModule)}::jsonb -> rr.module ? m.code)`

/** Whether an API token's scopes let a node pass: a code of the contract must be among them, any other gives no power. */
export const inScope = ({ scopes }: Caller, code: string) => !scopes || !contractCodes.includes(code) || scopes.includes(code)

/** The same as a condition on the nodes `menu`. */
export const menuInScope = ({ scopes }: Pick<Caller, 'scopes'>) =>
  scopes ? sql`(menu.code = any(${scopes}::text[]) or menu.code <> all(${contractCodes}::text[]))` : sql`true`

/** Every code that the caller holds, in order: by the built-in role, by grants, and within the token's scopes. */
export async function heldCodes(db: Db, caller: Caller): Promise<Set<string>> {
  if (caller.run !== null) return new Set(caller.scopes)
  // As one list: a hundred thousand rows would hold everybody else up.
  const own = caller.administrator ? contractCodes.filter((code) => inScope(caller, code)) : []
  const { rows } = await sql<{ codes: string[] }>`
    select coalesce(json_agg(code order by code collate "C"), '[]') as codes from (
      select code from menu
      where code <> ${''} and (${caller.administrator} or id in (${grantedTo(caller)})) and ${menuInScope(caller)}
      union select unnest(${own}::text[])) held`.execute(db)
  return new Set(rows[0]?.codes)
}

/** The nodes that the caller may grant: what is granted to them without a limit to some students, within the token's scopes. */
export const grantableBy = (caller: Caller) => sql`
  select menu.id from menu where (${caller.administrator} or menu.id in (${grantableTo(caller)})) and ${menuInScope(caller)}`

/** The same by their ids. */
export async function heldMenuIds(db: Db, caller: Caller): Promise<number[]> {
  const { rows } = await sql<{ ids: number[] }>`
    select coalesce(json_agg(id), '[]') as ids from (${grantableBy(caller)}) grantable`.execute(db)
  return rows[0]?.ids ?? []
}

/** The codes of the contract that the caller may hand on: those held without a limit to some students. */
export async function grantableCodes(db: Db, caller: Caller): Promise<ReadonlySet<string>> {
  if (caller.administrator) return heldCodes(db, caller)
  const { rows } = await sql<{ code: string }>`
    select distinct code from menu where code = any(${contractCodes}::text[]) and id in (${grantableBy(caller)})`.execute(db)
  return new Set(rows.map(({ code }) => code))
}

/** Whether the caller holds a code. */
export async function holds(db: Db, caller: Caller, code: string): Promise<boolean> {
  if (!inScope(caller, code)) return false
  if (caller.administrator || caller.run !== null) return true
  const { rows } = await sql`select from menu where code = ${code} and id in (${grantedTo(caller)})`.execute(db)
  return rows.length > 0
}

/** Whether the caller may grant a code. A code that reaches only some students for the caller is used, and not handed on. */
export async function mayGrant(db: Db, caller: Caller, code: string): Promise<boolean> {
  if (!inScope(caller, code)) return false
  if (caller.administrator) return true
  const { rows } = await sql`select from menu where code = ${code} and id in (${grantableBy(caller)})`.execute(db)
  return rows.length > 0
}

/** Refuses unless the caller holds every one of these codes. */
export async function requireCodes(db: Db, caller: Caller, codes: readonly string[]): Promise<void> {
  if (codes.length === 0) return
  const held = await heldCodes(db, caller)
  const missing = codes.find((code) => !held.has(code))
  if (missing !== undefined) refuse(4, 'CODE_NOT_HELD', { code: missing })
}

/** Who grants, and by which operation. */
type Grant = Pick<Confirmed, 'db' | 'caller' | 'now' | 'operation'>

/** Refuses to grant nodes that the caller is not granted. A token grants no contract code beyond its scopes. Granting is confirmed. */
export async function requireNodes(grant: Grant, menuIds: readonly number[]): Promise<void> {
  if (menuIds.length === 0) return
  requireConfirmation(grant)
  await requireGrantable(grant.db, grant.caller, menuIds)
}

async function requireGrantable(db: Db, caller: Caller, menuIds: readonly number[]): Promise<void> {
  if (menuIds.length === 0 || (caller.administrator && !caller.scopes)) return
  const { rows } = await sql<{ name: string }>`
    select name from menu where id = any(${menuIds}::bigint[]) and id not in (${grantableBy(caller)}) order by id limit 1`.execute(db)
  if (rows[0]) refuse(4, 'GRANT_NOT_HELD', { name: rows[0].name })
}

/** Refuses to give, or to switch on, a role that grants more than the caller holds. The built-in one is given by an administrator. Both are confirmed. */
export async function requireRoles(grant: Grant, roleIds: readonly number[]): Promise<void> {
  if (roleIds.length === 0) return
  requireConfirmation(grant)
  const { db, caller } = grant
  const { rows } = await sql<{ builtin: boolean; menuIds: number[] }>`
    select r.builtin, coalesce(json_agg(rm.menu_id) filter (where rm.menu_id is not null), '[]') as menu_ids
    from role r left join role_menu rm on rm.role_id = r.id where r.id = any(${roleIds}::bigint[]) group by r.id`.execute(db)
  if (rows.some((role) => role.builtin) && (!caller.administrator || caller.scopes)) refuse(4, 'ADMINISTRATOR_ONLY')
  await requireGrantable(db, caller, [...new Set(rows.flatMap((role) => role.menuIds))])
}

/**
 * Refuses to change how an account signs in (its address, its invitation, whether it is enabled, its tokens) to who holds less than
 * it: that would be a way to take over what it holds. Disabled roles count, for they can be enabled again.
 */
export async function requireNotAbove(db: Db, caller: Caller, staffId: number): Promise<void> {
  // A token is not its owner: with the owner's address in other hands it would come to more than its scopes.
  if (!caller.scopes && (caller.administrator || staffId === caller.staffId)) return
  const { rows } = await sql<{ builtin: boolean; menuIds: number[] }>`
    select bool_or(r.builtin) as builtin, coalesce(json_agg(distinct rm.menu_id) filter (where rm.menu_id is not null), '[]') as menu_ids
    from staff_role sr join role r on r.id = sr.role_id left join role_menu rm on rm.role_id = r.id where sr.staff_id = ${staffId}`.execute(
    db,
  )
  const [account] = rows
  if (!account) return
  if (account.builtin) refuse(4, 'ACCOUNT_HOLDS_MORE')
  await requireGrantable(db, caller, account.menuIds).catch(() => refuse(4, 'ACCOUNT_HOLDS_MORE'))
}

/** These nodes and every module and menu above them, by id: who is granted a button sees the way to it. */
export async function withAncestors(db: Db, menuIds: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    with recursive up as (
      select id, parent_id from menu where id = any(${menuIds}::bigint[])
      union select m.id, m.parent_id from up join menu m on m.id = up.parent_id
    ) select id from up order by id`.execute(db)
  return rows.map(({ id }) => id)
}

/** Grants a role exactly these nodes. Whether the caller may is asked before. */
export async function setGrants(db: Db, roleId: number, menuIds: readonly number[]): Promise<void> {
  await sql`delete from role_menu where role_id = ${roleId} and menu_id <> all(${menuIds}::bigint[])`.execute(db)
  await sql`insert into role_menu (role_id, menu_id) select ${roleId}, unnest(${menuIds}::bigint[]) on conflict do nothing`.execute(db)
}

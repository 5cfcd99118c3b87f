// Whose role is whose. Giving one takes holding all that it grants; taking one needs no more than the permission to assign.
import type { Data, Input } from '@isb/contract'
import { exchange } from '@isb/domain'
import { sql } from 'kysely'
import { requireRoles } from '../../core/access/access.ts'
import type { Confirmed, SignedIn } from '../../core/app/context.ts'
import type { Db } from '../../core/database/database.ts'
import { impactOf } from '../../core/shared/impact.ts'
import { unchanged } from '../../core/shared/stale.ts'
import { refuse } from '../../core/ground/refuse.ts'
import { staffList } from './lists.ts'

type Staff = Data<'staff.get'>

export async function setRoles({ path, body: { roleIds, version } }: Input<'staff.setRoles'>, context: Confirmed): Promise<Staff> {
  const before = await unchanged(staffList, context, path.staffId, version)
  return change(before, roleIds, context)
}

export async function addRole({ path }: Input<'staff.addRole'>, context: Confirmed): Promise<Staff> {
  const before = await staffList.locked(context, path.staffId)
  return change(before, [...before.roles.map(({ id }) => id), path.roleId], context)
}

export async function removeRole({ path }: Input<'staff.removeRole'>, context: Confirmed): Promise<Staff> {
  const before = await staffList.locked(context, path.staffId)
  const left = before.roles.map(({ id }) => id).filter((id) => id !== path.roleId)
  return change(before, left, context)
}

/** The first roles of a new account. */
export const giveRoles = async (staffId: number, roleIds: readonly number[], context: Confirmed) =>
  change(await staffList.record(context, staffId), roleIds, context)

export async function rolesImpact({ path, body }: Input<'staff.rolesImpact'>, context: SignedIn): Promise<Data<'staff.rolesImpact'>> {
  const { db } = context
  const { roles } = await staffList.record(context, path.staffId)
  const { gone, given } = exchange(
    roles.map(({ id }) => id),
    body.roleIds,
  )
  const roleIds = [...gone, ...given]
  const { rows } = await sql<{ id: number }>`
    select distinct m.id from menu m, role r where r.id = any(${roleIds}::bigint[])
      and (r.builtin or exists (select from role_menu rm where rm.role_id = r.id and rm.menu_id = m.id))`.execute(db)
  return impactOf(context, { roleIds, menuIds: rows.map(({ id }) => id), person: { staffId: path.staffId, roleIds: body.roleIds } })
}

async function change(before: Staff, roleIds: readonly number[], context: Confirmed): Promise<Staff> {
  const { db, now, caller, changed } = context
  const { gone, given } = exchange(
    before.roles.map(({ id }) => id),
    roleIds,
  )
  if (gone.length === 0 && given.length === 0) return before
  await rolesExist(db, given)
  await requireRoles(context, given)
  if (gone.length > 0) await takenByAdministratorOnly(db, caller, gone)
  if (gone.length > 0) await db.deleteFrom('staffRole').where('staffId', '=', before.id).where('roleId', 'in', gone).execute()
  if (given.length > 0)
    await db
      .insertInto('staffRole')
      .values(given.map((roleId) => ({ staffId: before.id, roleId, since: now })))
      .onConflict((on) => on.doNothing())
      .execute()
  await db
    .updateTable('staff')
    .set({ version: sql<number>`version + 1`, updatedAt: now })
    .where('id', '=', before.id)
    .execute()
  const after = await staffList.record({ db, now }, before.id)
  changed('staff', before.id, named(before), named(after))
  return after
}

const named = ({ roles }: Staff) => ({ roles: roles.map(({ name }) => name), roleIds: roles.map(({ id }) => id) })

async function rolesExist(db: Db, ids: readonly number[]): Promise<void> {
  const { rows } = await sql`select from role where id = any(${ids}::bigint[])`.execute(db)
  if (rows.length < ids.length) refuse(2, 'ROLE_NOT_FOUND')
}

/** The Administrator role is taken by an administrator, as it is given. */
async function takenByAdministratorOnly(db: Db, caller: SignedIn['caller'], gone: readonly number[]): Promise<void> {
  const { rows } = await sql`select from role where builtin and id = any(${gone}::bigint[])`.execute(db)
  if (rows.length > 0 && (!caller.administrator || caller.scopes)) refuse(4, 'ADMINISTRATOR_ONLY')
}

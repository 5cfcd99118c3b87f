// Whose role is whose: giving one back takes holding all that it grants.
import { sql } from 'kysely'
import { requireRoles } from '../../../core/access/access.ts'
import type { Db } from '../../../core/database/database.ts'
import { refuse } from '../../../core/ground/refuse.ts'
import type { Restore } from './restore.ts'

interface Role {
  id: number
  name: string
  builtin: boolean
}

export const staff: Restore = {
  fields: ['roleIds'],
  async today(id, { db }) {
    const { rows } = await sql`select from staff where id = ${id} for no key update`.execute(db)
    if (rows.length === 0) refuse(2, 'STAFF_NOT_FOUND')
    const { rows: held } = await sql<Role>`
      select r.id, r.name, r.builtin from staff_role sr join role r on r.id = sr.role_id where sr.staff_id = ${id}`.execute(db)
    return { roleIds: sorted(held.map((role) => role.id)) }
  },
  async still({ roleIds }, { db }) {
    return { roleIds: sorted((await rolesByIds(db, roleIds as number[])).map(({ id }) => id)) }
  },
  async write(id, now, values, context) {
    const { db, now: at, changed } = context
    const [before, after] = [await rolesByIds(db, now['roleIds'] as number[]), await rolesByIds(db, values['roleIds'] as number[])]
    const without = (roles: readonly Role[], others: readonly Role[]) =>
      roles.filter((role) => !others.some((other) => other.id === role.id))
    const [gone, given] = [without(before, after), without(after, before)]
    // The Administrator role is taken by an administrator, as it is given.
    await requireRoles(
      context,
      [...given, ...gone.filter((role) => role.builtin)].map((role) => role.id),
    )
    for (const role of gone) await db.deleteFrom('staffRole').where('staffId', '=', id).where('roleId', '=', role.id).execute()
    for (const role of given) await db.insertInto('staffRole').values({ staffId: id, roleId: role.id, since: at }).execute()
    await db
      .updateTable('staff')
      .set({ version: sql<number>`version + 1`, updatedAt: at })
      .where('id', '=', id)
      .execute()
    changed('staff', id, named(before), named(after))
  },
}

const sorted = (ids: number[]) => ids.toSorted((a, b) => a - b)
const named = (roles: readonly Role[]) => ({ roles: roles.map(({ name }) => name), roleIds: roles.map(({ id }) => id) })

/** By name, as everywhere where an account's roles are said. */
async function rolesByIds(db: Db, ids: readonly number[]): Promise<Role[]> {
  const { rows } = await sql<Role>`select id, name, builtin from role where id = any(${ids}::bigint[]) order by lower(name)`.execute(db)
  return rows
}

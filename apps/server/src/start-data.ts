// What a new database begins with when it is not a demo: the menus that exist and the first administrator.
import { sql, type Kysely } from 'kysely'
import type { Tables } from './core/tables.ts'
import { startMenus } from './modules/menus/seed.ts'
import { searchTextOf } from './modules/staff/search.ts'
import { plantMenus } from './modules/menus/plant.ts'

/** Plants the tree where there is none, and gives somebody the built-in role. False when another server was first: then nothing is done. */
export async function seedStart(db: Kysely<Tables>, email: string, passwordHash: string): Promise<boolean> {
  return db.transaction().execute(async (change) => {
    await sql`select pg_advisory_xact_lock(8017003)`.execute(change)
    if (
      await change
        .selectFrom('staffRole')
        .innerJoin('role', 'role.id', 'staffRole.roleId')
        .select('staffId')
        .where('builtin', '=', true)
        .executeTakeFirst()
    )
      return false
    if (!(await change.selectFrom('menu').select('id').executeTakeFirst())) await plantMenus(change, startMenus)
    const account = await change
      .insertInto('staff')
      .values({ name: 'Administrator', email, passwordHash, search: searchTextOf({ name: 'Administrator', nameZh: '', email }) })
      .onConflict((on) => on.column('email').doUpdateSet({ passwordHash, enabled: true }))
      .returning('id')
      .executeTakeFirstOrThrow()
    const { id: roleId } = await change.selectFrom('role').select('id').where('builtin', '=', true).executeTakeFirstOrThrow()
    await change.insertInto('staffRole').values({ staffId: account.id, roleId }).execute()
    return true
  })
}

// What a new database begins with when it is not a demo: the menus that exist and the first administrator.
import type { Kysely } from 'kysely'
import type { Tables } from './core/tables.ts'
import { startMenus } from './modules/menus/seed.ts'
import { plantMenus } from './modules/menus/plant.ts'

/** Plants the tree where there is none, and gives somebody the built-in role. */
export async function seedStart(db: Kysely<Tables>, email: string, passwordHash: string): Promise<void> {
  await db.transaction().execute(async (change) => {
    if (!(await change.selectFrom('menu').select('id').executeTakeFirst())) await plantMenus(change, startMenus)
    const account = await change
      .insertInto('staff').values({ name: 'Administrator', email, passwordHash })
      .onConflict((on) => on.column('email').doUpdateSet({ passwordHash, enabled: true }))
      .returning('id').executeTakeFirstOrThrow()
    const { id: roleId } = await change.selectFrom('role').select('id').where('builtin', '=', true).executeTakeFirstOrThrow()
    await change.insertInto('staffRole').values({ staffId: account.id, roleId }).execute()
  })
}

// What a new database begins with when it is not a demo: the menus that exist and the first administrator.
import { sql, type Kysely } from 'kysely'
import type pg from 'pg'
import { ConfigError } from './core/ground/config.ts'
import { applicationOf, grantTo } from './core/database/application.ts'
import { asOwner, migrate } from './core/database/database.ts'
import type { Tables } from './core/database/tables.ts'
import { lockStart } from './core/database/locks.ts'
import { entities, menuTree } from './modules.ts'
import { searchTextOf } from './core/text/search.ts'
import { plantMenus } from './modules/menus/plant.ts'

/**
 * Brings a database up to this version: its schema, and what its modules say of their records.
 * @param appUrl how the application signs in, where the deployment has made its role
 * @returns how the application signs in
 */
export async function prepareDatabase(owner: pg.ClientConfig, appUrl?: string): Promise<pg.ClientConfig> {
  const application = appUrl === undefined ? applicationOf(owner) : undefined
  await migrate(owner, undefined, application)
  await asOwner(owner, async (db) => {
    if (appUrl !== undefined) await grantTo(db, appUrl)
    await entities.writeDown(db)
  })
  return application ?? { connectionString: appUrl }
}

/** The demo's accounts have a password that everybody knows: its data are not served, nor is a school's own shown as a demo. */
export async function requireOwnData(db: Kysely<Tables>, asDemo: boolean): Promise<void> {
  const { demo } = await db.selectFrom('setting').select('demo').executeTakeFirstOrThrow()
  if (demo && !asDemo)
    throw new ConfigError(
      'The demo planted these data, and everybody knows its passwords: set DATA_DIR or DATABASE_URL to data of your own.',
    )
  if (!demo && asDemo && (await db.selectFrom('staff').select('id').executeTakeFirst()))
    throw new ConfigError('These data are a school’s own, not the demo’s: use npm run serve, or set DATA_DIR to another folder.')
}

/** The menus of this version that the database has not been given yet. */
export const plantNewMenus = (db: Kysely<Tables>) => db.transaction().execute((change) => plantMenus(change, menuTree))

/** Plants the tree, and gives somebody the built-in role; answers who. Undefined when another server was first: then nothing is done. */
export async function seedStart(db: Kysely<Tables>, email: string, passwordHash: string | null): Promise<number | undefined> {
  return db.transaction().execute(async (change) => {
    await lockStart(change)
    if (
      await change
        .selectFrom('staffRole')
        .innerJoin('role', 'role.id', 'staffRole.roleId')
        .select('staffId')
        .where('builtin', '=', true)
        .executeTakeFirst()
    )
      return undefined
    await plantMenus(change, menuTree)
    const account = await change
      .insertInto('staff')
      .values({ name: 'Administrator', email, passwordHash, search: searchTextOf({ name: 'Administrator', nameZh: '', email }) })
      .onConflict((on) => on.column('email').doUpdateSet({ passwordHash, enabled: true }))
      .returning('id')
      .executeTakeFirstOrThrow()
    const { id: roleId } = await change.selectFrom('role').select('id').where('builtin', '=', true).executeTakeFirstOrThrow()
    await change.insertInto('staffRole').values({ staffId: account.id, roleId }).execute()
    // The first administrator has the seven days of an account that had the role before.
    await change
      .updateTable('role')
      .set({ secondFactorSince: sql<Date>`now()` })
      .where('id', '=', roleId)
      .where('secondFactor', '=', true)
      .execute()
    return account.id
  })
}

// How far a role reaches among students, by module.
import type { Schema } from '@isb/contract'
import { scopedModules } from '@isb/contract/metadata'
import { isDeepStrictEqual } from 'node:util'
import { sql } from 'kysely'
import { codesByModule, grantableBy } from '../../core/access/access.ts'
import type { SignedIn } from '../../core/app/context.ts'
import type { Db } from '../../core/database/database.ts'
import { refuse, refuseField } from '../../core/ground/refuse.ts'

type RoleReach = Schema<'RoleReach'>

const scoped: readonly string[] = scopedModules

export async function reachesOf(db: Db, roleId: number): Promise<RoleReach[]> {
  const { rows } = await sql<RoleReach>`select module, reach, divisions from role_reach where role_id = ${roleId} order by module`.execute(
    db,
  )
  return rows
}

/** Sets a role's reaches. Changing one takes reaching all students oneself, with each code of the module that the role grants. */
export async function writeReaches(
  { db, caller }: SignedIn,
  roleId: number,
  before: readonly RoleReach[],
  after: readonly RoleReach[],
): Promise<void> {
  for (const [at, { module, reach, divisions }] of after.entries()) {
    if (!scoped.includes(module) || after.findIndex((other) => other.module === module) < at)
      refuseField(`/reaches/${at}/module`, 'REACH_MODULE', { module })
    if ((reach === 'Divisions') !== divisions.length > 0) refuseField(`/reaches/${at}/divisions`, 'REACH_DIVISIONS')
  }
  const of = (all: readonly RoleReach[], module: string) => all.find((each) => each.module === module)
  const changed = scoped.filter((module) => !isDeepStrictEqual(of(before, module), of(after, module)))
  for (const module of changed) if (!(await reachesAll({ db, caller }, roleId, module))) refuse(4, 'REACH_NOT_HELD')
  await db.deleteFrom('roleReach').where('roleId', '=', roleId).execute()
  if (after.length > 0)
    await db
      .insertInto('roleReach')
      .values(after.map(({ divisions, ...reach }) => ({ roleId, divisions: [...divisions], ...reach })))
      .execute()
}

/** Whether the caller may hand on without a limit whatever the role grants of a module, and something of it at all. */
async function reachesAll({ db, caller }: Pick<SignedIn, 'db' | 'caller'>, roleId: number, module: string): Promise<boolean> {
  const { rows } = await sql<{ reaches: boolean }>`
    with code as (select id, id in (${grantableBy(caller)}) as held from menu where code = any(${codesByModule[module] ?? []}::text[]))
    select exists (select from code where held)
      and not exists (select from code join role_menu on menu_id = id where role_id = ${roleId} and not held) as reaches`.execute(db)
  return rows[0]?.reaches === true
}

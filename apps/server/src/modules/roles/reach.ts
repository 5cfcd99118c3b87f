// How far a role reaches among students, by module.
import type { Schema } from '@isb/contract'
import { scopedModules } from '@isb/contract/metadata'
import { isDeepStrictEqual } from 'node:util'
import { sql } from 'kysely'
import { codesByModule } from '../../core/access/access.ts'
import type { SignedIn } from '../../core/context.ts'
import type { Db } from '../../core/database/database.ts'
import { refuse, refuseField } from '../../core/refuse.ts'

type RoleReach = Schema<'RoleReach'>

const scoped: readonly string[] = scopedModules

export async function reachesOf(db: Db, roleId: number): Promise<RoleReach[]> {
  const { rows } = await sql<RoleReach>`select module, reach, divisions from role_reach where role_id = ${roleId} order by module`.execute(
    db,
  )
  return rows
}

/** Sets a role's reaches. What is changed in a module takes reaching all of its students oneself. */
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
  for (const module of changed) if (!(await reachesAll({ db, caller }, module))) refuse(4, 'REACH_NOT_HELD')
  await db.deleteFrom('roleReach').where('roleId', '=', roleId).execute()
  if (after.length > 0)
    await db
      .insertInto('roleReach')
      .values(after.map(({ divisions, ...reach }) => ({ roleId, divisions: [...divisions], ...reach })))
      .execute()
}

/** Whether no role of the caller's limits the module, and one grants it. */
async function reachesAll({ db, caller }: Pick<SignedIn, 'db' | 'caller'>, module: string): Promise<boolean> {
  if (caller.administrator) return true
  const { rows } = await sql`
    select from staff_role sr join role r on r.id = sr.role_id and r.enabled join role_menu rm on rm.role_id = r.id
    join menu m on m.id = rm.menu_id
    where sr.staff_id = ${caller.staffId} and m.code = any(${codesByModule[module] ?? []}::text[])
      and not exists (select from role_reach rr where rr.role_id = r.id and rr.module = ${module}) limit 1`.execute(db)
  return rows.length > 0
}

import type { Data } from '@isb/contract'
import type { NotNull } from 'kysely'
import { heldCodes } from '../../core/access/access.ts'
import { graceOf, suspendedRolesOf } from '../../core/access/suspended.ts'
import type { Caller } from '../../core/app/context.ts'
import type { Db } from '../../core/database/database.ts'

/** The account of an address, for signing in: a person's, for a service account has no password. */
export const accountByEmail = (db: Db, email: string) =>
  db
    .selectFrom('staff')
    .select(['id', 'name', 'email', 'passwordHash', 'enabled'])
    .where('email', '=', email)
    .where('service', '=', false)
    .$narrowType<{ email: NotNull }>()
    .executeTakeFirst()

/** Who somebody is, with roles and the permission codes held now. */
export async function verboseUser(db: Db, caller: Caller, now: Date): Promise<Data<'auth.me'>> {
  const { staffId, administrator } = caller
  const person = await db
    .selectFrom('staff')
    .select(['id', 'name', 'nameZh', 'email', 'type', 'lastLoginAt'])
    .where('id', '=', staffId)
    .executeTakeFirstOrThrow()
  const roles = await db
    .selectFrom('role')
    .innerJoin('staffRole', 'staffRole.roleId', 'role.id')
    .select(['role.id', 'role.name'])
    .where('staffRole.staffId', '=', staffId)
    .where('role.enabled', '=', true)
    .orderBy('role.name')
    .execute()
  const permissions = [...(await heldCodes(db, caller))]
  const { id: userId, lastLoginAt, ...rest } = person
  const due = await graceOf(db, caller, now)
  return {
    userId,
    ...rest,
    // Several attendants share an account: each is called by the name on their code.
    ...(caller.run !== null && { name: caller.name, nameZh: '' }),
    administrator,
    roles,
    permissions,
    lastLoginAt: lastLoginAt?.toISOString() ?? null,
    secondFactorDueAt: due?.toISOString() ?? null,
    suspendedRoles: await suspendedRolesOf(db, caller),
  }
}

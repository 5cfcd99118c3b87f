// Roles that give nothing for now: they require a second factor, and the account that has them has none.
import type { Schema } from '@isb/contract'
import { graceDays } from '@isb/domain'
import { sql } from 'kysely'
import type pg from 'pg'
import type { Caller } from '../app/context.ts'
import type { Db } from '../database/database.ts'

/** SQL of whether account `p` has a second factor here. */
const ownFactor = `(exists (select from passkey k where k.staff_id = p.id)
  or exists (select from authenticator k where k.staff_id = p.id and k.confirmed))`

/**
 * SQL of whether account `p` has had role `r` since before the role began to require a second factor. Such an account has seven days to set
 * one up. An account that got the role later has none: whoever gave it the role could otherwise use it by a new password alone.
 */
const hadBefore = "coalesce(coalesce(sr.since, '-infinity') <= r.second_factor_since, false)"

/** SQL of the moment at which the grace of role `r` ends. */
const graceEnd = `(r.second_factor_since + interval '${graceDays} days')`

/**
 * SQL of whether role `r`, which account `p` has by `staff_role sr`, gives nothing.
 * @param signedIn SQL of whether a second factor was given at sign-in, here or at Microsoft
 * @param now SQL of the time
 */
export const suspendedSql = (signedIn: string, now: string): string =>
  `(r.second_factor and not p.service and not coalesce(${signedIn}, false) and not ${ownFactor} and not (${hadBefore} and ${graceEnd} > ${now}))`

/** SQL of whether account `p` signed in with a second factor the last time: it counts where no session says so, as for tokens. */
export const lastSignIn = 'p.last_login_confirmed'

/** The rights of an account that itself is not calling, as far as they depend on its second factor. */
export type Rights = Pick<Caller, 'administrator' | 'suspendedRoles'>

/**
 * Whether an account has the built-in role, and its roles that give nothing for now.
 * @param signedIn whether its session began with a second factor; left out where no session says so
 */
export async function rightsOf(db: Db, staffId: number, now: Date, signedIn?: boolean): Promise<Rights> {
  const { rows } = await sql<Rights>`
    select coalesce(bool_or(builtin and not suspended), false) as administrator,
      coalesce(array_agg(id) filter (where suspended), '{}') as "suspendedRoles"
    from (select r.id, r.builtin, ${sql.raw(suspendedSql(`coalesce(asked.signed_in, ${lastSignIn})`, 'asked.now'))} as suspended
      from (select ${now}::timestamptz as now, ${signedIn ?? null}::boolean as signed_in) asked, staff p join staff_role sr on sr.staff_id = p.id join role r on r.id = sr.role_id
      where p.id = ${staffId}) given`.execute(db)
  return rows[0]!
}

/** SQL of the first end of a grace under way of account `p`: a role that requires a second factor still counts until then. */
export const graceEndSql = (signedIn: string, now: string): string =>
  `(select min(${graceEnd}) from staff_role sr join role r on r.id = sr.role_id
    where sr.staff_id = p.id and r.second_factor and (r.enabled or r.builtin) and not p.service
      and not coalesce(${signedIn}, false) and not ${ownFactor} and ${hadBefore} and ${graceEnd} > ${now})`

/** Until when the caller's roles count without a second factor; null where the caller has one, or where no role requires one. */
export async function graceOf(db: Db, { staffId, confirmedAt }: Caller, now: Date): Promise<Date | null> {
  const { rows } = await sql<{ ends: Date | null }>`
    select ${sql.raw(graceEndSql('asked.confirmed', 'asked.now'))} as ends
    from staff p, (select ${confirmedAt !== null}::boolean as confirmed, ${now}::timestamptz as now) asked where p.id = ${staffId}`.execute(
    db,
  )
  return rows[0]?.ends ?? null
}

/** The caller's roles that give nothing for now, by name. */
export const suspendedRolesOf = (db: Db, { suspendedRoles }: Caller): Promise<Schema<'RoleRef'>[]> =>
  db
    .selectFrom('role')
    .select(['id', 'name'])
    .where('id', 'in', [0, ...suspendedRoles])
    .orderBy('name')
    .execute()

/** SQL of the state of the second factor of account `p`: see `StaffSecondFactor` in the contract. */
export const secondFactorSql = (now: string): string => `(case
  when ${ownFactor} then 'Set'
  when exists (select from staff_role sr join role r on r.id = sr.role_id
    where sr.staff_id = p.id and (r.enabled or r.builtin) and ${suspendedSql(lastSignIn, now)}) then 'Missing'
  when ${graceEndSql(lastSignIn, now)} is not null then 'Due'
  when ${lastSignIn} and p.microsoft_id is not null then 'Microsoft'
  else 'None' end)`

/** Whether one of the caller's suspended roles would give a permission: then the caller is asked for a second factor, not refused for good. */
export async function isSuspended(pool: pg.Pool, { suspendedRoles, scopes }: Caller, permission: string): Promise<boolean> {
  if (suspendedRoles.length === 0 || (scopes && !scopes.includes(permission))) return false
  const { rows } = await pool.query(
    `select from role r where r.id = any($1::bigint[]) and (r.builtin or r.enabled and exists (
      select from role_menu rm join menu m on m.id = rm.menu_id where rm.role_id = r.id and m.code = $2)) limit 1`,
    [suspendedRoles, permission],
  )
  return rows.length > 0
}

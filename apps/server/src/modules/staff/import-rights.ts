// What an importer must hold: nobody gives what they do not hold, and nobody changes an account that holds more than they do.
import type { Schema, ToldReason } from '@isb/contract'
import { sql } from 'kysely'
import { heldCodes, heldMenuIds } from '../../core/access/access.ts'
import type { Db } from '../../core/database/database.ts'
import { refusedRow, type Importing } from '../../core/shared/import.ts'
import type { Role, Row } from './import-row.ts'

/** The rows that the caller may not bring in. */
export async function denied(
  db: Db,
  rows: readonly Row[],
  roles: ReadonlyMap<number, Role>,
  { caller, locale }: Importing,
): Promise<Schema<'RunResult'>[]> {
  const administrator = caller.administrator && !caller.scopes
  const held = new Set(await heldMenuIds(db, caller))
  const mayEnable = (await heldCodes(db, caller)).has('upms:staff:enable')
  const above = administrator ? new Set<number>() : await holdingMore(db, rows, held, caller.staffId)
  const giveable = new Map(
    [...roles.values()].map((role) => [role.id, role.builtin ? administrator : role.menuIds.every((id) => held.has(id))]),
  )
  return rows.flatMap((row): Schema<'RunResult'>[] => {
    const { before, after } = row
    const refuse = (reason: ToldReason<'staff.import'>, values?: Record<string, string>) => [refusedRow(locale, row, reason, values)]
    const given = after.roleIds.find((id) => giveable.get(id) !== true && !before?.roleIds.includes(id))
    if (given !== undefined && roles.get(given)?.builtin) return refuse('ADMINISTRATOR_ONLY')
    if (given !== undefined) return refuse('ROLE_NOT_HELD', { role: roles.get(given)?.name ?? '' })
    const takes = before?.roleIds.some((id) => roles.get(id)?.builtin === true && !after.roleIds.includes(id))
    if (takes && !administrator) return refuse('ADMINISTRATOR_ONLY')
    if (!before) return after.enabled || mayEnable ? [] : refuse('CODE_NOT_HELD', { code: 'upms:staff:enable' })
    if (above.has(before.id)) return refuse('ACCOUNT_HOLDS_MORE')
    if (before.enabled !== after.enabled && !mayEnable) return refuse('CODE_NOT_HELD', { code: 'upms:staff:enable' })
    if (before.enabled && !after.enabled && before.id === caller.staffId) return refuse('STAFF_SELF')
    return []
  })
}

/** Which of these accounts hold a node that the caller does not. Disabled roles count, for they can be enabled again. */
async function holdingMore(db: Db, rows: readonly Row[], held: ReadonlySet<number>, self: number): Promise<Set<number>> {
  const ids = rows.flatMap(({ before }) => (before && before.roleIds.length > 0 && before.id !== self ? [before.id] : []))
  const { rows: found } = await sql<{ id: number }>`
    select distinct sr.staff_id as id from staff_role sr join role r on r.id = sr.role_id left join role_menu rm on rm.role_id = r.id
    where sr.staff_id = any(${ids}::bigint[]) and (r.builtin or rm.menu_id <> all(${[...held]}::bigint[]))`.execute(db)
  return new Set(found.map(({ id }) => id))
}

// The demo school's people.
import type { Db } from '../../core/database/database.ts'
import { searchTextOf } from '../../core/text/search.ts'
import { demoPeople } from './seed.ts'

/** The rest of the school. Some have a role, so that roles have members; nobody of them has a password. */
export async function plantPeople(change: Db, now: Date): Promise<void> {
  const ago = (days: number) => new Date(now.getTime() - days * 24 * 60 * 60_000)
  const people = await change
    .insertInto('staff')
    .values(
      demoPeople.map(({ seenDaysAgo, ...person }, at) => ({
        ...person,
        createdAt: ago(45 + (at % 60)),
        search: searchTextOf(person),
        ...(person.source === 'synced' && { syncedAt: ago(0.5) }),
        ...(seenDaysAgo !== null && { lastLoginAt: ago(seenDaysAgo) }),
      })),
    )
    .returning(['id', 'type'])
    .execute()
  const staff = people.filter(({ type }) => type === 'staff')
  const roleIds = await change
    .selectFrom('role')
    .select(['id', 'name'])
    .where('name', 'in', ['Front office', 'Account desk', 'Auditor', 'Registrar'])
    .orderBy('id')
    .execute()
  await change
    .insertInto('staffRole')
    .values(
      staff
        .slice(0, 20)
        .map(({ id }, at) => ({ staffId: id, roleId: roleIds[at < 18 ? (at % 9 < 6 ? 0 : at % 9 < 8 ? 1 : 2) : 3]?.id ?? 0 })),
    )
    .execute()
}

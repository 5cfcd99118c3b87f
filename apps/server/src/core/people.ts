// People as other modules name them: who asked, who decided, whom something is for.
import type { Schema } from '@isb/contract'
import { holds } from './access/access.ts'
import { personWithinReach, reachOf } from './access/reach.ts'
import { schoolDay } from './clock.ts'
import type { SignedIn } from './context.ts'
import type { Db } from './database/database.ts'
import { containsAll } from './lists/sql.ts'
import { refuse } from './refuse.ts'

/** The most people that a form is offered at once. */
const most = 20

/** The handler that offers people to choose from. */
export const people = finding(() => 'true')

/** The same of students alone, who have not left. */
export const students = finding((today) => `exists (select from student p where p.id = s.id and coalesce(p.left_on, ${today}) >= ${today})`)

/**
 * A handler that offers enabled people by what is typed: whose address it is first, then those whose name begins with it. Of the students
 * those within the caller's reach. Addresses are told, and found by their parts, where the caller may see accounts; anybody else is told an
 * address that they have typed whole.
 */
function finding(only: (today: string) => string) {
  return async (
    { query: { search } }: { readonly query: { readonly search: string } },
    context: SignedIn,
  ): Promise<Schema<'PersonOption'>[]> => {
    const { app, db, now, caller } = context
    const values: unknown[] = [search.trim().toLowerCase()]
    const bind = (value: unknown) => `$${values.push(value)}`
    const seesAccounts = await holds(db, caller, 'upms:staff')
    const found = containsAll(seesAccounts ? 's.search' : 's.search_names', search, bind)
    const reach = await reachOf(db, context)
    const today = `${bind(await schoolDay(db, now))}::date`
    const within = personWithinReach(reach, 's.id', today, bind) || 'true'
    const { rows } = await app.pool.query<Schema<'PersonOption'>>(
      `select id, name, name_zh as "nameZh", type, case when ${seesAccounts} or s.email = $1 then email end as email
      from staff s where s.enabled and not s.service and (${found} or s.email = $1) and ${today} is not null and ${only(today)} and ${within}
      order by s.email <> $1, not starts_with(s.search, $1), lower(s.name), s.id limit ${most}`,
      values,
    )
    return rows
  }
}

/** Somebody whom a request is for. Refuses who is not there or is disabled. */
export async function requirePerson(db: Db, id: number) {
  const person = await db
    .selectFrom('staff')
    .select(['id', 'name', 'nameZh', 'email', 'enabled', 'service'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!person) refuse(2, 'STAFF_NOT_FOUND')
  if (!person.enabled) refuse(3, 'ACCOUNT_DISABLED')
  return person
}

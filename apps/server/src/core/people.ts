// People as other modules name them: who asked, who decided, whom something is for.
import type { Schema } from '@isb/contract'
import { personWithinReach, reachOf } from './access/reach.ts'
import { schoolDay } from './clock.ts'
import type { SignedIn } from './context.ts'
import type { Db } from './database/database.ts'
import { containsAll } from './lists/sql.ts'
import { refuse } from './refuse.ts'

/** The most people that a form is offered at once. */
const most = 20

/**
 * The handler that offers enabled people by what is typed: whose address it is first, then those whose name begins with it. Of the students
 * those within the caller's reach.
 * @param withAddresses whether addresses are told; else nobody is found by theirs either
 */
export async function people(
  { query: { search } }: { readonly query: { readonly search: string } },
  context: SignedIn,
  withAddresses = true,
): Promise<Schema<'PersonOption'>[]> {
  const { app, db, now } = context
  const values: unknown[] = [search.trim().toLowerCase()]
  const bind = (value: unknown) => `$${values.push(value)}`
  const found = containsAll(withAddresses ? 's.search' : "replace(s.search, coalesce(s.email, ' '), ' ')", search, bind)
  const reach = await reachOf(db, context)
  const today = `${bind(await schoolDay(db, now))}::date`
  const within = personWithinReach(reach, 's.id', today, bind) || 'true'
  const { rows } = await app.pool.query<Schema<'PersonOption'>>(
    `select id, name, name_zh as "nameZh", type, ${withAddresses ? 'email' : 'null as email'} from staff s where s.enabled and not s.service and ${found}
      and ${today} is not null and ${within}
    order by s.email <> $1, not starts_with(s.search, $1), lower(s.name), s.id limit ${most}`,
    values,
  )
  return rows
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

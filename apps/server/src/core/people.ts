// People as other modules name them: who asked, who decided, whom something is for.
import type { Schema } from '@isb/contract'
import type { SignedIn } from './context.ts'
import type { Db } from './database/database.ts'
import { containsAll } from './lists/sql.ts'
import { refuse } from './refuse.ts'

/** The most people that a form is offered at once. */
const most = 20

/** The handler that offers enabled people by what is typed: whose address it is first, then those whose name begins with it. */
export async function people(
  { query: { search } }: { readonly query: { readonly search: string } },
  { app }: SignedIn,
): Promise<Schema<'PersonOption'>[]> {
  const values: unknown[] = [search.trim().toLowerCase()]
  const found = containsAll('s.search', search, (value) => `$${values.push(value)}`)
  const { rows } = await app.pool.query<Schema<'PersonOption'>>(
    `select id, name, name_zh as "nameZh", type, email from staff s where s.enabled and not s.service and ${found}
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

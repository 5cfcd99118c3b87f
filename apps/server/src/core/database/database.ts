// The pool, the typed query builder on it, and migrations.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { CamelCasePlugin, Kysely, PostgresDialect, sql, type Transaction } from 'kysely'
import { Migrator } from 'kysely/migration'
import pg from 'pg'
import { makeLogin, role, type applicationOf } from './application.ts'
import { preparing, type SessionSource } from './prepared.ts'
import { limits, poolOf, takesLong, type Sessions, type Work } from './sessions.ts'
import type { Tables } from './tables.ts'

/** The database, or a transaction on it: queries do not care. */
export type Db = Kysely<Tables> | Transaction<Tables>

// bigint: ids and counts stay far below 2^53.
pg.types.setTypeParser(pg.types.builtins.INT8, Number)
// A day is a day, in no time zone.
pg.types.setTypeParser(pg.types.builtins.DATE, String)
const int8Array = 1016 as typeof pg.types.builtins.INT8
const texts = pg.types.getTypeParser(int8Array) as (value: string) => string[]
pg.types.setTypeParser(int8Array, (value: string) => texts(value).map(Number))

/**
 * What each session sets. Questions here take milliseconds: those that PostgreSQL thinks long, it would compile for longer than they run.
 */
const sessionSettings = {
  role,
  timezone: 'UTC',
  lock_timeout: '8s',
  idle_in_transaction_session_timeout: '60s',
  // PostgreSQL for its part asks whether we are still there.
  tcp_keepalives_idle: 30,
  tcp_keepalives_interval: 10,
  tcp_keepalives_count: 3,
  jit: 'off',
}

const migrationsFolder = join(import.meta.dirname, '../../../migrations')

/**
 * A pool whose sessions work as the application's role, which owns no tables.
 * @param work how long its statements may take
 */
export function openPool(connection: pg.ClientConfig, max: number, onError: (error: Error) => void, work: Work = 'request'): Sessions {
  const { statementMs, silentMs } = limits[work]
  const settings = Object.entries({ ...sessionSettings, statement_timeout: statementMs })
  const pool = poolOf({
    application_name: 'isb',
    ...connection,
    max,
    silentMs,
    options: settings.map(([name, value]) => `-c ${name}=${value}`).join(' '),
    // A school that rests for a minute need not sign in to its database again.
    idleTimeoutMillis: 600_000,
  })
  // A session that dies while idle must not take the process along.
  pool.on('error', onError)
  return pool
}

/** Gives a transaction the time of long work. */
export const allowLong = (db: Db): Promise<unknown> => sql.raw(takesLong).execute(db)

/** Reads in a transaction that has the time of long work. */
export const readLong = <T>(db: Kysely<Tables>, read: (long: Db) => Promise<T>): Promise<T> =>
  db
    .transaction()
    .setAccessMode('read only')
    .execute(async (long) => {
      await allowLong(long)
      return read(long)
    })

/** Whether PostgreSQL gave a statement up because it took too long, or waited too long for another one. */
export const isTooLong = (error: unknown): boolean => ['57014', '55P03'].includes((error as { code?: string }).code ?? '')

/** The builder on one session, which it gives back after its first transaction; for where the session itself is needed too, as for COPY. */
export const onSession = (session: pg.PoolClient): Kysely<Tables> =>
  openDatabase({ options: {}, connect: () => Promise.resolve(session), end: () => Promise.resolve() }, false)

export const openDatabase = (sessions: SessionSource, holdsBack = true): Kysely<Tables> =>
  new Kysely<Tables>({
    dialect: new PostgresDialect({ pool: preparing(sessions, holdsBack) }),
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
  })

/** Does something as the owner of the tables. */
export async function asOwner<T>(connection: pg.ClientConfig, work: (owner: Kysely<unknown>) => Promise<T>): Promise<T> {
  const pool = poolOf({ ...connection, max: 2, silentMs: limits.program.silentMs })
  pool.on('error', () => {})
  const owner = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) })
  try {
    return await work(owner)
  } finally {
    await owner.destroy()
  }
}

/**
 * Brings the schema up to date. Several servers may start at once: Kysely's lock lets one work and the others wait.
 * @param connection the owner's, who may make tables and roles
 * @param upTo the last migration to apply; all of them when missing
 * @param application how the application will sign in, where that is not settled elsewhere
 */
export async function migrate(connection: pg.ClientConfig, upTo?: string, application?: ReturnType<typeof applicationOf>): Promise<void> {
  await asOwner(connection, async (db) => {
    await makeRole(db)
    if (application) await makeLogin(db, application)
    const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations() } })
    const { error } = await (upTo === undefined ? migrator.migrateToLatest() : migrator.migrateTo(upTo))
    if (error) throw error instanceof Error ? error : new Error('migration failed', { cause: error })
  })
}

/** The migrations of this version, in their order. */
export const migrationNames = (): string[] => Object.keys(migrations()).toSorted()

const migrations = () =>
  Object.fromEntries(
    readdirSync(migrationsFolder)
      .filter((file) => file.endsWith('.sql'))
      .map((file) => [
        file.replace('.sql', ''),
        { up: async (db: Kysely<unknown>) => void (await sql.raw(readFileSync(join(migrationsFolder, file), 'utf8')).execute(db)) },
      ]),
  )

/** Roles belong to the whole cluster: two databases may make it at the same moment. */
async function makeRole(db: Kysely<unknown>): Promise<void> {
  await sql`do $$ begin
    if not exists (select from pg_roles where rolname = ${sql.lit(role)}) then create role ${sql.id(role)} nologin; end if;
    if not pg_has_role(current_user, ${sql.lit(role)}, 'member') then execute format('grant ${sql.id(role)} to %I', current_user); end if;
  exception when duplicate_object or unique_violation then null; end $$`.execute(db)
}

// As whom the application signs in: a role of its own, which has the rights of `isb_app`, owns nothing, and cannot become the owner.
import { createHash, createHmac, pbkdf2Sync } from 'node:crypto'
import { sql, type Kysely } from 'kysely'
import type pg from 'pg'
import { ConfigError } from '../ground/config.ts'
import { sessionOf } from './sessions.ts'

/** The role that every right of the application is granted to. Nobody signs in as it. */
export const role = 'isb_app'

/** The name and password of somebody who signs in. */
interface Login {
  readonly user: string
  readonly password: string
}

/** Every server that knows the owner's password derives the same, and nobody gets from it to the owner's. */
const derived = (password: string, purpose: string): Buffer => createHmac('sha256', password).update(`isb application ${purpose}`).digest()

/**
 * How the application signs in where the owner signs in like this.
 * @throws ConfigError where the owner has no password that the application's could be made of
 */
export function applicationOf(owner: pg.ClientConfig): pg.ClientConfig & Login {
  const url = owner.connectionString === undefined ? undefined : new URL(owner.connectionString)
  const [name, secret] = url ? [decodeURIComponent(url.username), decodeURIComponent(url.password)] : [owner.user, owner.password]
  if (!name || typeof secret !== 'string' || secret === '')
    throw new ConfigError(
      'DATABASE_URL has no user and password: set DATABASE_APP_URL to how the application signs in, as a role of its own.',
    )
  const login = { user: `${name}_application`, password: derived(secret, name).toString('base64url') }
  if (!url) return { ...owner, ...login }
  url.username = encodeURIComponent(login.user)
  url.password = login.password
  return { ...login, connectionString: url.href }
}

/**
 * What PostgreSQL keeps of a password, so that the password itself is in no statement and no log. Source: RFC 5802, and `rolpassword` of
 * https://www.postgresql.org/docs/current/catalog-pg-authid.html
 */
function verifierOf({ user, password }: Login): string {
  const [rounds, salt] = [4096, derived(password, `salt of ${user}`).subarray(0, 16)]
  const salted = pbkdf2Sync(password, salt, rounds, 32, 'sha256')
  const keyOf = (name: string) => createHmac('sha256', salted).update(name).digest()
  const stored = createHash('sha256').update(keyOf('Client Key')).digest()
  const texts = [stored, keyOf('Server Key')].map((key) => key.toString('base64'))
  return `SCRAM-SHA-256$${rounds}:${salt.toString('base64')}$${texts.join(':')}`
}

/** Makes the role that the application signs in as. Roles belong to the whole cluster: several servers may do this at the same moment. */
export async function makeLogin(owner: Kysely<unknown>, connection: pg.ClientConfig & Login): Promise<void> {
  if (await canSignIn(connection)) return
  const { user, password } = connection
  // The owner may end what the application does: a run that is cancelled.
  await sql`do $$ begin
    if not exists (select from pg_roles where rolname = ${sql.lit(user)}) then create role ${sql.id(user)}; end if;
    alter role ${sql.id(user)} login password ${sql.lit(verifierOf({ user, password }))};
    grant ${sql.id(role)} to ${sql.id(user)};
    if not pg_has_role(current_user, ${sql.lit(user)}, 'usage') then execute format('grant ${sql.id(user)} to %I', current_user); end if;
  exception when duplicate_object or unique_violation or internal_error then null; end $$`.execute(owner)
}

/** Gives the application's rights to a role that the deployment has made. */
export async function grantTo(owner: Kysely<unknown>, url: string): Promise<void> {
  await sql`grant ${sql.id(role)} to ${sql.id(decodeURIComponent(new URL(url).username))}`.execute(owner)
}

/** Whether somebody can sign in and work with the application's rights. */
async function canSignIn(connection: pg.ClientConfig): Promise<boolean> {
  const client = sessionOf(connection, { options: `-c role=${role}` })
  try {
    await client.connect()
    return true
  } catch (error) {
    // Unknown, another password, not granted yet.
    if (['28000', '28P01', '42501'].includes((error as pg.DatabaseError).code ?? '')) return false
    throw error
  } finally {
    await client.end()
  }
}

/** Refuses a role that could do more than the application may. */
export async function requireLeastPrivilege(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query<{ name: string }>(
    `select session_user as name from pg_roles where rolname = session_user and (rolsuper or rolcreaterole
       or exists (select from pg_class where relnamespace = 'public'::regnamespace and pg_has_role(session_user, relowner, 'member')))`,
  )
  if (rows[0]) throw new ConfigError(`DATABASE_APP_URL signs in as ${rows[0].name}, who owns tables or may make roles: use another role.`)
}

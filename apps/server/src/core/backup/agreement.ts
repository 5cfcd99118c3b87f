// What servers of one database must have in common: the key of their secrets, the key of their backups, and the store of images. The
// database keeps a check value of each. A server that differs does not start: it would make second factors wrong and cry tampering.
import { createHmac, hkdfSync, randomBytes } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { sql, type Kysely } from 'kysely'
import { signatureOfSeal } from '../audit/digests.ts'
import { ConfigError, type Config } from '../ground/config.ts'
import type { Db } from '../database/database.ts'
import { lockStart } from '../database/locks.ts'
import type { Tables } from '../database/tables.ts'
import type { Store } from '../files/store.ts'
import { hasKey, keyFor } from '../ground/secrets.ts'

/** The object that marks a store. */
const marker = 'marker'

const check = (key: Uint8Array): Buffer => createHmac('sha256', key).update('isb check value').digest()

export const checkOfSecrets = (config: Config): Buffer => check(keyFor(config, 'check'))
export const checkOfBackups = ({ backupKey }: Config): Buffer | undefined =>
  backupKey === undefined
    ? undefined
    : check(Buffer.from(hkdfSync('sha256', Buffer.from(backupKey, 'base64url'), 'isb', 'backup check', 32)))

/** The key that a rotation has written and not put in its place: it was broken off between the two. */
export const newKeyFile = (config: Pick<Config, 'secretsFile'>): string => `${config.secretsFile}.new`

type Log = (text: string) => void

/**
 * Compares this server with what the database knows, and writes down what it does not know yet.
 * @throws ConfigError that names the setting to copy
 */
export async function requireShared(db: Kysely<Tables>, config: Config, store: Store, log: Log): Promise<void> {
  await requireSecrets(db, config)
  await requireBackups(db, config)
  await requireStore(db, config, store, log)
}

async function requireSecrets(db: Kysely<Tables>, config: Config): Promise<void> {
  const setting = config.secretsKey ? 'SECRETS_KEY' : `SECRETS_KEY, or the file ${config.secretsFile},`
  const differs = (why: string) =>
    new ConfigError(
      `${why} Copy ${setting} from a server that works on this database. If the key is lost: npm run -s secrets -- --accept-loss`,
    )
  const kept = await keptValue(db, 'secrets')
  if (kept && !hasKey(config)) throw differs('The database has secrets of another server, and this one has no key.')
  if (kept) {
    const file = newKeyFile(config)
    if (!config.secretsKey && !kept.equals(checkOfSecrets(config)) && existsSync(file)) {
      const secretsKey = readFileSync(file, 'utf8').trim()
      if (kept.equals(checkOfSecrets({ ...config, secretsKey })))
        throw new ConfigError(`A rotation of the key was broken off at its end: move ${file} to ${config.secretsFile}`)
    }
    if (!kept.equals(checkOfSecrets(config))) throw differs('The database has secrets that were encrypted with another key.')
    return
  }
  // Servers of before kept no check value. Who made the last seal has the right key.
  const { rows } = await sql<{ id: number; digest: Buffer; signature: Buffer }>`
    select id, digest, signature from audit_seal order by id desc limit 1`.execute(db)
  const [seal] = rows
  if (seal && !(hasKey(config) && seal.signature.equals(signatureOfSeal(config, seal.id, seal.digest))))
    throw differs('The audit was last sealed with another key.')
  await keepFirst(db, 'secrets', checkOfSecrets(config))
  await requireSecrets(db, config)
}

async function requireBackups(db: Kysely<Tables>, config: Config): Promise<void> {
  const own = checkOfBackups(config)
  if (own) await keepFirst(db, 'backup', own)
  const kept = await keptValue(db, 'backup')
  // A server that makes no backups needs no key.
  if (!kept || (!own && config.backupDir === undefined)) return
  if (!own || !kept.equals(own))
    throw new ConfigError(
      `Other servers of this database sign their backups with another BACKUP_KEY${own ? '' : ', and this one has none'}. Copy BACKUP_KEY from them. If it was changed on purpose: npm run -s secrets -- --accept-backup-key`,
    )
}

/** The store does not answer. A database that does not is another matter, and stops the start. */
class StoreAway extends Error {}
const ofStore = <T>(asked: Promise<T>): Promise<T> =>
  asked.catch((error: unknown) => {
    throw new StoreAway(error instanceof Error ? error.message : String(error), { cause: error })
  })

async function requireStore(db: Kysely<Tables>, config: Config, store: Store, log: Log): Promise<void> {
  let there: Buffer | undefined
  try {
    // One server at a time marks the first store: two that share it would write two markers.
    if (!(await keptValue(db, 'files')))
      await db.transaction().execute(async (first) => {
        await lockStart(first)
        if (!(await keptValue(first, 'files'))) await keepFirst(first, 'files', await ofStore(markerOf(store)))
      })
    there = await ofStore(store.get(marker))
  } catch (error) {
    if (!(error instanceof StoreAway)) throw error
    // A bucket that is away now has been looked at before, or will be at the next start.
    return log(`The store of images cannot be looked at: ${error.message}`)
  }
  if (!(await keptValue(db, 'files'))?.equals(there ?? Buffer.alloc(0)))
    throw new ConfigError(
      `The images of this database lie elsewhere than in ${config.filesS3 ? config.filesS3.url : `${config.dataDir}/files`}. Copy FILES_S3_URL, or DATA_DIR where all servers share one, from a server that works. If the images were moved or are lost: npm run -s secrets -- --accept-store`,
    )
}

/** What marks the store: it is marked now where it was not. */
async function markerOf(store: Store): Promise<Buffer> {
  const there = await store.get(marker)
  if (there) return there
  const bytes = randomBytes(32)
  await store.put(marker, bytes, 'application/octet-stream')
  return bytes
}

async function keptValue(db: Db, name: string): Promise<Buffer | undefined> {
  return (await db.selectFrom('sharedCheck').select('value').where('name', '=', name).executeTakeFirst())?.value
}

/** Of two servers that start at once the first one's value stays. */
const keepFirst = (db: Db, name: string, value: Buffer) =>
  db
    .insertInto('sharedCheck')
    .values({ name, value })
    .onConflict((on) => on.doNothing())
    .execute()

/** Writes down a value in place of what was known; null forgets it. Only the owner of the tables may. */
export const keepValue = (owner: Kysely<unknown>, name: 'secrets' | 'backup' | 'files', value: Buffer | null) =>
  value === null
    ? sql`delete from shared_check where name = ${name}`.execute(owner)
    : sql`insert into shared_check (name, value) values (${name}, ${value}) on conflict (name) do update set value = excluded.value`.execute(
        owner,
      )

/** Marks the store as the database's own. */
export async function keepStore(owner: Kysely<unknown>, store: Store): Promise<void> {
  await keepValue(owner, 'files', await markerOf(store))
}

/**
 * After a restore: this machine is the one that counts.
 * @returns whether the secrets of the backup were encrypted with another key
 */
export async function keepOwnValues(owner: Kysely<unknown>, config: Config, store: Store): Promise<boolean> {
  const { rows } = await sql<{ value: Buffer }>`select value from shared_check where name = 'secrets'`.execute(owner)
  const isOther = rows[0] !== undefined && !rows[0].value.equals(checkOfSecrets(config))
  await keepValue(owner, 'secrets', checkOfSecrets(config))
  await keepValue(owner, 'backup', checkOfBackups(config) ?? null)
  await keepStore(owner, store)
  return isOther
}

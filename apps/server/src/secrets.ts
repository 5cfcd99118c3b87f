// `npm run -s secrets -- --rotate`: a new key for the secrets, while the servers are stopped. `--accept-loss` goes on without the old one.
import { randomBytes } from 'node:crypto'
import { renameSync, writeFileSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { parseArgs } from 'node:util'
import { sql, type Kysely } from 'kysely'
import type pg from 'pg'
import { moment, nothing, signatureOfAnchor, signatureOfHandover } from './core/audit/digests.ts'
import { verifyAudit } from './core/audit/verify.ts'
import { ConfigError, readConfig, type Config } from './core/ground/config.ts'
import { onPool, openBeside, runProgram } from './core/embedded/beside.ts'
import { asOwner } from './core/database/database.ts'
import { lockNumbers } from './core/database/locks.ts'
import { DataDirectoryHeld } from './core/embedded/index.ts'
import { openStore } from './core/files/open-store.ts'
import { decrypt, encrypt, hasKey } from './core/ground/secrets.ts'
import { checkOfBackups, checkOfSecrets, keepStore, keepValue, newKeyFile } from './core/backup/agreement.ts'
import { credentialOf } from './modules/base-data/source/settings.ts'

const usage = `Usage: npm run -s secrets -- --rotate | --accept-loss | --accept-backup-key | --accept-store   (--demo for the demo’s data)
  --rotate             makes a new key, encrypts all secrets with it, and hands the audit’s seals over to it
  --accept-loss        goes on with the key of the settings, or a new one, though the old one is lost: apps for second factors are set up anew
  --accept-backup-key  backups are signed with the BACKUP_KEY of the settings from now on, or by none
  --accept-store       images lie where the settings say from now on`
const sentence = 'The old key is lost'
const flag = { type: 'boolean', default: false } as const

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: { rotate: flag, 'accept-loss': flag, 'accept-backup-key': flag, 'accept-store': flag, demo: flag },
  })
  const { demo, ...asked } = values
  if (Object.values(asked).filter(Boolean).length !== 1) throw new ConfigError(usage)
  const config = readConfig(process.env, { demo, root: new URL('../../..', import.meta.url).pathname })
  const database = await openBeside(config, 'secrets', { alone: true })
  try {
    await asOwner(database.connection, requireNoServer)
    if (asked.rotate) await rotate(database.connection, config)
    else if (asked['accept-loss']) await acceptLoss(database.connection, config)
    else
      await asOwner(database.connection, async (owner) =>
        asked['accept-store'] ? keepStore(owner, await openStore(config)) : keepValue(owner, 'backup', checkOfBackups(config) ?? null),
      )
    say('Done. Start the servers.')
  } finally {
    await database.stop()
  }
}

const say = (text: string) => void process.stdout.write(`${text}\n`)

/** A running server has the old key in its memory. Those of the previous version have no number behind the name of their session. */
async function requireNoServer(owner: Kysely<unknown>): Promise<void> {
  const { rows } = await sql`select from pg_stat_activity where application_name like 'isb news%' and datname = current_database()`.execute(
    owner,
  )
  if (rows.length > 0) throw new ConfigError('A server works on this database. Stop all of them first.')
}

async function rotate(connection: pg.ClientConfig, config: Config): Promise<void> {
  if (!hasKey(config)) throw new ConfigError('There is no old key here: run this where SECRETS_KEY or secrets.key is.')
  const breaks = await onPool(connection, async (db) => {
    const kept = await db.selectFrom('sharedCheck').select('value').where('name', '=', 'secrets').executeTakeFirst()
    if (kept && !kept.value.equals(checkOfSecrets(config))) throw new ConfigError('The key here is not the one of this database.')
    return (await verifyAudit(db, config)).breaks
  })
  if (breaks.length > 0) throw new ConfigError('The audit was tampered with: see npm run -s verify-audit. Nothing was changed.')
  const next = { ...config, secretsKey: randomBytes(32).toString('base64url') }
  tellKey(config, next.secretsKey)
  await asOwner(connection, (owner) => owner.transaction().execute((change) => handOver(change, config, next)))
  putInPlace(config)
}

async function acceptLoss(connection: pg.ClientConfig, config: Config): Promise<void> {
  process.stdout.write(
    `Every authenticator app will have to be set up again, and the sign-in to the roster service entered again.\nType “${sentence}”: `,
  )
  let typed = ''
  for await (const line of createInterface({ input: process.stdin })) {
    typed = line
    break
  }
  if (typed.trim() !== sentence) throw new ConfigError('That is not the sentence. Nothing was changed.')
  await asOwner(connection, (owner) => owner.transaction().execute((change) => goOn(change, config)))
}

/** The new key is on the disk, or told, before anything is encrypted with it. */
function tellKey(config: Config, key: string): void {
  if (config.secretsKey) say(`SECRETS_KEY=${key}\nSet this on every server, and keep a copy where the backups are not.`)
  else writeFileSync(newKeyFile(config), `${key}\n`, { mode: 0o600, flush: true })
}

function putInPlace(config: Config): void {
  if (config.secretsKey) return
  renameSync(newKeyFile(config), config.secretsFile)
  say(`The new key is in ${config.secretsFile}. Copy it to every server, and keep a copy where the backups are not.`)
}

async function handOver(owner: Kysely<unknown>, config: Config, next: Config): Promise<void> {
  await sql`select pg_advisory_xact_lock(${lockNumbers.seal})`.execute(owner)
  // One may have been started since.
  await requireNoServer(owner)
  const again = (purpose: 'second factor' | 'roster', kept: Buffer, whose: string) => {
    const secret = decrypt(config, purpose, kept, whose)
    if (!secret) throw new ConfigError(`A secret cannot be read with the old key (${purpose}, ${whose}). Nothing was changed.`)
    return encrypt(next, purpose, secret, whose)
  }
  const { rows: apps } = await sql<{ staff_id: number; secret: Buffer }>`select staff_id, secret from authenticator for update`.execute(
    owner,
  )
  for (const { staff_id: id, secret } of apps)
    await sql`update authenticator set secret = ${again('second factor', secret, String(id))} where staff_id = ${id}`.execute(owner)
  const { rows: sources } = await sql<{ credential: Buffer | null }>`select credential from base_data_source for update`.execute(owner)
  for (const { credential } of sources)
    if (credential) await sql`update base_data_source set credential = ${again('roster', credential, credentialOf)}`.execute(owner)
  await sign(owner, next, false)
}

async function goOn(owner: Kysely<unknown>, config: Config): Promise<void> {
  await sql`select pg_advisory_xact_lock(${lockNumbers.seal})`.execute(owner)
  // One may have been started since.
  await requireNoServer(owner)
  const { rows: apps } = await sql<{ id: number }>`delete from authenticator returning staff_id as id`.execute(owner)
  // Without another factor, recovery codes open nothing.
  await sql`delete from recovery_code where staff_id not in (select staff_id from passkey)`.execute(owner)
  await sql`update base_data_source set credential = null where credential is not null`.execute(owner)
  const rows = apps.map(({ id }) => ({ entity: 'staff', id, before: {}, after: { secondFactor: { reset: true } } }))
  await sql`insert into audit (at, staff_id, staff_name, operation, rows) values
    (${new Date()}, null, 'npm run secrets -- --accept-loss', 'staff.resetSecondFactor', ${JSON.stringify(rows)}::jsonb)`.execute(owner)
  await sign(owner, config, true)
  say(`${apps.length} apps for second factors are to be set up again.`)
}

/** Has a key vouch for the chain of seals as it is, and be the one of this database. */
async function sign(owner: Kysely<unknown>, config: Config, lost: boolean): Promise<void> {
  const { rows: anchors } = await sql<{ id: number; digest: Buffer; before: string }>`
    select seal_id as id, digest, ${moment('before')} as before from audit_anchor`.execute(owner)
  const [anchor] = anchors
  const { rows: seals } = await sql<{ id: number; digest: Buffer }>`
    select id, digest from audit_seal order by id desc limit 1`.execute(owner)
  const { id, digest } = seals[0] ?? anchor ?? { id: 0, digest: nothing }
  const { rows: made } = await sql<{ at: string }>`
    insert into audit_handover (at, seal_id, digest, lost, signature) values (now(), ${id}, ${digest}, ${lost}, '') returning ${moment('at')} as at`.execute(
    owner,
  )
  await sql`update audit_handover set signature = ${signatureOfHandover(config, { sealId: id, digest, lost, at: made[0]?.at ?? '' })}
    where signature = ''`.execute(owner)
  if (anchor)
    await sql`update audit_anchor set signature = ${signatureOfAnchor(config, anchor.id, anchor.digest, anchor.before)}`.execute(owner)
  await keepValue(owner, 'secrets', checkOfSecrets(config))
}

await runProgram(main, (error) => error instanceof ConfigError || error instanceof DataDirectoryHeld)

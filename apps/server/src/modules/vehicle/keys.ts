// The keys that sign printed passes. A private key leaves the database for the signature alone: no answer, log or audit has it.
import { createPrivateKey, generateKeyPairSync, sign } from 'node:crypto'
import type { PrintedPass } from '@isb/domain'
import type { Selectable } from 'kysely'
import type { Db } from '../../core/database/database.ts'
import type { Tables } from '../../core/database/tables.ts'

type Key = Pick<Selectable<Tables['gateKey']>, 'id' | 'publicKey'>

/**
 * The keys that verify, the one that signs first. The first is made when somebody first needs it: of two that make it at once one is
 * kept.
 */
export async function gateKeys(db: Db, now: Date): Promise<[Key, ...Key[]]> {
  const read = () => db.selectFrom('gateKey').select(['id', 'publicKey']).orderBy('createdAt', 'desc').orderBy('id', 'desc').execute()
  const [newest, ...older] = await read()
  if (newest) return [newest, ...older]
  const { privateKey, publicKey } = generateKeyPairSync('ed25519')
  await db
    .insertInto('gateKey')
    .values({
      id: 'k1',
      privateKey: privateKey.export({ format: 'der', type: 'pkcs8' }),
      publicKey: Buffer.from(publicKey.export({ format: 'jwk' }).x ?? '', 'base64url'),
      createdAt: now,
    })
    .onConflict((on) => on.column('id').doNothing())
    .execute()
  const [made, ...others] = await read()
  if (!made) throw new Error('the key that was made is not there')
  return [made, ...others]
}

const signingKey = (db: Db) =>
  db.selectFrom('gateKey').select(['id', 'privateKey']).orderBy('createdAt', 'desc').orderBy('id', 'desc').executeTakeFirst()

/** What stands in a pass's code: `ISB1.<key>.<payload>.<signature>`. */
export async function signed(db: Db, now: Date, pass: PrintedPass): Promise<string> {
  const made = await signingKey(db)
  if (!made) await gateKeys(db, now)
  const { id, privateKey } = made ?? (await signingKey(db))!
  const text = `ISB1.${id}.${Buffer.from(JSON.stringify(pass)).toString('base64url')}`
  const key = createPrivateKey({ key: privateKey, format: 'der', type: 'pkcs8' })
  return `${text}.${sign(null, Buffer.from(text), key).toString('base64url')}`
}

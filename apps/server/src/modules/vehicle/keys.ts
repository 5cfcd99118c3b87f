// The keys that sign printed passes. A private key leaves the database for the signature alone: no answer, log or audit has it.
import { createPrivateKey, generateKeyPairSync, sign } from 'node:crypto'
import type { PrintedPass } from '@isb/domain'
import type { Db } from '../../core/database/database.ts'

const newestFirst = (db: Db) => db.selectFrom('gateKey').orderBy('createdAt', 'desc').orderBy('id', 'desc')

/** The keys that verify. The first is made when somebody first needs it: of two that make it at once one is kept. */
export async function gateKeys(db: Db, now: Date): Promise<{ id: string; publicKey: Buffer }[]> {
  const read = () => newestFirst(db).select(['id', 'publicKey']).execute()
  const keys = await read()
  if (keys.length > 0) return keys
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
  return read()
}

/** What stands in a pass's code: `ISB1.<key>.<payload>.<signature>`. The newest key signs. */
export async function signed(db: Db, now: Date, pass: PrintedPass): Promise<string> {
  const read = () => newestFirst(db).select(['id', 'privateKey']).executeTakeFirst()
  const { id, privateKey } = (await read()) ?? (await gateKeys(db, now).then(read))!
  const text = `ISB1.${id}.${Buffer.from(JSON.stringify(pass)).toString('base64url')}`
  const key = createPrivateKey({ key: privateKey, format: 'der', type: 'pkcs8' })
  return `${text}.${sign(null, Buffer.from(text), key).toString('base64url')}`
}

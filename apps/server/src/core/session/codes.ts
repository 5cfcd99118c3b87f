// Codes of a second factor: six digits of an app (RFC 6238), and recovery codes. Each is taken once.
import { createHash, randomBytes } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'
import type { App } from '../app/context.ts'
import type { Db } from '../database/database.ts'
import { decrypt, encrypt } from '../ground/secrets.ts'
import { accountParty } from '../work/fair-queue.ts'
import { hashesUnder } from './password.ts'

const purpose = 'second factor'
const bytesOfSecret = 20
const seconds = 30
/** Steps before and after the current one whose code is taken: clocks differ. */
const around = 1

const totp = (secret: Secret, issuer = '', label = '') => new TOTP({ issuer, label, secret, algorithm: 'SHA1', digits: 6, period: seconds })

/** A new secret for an app: as it is kept, as it is typed, and as the address that a QR code shows. */
export function newAppSecret({ config }: Pick<App, 'config'>, staffId: number, school: string, email: string) {
  const secret = new Secret({ buffer: new Uint8Array(randomBytes(bytesOfSecret)).buffer })
  const kept = encrypt(config, purpose, secret.bytes, String(staffId))
  return { kept, secret: secret.base32, uri: totp(secret, school, email).toString() }
}

/** Takes a code of the app, and no code twice, however many come at once. A secret that cannot be read takes none. */
export async function takeAppCode(
  { config, log }: Pick<App, 'config' | 'log'>,
  db: Db,
  staffId: number,
  code: string,
  now: Date,
  confirmed = true,
): Promise<boolean> {
  const row = await db
    .selectFrom('authenticator')
    .select('secret')
    .where('staffId', '=', staffId)
    .where('confirmed', '=', confirmed)
    .executeTakeFirst()
  if (!row) return false
  const secret = decrypt(config, purpose, row.secret, String(staffId))
  if (!secret) {
    log.error({ staffId }, 'the secret of an app cannot be read: SECRETS_KEY is not the one it was kept with')
    return false
  }
  const app = totp(new Secret({ buffer: new Uint8Array(secret).buffer }))
  const off = app.validate({ token: code.replaceAll(/[\s-]/g, ''), timestamp: now.getTime(), window: around })
  if (off === null) return false
  const step = app.counter({ timestamp: now.getTime() }) + off
  const taken = await db
    .updateTable('authenticator')
    .set({ lastStep: step, confirmed: true })
    .where('staffId', '=', staffId)
    .where('secret', '=', row.secret)
    .where('lastStep', '<', step)
    .executeTakeFirst()
  return taken.numUpdatedRows === 1n
}

const howMany = 10
/** Without letters and digits that are taken for one another. */
const letters = 'abcdefghjkmnpqrstuvwxyz23456789'

/** Twelve letters and digits, some 59 bits: nobody guesses one, and whoever has a copy of the database does not find one by trying. */
const newCode = () => {
  const text = Array.from({ length: 12 }, randomLetter).join('')
  return `${text.slice(0, 4)}-${text.slice(4, 8)}-${text.slice(8)}`
}

function randomLetter(): string {
  for (;;) {
    const [byte = 255] = randomBytes(1)
    // Beyond the last whole multiple some would come more often than others.
    if (byte < 256 - (256 % letters.length)) return letters[byte % letters.length]!
  }
}

const digestOf = (staffId: number, code: string) =>
  createHash('sha256')
    .update(`${staffId} ${code.toLowerCase().replaceAll(/[^a-z0-9]/g, '')}`)
    .digest()

/** Ten new recovery codes in place of those that there were. They are told here once. */
export async function renewRecoveryCodes(db: Db, staffId: number): Promise<string[]> {
  const codes = Array.from({ length: howMany }, newCode)
  const salt = randomBytes(16)
  const digests = codes.map((code) => digestOf(staffId, code))
  const hashes = await hashesUnder(salt, digests, accountParty(staffId))
  await db.deleteFrom('recoveryCode').where('staffId', '=', staffId).execute()
  await db
    .insertInto('recoveryCode')
    .values(hashes.map((codeHash) => ({ staffId, codeHash, salt })))
    .execute()
  return codes
}

/** Takes a recovery code: of two who give it at once, one finds it gone. */
export async function takeRecoveryCode(db: Db, staffId: number, code: string): Promise<boolean> {
  const kept = await db.selectFrom('recoveryCode').select('salt').where('staffId', '=', staffId).limit(1).executeTakeFirst()
  if (!kept) return false
  const digest = digestOf(staffId, code)
  const [codeHash = digest] = kept.salt ? await hashesUnder(kept.salt, [digest], accountParty(staffId)) : []
  const gone = await db.deleteFrom('recoveryCode').where('staffId', '=', staffId).where('codeHash', '=', codeHash).executeTakeFirst()
  return gone.numDeletedRows === 1n
}

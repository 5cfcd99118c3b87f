// What protects a backup: a signature, without which nobody restores what somebody has added, and encryption on wish. Both by BACKUP_KEY.
import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto'
import { ConfigError, type Config } from '../ground/config.ts'
import type { Seal } from './format.ts'

/** How a backup is protected, and how it is read again. */
export interface Protection {
  /** 32 bytes; undefined: backups are neither signed nor encrypted. */
  readonly key?: Buffer | undefined
  readonly encrypts?: boolean
  /** Restores what is signed by nobody, or by a key that is not here. */
  readonly trusts?: boolean
}

export const protectionOf = ({ backupKey, backupEncrypt }: Config, more: Protection = {}): Protection => ({
  key: backupKey === undefined ? undefined : Buffer.from(backupKey, 'base64url'),
  encrypts: backupEncrypt,
  ...more,
})

const keyFor = (key: Buffer, purpose: string, salt = 'isb'): Buffer => Buffer.from(hkdfSync('sha256', key, salt, `backup ${purpose}`, 32))

/** The signature of what is sealed; undefined without a key. */
export const signed = (hash: string, { key }: Protection): string | undefined =>
  key && createHmac('sha256', keyFor(key, 'signature')).update(hash).digest('hex')

/**
 * Holds the seal of a file against what was read.
 * @throws ConfigError where the file is not whole, or not signed as it should be
 */
export function requireSeal(seal: Seal | undefined, hash: string, protection: Protection, file: string): void {
  if (seal?.sealed !== hash) throw new ConfigError(`${file} is cut off or was changed: nothing is restored.`)
  if (protection.trusts) return
  const expected = signed(hash, protection)
  if (expected === undefined && seal.signed === undefined) return
  if (expected === undefined) throw new ConfigError(`${file} is signed: set BACKUP_KEY to the key it was made with, or say --without-key.`)
  if (seal.signed === undefined)
    throw new ConfigError(`${file} is not signed, so anybody may have changed it. Say --without-key to trust it all the same.`)
  const [one, other] = [Buffer.from(seal.signed, 'hex'), Buffer.from(expected, 'hex')]
  if (one.length !== other.length || !timingSafeEqual(one, other))
    throw new ConfigError(`${file} was changed, or signed with another BACKUP_KEY: nothing is restored.`)
}

/** What an encrypted file begins with. */
const magic = Buffer.from('isb-encrypted-backup-1\n')
const saltBytes = 16
const tagBytes = 16
const pieceBytes = 64 * 1024

/** Each piece has a number, and the last one says so: none can be left out, moved or added. No number is used twice under a key. */
function numbered(count: number, isLast: boolean): Buffer {
  const iv = Buffer.alloc(12)
  iv.writeUInt32BE(count, 7)
  iv[11] = isLast ? 1 : 0
  return iv
}

/** AES-256-GCM piece by piece, under a key of this file's own. */
export async function* encrypted(source: AsyncIterable<Buffer>, key: Buffer): AsyncGenerator<Buffer> {
  const salt = randomBytes(saltBytes)
  const own = keyFor(key, 'encryption', salt.toString('hex'))
  let count = 0
  const seal = (plain: Buffer, isLast: boolean) => {
    const cipher = createCipheriv('aes-256-gcm', own, numbered(count++, isLast))
    return Buffer.concat([cipher.update(plain), cipher.final(), cipher.getAuthTag()])
  }
  yield Buffer.concat([magic, salt])
  let left = Buffer.alloc(0)
  for await (const part of source) {
    left = Buffer.concat([left, part])
    for (; left.length > pieceBytes; left = left.subarray(pieceBytes)) yield seal(left.subarray(0, pieceBytes), false)
  }
  yield seal(left, true)
}

/** The bytes of a file, decrypted where they are encrypted. Nothing is handed on that was not found unchanged. */
export async function* decrypted(source: AsyncIterable<Buffer>, key: Buffer | undefined, file: string): AsyncGenerator<Buffer> {
  let own: Buffer | undefined
  let isPlain = false
  let count = 0
  let left = Buffer.alloc(0)
  const open = (piece: Buffer, isLast: boolean) => {
    const at = piece.length - tagBytes
    try {
      const decipher = createDecipheriv('aes-256-gcm', own as Buffer, numbered(count++, isLast)).setAuthTag(piece.subarray(at))
      return Buffer.concat([decipher.update(piece.subarray(0, at)), decipher.final()])
    } catch {
      throw new ConfigError(`${file} is cut off, was changed, or was encrypted with another BACKUP_KEY.`)
    }
  }
  for await (const part of source) {
    if (isPlain) {
      yield part
      continue
    }
    left = Buffer.concat([left, part])
    if (!own) {
      isPlain = !left.subarray(0, magic.length).equals(magic.subarray(0, left.length))
      if (isPlain) yield left
      if (isPlain || left.length < magic.length + saltBytes) continue
      if (!key) throw new ConfigError(`${file} is encrypted: set BACKUP_KEY to the key it was made with.`)
      own = keyFor(key, 'encryption', left.toString('hex', magic.length, magic.length + saltBytes))
      left = left.subarray(magic.length + saltBytes)
    }
    const piece = pieceBytes + tagBytes
    for (; left.length > piece; left = left.subarray(piece)) yield open(left.subarray(0, piece), false)
  }
  if (own) yield open(left, true)
}

// What must be kept and read again, encrypted with a key that lies beside the database and not in it: who reads a backup reads no secret.
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type { Config } from './config.ts'

/** What a key is for: each has its own, made of the one that the operator keeps. */
type Purpose = 'second factor' | 'audit' | 'roster' | 'check'

const keys = new Map<string, Buffer>()

/** The operator's key: `SECRETS_KEY`, else a file of the data directory, made at its first use. */
function masterKey({ secretsKey, secretsFile }: Config): Buffer {
  if (secretsKey) return Buffer.from(secretsKey, 'base64url')
  const known = keys.get(secretsFile)
  if (known) return known
  if (!existsSync(secretsFile)) {
    mkdirSync(dirname(secretsFile), { recursive: true })
    try {
      writeFileSync(secretsFile, `${randomBytes(32).toString('base64url')}\n`, { mode: 0o600, flag: 'wx', flush: true })
    } catch (error) {
      // Another process was first.
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    }
  }
  const key = Buffer.from(readFileSync(secretsFile, 'utf8').trim(), 'base64url')
  keys.set(secretsFile, key)
  return key
}

/** Whether the operator has a key already: the first use makes one. */
export const hasKey = ({ secretsKey, secretsFile }: Config): boolean => secretsKey !== undefined || existsSync(secretsFile)

/** The key for one purpose. */
export const keyFor = (config: Config, purpose: Purpose): Buffer => Buffer.from(hkdfSync('sha256', masterKey(config), 'isb', purpose, 32))

/**
 * Encrypts with AES-256-GCM.
 * @param whose binds the secret to its row: in another one it cannot be read
 */
export function encrypt(config: Config, purpose: Purpose, secret: Uint8Array, whose: string): Buffer {
  const iv = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', keyFor(config, purpose), iv).setAAD(Buffer.from(whose))
  const sealed = Buffer.concat([cipher.update(secret), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), sealed])
}

/** Reads what `encrypt` has made; undefined where it was made with another key, or for another row. */
export function decrypt(config: Config, purpose: Purpose, kept: Buffer, whose: string): Buffer | undefined {
  const decipher = createDecipheriv('aes-256-gcm', keyFor(config, purpose), kept.subarray(0, 12))
    .setAAD(Buffer.from(whose))
    .setAuthTag(kept.subarray(12, 28))
  try {
    return Buffer.concat([decipher.update(kept.subarray(28)), decipher.final()])
  } catch {
    return undefined
  }
}

// Secrets that must be read again: encrypted, each for its purpose and its row, with a key that is for its owner alone.
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { readConfig } from './config.ts'
import { decrypt, encrypt } from './secrets.ts'

const folder = mkdtempSync(join(tmpdir(), 'isb-secrets-'))
afterAll(() => rmSync(folder, { recursive: true }))
const config = readConfig({ DATA_DIR: folder })
const secret = Buffer.from('JBSWY3DPEHPK3PXP')

test('a secret is read again by its purpose and its row alone, and never twice the same bytes', () => {
  const kept = encrypt(config, 'second factor', secret, '7')
  expect(decrypt(config, 'second factor', kept, '7')).toEqual(secret)
  expect(decrypt(config, 'second factor', kept, '8')).toBeUndefined()
  expect(decrypt(config, 'roster', kept, '7')).toBeUndefined()
  expect(kept.includes(secret)).toBe(false)
  expect(encrypt(config, 'second factor', secret, '7')).not.toEqual(kept)
})

test('a secret of which one bit was changed is not read', () => {
  const kept = encrypt(config, 'roster', secret, '7')
  for (let at = 0; at < kept.length; at++) {
    const changed = Buffer.from(kept)
    changed[at]! ^= 1
    expect(decrypt(config, 'roster', changed, '7')).toBeUndefined()
  }
})

test('the key has 256 random bits, and is for its owner alone', () => {
  const file = join(folder, 'secrets.key')
  expect(Buffer.from(readFileSync(file, 'utf8').trim(), 'base64url')).toHaveLength(32)
  expect(statSync(file).mode & 0o777).toBe(0o600)
})

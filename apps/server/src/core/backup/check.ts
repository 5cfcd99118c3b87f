// Looks through a backup without restoring it: whether it is whole, unchanged, and of a schema that this version knows.
import { createHash } from 'node:crypto'
import { ConfigError } from '../ground/config.ts'
import { migrationNames } from '../database/database.ts'
import type { Counts } from './dump.ts'
import type { FileHead, Seal, TableHead } from './format.ts'
import { headOf, linesOf, parse } from './lines.ts'
import { requireSeal, type Protection } from './protect.ts'

/**
 * Reads a backup to its end.
 * @throws ConfigError when a restore would refuse it
 */
export async function check(file: string, protection: Protection = {}): Promise<Counts & Pick<FileHead, 'migrations'>> {
  const lines = linesOf(file, protection.key)
  const head = await headOf(lines, file)
  const known = new Set(migrationNames())
  const unknown = head.migrations.find((name) => !known.has(name))
  if (unknown) throw new ConfigError(`${file} was made by a newer version, which has ${unknown}.`)
  const hash = createHash('sha256').update(JSON.stringify(head))
  const counts: Counts = { rows: {}, images: 0 }
  let table = ''
  let seal: Seal | undefined
  for await (const line of lines) {
    if (line.startsWith('{"sealed"')) {
      seal = parse<Seal>(line)
      break
    }
    hash.update(line)
    if (line.startsWith('[')) counts.rows[table] = (counts.rows[table] ?? 0) + 1
    else if (line.startsWith('{"image"')) counts.images += 1
    else if (line.startsWith('{')) counts.rows[(table = parse<TableHead>(line)?.table ?? '')] = 0
  }
  requireSeal(seal, hash.digest('hex'), protection, file)
  return { ...counts, migrations: head.migrations }
}

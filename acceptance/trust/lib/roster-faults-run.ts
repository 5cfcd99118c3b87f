// Reads rosters with a fault each: every time something must be said, and nothing may break.
import { createHash } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { BundleFault, readRoster, withBundle } from '@isb/tables/bundles'
import { school } from '../../lib/roster.ts'
import { Dice } from './dice.ts'
import { faulty } from './roster-faults.ts'

const good = school(40)

/** What is said of a roster, its oddities or that it is refused, and the rows that are read of it. */
async function saidOf(path: string, bytes: Uint8Array): Promise<{ said: string[]; rows: string }> {
  writeFileSync(path, bytes)
  const rows = createHash('sha256')
  const keep = (file: string) => (kind: string, row: object, line: number) => void rows.update(JSON.stringify([file, kind, row, line]))
  try {
    const { check } = await withBundle(path, (files) => readRoster(files, { keep }))
    const said = check.oddities
      .all(check.order)
      .flatMap(({ count, first }) => first.map((each) => `${each.code} ${each.file} ${each.line ?? ''} ${count}`))
    return { said, rows: rows.digest('hex') }
  } catch (error) {
    if (error instanceof BundleFault) return { said: [`refused: ${error.why}`], rows: '' }
    throw error
  }
}

/** What came of many faults. */
export interface Told {
  readonly refused: number
  /** The first that nothing was said of, or that broke the reader. */
  readonly silent: string | undefined
}

/**
 * Reads so many rosters.
 * @param path a file that is written for each of them
 */
export async function readFaults(path: string, count: number, seed: number): Promise<Told> {
  const dice = new Dice(seed)
  const { zipSync, strToU8 } = await import('fflate')
  const before = await saidOf(path, zipSync(Object.fromEntries(Object.entries(good).map(([name, text]) => [name, strToU8(text)]))))
  let refused = 0
  for (let at = 0; at < count; at++) {
    const { name, bytes } = faulty(good, at, dice)
    const { said, rows } = await saidOf(path, bytes).catch((error: unknown) => ({ said: [`broke: ${String(error)}`], rows: '' }))
    const [first = ''] = said
    if (first.startsWith('refused')) refused++
    // A ZIP file also holds what nobody reads, such as the time of a file: that the rows are the same is enough then.
    const isSilent = rows !== before.rows && said.every((each) => before.said.includes(each))
    if (isSilent || first.startsWith('broke'))
      return { refused, silent: `${name}, number ${at} of seed ${seed}: ${isSilent ? 'nothing was said' : first}` }
  }
  return { refused, silent: undefined }
}

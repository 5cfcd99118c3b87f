// The list of who was erased: a line each, with a random id, a time and which mentions went. It lies beside the backups, outside of what a
// restore brings back, so that a backup from before an erasure does not bring the person back.
import { mkdir, open, readFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { Db } from '../database/database.ts'

/** A line of the list. */
interface Erased {
  readonly id: string
  readonly at: string
  /** Keys of the mentions that were taken out of other texts. */
  readonly mentions?: readonly string[]
}

/** The ids in a list, each with the mentions that go with it; undefined where there is no such file. */
export async function erasedIn(file: string): Promise<ReadonlyMap<string, readonly string[]> | undefined> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined
    throw error
  })
  if (text === undefined) return undefined
  const lines = text.split('\n').flatMap((line) => (line ? (JSON.parse(line) as Erased) : []))
  return new Map(lines.map(({ id, mentions = [] }) => [id, mentions]))
}

let last: Promise<void> = Promise.resolve()
/**
 * Appends everybody whom the database knows to be erased and the list does not; what it has said is on the disk. Makes the file, if need
 * be. One call after another: two that read the list at once would both write the same line.
 */
export function keepErased(db: Db, file: string): Promise<void> {
  const writing = last.then(() => append(db, file))
  last = writing.catch(() => {})
  return writing
}

async function append(db: Db, file: string): Promise<void> {
  const rows = await db.selectFrom('erased').select(['id', 'at', 'mentions']).orderBy('at').execute()
  const known = await erasedIn(file)
  const missing = rows.filter(({ id }) => !known?.has(id))
  if (known && missing.length === 0) return
  await mkdir(dirname(file), { recursive: true })
  const list = await open(file, 'a', 0o600)
  try {
    const written = missing.map(({ id, at, mentions }): Erased => ({ id, at: at.toISOString(), ...(mentions.length > 0 && { mentions }) }))
    await list.appendFile(written.map((line) => `${JSON.stringify(line)}\n`).join(''))
    await list.sync()
  } finally {
    await list.close()
  }
}

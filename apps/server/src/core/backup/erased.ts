// The list of who was erased: a line each, a random id and a time. It lies beside the backups, outside of what a restore brings back, so
// that a backup from before an erasure does not bring the person back.
import { mkdir, open, readFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { Db } from '../database/database.ts'

/** A line of the list. */
interface Erased {
  readonly id: string
  readonly at: string
}

/** The ids in a list; undefined where there is no such file. */
export async function erasedIn(file: string): Promise<ReadonlySet<string> | undefined> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined
    throw error
  })
  return text === undefined ? undefined : new Set(text.split('\n').flatMap((line) => (line ? (JSON.parse(line) as Erased).id : [])))
}

let last: Promise<void> = Promise.resolve()
/**
 * Appends whoever the database knows to be erased and the list does not; what it has said is on the disk. Makes the file, if need be. One call
 * after another: two that read the list at once would both write the same line.
 */
export function keepErased(db: Db, file: string): Promise<void> {
  const writing = last.then(() => append(db, file))
  last = writing.catch(() => {})
  return writing
}

async function append(db: Db, file: string): Promise<void> {
  const rows = await db.selectFrom('erased').select(['id', 'at']).orderBy('at').execute()
  const known = await erasedIn(file)
  const missing = rows.filter(({ id }) => !known?.has(id))
  if (known && missing.length === 0) return
  await mkdir(dirname(file), { recursive: true })
  const list = await open(file, 'a', 0o600)
  try {
    await list.appendFile(missing.map(({ id, at }) => `${JSON.stringify({ id, at: at.toISOString() } satisfies Erased)}\n`).join(''))
    await list.sync()
  } finally {
    await list.close()
  }
}

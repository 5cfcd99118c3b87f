// Uploads that no record names are deleted after a day. Nothing is deleted that this database has not written down itself, so a folder or a
// bucket that another database uses too loses nothing.
import { sql } from 'kysely'
import type { App } from '../app/context.ts'
import type { Db } from '../database/database.ts'
import { attachedAmong } from './attached.ts'

const dayMs = 24 * 60 * 60_000
const batch = 500

/** Notes which files no record names any more, and deletes those that none has named for a day. Answers how many. */
export async function tidyFiles(
  { db, files, log }: Pick<App, 'db' | 'files'> & { readonly log: Pick<App['log'], 'info'> },
  now: Date,
): Promise<number> {
  await noteLoose(db, now)
  let gone = 0
  for (;;) {
    const doomed = await db.transaction().execute((change) => doom(change, now))
    for (const { id, key } of doomed) {
      await files.remove(key)
      await db.deleteFrom('file').where('id', '=', id).execute()
    }
    if (doomed.length === 0) break
    gone += doomed.length
  }
  if (gone > 0) log.info({ files: gone }, 'uploads that no record names are deleted')
  return gone
}

/** What a record named and names no longer is kept for another day: the change may be taken back. */
async function noteLoose(db: Db, now: Date): Promise<void> {
  for (let after = 0; ;) {
    const ids = await db
      .selectFrom('file')
      .select('id')
      .where('looseSince', 'is', null)
      .where('id', '>', after)
      .orderBy('id')
      .limit(5000)
      .execute()
    const attached = await attachedAmong(
      db,
      ids.map(({ id }) => id),
    )
    const loose = ids.map(({ id }) => id).filter((id) => !attached.has(id))
    if (loose.length > 0)
      await db.updateTable('file').set({ looseSince: now }).where('id', 'in', loose).where('looseSince', 'is', null).execute()
    if (ids.length < 5000) return
    after = ids.at(-1)?.id ?? 0
  }
}

/** Takes files out of everybody's reach, in a change of its own: from here on nobody can claim them. */
async function doom(db: Db, now: Date): Promise<{ id: number; key: string }[]> {
  // Whoever claims one holds its row: it is passed over, and looked at again in an hour.
  const { rows: old } = await sql<{ id: number; key: string }>`
    select id, key from file where loose_since < ${new Date(now.getTime() - dayMs)} order by loose_since
    limit ${batch} for update skip locked`.execute(db)
  const ids = old.map(({ id }) => id)
  // A statement of its own, after the rows are held: it sees every record that was written before.
  const attached = await attachedAmong(db, ids)
  if (attached.size > 0)
    await db
      .updateTable('file')
      .set({ looseSince: null })
      .where('id', 'in', [...attached])
      .execute()
  const doomed = old.filter(({ id }) => !attached.has(id))
  if (doomed.length > 0)
    await db
      .updateTable('file')
      .set({ stored: false })
      .where(
        'id',
        'in',
        doomed.map(({ id }) => id),
      )
      .execute()
  return doomed
}

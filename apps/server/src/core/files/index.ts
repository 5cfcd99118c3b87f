// What modules need of files: to take one over into a record of theirs, and to show it to who may see that record.
import { Readable } from 'node:stream'
import type { App, Caller } from '../app/context.ts'
import type { Db } from '../database/database.ts'
import type { Download } from '../download/index.ts'
import { refuse } from '../ground/refuse.ts'
import { attachedAmong } from './attached.ts'

/**
 * Lets a record name a file. Call it in the change that writes the record, before the write; the column must be a foreign key to `file`.
 * Refuses FILE_NOT_FOUND unless the caller uploaded the file and no record names it yet; two at once end as one.
 * @param fileId what the record shall name; null for none
 * @param before what it has named so far, which needs no asking
 */
export async function claimFile(
  db: Db,
  { staffId }: Pick<Caller, 'staffId'>,
  fileId: number | null | undefined,
  before: number | null = null,
): Promise<void> {
  if (fileId === null || fileId === undefined || fileId === before) return
  const mine = await db
    .updateTable('file')
    .set({ looseSince: null })
    .where('id', '=', fileId)
    .where('uploadedBy', '=', staffId)
    .where('stored', '=', true)
    .executeTakeFirst()
  // The row is locked now: whoever claimed it before has written a record, or given up.
  if (mine.numUpdatedRows !== 1n || (await attachedAmong(db, [fileId])).size > 0) refuse(2, 'FILE_NOT_FOUND')
}

/**
 * A file of a record, to be looked at. Call it only for who may see the record.
 * @param fileName without its ending; what it is saved under by somebody who saves it
 */
export async function fileDownload({ db, files }: Pick<App, 'db' | 'files'>, fileId: number | null, fileName: string): Promise<Download> {
  if (fileId === null) refuse(2, 'NOT_FOUND')
  const row = await db.selectFrom('file').select(['key', 'type', 'stored']).where('id', '=', fileId).executeTakeFirst()
  const bytes = row?.stored ? await files.get(row.key) : undefined
  if (!row || !bytes) refuse(2, 'FILE_GONE')
  return {
    fileName: `${fileName}.${row.type === 'image/jpeg' ? 'jpg' : row.type.slice('image/'.length)}`,
    type: row.type,
    size: bytes.length,
    body: Readable.from([bytes], { objectMode: false }),
  }
}

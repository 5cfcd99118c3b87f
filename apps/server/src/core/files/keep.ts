// Takes an image into the store. A crash between any two steps leaves a row that says that nothing is there, which is tidied a day later.
import { randomBytes } from 'node:crypto'
import type { Schema } from '@isb/contract'
import type { App } from '../app/context.ts'
import type { Db } from '../database/database.ts'
import { refuse } from '../ground/refuse.ts'
import type { Image } from './image.ts'

/** How many uploads one account may have that no record names: a bound for the disk, out of the way of all honest work. */
const mostLoose = 200

/** Writes down that an image comes, and puts its bytes into the store. It is a file once `confirmFile` says so. */
export async function putFile({ db, files }: Pick<App, 'db' | 'files'>, now: Date, staffId: number | null, image: Image): Promise<number> {
  const { type, width, height, bytes } = image
  if (staffId !== null) await checkLoose(db, staffId)
  const key = randomBytes(18).toString('hex')
  const { id } = await db
    .insertInto('file')
    .values({ key, type, width, height, bytes: bytes.length, uploadedBy: staffId, createdAt: now, looseSince: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  await files.put(key, bytes, type)
  return id
}

/** Says that the bytes are there. */
export async function confirmFile(db: Db, id: number): Promise<Schema<'StoredImage'>> {
  const { type, bytes, width, height } = await db
    .updateTable('file')
    .set({ stored: true })
    .where('id', '=', id)
    .returning(['type', 'bytes', 'width', 'height'])
    .executeTakeFirstOrThrow()
  return { id, type, size: bytes, width, height }
}

async function checkLoose(db: Db, staffId: number): Promise<void> {
  const { loose } = await db
    .selectFrom('file')
    .select(({ fn }) => fn.countAll<number>().as('loose'))
    .where('uploadedBy', '=', staffId)
    .where('looseSince', 'is not', null)
    .executeTakeFirstOrThrow()
  if (loose >= mostLoose) refuse(5, 'TOO_MANY_UPLOADS', { limit: mostLoose })
}

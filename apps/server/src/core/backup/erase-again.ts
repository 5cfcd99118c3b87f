// A restored backup brings nobody back who was erased since.
import { CompiledQuery, type Kysely } from 'kysely'
import type { Tables } from '../database/tables.ts'
import type { Store } from '../files/store.ts'
import { tidyFiles } from '../files/tidy.ts'
import { erasePerson } from '../person/erase.ts'
import type { KeptTables } from '../person/kept.ts'

/** Erases everybody in the list who is there. What they had open when the backup was made is closed first. */
export async function eraseAgain(
  db: Kysely<Tables>,
  kept: KeptTables,
  erased: ReadonlyMap<string, readonly string[]>,
  store: Store,
): Promise<void> {
  if (erased.size === 0) return
  const now = new Date()
  const people = await db
    .selectFrom('staff')
    .select(['id', 'erasureId'])
    .where('erasureId', 'in', [...erased.keys()])
    .execute()
  for (const { id, erasureId } of people)
    await db.transaction().execute(async (change) => {
      for (const { closed = [] } of Object.values(kept)) for (const text of closed) await change.executeQuery(CompiledQuery.raw(text, [id]))
      await erasePerson(change, kept, id, now, erased.get(erasureId))
    })
  await db
    .insertInto('erased')
    .values([...erased].map(([id, mentions]) => ({ id, at: now, mentions: [...mentions] })))
    .onConflict((on) => on.doNothing())
    .execute()
  await tidyFiles({ db, files: store, log: { info: () => {} } }, now)
}

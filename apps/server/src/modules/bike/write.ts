import { sql, type Updateable } from 'kysely'
import type { SignedIn } from '../../core/app/context.ts'
import { sendWithNext } from '../../core/database/prepared.ts'
import type { Tables } from '../../core/database/tables.ts'

/** Writes fields of a locked bike, together with the statement that follows: a number that is taken is refused there. */
export async function writeBike({ db, now }: Pick<SignedIn, 'db' | 'now'>, id: number, fields: Updateable<Tables['bike']>): Promise<void> {
  const update = db
    .updateTable('bike')
    .set({ ...fields, version: sql<number>`version + 1`, updatedAt: now })
    .where('id', '=', id)
  await sendWithNext(db, update.compile())
}

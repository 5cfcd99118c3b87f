import { sql, type Updateable } from 'kysely'
import type { SignedIn } from '../../core/context.ts'
import type { Tables } from '../../core/database/tables.ts'

/** Writes fields of a locked bike. */
export async function writeBike({ db, now }: Pick<SignedIn, 'db' | 'now'>, id: number, fields: Updateable<Tables['bike']>): Promise<void> {
  await db
    .updateTable('bike')
    .set({ ...fields, version: sql<number>`version + 1`, updatedAt: now })
    .where('id', '=', id)
    .execute()
}

import { sql } from 'kysely'
import type { Restore } from './restore.ts'

const fields = [
  'schoolName',
  'schoolNameZh',
  'timeZone',
  'nameOrder',
  'campuses',
  'phoneCode',
  'help',
  'helpZh',
  'appLink',
  'rosterLimit',
] as const

export const settings: Restore = {
  fields,
  today: async (_id, { db }) => db.selectFrom('setting').select(fields).forUpdate().executeTakeFirstOrThrow(),
  async write(id, now, values, { db, now: at, changed }) {
    await db
      .updateTable('setting')
      .set({ ...values, version: sql<number>`version + 1`, updatedAt: at })
      .execute()
    changed('setting', id, now, values)
  },
}

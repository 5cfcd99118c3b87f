import type { Schema } from '@isb/contract'
import type { Db } from '../../core/database/database.ts'

const kind = (name: Schema<'BaseDataKind'>, created: number): Schema<'BaseDataCount'> => {
  return { kind: name, standing: 0, created, changed: 0, deactivated: 0, refused: 0, unchanged: 0, stopped: false }
}

/** A bundle that somebody looked at and threw away. */
export async function plantBundle(db: Db): Promise<void> {
  const kinds = [kind('Homeroom', 20), kind('Staff', 20), kind('Guardian', 400), kind('Student', 400), kind('Family', 400)]
  const { id: madeBy } = await db.selectFrom('staff').select('id').where('email', '=', 'it@school.example').executeTakeFirstOrThrow()
  const files = [
    { name: 'users.csv', rows: 820 },
    { name: 'classes.csv', rows: 20 },
    { name: 'enrollments.csv', rows: 420 },
  ]
  await db
    .insertInto('baseDataRun')
    .values({
      name: 'trial-export.zip',
      format: 'OneRoster 1.2',
      state: 'Discarded',
      kinds: JSON.stringify(kinds),
      files: JSON.stringify(files),
      rows: 1260,
      madeBy,
      madeAt: new Date(Date.now() - 3 * 24 * 60 * 60_000),
    })
    .execute()
}

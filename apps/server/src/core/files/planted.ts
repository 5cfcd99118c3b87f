// Images of demo data. Their rows are planted with the records; the bytes lie nowhere and are drawn when somebody looks, so that a copy of
// the database shows them, wherever its server keeps files.
import type { Db } from '../database/database.ts'
import type { Canvas } from './drawing.ts'
import type { Store } from './store.ts'

/** What is drawn, by the key that its row bears. */
export type Drawings = Readonly<Record<string, () => Canvas>>

/** Plants the rows of drawings. Answers their ids, in their order. */
export async function plantImages(db: Db, drawings: Drawings): Promise<number[]> {
  const rows = await db
    .insertInto('file')
    .values(
      Object.entries(drawings).map(([key, draw]) => {
        const canvas = draw()
        const { width, height } = canvas
        return {
          key,
          type: 'image/png' as const,
          width,
          height,
          bytes: canvas.png().length,
          uploadedBy: null,
          createdAt: new Date(),
          stored: true,
        }
      }),
    )
    .returning('id')
    .execute()
  return rows.map(({ id }) => id)
}

/** The same store, in which drawings can be looked at too. */
export const withDrawings = (store: Store, drawings: Drawings): Store => ({
  ...store,
  get: async (key) => (Object.hasOwn(drawings, key) ? drawings[key]?.().png() : store.get(key)),
})

import type { Input, Schema } from '@isb/contract'
import type { SignedIn } from '../../core/context.ts'
import { refuse, refuseField } from '../../core/refuse.ts'

export async function updateSettings({ body: { version, ...fields } }: Input<'bike.updateSettings'>, context: SignedIn) {
  const { db, now, changed } = context
  const before = await db.selectFrom('bikeSetting').selectAll().forUpdate().executeTakeFirstOrThrow()
  if (before.version !== version) refuse(3, 'STALE')
  const { feedPublic, latitude, longitude } = { ...before, ...fields }
  if (feedPublic && (latitude === null || longitude === null)) refuseField('/feedPublic', 'BIKE_FEED_PLACE')
  await db
    .updateTable('bikeSetting')
    .set({ ...fields, version: version + 1, updatedAt: now })
    .execute()
  const after = await settings(undefined, context)
  changed('bike-setting', 1, said(before), said(after))
  return after
}

export async function settings(_input: unknown, { db }: Pick<SignedIn, 'db'>): Promise<Schema<'BikeSettings'>> {
  const { version, updatedAt, ...row } = await db.selectFrom('bikeSetting').selectAll().executeTakeFirstOrThrow()
  return { ...said(row), version, updatedAt: updatedAt.toISOString() }
}

type Fields = Omit<Schema<'BikeSettings'>, 'version' | 'updatedAt'>
const said = ({ maxRents, rentalDays, feedPublic, latitude, longitude }: Fields): Fields => ({
  maxRents,
  rentalDays,
  feedPublic,
  latitude,
  longitude,
})

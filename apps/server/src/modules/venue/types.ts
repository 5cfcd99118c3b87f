// Types of venues, each with its color.
import type { Data, Input, Schema } from '@isb/contract'
import { sql } from 'kysely'
import type { SignedIn } from '../../core/context.ts'
import { refuseStale } from '../../core/audit/stale.ts'
import { refuse, refuseBroken } from '../../core/refuse.ts'
import { types } from './lists.ts'

type Type = Schema<'VenueType'>
const written = ({ name, nameZh, color }: Pick<Type, 'name' | 'nameZh' | 'color'>) => ({
  name: name.trim(),
  nameZh: nameZh.trim(),
  color,
})
const nameTaken = refuseBroken('venue_type_name', '/name', 'VENUE_TYPE_NAME_TAKEN')

export async function createType({ body }: Input<'venue.createType'>, context: SignedIn): Promise<Type> {
  const { db, now, changed } = context
  const fields = written({ nameZh: '', ...body })
  const { id } = await db
    .insertInto('venueType')
    .values({ ...fields, updatedAt: now })
    .returning('id')
    .executeTakeFirstOrThrow()
    .catch(nameTaken)
  changed('venue-type', id, null, fields)
  return types.record(context, id)
}

export async function updateType({ path, body: { version, ...given } }: Input<'venue.updateType'>, context: SignedIn): Promise<Type> {
  const { db, now, changed } = context
  const before = await types.locked(context, path.typeId)
  if (before.version !== version) await refuseStale(context, 'venue-type', before.id)
  const fields = written({ ...before, ...given })
  await db
    .updateTable('venueType')
    .set({ ...fields, version: version + 1, updatedAt: now })
    .where('id', '=', before.id)
    .execute()
    .catch(nameTaken)
  changed('venue-type', before.id, written(before), fields)
  return types.record(context, before.id)
}

export async function removeType({ path }: Input<'venue.removeType'>, context: SignedIn): Promise<Data<'venue.removeType'>> {
  const { db, changed } = context
  // The whole row: a venue that is to have the type waits.
  await sql`select from venue_type where id = ${path.typeId} for update`.execute(db)
  const before = await types.record(context, path.typeId)
  if (before.venues > 0) refuse(3, 'VENUE_TYPE_USED')
  await db.deleteFrom('venueType').where('id', '=', before.id).execute()
  changed('venue-type', before.id, written(before), null)
  return {}
}

// Types of venues, each with its color.
import type { Data, Input, Schema } from '@isb/contract'
import { sql } from 'kysely'
import type { SignedIn } from '../../core/context.ts'
import { refuseStale } from '../../core/audit/stale.ts'
import { put, remove } from '../../core/records.ts'
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
  const row = written({ nameZh: '', ...body })
  return types.record(context, await put(context, 'venueType', 'venue-type', { row }).catch(nameTaken))
}

export async function updateType({ path, body: { version, ...given } }: Input<'venue.updateType'>, context: SignedIn): Promise<Type> {
  const before = await types.locked(context, path.typeId)
  if (before.version !== version) await refuseStale(context, 'venue-type', before.id)
  const changed = { row: written({ ...before, ...given }), before: { id: before.id, fields: written(before) } }
  return types.record(context, await put(context, 'venueType', 'venue-type', changed).catch(nameTaken))
}

export async function removeType({ path }: Input<'venue.removeType'>, context: SignedIn): Promise<Data<'venue.removeType'>> {
  // The whole row: a venue that is to have the type waits.
  await sql`select from venue_type where id = ${path.typeId} for update`.execute(context.db)
  const before = await types.record(context, path.typeId)
  if (before.venues > 0) refuse(3, 'VENUE_TYPE_USED')
  await remove(context, 'venueType', 'venue-type', { id: before.id, fields: written(before) })
  return {}
}

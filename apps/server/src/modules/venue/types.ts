// Types of venues, each with its color.
import type { Data, Input, Schema } from '@isb/contract'
import { sql } from 'kysely'
import type { SignedIn } from '../../core/app/context.ts'
import { recordsOf } from '../../core/shared/records.ts'
import { refuse, refuseBroken } from '../../core/ground/refuse.ts'
import { types } from './lists.ts'

type Type = Schema<'VenueType'>
const written = ({ name, nameZh, color }: Pick<Type, 'name' | 'nameZh' | 'color'>) => ({
  name: name.trim(),
  nameZh: nameZh.trim(),
  color,
})
const records = recordsOf(types, 'venueType', written, refuseBroken('venue_type_name', '/name', 'VENUE_TYPE_NAME_TAKEN'))

export const createType = ({ body }: Input<'venue.createType'>, context: SignedIn): Promise<Type> =>
  records.create(context, { nameZh: '', ...body })

export const updateType = ({ path, body }: Input<'venue.updateType'>, context: SignedIn): Promise<Type> =>
  records.update(context, path.typeId, body)

export async function removeType({ path }: Input<'venue.removeType'>, context: SignedIn): Promise<Data<'venue.removeType'>> {
  // The whole row: a venue that is to have the type waits.
  await sql`select from venue_type where id = ${path.typeId} for update`.execute(context.db)
  const before = await types.record(context, path.typeId)
  if (before.venues > 0) refuse(3, 'VENUE_TYPE_USED')
  return records.remove(context, before)
}

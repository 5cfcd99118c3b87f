// Venues themselves: their fields and opening hours.
import type { Data, Input, Schema } from '@isb/contract'
import { normalEmail, whyNotExtras, whyNotHours } from '@isb/domain'
import { sql } from 'kysely'
import type { SignedIn } from '../../core/app/context.ts'
import type { Db } from '../../core/database/database.ts'
import { claimFile } from '../../core/files/index.ts'
import { unchanged } from '../../core/shared/stale.ts'
import { refuse, refuseField, refuseBroken } from '../../core/ground/refuse.ts'
import { hitsOf, settleHits } from './hits.ts'
import { venues } from './lists.ts'
import { lockVenue } from './state.ts'

type Venue = Schema<'Venue'>
export type Fields = Omit<Venue, 'id' | 'type' | 'partOf' | 'version' | 'updatedAt'>

export const blank = {
  nameZh: '',
  location: '',
  status: 'Open',
  capacity: null,
  adEmail: null,
  note: '',
  pictureId: null,
  needsApproval: true,
  hours: [],
  opensOnDaysOff: false,
  extras: [],
  shortestMinutes: 15,
  longestMinutes: null,
  aheadDays: null,
  noticeMinutes: 0,
  betweenMinutes: 0,
  openPerPerson: null,
  partOfId: null,
} as const satisfies Partial<Fields>

const nameTaken = refuseBroken('venue_name', '/name', 'VENUE_NAME_TAKEN')

export const fieldsOf = ({ id: _id, version: _version, updatedAt: _updatedAt, type: _type, partOf: _partOf, ...fields }: Venue): Fields =>
  fields

/** The fields as they are kept. Refuses hours and lengths that cannot be. */
function written(fields: Fields): Fields {
  const why = whyNotHours(fields.hours)
  if (why) refuseField('/hours', why)
  if (fields.longestMinutes !== null && fields.longestMinutes < fields.shortestMinutes) refuseField('/longestMinutes', 'VENUE_LENGTHS')
  const twice = whyNotExtras(fields.extras)
  if (twice) refuseField('/extras', twice)
  return {
    ...fields,
    name: fields.name.trim(),
    nameZh: fields.nameZh.trim(),
    location: fields.location.trim(),
    note: fields.note.trim(),
    extras: fields.extras.map(({ name, nameZh, count }) => ({ name: name.trim(), nameZh: nameZh.trim(), count })),
    adEmail: fields.adEmail === null ? null : normalEmail(fields.adEmail) || null,
  }
}

async function requireLinks(db: Db, { typeId, partOfId }: Fields, own = 0): Promise<void> {
  const { rows: type } = await sql`select from venue_type where id = ${typeId} for key share`.execute(db)
  if (type.length === 0) refuse(2, 'VENUE_TYPE_NOT_FOUND')
  if (partOfId === null) return
  await lockVenue(db, partOfId)
  const { rows: whole } = await sql`
    select from venue where id = ${partOfId} and part_of_id is null and id <> ${own}
      and not exists (select from venue where part_of_id = ${own})`.execute(db)
  if (whole.length === 0) refuseField('/partOfId', 'VENUE_PART')
}

async function writeHours(db: Db, venueId: number, hours: Fields['hours']): Promise<void> {
  await db.deleteFrom('venueHours').where('venueId', '=', venueId).execute()
  if (hours.length > 0)
    await db
      .insertInto('venueHours')
      .values(hours.map(({ weekday, opens, closes }) => ({ venueId, weekday, opens, closes })))
      .execute()
}

type Writing = Pick<SignedIn, 'db' | 'now' | 'changed'>

/** Writes a new venue whose links have been checked. Answers its id. */
export async function insertVenue({ db, now, changed }: Writing, given: Fields): Promise<number> {
  const { hours, ...fields } = written(given)
  const { id } = await db
    .insertInto('venue')
    .values({ ...fields, extras: JSON.stringify(fields.extras), updatedAt: now })
    .returning('id')
    .executeTakeFirstOrThrow()
    .catch(nameTaken)
  await writeHours(db, id, hours)
  changed('venue', id, null, { ...fields, hours })
  return id
}

/** Writes what a locked venue is from now on, where its links have been checked. */
export async function updateVenue({ db, now, changed }: Writing, before: Venue, given: Fields): Promise<void> {
  const { hours, ...fields } = written(given)
  await db
    .updateTable('venue')
    .set({ ...fields, extras: JSON.stringify(fields.extras), version: before.version + 1, updatedAt: now })
    .where('id', '=', before.id)
    .execute()
    .catch(nameTaken)
  await writeHours(db, before.id, hours)
  changed('venue', before.id, fieldsOf(before), { ...fields, hours })
}

export async function create({ body }: Input<'venue.create'>, context: SignedIn): Promise<Venue> {
  const { db, caller } = context
  const fields = written({ ...blank, ...body })
  await requireLinks(db, fields)
  await claimFile(db, caller, fields.pictureId)
  return venues.record(context, await insertVenue(context, fields))
}

export async function update({ path, body }: Input<'venue.update'>, context: SignedIn): Promise<Venue> {
  const { db, caller } = context
  const { version, cancelReservations = false, ...given } = body
  const before = await unchanged(venues, context, path.venueId, version)
  const fields = written({ ...fieldsOf(before), ...given })
  await requireLinks(db, fields, before.id)
  await claimFile(db, caller, fields.pictureId, before.pictureId)
  const hits = await hitsOf(context, [before.id])
  await updateVenue(context, before, fields)
  await settleHits(context, await hits(), cancelReservations)
  return venues.record(context, before.id)
}

export async function remove({ path }: Input<'venue.remove'>, context: SignedIn): Promise<Data<'venue.remove'>> {
  const { db, changed } = context
  await sql`select from venue where id = ${path.venueId} for update`.execute(db)
  const before = await venues.record(context, path.venueId)
  const { rows } = await sql`
    select from venue_reservation where venue_id = ${before.id} union all select from venue where part_of_id = ${before.id} limit 1`.execute(
    db,
  )
  if (rows.length > 0) refuse(3, 'VENUE_HAS_HISTORY')
  await db.deleteFrom('venue').where('id', '=', before.id).execute()
  changed('venue', before.id, fieldsOf(before), null)
  return {}
}

import { nameKey, readHours, type Planned } from '@isb/domain'
import { sql } from 'kysely'
import type { Db } from '../../core/database/database.ts'
import { tellModules } from '../../core/app/occasions.ts'
import type { Applying } from './applying.ts'
import type { School } from './repo.ts'

/** Types of venues made, changed and removed. */
export async function writeVenueTypes(
  db: Db,
  { venueTypeIds, standing }: School,
  { steps, final }: Planned,
  { now, changed }: Applying,
): Promise<void> {
  const named = (types: typeof final.venueTypes, key: string) => types.find(({ name }) => nameKey(name) === nameKey(key))
  for (const { key, action } of steps.filter(({ kind }) => kind === 'venue-type')) {
    const [before, after] = [named(standing.venueTypes, key), named(final.venueTypes, key)]
    const fields = (type: typeof after) => type && { name: type.name, nameZh: type.nameZh, color: type.color }
    const old = venueTypeIds.get(nameKey(key)) ?? 0
    if (action === 'remove') await sql`delete from venue_type where id = ${old}`.execute(db)
    if (action === 'change' && after)
      await sql`update venue_type set name = ${after.name}, name_zh = ${after.nameZh}, color = ${after.color},
        version = version + 1, updated_at = ${now} where id = ${old}`.execute(db)
    const { rows: made } =
      action === 'create' && after
        ? await sql<{ id: number }>`insert into venue_type (name, name_zh, color, updated_at)
            values (${after.name}, ${after.nameZh}, ${after.color}, ${now}) returning id`.execute(db)
        : { rows: [] }
    changed('venue-type', made[0]?.id ?? old, fields(before) ?? null, fields(after) ?? null)
  }
}

/** The opening hours of venues. Answers how many reservations to come they have put into closed time, by the venue's name. */
export async function writeHours(
  db: Db,
  { venueIds, standing }: School,
  { steps, final }: Planned,
  { app, now, changed }: Applying,
): Promise<{ name: string; count: number }[]> {
  const hit: { name: string; count: number }[] = []
  for (const { key } of steps.filter(({ kind }) => kind === 'venue')) {
    const [before, after] = [standing, final].map(({ venues }) => venues.find(({ name }) => nameKey(name) === nameKey(key)))
    const id = venueIds.get(nameKey(key))
    if (!before || !after || id === undefined) continue
    const inClosedTime = async () => {
      let count = 0
      await tellModules({ app, db, now }, 'venue.hoursAsked', { venueId: id, closed: (more) => void (count += more) })
      return count
    }
    // What a change of the calendar has left in closed time is nothing that this plan does.
    const old = await inClosedTime()
    const [was, is] = [before, after].map(({ hours }) => readHours(hours.join('; ')) ?? [])
    await sql`delete from venue_hours where venue_id = ${id}`.execute(db)
    await sql`insert into venue_hours (venue_id, weekday, opens, closes)
      select ${id}, weekday, opens, closes from json_to_recordset(${JSON.stringify(is)}) as h (weekday text, opens text, closes text)`.execute(
      db,
    )
    await sql`update venue set version = version + 1, updated_at = ${now} where id = ${id}`.execute(db)
    changed('venue', id, { name: before.name, hours: was }, { name: after.name, hours: is })
    const count = (await inClosedTime()) - old
    if (count > 0) hit.push({ name: after.name, count })
  }
  return hit
}

// A plan has grown old: which rows moved, who moved them and when, as the audit has it.
import type { Schema } from '@isb/contract'
import { nameKey, type MovedRow } from '@isb/domain'
import { isWord, word, type Locale } from '@isb/words'
import { sql } from 'kysely'
import type { Db } from '../../core/database/database.ts'
import type { School } from './repo.ts'

interface Change {
  entity: string
  id: number
  gone: boolean
  /** The natural key that a removed row had. */
  key: string | null
  name: string
  at: Date
}

/** Requests that began a little before the plan was made may have ended after it. */
const overlapMs = 60_000

/** A result for each row that moved since the plan was made. */
export async function whoMoved(
  db: Db,
  moved: readonly MovedRow[],
  school: School,
  madeAt: Date,
  locale: Locale,
): Promise<Schema<'RunResult'>[]> {
  const changes = await changesSince(db, new Date(madeAt.getTime() - overlapMs), moved, school)
  const byRow = new Map(changes.map((change) => [`${change.entity} ${change.id}`, change]).toReversed() as [string, Change][])
  const byKey = new Map(
    changes
      .filter(({ gone }) => gone)
      .map((change) => [`${change.entity} ${change.key ?? ''}`, change])
      .toReversed() as [string, Change][],
  )
  const { timeZone } = await db.selectFrom('setting').select('timeZone').executeTakeFirstOrThrow()
  const time = new Intl.DateTimeFormat(locale === 'zh' ? 'zh-CN' : 'en-GB', { dateStyle: 'medium', timeStyle: 'short', timeZone })
  return moved.map((row) => {
    const entity = row.step.kind === 'order' ? 'menu' : row.step.kind
    const known = idsOf(row, school).flatMap((id) => byRow.get(`${entity} ${id}`) ?? [])
    const change = known.toSorted((a, b) => b.at.getTime() - a.at.getTime())[0] ?? byKey.get(`${entity} ${row.step.key}`)
    const key = `field.${row.field ?? ''}`
    const field = isWord(key) ? word(locale, key) : (row.field ?? '')
    const values = { how: row.how, field, known: change ? 'yes' : 'no', name: change?.name ?? '', at: change ? time.format(change.at) : '' }
    return {
      key: row.step.key || 'root',
      outcome: 'refused',
      reason: 'CONFIG_MOVED',
      message: word(locale, 'reason.CONFIG_MOVED', values),
      ...(change && { by: change.name, at: change.at.toISOString() }),
    }
  })
}

/** The rows that a step is about, by id; of an order, all that stand or stood in it. */
function idsOf(
  { step: { kind, key, before } }: MovedRow,
  { menus, roles, staffIds, homeroomIds, mailboxIds, venueTypeIds, venueIds, standing }: School,
): number[] {
  if (kind === 'staff') return [staffIds.get(key) ?? []].flat()
  if (kind === 'role') return [roles.get(nameKey(key))?.id ?? []].flat()
  if (kind === 'homeroom') return [homeroomIds.get(nameKey(key)) ?? []].flat()
  if (kind === 'roster') return []
  if (kind === 'venue-type') return [venueTypeIds.get(nameKey(key)) ?? []].flat()
  if (kind === 'venue') return [venueIds.get(nameKey(key)) ?? []].flat()
  if (kind === 'mailbox') return [mailboxIds.get(key) ?? []].flat()
  if (kind === 'menu') return [menus.get(key)?.id ?? []].flat()
  const keys = new Set([...(before?.codes ?? []), ...standing.menus.filter((menu) => menu.parent === key).map((menu) => menu.key)])
  return [...keys].flatMap((one) => menus.get(one)?.id ?? [])
}

/** What was done to these rows, newest first. */
async function changesSince(db: Db, since: Date, moved: readonly MovedRow[], school: School): Promise<Change[]> {
  const ids = [...new Set(moved.flatMap((row) => idsOf(row, school)))]
  const keys = moved.filter(({ how }) => how === 'GONE').map(({ step }) => step.key)
  const { rows } = await sql<Change>`
    select row->>'entity' as entity, (row->>'id')::bigint as id, a.staff_name as name, a.at, row->>'after' is null as gone,
      known.key
    from audit a, jsonb_array_elements(a.rows) row, lateral (select case row->>'entity' when 'menu' then row#>>'{before,code}'
      when 'role' then row#>>'{before,name}' when 'venue-type' then row#>>'{before,name}' when 'venue' then row#>>'{before,name}' when 'staff' then row#>>'{before,email}' when 'homeroom' then
      concat_ws('/', row#>>'{before,schoolYear}', nullif(row#>>'{before,campus}', ''), row#>>'{before,name}') end as key) known
    where a.at >= ${since} and ((row->>'entity' in ('menu', 'role', 'staff', 'homeroom', 'mailbox', 'venue', 'venue-type') and (row->>'id')::bigint = any(${ids}::bigint[]))
      or (row->>'after' is null and known.key = any(${keys}::text[])))
    order by a.at desc, a.id desc`.execute(db)
  return rows
}

import { homeroomFields, homeroomKey, nameKey, type Planned, type StandingHomeroom } from '@isb/domain'
import { sql } from 'kysely'
import { snakeCase } from '../../core/lists/sql.ts'
import type { Db } from '../../core/database/database.ts'
import type { Applying } from './applying.ts'
import type { School } from './repo.ts'

const inColumns = (rows: readonly Omit<StandingHomeroom, 'used'>[]) =>
  JSON.stringify(
    rows.map(({ grade, ...row }) => ({
      ...Object.fromEntries(Object.entries(row).map(([field, value]) => [snakeCase(field), value])),
      grade: grade || null,
    })),
  )

const names = homeroomFields.map(snakeCase)

/** Classes made, changed and removed. Their students stay where they are. */
export async function writeHomerooms(
  db: Db,
  { homeroomIds, standing }: School,
  { steps, final }: Planned,
  { now, changed }: Applying,
): Promise<void> {
  const before = new Map(standing.homerooms.map((homeroom) => [nameKey(homeroomKey(homeroom)), homeroom]))
  const after = new Map(final.homerooms.map((homeroom) => [nameKey(homeroomKey(homeroom)), homeroom]))
  const rowsOf = (wanted: string) =>
    steps.flatMap(({ kind, key, action }) => {
      const row = (action === 'remove' ? before : after).get(nameKey(key))
      return kind === 'homeroom' && action === wanted && row ? [{ id: homeroomIds.get(nameKey(key)) ?? 0, ...fieldsOf(row) }] : []
    })

  const columns = sql.raw(names.join(', '))
  const { rows: made } = await sql<Omit<StandingHomeroom, 'used'> & { id: number }>`
    insert into homeroom (${columns}, created_at, updated_at)
    select ${columns}, ${now}, ${now} from json_populate_recordset(null::homeroom, ${inColumns(rowsOf('create'))})
    returning id, ${sql.raw(names.map((name) => (name === 'grade' ? "coalesce(grade, '') as grade" : name)).join(', '))}`.execute(db)
  for (const { id, ...fields } of made) changed('homeroom', id, null, fields)

  const edited = rowsOf('change')
  await sql`
    update homeroom h set (${columns}, version, updated_at) =
      (select ${sql.raw(names.map((name) => `n.${name}`).join(', '))}, h.version + 1, ${now}::timestamptz)
    from json_populate_recordset(null::homeroom, ${inColumns(edited)}) n where h.id = n.id`.execute(db)
  for (const { id, ...fields } of edited) {
    const old = before.get(nameKey(homeroomKey(fields)))
    changed('homeroom', id, old ? fieldsOf(old) : null, fields)
  }

  const gone = rowsOf('remove')
  await sql`delete from homeroom where id = any(${gone.map(({ id }) => id)}::bigint[])`.execute(db)
  for (const { id, ...fields } of gone) changed('homeroom', id, fields, null)
}

const fieldsOf = ({ used: _, ...fields }: StandingHomeroom) => fields

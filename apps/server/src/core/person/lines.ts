// What the audit tells of one person: what they did, and what was done with records of theirs.
import { sql } from 'kysely'
import { didIn, rowsShown } from '../shared/audit-entries.ts'
import { inText, namesIn } from '../audit/in-text.ts'
import type { AuditRow } from '../ground/audit-row.ts'
import type { SignedIn } from '../app/context.ts'
import { timeCell } from '../lists/file.ts'

interface Line {
  readonly at: string
  readonly staffId: number | null
  readonly address: string
  readonly operation: string
  readonly reason: string | null
  readonly rows: readonly AuditRow[]
}

export const lineHeads = ['at', 'operation', 'label', 'before', 'after', 'address'] as const

const linesAtOnce = 200

/** The lines, newest first, as rows under `lineHeads`. Of what the person did to others it says only that they did it. */
export async function* linesAbout(
  context: Pick<SignedIn, 'app' | 'db' | 'locale' | 'caller'>,
  personId: number,
): AsyncGenerator<readonly string[], void> {
  const { app, db, locale } = context
  const { timeZone: zone } = await db.selectFrom('setting').select('timeZone').executeTakeFirstOrThrow()
  const named = namesIn(locale)
  const ids = await idsOf(context, personId)
  for (let from = 0; from < ids.length; from += linesAtOnce) {
    const { rows: lines } = await sql<Line>`
      select at::text, staff_id, address, operation, reason, rows from audit where id = any(${ids.slice(from, from + linesAtOnce)}::bigint[])
      order by id desc`.execute(db)
    const own = lines.map(({ rows }) => rows.filter((row) => app.entities.isOf(row, personId)))
    const show = await rowsShown(context, own.flat(), true)
    for (const [place, { at, staffId, address, operation, reason }] of lines.entries()) {
      const head = [String(timeCell(at, locale, zone)), didIn(locale, operation, reason === null ? null : { reason })]
      const tail = staffId === personId ? address : ''
      const rows = (own[place] ?? []).map(show)
      if (rows.length === 0) yield [...head, '', '', '', tail]
      for (const { entity, label, before, after } of rows)
        yield [
          ...head,
          label,
          inText(locale, named, { operation, entity }, before),
          inText(locale, named, { operation, entity }, after),
          tail,
        ]
    }
  }
}

/** Found by the audit's indexes: by who did it, and by the records that name the person. */
async function idsOf({ db }: Pick<SignedIn, 'db'>, personId: number): Promise<readonly number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from audit where staff_id = ${personId}
    union
    select audit.id from audit_entity kind cross join (values ('before'), ('after')) side (name)
      join audit on audit.rows @> jsonb_build_array(case
        when kind.whom = 'id' then jsonb_build_object('entity', kind.entity, 'id', ${personId}::bigint)
        else jsonb_build_object('entity', kind.entity, side.name, jsonb_build_object(kind.whom, ${personId}::bigint)) end)
    order by id desc`.execute(db)
  return rows.map(({ id }) => id)
}

// A field that somebody has edited by hand is given back to the roster: what the roster says of it is a change again.
import type { Data, Input } from '@isb/contract'
import { sql } from 'kysely'
import type { SignedIn } from '../../core/context.ts'
import { refuse } from '../../core/refuse.ts'
import { compareAgain, waiting } from './again.ts'

export async function giveBack(
  { path, body: { changes } }: Input<'baseData.giveBack'>,
  context: SignedIn,
): Promise<Data<'baseData.giveBack'>> {
  const { db, changed } = context
  const { id } = await waiting(context, path.runId)
  const { rows } = await sql<{ kind: string; name: string; fields: string }>`
    update base_data_origin o set given = o.given - array(select jsonb_object_keys(x.held))
    from base_data_change x
    where x.run_id = ${id} and x.held - 'email' <> '{}' and (${changes === undefined} or x.id = any(${changes ?? []}::bigint[]))
      and o.kind = x.kind and o.source_id = x.source_id
    returning x.kind, x.name, (select string_agg(key, ', ' order by key) from jsonb_object_keys(x.held - 'email') key) as fields`.execute(
    db,
  )
  if (rows.length === 0) refuse(3, 'BASE_DATA_NOTHING_HELD')
  changed('base-data-run', id, { held: rows.length }, { held: 0 })
  return compareAgain(id, 'baseData.giveBack', context)
}

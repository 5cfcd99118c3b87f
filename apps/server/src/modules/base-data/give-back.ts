// A field that somebody has edited by hand is given back to the roster: what the roster says of it is a change again. An account with a role
// is enabled by whoever may give that role, and by no roster.
import type { Data, Input } from '@isb/contract'
import { sql } from 'kysely'
import type { SignedIn } from '../../core/app/context.ts'
import { refuse } from '../../core/ground/refuse.ts'
import { compareAgain, waiting } from './again.ts'

export async function giveBack(
  { path, body: { changes } }: Input<'baseData.giveBack'>,
  context: SignedIn,
): Promise<Data<'baseData.giveBack'>> {
  const { db, changed } = context
  const { id } = await waiting(context, path.runId)
  const { rows } = await sql<{ id: number }>`
    with asked as (
      select x.*, array(select jsonb_object_keys(x.held - 'email' - case when exists (
        select from staff_role m where m.staff_id = x.record_id and x.kind <> 'Homeroom')
          then array['active', 'maySignIn'] else '{}' end)) as fields
      from base_data_change x
      where x.run_id = ${id} and (${changes === undefined} or x.id = any(${changes ?? []}::bigint[]))
    )
    insert into base_data_origin as o (kind, source_id, record_id, other_id, given)
    select kind, source_id, record_id, coalesce(other_id, 0), '{}' from asked where fields <> '{}'
    on conflict (kind, source_id) do update
      set given = o.given - (select fields from asked where asked.kind = o.kind and asked.source_id = o.source_id)
    returning record_id as id`.execute(db)
  if (rows.length === 0) refuse(3, 'BASE_DATA_NOTHING_HELD')
  changed('base-data-run', id, { held: rows.length }, { held: 0 })
  return compareAgain(id, 'baseData.giveBack', context)
}

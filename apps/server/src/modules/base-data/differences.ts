// What a bundle comes to: what it wants against what stands. A field that somebody has edited by hand since the roster gave it stays.
import type { Schema } from '@isb/contract'
import { sql } from 'kysely'
import type { Db } from '../../core/database/database.ts'
import { heldBy } from '../../core/person/holds.ts'
import { forManyRows } from './many-rows.ts'
import { standAll, whatStands } from './standing.ts'
import { tellLeftOut } from './left-out.ts'
import { wantAll, type Compared } from './wanted.ts'

type Count = Schema<'BaseDataCount'>

/** Reads what stands here, to be compared in this transaction. */
export async function stand(db: Db, compared: Pick<Compared, 'today' | 'callerId'>): Promise<string> {
  const stands = await whatStands(db, compared)
  await standAll(db, compared.today)
  return stands
}

/** Writes the differences of a bundle, in place of those that were found before, and into its run how many there are, by kind. */
export async function compare(db: Db, compared: Compared): Promise<Count[]> {
  const { runId } = compared
  await forManyRows(db)
  await sql`delete from base_data_change where run_id = ${runId}`.execute(db)
  const stands = compared.stands ?? (await stand(db, compared))
  await wantAll(db, compared)
  await tellLeftOut(db, compared)
  await changes(db, runId)
  if (!compared.delta) await absences(db, compared)
  await keepSignIns(db, compared)
  await keepRoles(db, compared)
  await sayWhatIsHeld(db, compared)
  const kinds = await counts(db, runId)
  const isNothing = !kinds.some(({ created, changed, deactivated }) => created + changed + deactivated > 0) && !(await remembers(db, runId))
  await db
    .updateTable('baseDataRun')
    .set({ kinds: JSON.stringify(kinds), stands: isNothing ? stands : null })
    .where('id', '=', runId)
    .execute()
  return kinds
}

/**
 * New records, and those with fields that differ. An address that somebody signs in with is never changed by a roster; nor does one enable
 * whom it finds disabled, unless a roster has told of that account before.
 */
const changes = (db: Db, runId: number) =>
  sql`
    insert into base_data_change (run_id, kind, outcome, source_id, record_id, other_id, name, before, after, held, stays, kept,
      file, line, reason)
    select ${runId}, w.kind,
      case when w.reason <> '' then 'Refused' when c.record_id is null then 'Created'
        when d.after->'active' = 'false' then 'Deactivated' when d.after is null then 'Held' else 'Changed' end,
      w.source_id, w.record_id, nullif(w.other_id, 0), w.name, coalesce(d.before, '{}'),
      case when w.reason <> '' then '{}' when c.record_id is null then w.fields else coalesce(d.after, '{}') end,
      coalesce(d.held, '{}'), coalesce(d.stays, '{}'), coalesce(d.kept, '{}'), w.file, w.line, w.reason
    from base_data_wanted w
      left join base_data_standing c on c.kind = w.kind and c.record_id = w.record_id and c.other_id = w.other_id
      left join base_data_origin o on o.kind = w.kind and o.source_id = w.source_id and o.record_id = w.record_id
      left join lateral (
        select jsonb_object_agg(key, coalesce(c.fields->key, '""')) filter (where why = '') as before,
          jsonb_object_agg(key, value) filter (where why = '') as after,
          jsonb_object_agg(key, value) filter (where why = 'hand') as held,
          jsonb_object_agg(key, value) filter (where why = 'rule') as stays,
          jsonb_object_agg(key, coalesce(c.fields->key, '""')) filter (where why <> '') as kept
        from (select key, value, case
            when key = 'email' and c.fields->>'email' <> '' then case when value = o.given->key then 'hand' else 'rule' end
            when key in ('active', 'maySignIn') and value = 'true' and o.source_id is null then 'rule'
            when o.given ? key and o.given->key <> coalesce(c.fields->key, '""') then 'hand' else '' end as why
          from jsonb_each(w.fields) where w.reason = '' and c.record_id is not null and value is distinct from c.fields->key) f
      ) d on true
    -- Whoever stands as the bundle says is left out before fields are looked at one by one.
    where (w.reason <> '' or c.record_id is null or not c.fields @> w.fields)
      and (w.reason <> '' or c.record_id is null or d.after is not null or d.kept is not null)`.execute(db)

/**
 * Who came from a roster, and is in this one no more. A guardian stays as long as a child does; a tie goes when its student is here without
 * it, unless it keeps somebody away.
 */
async function absences(db: Db, { runId }: Compared): Promise<void> {
  const gone = sql`
    insert into base_data_change (run_id, kind, outcome, source_id, record_id, other_id, name, before, after)`
  await sql`drop table if exists pg_temp.base_data_untold`.execute(db)
  // Two questions, for PostgreSQL answers one with "or" for each row anew.
  await sql`
    create temp table base_data_untold on commit drop as select o.* from base_data_origin o
    where not exists (select from base_data_wanted w where w.kind = o.kind and w.source_id = o.source_id
        and (w.kind in ('Homeroom', 'Family') or w.reason <> '' or w.record_id = o.record_id))
      and not exists (select from base_data_wanted w where w.kind = o.kind and w.record_id = o.record_id and w.other_id = o.other_id)`.execute(
    db,
  )
  await sql`${gone}
    select ${runId}, o.kind, 'Deactivated', o.source_id, o.record_id, null, a.name, '{"active": true}', '{"active": false}'
    from base_data_untold o join base_data_standing c on c.kind = o.kind and c.record_id = o.record_id join staff a on a.id = o.record_id
    where o.kind in ('Student', 'Staff') and c.fields->'active' = 'true' and o.given->'active' is distinct from 'false'`.execute(db)
  const joined = sql`(select source from base_data_join where joined)`
  const toldTies = sql`select source_id, other_id from base_data_staged where run_id = ${runId} and kind = 'tie'
    and source_id not in ${joined} and other_id not in ${joined}`
  await sql`${gone}
    select ${runId}, 'Family', 'Deactivated', o.source_id, o.record_id, o.other_id, s.name || ' · ' || a.name,
      '{"active": true}', '{"active": false}'
    from base_data_untold o join guardian g on g.student_id = o.record_id and g.guardian_id = o.other_id and not g.no_contact
      join base_data_wanted s on s.kind = 'Student' and s.record_id = o.record_id and s.reason = '' and s.fields->'active' = 'true'
      join staff a on a.id = o.other_id
    where o.kind = 'Family' and not exists (select from (
        select source_id || chr(31) || other_id as tie from (${toldTies}) a
        union all select other_id || chr(31) || source_id from (${toldTies}) b
      ) told where told.tie = o.source_id)`.execute(db)
  await sql`${gone}
    select ${runId}, o.kind, 'Deactivated', o.source_id, o.record_id, null, a.name, '{"active": true}', '{"active": false}'
    from base_data_untold o join base_data_standing c on c.kind = o.kind and c.record_id = o.record_id join staff a on a.id = o.record_id
    where o.kind = 'Guardian' and c.fields->'active' = 'true' and o.given->'active' is distinct from 'false'
      and not exists (select from guardian g join base_data_standing s on s.kind = 'Student' and s.record_id = g.student_id
        where g.guardian_id = o.record_id and s.fields->'active' = 'true' and not exists (select from base_data_change x
          where x.run_id = ${runId} and x.kind = 'Student' and x.record_id = g.student_id and x.outcome = 'Deactivated')
          and not exists (select from base_data_change x where x.run_id = ${runId} and x.kind = 'Family' and x.outcome = 'Deactivated'
            and x.record_id = g.student_id and x.other_id = g.guardian_id))`.execute(db)
}

/** Who leaves and could not sign in before cannot do so after an undo either. */
const keepSignIns = (db: Db, { runId }: Compared) =>
  sql`
    update base_data_change x set before = x.before || '{"maySignIn": false}' from base_data_standing c
    where x.run_id = ${runId} and x.outcome = 'Deactivated' and c.kind = x.kind and c.record_id = x.record_id
      and c.fields->'maySignIn' = 'false'`.execute(db)

/** An administrator, the last one of a role and whoever applies the bundle are never disabled by it, but named. */
const keepRoles = (db: Db, { runId, callerId }: Compared) =>
  sql`
    update base_data_change x set outcome = 'Refused', reason = 'BASE_DATA_ROLE_STAYS', before = '{}', after = '{}'
    where x.run_id = ${runId} and (x.outcome = 'Deactivated' or x.after->'maySignIn' = 'false')
      and x.kind in ('Staff', 'Guardian', 'Student')
      and (x.record_id = ${callerId}
      or exists (select from staff_role m join role r on r.id = m.role_id where m.staff_id = x.record_id and (r.builtin
        or not exists (select from staff_role other join staff a on a.id = other.staff_id and a.enabled
          where other.role_id = m.role_id and other.staff_id <> m.staff_id
            and not exists (select from base_data_change y where y.run_id = ${runId} and y.record_id = other.staff_id
              and (y.outcome = 'Deactivated' or y.after->'maySignIn' = 'false') and y.kind <> 'Family')))))`.execute(db)

/** Who leaves may still have something of the school's. */
const sayWhatIsHeld = (db: Db, { runId, today, holds }: Compared) =>
  sql`
    update base_data_change x set holds = h.held
    from (select person_id, json_agg(json_build_object('kind', kind, 'name', name) order by kind, name) as held
      from (${heldBy(holds, today)}) each_one group by 1) h
    where x.run_id = ${runId} and x.outcome = 'Deactivated' and x.kind in ('Staff', 'Guardian', 'Student')
      and h.person_id = x.record_id`.execute(db)

async function counts(db: Db, runId: number): Promise<Count[]> {
  const { rows } = await sql<Omit<Count, 'limit' | 'stopped'>>`
    with standing as (
      select o.kind, count(*)::int as count from base_data_origin o
        join base_data_standing c on c.kind = o.kind and c.record_id = o.record_id and c.other_id = o.other_id
      where coalesce(c.fields->'active', 'true') = 'true' group by 1
    ), wanted as (
      select kind, count(*)::int as count from base_data_wanted group by 1
    )
    select k.kind, coalesce(max(s.count), 0) as standing,
      count(*) filter (where x.outcome = 'Created')::int as created, count(*) filter (where x.outcome = 'Changed')::int as changed,
      count(*) filter (where x.outcome = 'Deactivated')::int as deactivated, count(*) filter (where x.outcome = 'Refused')::int as refused,
      count(*) filter (where x.holds <> '[]')::int as holding, count(*) filter (where x.held <> '{}')::int as held,
      coalesce(max(w.count), 0) - count(*) filter (where x.file <> '' and x.outcome <> 'Held')::int as unchanged
    from unnest(array['Homeroom', 'Staff', 'Guardian', 'Student', 'Family']) with ordinality k (kind, place)
      left join standing s on s.kind = k.kind left join wanted w on w.kind = k.kind
      left join base_data_change x on x.run_id = ${runId} and x.kind = k.kind
    group by k.kind, k.place order by k.place`.execute(db)
  const { rosterLimit } = await db.selectFrom('setting').select('rosterLimit').executeTakeFirstOrThrow()
  return rows.map((row) => ({ ...row, limit: rosterLimit, stopped: row.deactivated * 100 > row.standing * rosterLimit }))
}

/** Whether there is anything to be remembered of what changes nothing. */
async function remembers(db: Db, runId: number): Promise<boolean> {
  const { rows } = await sql`
    select from base_data_wanted w left join base_data_origin o on o.kind = w.kind and o.source_id = w.source_id
      left join staff a on a.id = w.record_id and w.kind in ('Staff', 'Guardian', 'Student')
      left join base_data_change stood on stood.run_id = ${runId} and stood.kind = w.kind and stood.source_id = w.source_id
        and stood.stays ? 'email'
    where w.reason = '' and w.record_id is not null and (a.source <> 'synced'
      or not coalesce(o.given @> (w.fields - case when stood.id is null then '' else 'email' end)
        and o.record_id = w.record_id and o.other_id = w.other_id, false)) limit 1`.execute(db)
  return rows.length > 0
}

/** Remembers what the roster gave, once it was written. What stands otherwise then was edited by hand. */
export async function remember(db: Db, runId: number, now: Date): Promise<void> {
  await sql`
    update base_data_wanted w set record_id = x.record_id, other_id = coalesce(x.other_id, 0) from base_data_change x
    where x.run_id = ${runId} and x.outcome = 'Created' and x.kind = w.kind and x.source_id = w.source_id`.execute(db)
  await sql`
    delete from base_data_origin o using base_data_wanted w
    where w.kind = o.kind and w.record_id = o.record_id and w.other_id = o.other_id
      and w.source_id <> o.source_id and w.reason = ''`.execute(db)
  await sql`
    insert into base_data_origin as o (kind, source_id, record_id, other_id, given)
    select w.kind, w.source_id, w.record_id, w.other_id, told.fields from base_data_wanted w
      left join base_data_change stood on stood.run_id = ${runId} and stood.kind = w.kind and stood.source_id = w.source_id
        and stood.stays ? 'email'
      -- An address that stays is not given: it is as the roster wants it only once somebody has changed it here.
      cross join lateral (select w.fields - 'phones' - 'enteredOn' - case when stood.id is null then '' else 'email' end as fields) told
      left join base_data_origin known on known.kind = w.kind and known.source_id = w.source_id
    where w.reason = '' and w.record_id is not null
      and not coalesce(known.given @> told.fields and known.record_id = w.record_id and known.other_id = w.other_id, false)
      and not exists (select from base_data_change x
        where x.run_id = ${runId} and x.kind = w.kind and x.source_id = w.source_id
          and (x.outcome = 'Refused' or (x.kind = 'Family' and x.outcome = 'Created')))
    on conflict (kind, source_id) do update
    set record_id = excluded.record_id, other_id = excluded.other_id,
      given = case when o.record_id = excluded.record_id then o.given else '{}' end || excluded.given`.execute(db)
  await sql`
    update base_data_origin o set given = o.given || '{"active": false}' from base_data_change x
    where x.run_id = ${runId} and x.outcome = 'Deactivated' and x.kind = o.kind and x.kind <> 'Family'
      and x.source_id = o.source_id and x.record_id = o.record_id`.execute(db)
  await sql`
    delete from base_data_origin o using base_data_change x
    where x.run_id = ${runId} and x.outcome = 'Deactivated' and x.kind = 'Family' and o.kind = 'Family'
      and x.source_id = o.source_id`.execute(db)
  await sql`
    update staff a set source = 'synced', synced_at = ${now} from base_data_wanted w
    where w.kind in ('Staff', 'Guardian', 'Student') and w.reason = '' and w.record_id = a.id and (a.source <> 'synced'
      or exists (select from base_data_change x where x.run_id = ${runId} and x.kind = w.kind and x.source_id = w.source_id
        and x.outcome <> 'Held'))`.execute(db)
}

// Takes back what a bundle has changed. What somebody has changed since, or works with, stays and is marked.
import type { Data, Input } from '@isb/contract'
import { sql } from 'kysely'
import { schoolDay } from '../../core/database/clock.ts'
import type { SignedIn } from '../../core/app/context.ts'
import type { Db } from '../../core/database/database.ts'
import { lockImports } from '../../core/database/locks.ts'
import { tellModules } from '../../core/app/occasions.ts'
import type { KeptTables } from '../../core/person/kept.ts'
import { refuse } from '../../core/ground/refuse.ts'
import { beginRun, type Outcome, type Running } from '../../core/work/runs.ts'
import { bundles } from './lists.ts'
import { standAll } from './standing.ts'
import { studentsOf, writeAll, type Difference, type Fields, type Writing } from './write.ts'

/** Begins to take a bundle back. */
export async function undo({ path }: Input<'baseData.undo'>, context: SignedIn): Promise<Data<'baseData.undo'>> {
  const { db, changed } = context
  const before = await bundles.locked(context, path.runId)
  if (before.state !== 'Applied') refuse(3, 'BASE_DATA_NOT_APPLIED')
  const what = { operation: 'baseData.undo', dryRun: false, total: 100 } as const
  const work = await beginRun(context, what, (running) => undone(before.id, running, context))
  await db.updateTable('baseDataRun').set({ workId: work.id }).where('id', '=', before.id).execute()
  changed('base-data-run', before.id, { state: before.state }, { state: 'Undoing' })
  return bundles.record(context, before.id)
}

interface Undoable extends Difference {
  readonly current: Fields | null
  /** With the address that stands here. */
  readonly signsIn: boolean
}

async function undone(runId: number, running: Running, { app, caller, now }: SignedIn): Promise<Outcome> {
  const { db } = running
  await lockImports(db)
  const today = await schoolDay(db, now)
  await standAll(db, today)
  const writing: Writing = { ...running, now, today }
  const left = new Set(await giveTiesBack(runId, writing))
  const { rows } = await sql<Undoable>`
    select x.id, x.kind, x.outcome = 'Created' as created, x.source_id, x.record_id, coalesce(x.other_id, 0) as other_id, x.before, x.after,
      c.fields as current, coalesce(a.password_hash is not null or a.microsoft_id is not null, false) as signs_in
    from base_data_change x left join base_data_standing c on c.kind = x.kind and c.record_id = x.record_id and c.other_id = 0
      left join staff a on x.kind <> 'Homeroom' and a.id = x.record_id
    where x.run_id = ${runId} and x.outcome not in ('Refused', 'Held') and x.kind <> 'Family' and x.record_id is not null
    order by x.id`.execute(db)
  const back: Difference[] = []
  for (const each of rows.filter(({ created }) => !created)) {
    const { before, after, current, signsIn } = each
    const stays = (field: string) => field === 'email' && signsIn
    const fields = Object.keys(after).filter((field) => current && same(current[field], after[field]) && !stays(field))
    if (fields.length < Object.keys(after).length) left.add(each.id)
    const fieldsOf = (whole: Fields) => Object.fromEntries(fields.map((field) => [field, whole[field] ?? '']))
    if (fields.length > 0)
      back.push({
        ...each,
        before: fieldsOf(after),
        after: {
          ...fieldsOf(before),
          ...('leftOn' in before && { leftOn: before['leftOn'] }),
          ...('maySignIn' in before && 'active' in after && { maySignIn: before['maySignIn'] }),
        },
      })
  }
  await writeAll(back, writing)
  await tellModules({ app, db, now }, 'student.daysChanged', { studentIds: studentsOf(back) })
  for (const id of await removeMade(
    rows.filter(({ created }) => created),
    app.kept,
    writing,
  ))
    left.add(id)
  await forget(db, runId)
  await sql`update base_data_change set was_left = true where id = any(${[...left]}::bigint[])`.execute(db)
  await db.updateTable('baseDataRun').set({ state: 'Undone', undoneBy: caller.staffId, undoneAt: now }).where('id', '=', runId).execute()
  return { refused: false, counts: { undone: rows.length - left.size, left: left.size }, results: [] }
}

const same = (a: unknown, b: unknown) => (a ?? '') === (b ?? '')

/** Tables that hold nothing but the record itself, and where it came from. */
const ownTables = /^(staff|student|student_stay|guardian|contact|base_data_.*|run|audit)$/

/**
 * Who of them is named elsewhere. A column is asked for everybody at once; where it takes a question of its own to tell whose a row is, that
 * is asked once for each person: PostgreSQL would ask it for each person and each row, were it not for the offset.
 */
const namedSql = (kept: KeptTables): string =>
  Object.entries(kept)
    .filter(([table]) => !ownTables.test(table))
    .flatMap(([table, { whose, by = [], follows = 'false' }]) =>
      [whose.replaceAll(/\$1\b/g, 'a.id'), ...by.map((column) => `there.${column} = a.id`)].map(
        (is) =>
          `select a.id from base_data_made a where exists (select from ${table} there where (${is}) and not (${follows})${is.includes('select') ? ' offset 0' : ''})`,
      ),
    )
    .join(' union all ')

/** Removes accounts that nobody has worked with or in, and that are named nowhere. */
async function removePeople(db: Db, kept: KeptTables, people: readonly number[]): Promise<{ id: number }[]> {
  await sql`drop table if exists pg_temp.base_data_made`.execute(db)
  await sql`create temp table base_data_made on commit drop as select unnest(${people}::bigint[]) as id`.execute(db)
  await sql`analyze base_data_made`.execute(db)
  const { rows } = await sql<{ id: number }>`
    delete from staff a where a.id in (select id from base_data_made) and a.last_login_at is null and a.version = 1
      and not exists (select from student s where s.id = a.id and s.version > 1) and a.id not in (${sql.raw(namedSql(kept))})
    returning a.id`.execute(db)
  return rows
}

/** Removes records that the bundle has made, as long as they stand as it made them and nothing else names them. Answers those that stay. */
async function removeMade(made: readonly Undoable[], kept: KeptTables, { db, changed }: Writing): Promise<number[]> {
  const clean = made.filter(
    ({ after, current }) => current && Object.entries(after).every(([field, value]) => !(field in current) || same(current[field], value)),
  )
  const idsOf = (...kinds: readonly Difference['kind'][]) =>
    clean.filter(({ kind }) => kinds.includes(kind)).map(({ recordId }) => recordId)
  // A class goes once nobody is in it; it names its teachers, who go after it.
  const families = await removePeople(db, kept, idsOf('Student', 'Guardian'))
  const { rows: classes } = await sql<{ id: number }>`
    delete from homeroom h where h.id = any(${idsOf('Homeroom')}::bigint[])
      and h.version = 1 and not exists (select from student_stay y where h.id in (y.homeroom_id, y.also_in_id)) returning h.id`.execute(db)
  const removed = [...families, ...(await removePeople(db, kept, idsOf('Staff')))]
  const [gonePeople, goneClasses] = [new Set(removed.map(({ id }) => id)), new Set(classes.map(({ id }) => id))]
  const isGone = ({ kind, recordId }: Undoable) => (kind === 'Homeroom' ? goneClasses : gonePeople).has(recordId)
  for (const each of clean.filter(isGone)) {
    const entity = each.kind === 'Homeroom' ? 'homeroom' : each.kind === 'Student' ? 'student' : 'staff'
    changed(entity, each.recordId, { name: each.after['name'] }, null)
  }
  return made.filter((each) => !isGone(each)).map(({ id }) => id)
}

/** Gives ties back that the bundle took, and takes those that it made. Answers the changes that stay. */
async function giveTiesBack(runId: number, { db, changed }: Writing): Promise<number[]> {
  const { rows: gone } = await sql<{ id: number; studentId: number; guardianId: number }>`
    with gone as (
      delete from guardian g using base_data_change x
      where x.run_id = ${runId} and x.kind = 'Family' and x.outcome = 'Created'
        and g.student_id = x.record_id and g.guardian_id = x.other_id
        and g.relation = coalesce(x.after->>'relation', 'Guardian') and g.may_see and g.may_act and not g.no_contact returning x.id, g.*
    ) select id, student_id, guardian_id from gone`.execute(db)
  for (const { studentId, guardianId } of gone) changed('student', studentId, { guardianId }, { guardianId, relation: null })
  const { rows: back } = await sql<{ studentId: number; guardianId: number; relation: string }>`
    insert into guardian (student_id, guardian_id, relation, contact_order, may_see, may_act)
    select x.record_id, x.other_id, x.before->>'relation', (x.before->>'contactOrder')::smallint,
      (x.before->>'maySee')::boolean, (x.before->>'mayAct')::boolean
    from base_data_change x join student s on s.id = x.record_id join staff a on a.id = x.other_id
    where x.run_id = ${runId} and x.kind = 'Family' and x.outcome = 'Deactivated' and x.before ? 'relation'
    on conflict do nothing returning student_id, guardian_id, relation`.execute(db)
  for (const { studentId, guardianId, relation } of back) changed('student', studentId, { guardianId }, { guardianId, relation })
  await sql`
    update guardian g set relation = x.before->>'relation' from base_data_change x
    where x.run_id = ${runId} and x.kind = 'Family' and x.outcome = 'Changed' and x.after ? 'relation'
      and g.student_id = x.record_id and g.guardian_id = x.other_id and g.relation = x.after->>'relation'`.execute(db)
  const { rows: stay } = await sql<{ id: number }>`
    select x.id from base_data_change x join guardian g on g.student_id = x.record_id and g.guardian_id = x.other_id
    where x.run_id = ${runId} and x.kind = 'Family' and x.outcome = 'Created'`.execute(db)
  return stay.map(({ id }) => id)
}

/** The roster is taken to have given what stands again. */
async function forget(db: Db, runId: number): Promise<void> {
  await sql`delete from base_data_origin o using base_data_change x
    where x.run_id = ${runId} and x.outcome = 'Created' and x.kind = o.kind and x.source_id = o.source_id
      and not exists (select from staff a where a.id = o.record_id and o.kind <> 'Homeroom')
      and not exists (select from homeroom h where h.id = o.record_id and o.kind = 'Homeroom')`.execute(db)
  await sql`delete from base_data_origin o where o.kind = 'Family'
    and not exists (select from guardian g where g.student_id = o.record_id and g.guardian_id = o.other_id)`.execute(db)
  await sql`update base_data_origin o set given = o.given || x.before from base_data_change x
    where x.run_id = ${runId} and x.outcome in ('Changed', 'Deactivated') and x.kind = o.kind and x.source_id = o.source_id
      and x.record_id = o.record_id`.execute(db)
  await sql`insert into base_data_origin (kind, source_id, record_id, other_id, given)
    select x.kind, x.source_id, x.record_id, x.other_id, x.before from base_data_change x
      join guardian g on g.student_id = x.record_id and g.guardian_id = x.other_id
    where x.run_id = ${runId} and x.kind = 'Family' and x.outcome = 'Deactivated' on conflict do nothing`.execute(db)
  // Their id went to somebody else with the bundle.
  await sql`insert into base_data_origin (kind, source_id, record_id, given) select x.kind, x.source_id, x.record_id, x.before
    from base_data_change x where x.run_id = ${runId} and x.kind in ('Staff', 'Guardian', 'Student') and x.outcome = 'Deactivated'
      and exists (select from staff a where a.id = x.record_id) on conflict do nothing`.execute(db)
}

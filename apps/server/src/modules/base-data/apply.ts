// Applies what a bundle comes to, in one transaction. The differences are found anew first: what was looked at is what happens, or nothing.
// Where nothing was to be done, and all stands as it stood then, there is nothing to be found.
import type { Data, Input } from '@isb/contract'
import { sql } from 'kysely'
import { schoolDay } from '../../core/database/clock.ts'
import type { SignedIn } from '../../core/app/context.ts'
import type { Db } from '../../core/database/database.ts'
import { lockImports } from '../../core/database/locks.ts'
import { refusedRow } from '../../core/shared/import.ts'
import { tellModules } from '../../core/app/occasions.ts'
import { refuse } from '../../core/ground/refuse.ts'
import { beginRun, type Outcome, type Running } from '../../core/work/runs.ts'
import { compare, remember } from './differences.ts'
import { bundles } from './lists.ts'
import { whatStands } from './standing.ts'
import { removeTies, writeTies } from './ties.ts'
import type { Compared } from './wanted.ts'
import { studentsOf, writeAll, type Difference, type Writing } from './write.ts'

type Kinds = Awaited<ReturnType<typeof compare>>

/** Begins to apply a bundle. Of each kind of which too many would go, the caller says how many those are. */
export async function apply({ path, body: { confirm = [] } }: Input<'baseData.apply'>, context: SignedIn): Promise<Data<'baseData.apply'>> {
  const { db, changed, caller, now } = context
  const before = await bundles.locked(context, path.runId)
  if (before.state === 'Unmapped') refuse(3, 'BASE_DATA_UNMAPPED')
  if (before.state === 'Unanswered') refuse(3, 'BASE_DATA_UNANSWERED')
  if (before.state !== 'Ready' && before.state !== 'Stopped') refuse(3, 'BASE_DATA_NOT_READY')
  const confirmed = new Map(confirm.map(({ kind, deactivated }) => [kind, deactivated]))
  const stopped = before.kinds.filter((each) => each.stopped && confirmed.get(each.kind) !== each.deactivated)
  if (stopped.length > 0) refuse(3, 'BASE_DATA_SHRINKS', { count: stopped.reduce((sum, { deactivated }) => sum + deactivated, 0) })
  const what = { operation: 'baseData.apply', dryRun: false, total: 100 } as const
  const work = await beginRun(context, what, (running) => applied(before.id, running, context))
  await db.updateTable('baseDataRun').set({ workId: work.id }).where('id', '=', before.id).execute()
  changed(
    'base-data-run',
    before.id,
    { state: before.state },
    { state: 'Applying', confirmed: confirm.map(({ deactivated }) => deactivated).join(', ') },
  )
  return bundles.record({ db, now, caller } as SignedIn, before.id)
}

async function applied(runId: number, running: Running, context: SignedIn): Promise<Outcome> {
  const { db } = running
  const { caller, now, locale } = context
  await lockImports(db)
  const run = await db
    .selectFrom('baseDataRun')
    .select(['delta', 'kinds', 'stands'])
    .where('id', '=', runId)
    .forUpdate()
    .executeTakeFirstOrThrow()
  const compared = { runId, today: await schoolDay(db, now), delta: run.delta, callerId: caller.staffId, holds: context.app.holds }
  const isNothing = run.stands !== null && run.stands === (await whatStands(db, compared))
  const kinds = isNothing ? run.kinds : await found(compared, running, context)
  if (!kinds) return { refused: false, counts: {}, results: [refusedRow(locale, { key: '' }, 'BASE_DATA_MOVED')] }
  await db.updateTable('baseDataRun').set({ state: 'Applied', appliedBy: caller.staffId, appliedAt: now }).where('id', '=', runId).execute()
  for (const table of ['base_data_staged', 'base_data_question'])
    await sql`delete from ${sql.table(table)} where run_id = ${runId}`.execute(db)
  const sum = (field: 'created' | 'changed' | 'deactivated' | 'refused') => kinds.reduce((count, kind) => count + kind[field], 0)
  return {
    refused: false,
    counts: { created: sum('created'), changed: sum('changed'), deactivated: sum('deactivated'), refused: sum('refused') },
    results: [],
  }
}

/** Finds the differences anew and writes them. Answers how many there are; nothing where they are others than those that were shown. */
async function found(compared: Compared, running: Running, { app, now }: SignedIn): Promise<Kinds | undefined> {
  const { db } = running
  const { runId, today } = compared
  const shown = await digestOf(db, runId)
  const kinds = await compare(db, compared)
  if ((await digestOf(db, runId)) !== shown) return undefined
  running.progress(20)
  const all = await differences(db, runId)
  const writing: Writing = { ...running, now, today }
  await writeAll(all, writing)
  await tellModules({ app, db, now }, 'student.daysChanged', { studentIds: studentsOf(all) })
  await nameCreated(db, runId, all)
  await removeTies(runId, writing)
  await remember(db, runId, now)
  await writeTies(runId, writing)
  return kinds
}

/** What a bundle comes to, as one short text. */
async function digestOf(db: Db, runId: number): Promise<string> {
  const { rows } = await sql<{ digest: string }>`
    select coalesce(md5(string_agg(d, '' order by d)), '') as digest from (
      select md5(row(kind, outcome, source_id, record_id, other_id, before, after, reason)::text) as d
      from base_data_change where run_id = ${runId}) each_one`.execute(db)
  return rows[0]?.digest ?? ''
}

async function differences(db: Db, runId: number): Promise<Difference[]> {
  const { rows } = await sql<Difference>`
    select id, kind, outcome = 'Created' as created, source_id,
      coalesce(record_id, 0) as record_id, coalesce(other_id, 0) as other_id, before, after
    from base_data_change where run_id = ${runId} and outcome not in ('Refused', 'Held') and kind <> 'Family' order by id`.execute(db)
  return rows
}

/** Writes into the changes what has been made, and until when who left would have stayed. */
async function nameCreated(db: Db, runId: number, all: readonly Difference[]): Promise<void> {
  const made = all.filter(({ created }) => created).map(({ id, recordId }) => ({ id, record: recordId }))
  await sql`update base_data_change x set record_id = m.record
    from json_to_recordset(${JSON.stringify(made)}) as m (id bigint, record bigint)
    where x.id = m.id and x.run_id = ${runId}`.execute(db)
}

export async function discard({ path }: Input<'baseData.discard'>, context: SignedIn): Promise<Data<'baseData.discard'>> {
  const { db, changed } = context
  const before = await bundles.locked(context, path.runId)
  if (!['Unmapped', 'Unanswered', 'Ready', 'Stopped', 'Unreadable', 'Interrupted'].includes(before.state)) refuse(3, 'BASE_DATA_NOT_READY')
  for (const table of ['base_data_staged', 'base_data_question'])
    await sql`delete from ${sql.table(table)} where run_id = ${before.id}`.execute(db)
  await db.updateTable('baseDataRun').set({ state: 'Discarded' }).where('id', '=', before.id).execute()
  changed('base-data-run', before.id, { state: before.state }, { state: 'Discarded' })
  return bundles.record(context, before.id)
}

// Long work: a row that says how far it has come, and one transaction that does it. The transaction holds an advisory lock by
// the run's id, so a run whose server died is seen as Interrupted when read — nobody has to clean up after a crash.
import type { OperationId, Schema } from '@isb/contract'
import { sql } from 'kysely'
import type { Change, SignedIn } from '../app/context.ts'
import { copyInto } from '../database/copy.ts'
import { allowLong, onSession, type Db } from '../database/database.ts'
import { requireMarks } from '../app/effects.ts'
import { TransportFailure } from '../ground/refuse.ts'
import type { AuditRow } from '../ground/audit-row.ts'

/** Stands in the function `break_off` too. */
const lockSpace = 8017
/** Between the row's commit and the lock lies a moment; a run younger than this is not called interrupted. */
const youngMs = 15_000

type Result = Schema<'RunResult'>
/** What came of a run: counts by outcome, and the rows that deserve a word. What is `refused` leaves nothing behind. */
export interface Outcome {
  refused: boolean
  counts: Record<string, number>
  results: Result[]
}

/** What a run works with: one transaction. */
export interface Running {
  readonly db: Db
  /** Rows that are called changed are audited with the run. */
  readonly changed: Change['changed']
  /** Tells whoever polls how many rows are done. */
  readonly progress: (done: number) => void
  /** Writes rows by the ten thousand. */
  readonly copy: (...what: Tail<Parameters<typeof copyInto>>) => Promise<void>
}
type Tail<T extends unknown[]> = T extends [unknown, ...infer Rest] ? Rest : never
type Work = (running: Running) => Promise<Outcome>

interface Begun {
  readonly operation: OperationId
  readonly dryRun: boolean
  readonly total: number
  readonly fileName?: string | undefined
  /** The import that it undoes. */
  readonly undoes?: Schema<'UndoneRun'>
  /** What its entry in the audit says of it, before the rows that it changed. */
  readonly told?: Readonly<Record<string, unknown>>
}

/**
 * Begins a run and answers at once with its row; the work starts when the request has committed.
 * @param work does everything; a dry run is rolled back whatever it did
 */
export async function beginRun(context: SignedIn, what: Begun, work: Work): Promise<Schema<'Run'>> {
  // Its work is done after the request, in a transaction of its own.
  if (context.trial) throw new TransportFailure(400, 'NO_DRY_RUN')
  const { told: _told, undoes = null, fileName = null, ...own } = what
  const row = await context.db
    .insertInto('run')
    .values({ ...own, fileName, undoes: undoes?.id ?? null, staffId: context.caller.staffId, startedAt: context.now })
    .returningAll()
    .executeTakeFirstOrThrow()
  context.afterCommit(() => void perform(context, row.id, what, work))
  return shown({ ...row, undoes, interrupted: false, undoable: false })
}

/** Whether a run broke off: SQL, of the run's alias and the moment. */
export const brokenOffSql = (run: string, now: string): string =>
  `${run}.state = 'Running' and ${run}.started_at < ${now} - interval '${youngMs} ms' and not exists (
      select from pg_locks where locktype = 'advisory' and classid = ${lockSpace} and objid = ${run}.id::int and granted
        and database = (select oid from pg_database where datname = current_database()))`

/** Whether it can be undone as one: SQL, of the run's alias. */
export const undoableSql = (run: string): string =>
  `(${run}.operation like '%.import' and not ${run}.dry_run and ${run}.state = 'Done' and ${run}.undone_at is null)`

/** The import that a run undoes: SQL, of the run's alias. */
export const undoneRunSql = (run: string): string =>
  `(select json_build_object('id', u.id, 'operation', u.operation, 'fileName', u.file_name) from run u where u.id = ${run}.undoes)`

/** A run, for who began it. */
export async function readRun(db: Db, id: number, staffId: number, now: Date): Promise<Schema<'Run'> | undefined> {
  const row = await db
    .selectFrom(['run', sql<{ now: Date }>`(select ${now}::timestamptz as now)`.as('m')])
    .selectAll('run')
    .select([
      sql<boolean>`${sql.raw(brokenOffSql('run', 'm.now'))}`.as('interrupted'),
      sql<boolean>`${sql.raw(undoableSql('run'))}`.as('undoable'),
      sql<Row['undoes']>`${sql.raw(undoneRunSql('run'))}`.as('undoes'),
    ])
    .where('id', '=', id)
    .where('staffId', '=', staffId)
    .executeTakeFirst()
  return row && shown(row)
}

/** Stops a run, for who began it: nothing of it is changed. Undefined where it has ended. */
export async function cancelRun(db: Db, id: number, staffId: number, now: Date): Promise<Schema<'Run'> | undefined> {
  const row = await db
    .updateTable('run')
    .set({ state: 'Cancelled', endedAt: now })
    .where('id', '=', id)
    .where('staffId', '=', staffId)
    .where('state', '=', 'Running')
    .returningAll()
    .returning(sql<Row['undoes']>`${sql.raw(undoneRunSql('run'))}`.as('undoes'))
    .executeTakeFirst()
  if (!row) return undefined
  await sql`select break_off(${id})`.execute(db)
  return shown({ ...row, interrupted: false, undoable: false })
}

/** Forgets runs that began before that, and are over or were broken off. */
export async function forgetRuns(db: Db, before: Date, most: number): Promise<number> {
  const { rows } = await sql`
    delete from run where id in (select id from run where started_at < ${before} limit ${most}) returning id`.execute(db)
  return rows.length
}

/** Triggers keep what becomes of its rows: it can be undone as one. */
const isImport = (operation: string): boolean => operation.endsWith('.import')

async function perform(context: SignedIn, id: number, what: Begun, work: Work): Promise<void> {
  const { app } = context
  // Progress goes outside the transaction, so that whoever polls can see it; one write at a time is enough.
  let writing: Promise<unknown> = Promise.resolve()
  const progress = (done: number) => {
    writing = writing
      .then(() => app.db.updateTable('run').set({ done }).where('id', '=', id).where('endedAt', 'is', null).execute())
      .catch(() => {})
  }
  try {
    const session = await app.pool.connect()
    await onSession(session)
      .transaction()
      .execute(async (db) => {
        await sql`select pg_advisory_xact_lock(${lockSpace}, ${id}::int)`.execute(db)
        // Work may wait for others, as for a service that answers slowly; until it writes, it holds nothing but its lock.
        await sql`set local idle_in_transaction_session_timeout = 0`.execute(db)
        await allowLong(db)
        await sql`savepoint begun`.execute(db)
        // Triggers keep what becomes of each row.
        if (isImport(what.operation) && !what.dryRun) await sql`select set_config('isb.import', ${String(id)}, true)`.execute(db)
        const rows: AuditRow[] = what.told ? [{ entity: 'run', id, before: null, after: { ...what.told } }] : []
        const changed: Running['changed'] = (entity, rowId, before, after) => {
          rows.push({ entity, id: rowId, before: before as AuditRow['before'], after: after as AuditRow['after'] })
        }
        const outcome = await work({ db, changed, progress, copy: (...rest) => copyInto(session, ...rest) })
        if (app.checkChanges) requireMarks(what.operation, rows, db)
        // Nothing is left of what was refused or only tried, but what came of it: that stands as the lock is given back.
        if (outcome.refused || what.dryRun) await sql`rollback to savepoint begun`.execute(db)
        else await audit(db, context, what.operation, `run_${id}`, rows)
        if (!(await end(db, id, outcome.refused ? 'Refused' : 'Done', outcome, app.now()))) throw new Error('The run was cancelled')
      })
  } catch (error) {
    await writing
    // One whose end cannot be written, for the database is away, is seen as Interrupted.
    const isFailure = await end(app.db, id, 'Failed', { refused: true, counts: {}, results: [] }, app.now()).catch((why: unknown) => {
      app.log.error({ err: why, runId: id }, 'run without its end')
      return true
    })
    if (isFailure) app.log.error({ err: error, runId: id }, 'run failed')
    else app.log.info({ runId: id }, 'run cancelled')
  }
}

/** So many rows stand in one entry of the audit, that an entry can still be read. */
const rowsAnEntry = 500

async function audit(db: Db, { app, caller, address }: SignedIn, operation: string, requestId: string, rows: readonly AuditRow[]) {
  const entry = { at: app.now(), staffId: caller.staffId, staffName: caller.name, address, token: caller.token, operation, requestId }
  for (let at = 0; at < rows.length; at += rowsAnEntry)
    await db
      .insertInto('audit')
      .values({ ...entry, rows: JSON.stringify(rows.slice(at, at + rowsAnEntry)) })
      .execute()
}

/** Writes how a run ended; false where somebody has cancelled it. */
async function end(db: Db, id: number, state: 'Done' | 'Refused' | 'Failed', { counts, results }: Outcome, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('run')
    .set({
      state,
      counts: JSON.stringify(counts),
      results: JSON.stringify(results),
      endedAt: now,
      ...(state === 'Done' && { done: sql<number>`total` }),
    })
    .where('id', '=', id)
    .where('state', '=', 'Running')
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

interface Row {
  id: number
  operation: string
  fileName: string | null
  state: Exclude<Schema<'RunState'>, 'Interrupted'>
  dryRun: boolean
  total: number
  done: number
  counts: Record<string, number>
  results: Result[]
  startedAt: Date
  endedAt: Date | null
  interrupted: boolean
  undoneAt: Date | null
  undoes: Schema<'UndoneRun'> | null
  undoable: boolean
}
const shown = ({
  id,
  operation,
  fileName,
  state,
  dryRun,
  total,
  done,
  counts,
  results,
  startedAt,
  endedAt,
  undoneAt,
  undoes,
  interrupted,
  undoable,
}: Row): Schema<'Run'> => ({
  id,
  operation,
  fileName,
  state: interrupted ? 'Interrupted' : state,
  dryRun,
  total,
  done,
  counts,
  results,
  undoes,
  undoable,
  startedAt: startedAt.toISOString(),
  endedAt: endedAt?.toISOString() ?? null,
  undoneAt: undoneAt?.toISOString() ?? null,
})

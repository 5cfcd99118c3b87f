// Reads the files of a bundle: what they tell is staged as it is read, however long it is, and then compared with what stands.
import { baseName, RosterRecords, type RosterRecord } from '@isb/domain'
import { readRoster, type BundleFile, type RosterRead } from '@isb/tables/bundles'
import { sql } from 'kysely'
import { schoolDay } from '../../core/database/clock.ts'
import type { SignedIn } from '../../core/app/context.ts'
import type { Db } from '../../core/database/database.ts'
import type { Outcome, Running } from '../../core/work/runs.ts'
import { compare, stand } from './differences.ts'
import { forManyRows } from './many-rows.ts'
import { findMeanings } from './met.ts'
import { wantPeople } from './wanted.ts'

/** So many rows are written together. */
const together = 5000
/** So many wait at most while PostgreSQL is busy. */
const most = 24 * together

/** @param from how many in a hundred of the work are done before */
export async function stage(
  runId: number,
  files: readonly BundleFile[],
  running: Running,
  { app, now, caller }: Pick<SignedIn, 'app' | 'now' | 'caller'>,
  from = 0,
): Promise<Outcome> {
  const { db, copy, progress } = running
  const compared = { runId, today: await schoolDay(db, now), callerId: caller.staffId, holds: app.holds }
  const { today } = compared
  // It may be forgotten meanwhile, and its rows with it.
  await db.selectFrom('baseDataRun').select('id').where('id', '=', runId).forKeyShare().executeTakeFirstOrThrow()
  const school = await db.selectFrom('setting').select(['nameOrder', 'phoneCode']).executeTakeFirstOrThrow()
  const records = new RosterRecords(today, school, await knownHomerooms(db))
  let waiting: (readonly (string | number | null)[])[] = []
  // What stands is read while the files are.
  const stood = stand(db, compared)
  let written: Promise<unknown> = Promise.resolve()
  let isWriting = false
  /** Does something in the transaction, once what was begun before is done. Its end is told to whoever waits for it. */
  const next = (work: () => Promise<unknown>) => {
    isWriting = true
    const mine = (written = written.then(work))
    const free = () => {
      if (mine === written) isWriting = false
    }
    mine.then(free, free)
  }
  const write = () => {
    const rows = waiting
    waiting = []
    return copy('base_data_staged', ['run_id', 'kind', 'source_id', 'other_id', 'fields', 'wrong', 'file', 'line'], rows)
  }
  /** Begins to write what waits, once what was written before is there: the next rows are read meanwhile. */
  const flush = async () => {
    const before = written
    next(write)
    await before
  }
  next(() => stood)
  /** Whether the people were looked up while enrolments were read, of which few are kept, and nothing but enrolments came after them. */
  let hasPeople = false
  const lookAhead = (delta: boolean) => {
    hasPeople = true
    next(write)
    next(async () => {
      await forManyRows(db)
      await findMeanings(db, runId, delta)
      await wantPeople(db, runId)
    })
  }
  const rowOf = ({ kind, id, other, fields, wrong }: RosterRecord, file: string, line: number) =>
    [runId, kind, id, other, JSON.stringify(fields), wrong ?? null, file, line] as const
  let percent = from
  const roster = await readRoster(files, {
    progress(done, all) {
      const reached = from + Math.floor(((90 - from) * done) / all)
      if (reached >= percent + 3) progress((percent = reached))
    },
    keep(file, manifest) {
      if (baseName(file) === 'enrollments') lookAhead(isDelta(manifest))
      return (kind, row, line, wrong) => {
        for (const record of records.of(kind, row, wrong)) {
          hasPeople &&= record.kind === 'enrolment'
          waiting.push(rowOf(record, file, line))
        }
      }
    },
    between: () => (waiting.length >= (isWriting ? most : together) ? flush() : undefined),
  }).catch(async (fault: unknown) => {
    // What is under way in this transaction ends before somebody goes on in it.
    await Promise.allSettled([written])
    throw fault
  })
  next(write)
  await written
  return keepReading(roster, running, { ...compared, delta: isDelta(roster.manifest), stands: await stood, hasPeople })
}

const isDelta = (manifest: RosterRead['manifest']): boolean => manifest?.get('file.users') === 'delta'

/** Homerooms that rosters have brought in: one that tells only what has changed names them without telling of them. */
async function knownHomerooms(db: Db): Promise<string[]> {
  const { rows } = await sql<{ sourceId: string }>`select source_id from base_data_origin where kind = 'Homeroom'`.execute(db)
  return rows.map(({ sourceId }) => sourceId)
}

/** Writes what was read into the run, and what it comes to. */
async function keepReading({ check }: RosterRead, { db }: Running, compared: Parameters<typeof compare>[1]): Promise<Outcome> {
  const { runId } = compared
  const { format, oddities, order, rows } = check
  const files = [...rows].map(([name, count]) => ({ name, rows: count }))
  await db
    .updateTable('baseDataRun')
    .set({ leftOut: JSON.stringify(check.leftOut.all()) })
    .where('id', '=', runId)
    .execute()
  await forManyRows(db)
  if (format && !compared.hasPeople) await findMeanings(db, runId, compared.delta)
  const kinds = format ? await compare(db, compared) : []
  await db
    .updateTable('baseDataRun')
    .set({
      state: format ? 'Previewed' : 'Unreadable',
      format: format?.name ?? '',
      delta: compared.delta,
      files: JSON.stringify(files),
      oddities: JSON.stringify(oddities.all(order)),
      rows: files.reduce((sum, file) => sum + file.rows, 0),
    })
    .where('id', '=', runId)
    .execute()
  const sum = (field: 'created' | 'changed' | 'deactivated' | 'refused') => kinds.reduce((all, kind) => all + kind[field], 0)
  return {
    refused: false,
    counts: { created: sum('created'), changed: sum('changed'), deactivated: sum('deactivated'), refused: sum('refused') },
    results: [],
  }
}

// Reads a bundle in a process of its own: what it tells is staged as it is read, however long it is, and then compared with what stands.
import type { Data, Input } from '@isb/contract'
import { oddities as weights, RosterRecords, type RosterRecord } from '@isb/domain'
import { BundleFault, readRoster, withBundleOf, type RosterRead } from '@isb/roster'
import { word } from '@isb/words'
import { schoolDay } from '../../core/clock.ts'
import type { Handlers, TakesLong } from '../../core/context.ts'
import { refusedRow } from '../../core/import.ts'
import { beginRun, type Outcome, type Running } from '../../core/runs.ts'
import { compare } from './differences.ts'
import { bundles } from './lists.ts'
import { findMeanings } from './met.ts'

type Given = Parameters<Handlers<'baseData'>['read']>[0]

/** Begins to read a bundle. */
export const read = ({ query: { name }, body }: Given, context: TakesLong): Promise<Data<'baseData.read'>> =>
  context.atomically(async (change) => {
    const { db, changed } = change
    const { caller, now } = context
    const { id } = await db
      .insertInto('baseDataRun')
      .values({ name: name.trim(), madeBy: caller.staffId, madeAt: now })
      .returning('id')
      .executeTakeFirstOrThrow()
    const what = { operation: 'baseData.read', dryRun: false, total: 100 }
    const work = await beginRun({ ...context, ...change }, what, (running) => stage(id, body.descriptor, running, context))
    await db.updateTable('baseDataRun').set({ workId: work.id }).where('id', '=', id).execute()
    changed('base-data-run', id, null, { name: name.trim() })
    return bundles.record({ db, now }, id)
  })

/** So many rows are written together. */
const together = 5000

async function stage(runId: number, descriptor: number, running: Running, { app, now, locale, caller }: TakesLong): Promise<Outcome> {
  const { db, copy, progress } = running
  const today = await schoolDay(db, now)
  const { nameOrder } = await db.selectFrom('setting').select('nameOrder').executeTakeFirstOrThrow()
  const records = new RosterRecords(today, nameOrder)
  let waiting: (readonly (string | number | null)[])[] = []
  const flush = async () => {
    const rows = waiting
    waiting = []
    await copy('base_data_staged', ['run_id', 'kind', 'source_id', 'other_id', 'fields', 'wrong', 'file', 'line'], rows)
  }
  const rowOf = ({ kind, id, other, fields, wrong }: RosterRecord, file: string, line: number) =>
    [runId, kind, id, other, JSON.stringify(fields), wrong ?? null, file, line] as const
  let percent = 0
  try {
    const roster = await withBundleOf(descriptor, (files) =>
      readRoster(files, {
        progress(done, all) {
          const reached = Math.floor((90 * done) / all)
          if (reached >= percent + 3) progress((percent = reached))
        },
        keep: (file) => (kind, row, line, wrong) => {
          for (const record of records.of(kind, row, wrong)) waiting.push(rowOf(record, file, line))
        },
        between: () => (waiting.length >= together ? flush() : undefined),
      }),
    )
    await flush()
    return await keepReading(runId, roster, running, { runId, today, callerId: caller.staffId, delta: isDelta(roster), holds: app.holds })
  } catch (error) {
    if (!(error instanceof BundleFault)) throw error
    const refused = refusedRow(locale, { key: '' }, 'BASE_DATA_FILE')
    return { refused: true, counts: {}, results: [refused] }
  }
}

const isDelta = ({ manifest }: RosterRead): boolean => manifest?.get('file.users') === 'delta'

/** Writes what was read into the run, and what it comes to. */
async function keepReading(
  runId: number,
  { check }: RosterRead,
  { db }: Running,
  compared: Parameters<typeof compare>[1],
): Promise<Outcome> {
  const { format, oddities, order, rows } = check
  const files = [...rows].map(([name, count]) => ({ name, rows: count }))
  if (format) await findMeanings(db, runId, compared.delta)
  const kinds = format ? await compare(db, compared) : []
  await db
    .updateTable('baseDataRun')
    .set({
      state: format ? 'Previewed' : 'Unreadable',
      format: format?.name ?? '',
      delta: compared.delta,
      kinds: JSON.stringify(kinds),
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

/** What is odd in the files, in words. */
export async function oddities(
  { path }: Input<'baseData.oddities'>,
  { app, db, now, locale }: Parameters<Handlers<'baseData'>['oddities']>[1],
) {
  await bundles.record({ db, now }, path.runId)
  const { oddities: met } = await app.db.selectFrom('baseDataRun').select('oddities').where('id', '=', path.runId).executeTakeFirstOrThrow()
  return met.flatMap(({ first, count }) =>
    first
      .map((oddity, at) => ({
        weight: weights[oddity.code],
        ...oddity,
        message: word(locale, `odd.${oddity.code}`, { field: oddity.field ?? '', value: oddity.value ?? '', other: oddity.other ?? '' }),
        more: at === first.length - 1 ? count - first.length : 0,
      }))
      .map(({ value: _, other: __, ...rest }) => rest),
  )
}

// Reads a bundle that was uploaded: a large one in a process of its own.
import type { Data, Input } from '@isb/contract'
import { oddities as weights } from '@isb/domain'
import { BundleFault, withBundleOf } from '@isb/tables/bundles'
import { word } from '@isb/words'
import type { TakesLong } from '../../core/app/context.ts'
import type { Handlers } from '../../core/declare/handlers.ts'
import { zipIn } from '../../core/files/bundle.ts'
import { refusedRow } from '../../core/shared/import.ts'
import { beginRun, type Outcome, type Running } from '../../core/work/runs.ts'
import { bundles } from './lists.ts'
import { stage } from './stage.ts'

type Given = Parameters<Handlers<'baseData'>['read']>[0]

/** Begins to read a bundle. */
export async function read({ query: { name }, body }: Given, context: TakesLong): Promise<Data<'baseData.read'>> {
  const zip = await zipIn(body)
  return context.atomically(async (change) => {
    const { db, changed } = change
    const { caller, now } = context
    const { id } = await db
      .insertInto('baseDataRun')
      .values({ name: name.trim(), madeBy: caller.staffId, madeAt: now })
      .returning('id')
      .executeTakeFirstOrThrow()
    const what = { operation: 'baseData.read', dryRun: false, total: 100 } as const
    const work = await beginRun({ ...context, ...change }, what, (running) => unpacked(id, zip, running, context))
    await db.updateTable('baseDataRun').set({ workId: work.id }).where('id', '=', id).execute()
    changed('base-data-run', id, null, { name: name.trim() })
    return bundles.record({ db, now }, id)
  })
}

async function unpacked(id: number, zip: number | Buffer, running: Running, context: TakesLong): Promise<Outcome> {
  try {
    return await withBundleOf(zip, (files) => stage(id, files, running, context))
  } catch (error) {
    if (!(error instanceof BundleFault)) throw error
    return { refused: true, counts: {}, results: [refusedRow(context.locale, { key: '' }, 'BASE_DATA_FILE')] }
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

// A bundle is compared anew once somebody has said something of it.
import type { Data, OperationId } from '@isb/contract'
import { schoolDay } from '../../core/database/clock.ts'
import type { SignedIn } from '../../core/app/context.ts'
import { refuse } from '../../core/ground/refuse.ts'
import { beginRun, type Outcome, type Running } from '../../core/work/runs.ts'
import { compare } from './differences.ts'
import { bundles } from './lists.ts'

/** A bundle that waits, locked; one that does not is refused. */
export async function waiting(context: SignedIn, runId: number) {
  const bundle = await bundles.locked(context, runId)
  if (!['Unmapped', 'Unanswered', 'Ready', 'Stopped'].includes(bundle.state)) refuse(3, 'BASE_DATA_NOT_READY')
  return bundle
}

/** Begins to compare it, as work of that operation. */
export async function compareAgain(runId: number, operation: OperationId, context: SignedIn): Promise<Data<'baseData.get'>> {
  const { db, caller, now } = context
  const work = await beginRun(context, { operation, dryRun: false, total: 100 }, (running) => compared(runId, running, context))
  await db.updateTable('baseDataRun').set({ workId: work.id }).where('id', '=', runId).execute()
  return bundles.record({ db, now, caller } as SignedIn, runId)
}

async function compared(runId: number, { db }: Running, { app, caller, now }: SignedIn): Promise<Outcome> {
  const { delta } = await db.selectFrom('baseDataRun').select('delta').where('id', '=', runId).forUpdate().executeTakeFirstOrThrow()
  await compare(db, { runId, today: await schoolDay(db, now), delta, callerId: caller.staffId, holds: app.holds })
  return { refused: false, counts: {}, results: [] }
}

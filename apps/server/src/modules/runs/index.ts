import { operationOf, type OperationId } from '@isb/contract'
import { inScope, requireCodes } from '../../core/access/access.ts'
import type { SignedIn } from '../../core/app/context.ts'
import type { ServerModule } from '../../core/declare/module.ts'
import { refuse } from '../../core/ground/refuse.ts'
import { beginRun, cancelRun, forgetRuns, readRun } from '../../core/work/runs.ts'
import { undoImport } from '../../core/shared/undo-import.ts'
import { runList } from './lists.ts'
import { plantRuns } from './seed.ts'

async function ownRun(id: number, { db, caller, now }: SignedIn) {
  const run = await readRun(db, id, caller.staffId, now)
  // A token reads what came of what it may begin; of an undoing, of what was undone.
  const begun = run && (run.undoes ?? run).operation
  const mayRead = begun && !(caller.scopes && begun === 'runs.undo') && inScope(caller, operationOf(begun as OperationId).permission)
  if (!mayRead) refuse(2, 'RUN_NOT_FOUND')
  return run
}

const handlers: ServerModule<'runs'>['handlers'] = {
  get: ({ path }, context) => ownRun(path.runId, context),
  async cancel({ path }, context) {
    const { id, state } = await ownRun(path.runId, context)
    const now = (await cancelRun(context.db, id, context.caller.staffId, context.now)) ?? refuse(3, 'RUN_ENDED')
    context.changed('run', id, { state }, { state: now.state })
    return now
  },
  async undo({ path }, context) {
    const { id, operation, fileName, undoable } = await ownRun(path.runId, context)
    if (!undoable) refuse(3, 'RUN_NOT_UNDOABLE')
    await requireCodes(context.db, context.caller, [operationOf(operation as OperationId).permission])
    const { total } = await context.db
      .selectFrom('runChange')
      .select((count) => count.fn.countAll<number>().as('total'))
      .where('runId', '=', id)
      .executeTakeFirstOrThrow()
    const what = { operation: 'runs.undo', dryRun: false, total, undoes: { id, operation, fileName } } as const
    return beginRun(context, what, (running) => undoImport(id, running, context))
  },
}

export const runs: ServerModule<'runs'> = {
  lists: { 'runs.list': runList },
  entities: { run: { person: null, ids: { parentId: 'menu' } } },
  retention: { reportDays: { deleted: 'reports', deleteOlder: forgetRuns } },
  keeps: {
    run: {
      whose: 'staff_id = $1',
      hidden: ['state', 'dry_run', 'done', 'counts', 'results', 'undone_at', 'undoes'],
    },
    run_change: {
      whose: 'person_id = $1',
      erased: 'gone',
      ofOthers: true,
      secret: 'true',
      hidden: ['run_id', 'step', 'of_table', 'before', 'after'],
    },
  },
  handlers,
  demo: { plant: plantRuns },
}

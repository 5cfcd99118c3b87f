import { operationOf, type OperationId } from '@isb/contract'
import { inScope } from '../../core/access/access.ts'
import type { Handlers } from '../../core/context.ts'
import type { ServerModule } from '../../core/module.ts'
import { refuse } from '../../core/refuse.ts'
import { forgetRuns, readRun } from '../../core/runs.ts'

const handlers = {
  async get({ path }, { db, caller, now }) {
    const run = await readRun(db, path.runId, caller.staffId, now)
    // A token reads what came of what it may begin.
    if (!run || !inScope(caller, operationOf(run.operation as OperationId).permission)) refuse(2, 'RUN_NOT_FOUND')
    return run
  },
} satisfies Handlers<'runs'>

export const runs = {
  entities: { run: { person: null, ids: { parentId: 'menu' } } },
  retention: { reportDays: { deleted: 'reports', deleteOlder: forgetRuns } },
  keeps: { run: { whose: 'staff_id = $1', hidden: ['state', 'dry_run', 'done', 'counts', 'results'], mentions: ['results'] } },
  handlers,
} satisfies ServerModule<'runs'>

import type { Handlers } from '../../core/context.ts'
import { refuse } from '../../core/refuse.ts'
import { readRun } from '../../core/runs.ts'

export const runs = {
  async get({ path }, { db, caller, now }) {
    return (await readRun(db, path.runId, caller.staffId, now)) ?? refuse(2, 'RUN_NOT_FOUND')
  },
} satisfies Handlers<'runs'>

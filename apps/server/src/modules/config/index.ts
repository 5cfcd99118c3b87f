import { isWhole, normalEmail, planOf, written, type PlanProblem, type PlanRemark, type PlanStep } from '@isb/domain'
import type { Schema } from '@isb/contract'
import { word, type Locale } from '@isb/words'
import { hasMoreNodesThan } from '../../core/access/tree.ts'
import type { Handlers } from '../../core/declare/handlers.ts'
import type { ServerModule } from '../../core/declare/module.ts'
import { refuse } from '../../core/ground/refuse.ts'
import { beginRun } from '../../core/work/runs.ts'
import { applyPlan } from './apply.ts'
import { readSchool } from './repo.ts'
import { notAllowed, type Denial } from './rights.ts'

const handlers: Handlers<'config'> = {
  async read(_input, { app, locale }) {
    // One moment's picture, whoever changes something meanwhile.
    const { standing } = await app.db
      .transaction()
      .setIsolationLevel('repeatable read')
      .execute((db) => readSchool(db, []))
    const { configuration, remarks } = written(standing)
    return { configuration, remarks: remarks.map((remark) => said(locale, remark)) }
  },

  async plan({ body: { configuration, prune = false } }, { db, caller, now, locale }) {
    const emails = (configuration.staff ?? []).map(({ email }) => normalEmail(email))
    const school = await readSchool(db, emails)
    const planned = planOf(school.standing, configuration, prune)
    const { steps, problems, remarks } = planned
    // Another person may apply the plan, so this is no problem; whoever made it should not learn it at the end.
    const denials = problems.length > 0 ? [] : await notAllowed(db, caller, school, planned, new Set(emails))
    return {
      format: 1,
      madeAt: now.toISOString(),
      steps: [...steps],
      problems: problems.map((problem) => said(locale, problem)),
      remarks: [...remarks, ...denials].map((remark) => said(locale, remark)),
      counts: countsOf(steps),
    }
  },

  async apply({ body: { plan } }, context) {
    if (plan.problems.length > 0) refuse(3, 'CONFIG_PLAN_PROBLEMS')
    const broken = plan.steps.find((step) => !isWhole(step))
    if (broken) refuse(1, 'CONFIG_PLAN_BROKEN', { kind: broken.kind, key: broken.key })
    const what = { operation: 'config.apply', dryRun: false, total: plan.steps.length, told: countsOf(plan.steps) } as const
    return beginRun(context, what, ({ db, progress, changed }) => applyPlan(db, plan, { ...context, changed }, progress))
  },
}

const said = (locale: Locale, { kind, key, reason, values }: PlanProblem | PlanRemark | Denial): Schema<'PlanRemark'> => ({
  kind,
  key,
  reason,
  message: word(locale, `reason.${reason}`, { key, ...values }),
})

const countsOf = (steps: readonly PlanStep[]) => ({
  create: steps.filter(({ action }) => action === 'create').length,
  change: steps.filter(({ action }) => action === 'change').length,
  remove: steps.filter(({ action }) => action === 'remove').length,
})

/** The whole tree is read, ordered and compared: beyond so many nodes that takes longer than others should wait. */
const hasLargeTree = hasMoreNodesThan(5000)

export const config: ServerModule<'config'> = {
  handlers,
  heavy: { read: hasLargeTree, plan: hasLargeTree, apply: hasLargeTree },
  menus: [
    { code: 'config:read', under: 'settings' },
    { code: 'config:apply', under: 'settings' },
  ],
}

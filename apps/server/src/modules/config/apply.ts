// A plan put into effect, all of it or nothing: it must still be true, possible, and within what its caller may do.
import type { Schema, ToldReason } from '@isb/contract'
import { appliedTo, movedSince, normalEmail, planOf, type PlanStep } from '@isb/domain'
import { word, type Locale, type Values } from '@isb/words'
import type { Db } from '../../core/database/database.ts'
import { lastAdministratorStays } from '../../core/access/last-administrator.ts'
import type { Outcome } from '../../core/work/runs.ts'
import type { Applying } from './applying.ts'
import { whoMoved } from './moved.ts'
import { lockSchool, readSchool } from './repo.ts'
import { notAllowed } from './rights.ts'
import { putIntoEffect } from './write.ts'

export async function applyPlan(
  db: Db,
  { steps, madeAt }: Schema<'Plan'>,
  context: Applying,
  progress: (done: number) => void,
): Promise<Outcome> {
  const emails = steps.filter(({ kind }) => kind === 'staff').map(({ key }) => normalEmail(key))
  await lockSchool(db, emails, new Set(steps.map(({ kind }) => kind)))
  const school = await readSchool(db, emails)
  const moved = movedSince(school.standing, steps)
  if (moved.length > 0) return refused(await whoMoved(db, moved, school, new Date(madeAt), context.locale))
  // A plan comes from outside. What it leaves is planned anew, so whatever it says, only what is possible comes of it.
  const planned = planOf(school.standing, appliedTo(school.standing, steps), true)
  const problems = planned.problems.map(({ key, reason, values }) => resultOf(context.locale, key, reason, { key, ...values }))
  if (problems.length > 0) return refused(problems)
  const denials = await notAllowed(db, context.caller, school, planned, new Set(emails))
  if (denials.length > 0) return refused(denials.map((denial) => resultOf(context.locale, denial.key, denial.reason, denial.values)))
  const hit = await putIntoEffect(db, school, planned, new Set(emails), context, progress)
  if (hit.length > 0) return refused(hit.map(({ name, count }) => resultOf(context.locale, name, 'VENUE_RESERVATIONS_HIT', { count })))
  if (!(await lastAdministratorStays(db)))
    return refused(losers(planned.steps, school.standing).map((key) => resultOf(context.locale, key, 'LAST_ADMINISTRATOR')))
  return { refused: false, counts: countsOf(planned.steps), results: [] }
}

/** Who loses the built-in role by a plan. */
function losers(steps: readonly PlanStep[], { roles }: { roles: readonly { name: string; builtin: boolean }[] }): string[] {
  const builtin = roles.find((role) => role.builtin)?.name ?? ''
  return steps
    .filter(({ kind, before, after }) => kind === 'staff' && before?.roles?.includes(builtin) && !after?.roles?.includes(builtin))
    .map(({ key }) => key)
}

const refused = (results: Schema<'RunResult'>[]): Outcome => ({ refused: true, counts: { refused: results.length }, results })

const resultOf = (locale: Locale, key: string, reason: ToldReason<'config.apply'>, values?: Values): Schema<'RunResult'> => ({
  key,
  outcome: 'refused',
  reason,
  message: word(locale, `reason.${reason}`, values),
})

function countsOf(steps: readonly PlanStep[]): Record<string, number> {
  const outcomes = { create: 'created', change: 'changed', remove: 'removed' } as const
  const counts: Record<string, number> = {}
  for (const { action } of steps) counts[outcomes[action]] = (counts[outcomes[action]] ?? 0) + 1
  return counts
}

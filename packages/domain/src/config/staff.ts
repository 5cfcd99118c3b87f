import { normalEmail } from '../auth/email.ts'
import { sameList } from './fields.ts'
import {
  nameKey,
  plainly,
  type Configuration,
  type PlanProblem,
  type PlanStep,
  type StandingAccount,
  type StandingRole,
} from './standing.ts'

interface StaffPlan {
  readonly steps: PlanStep[]
  readonly problems: PlanProblem[]
  readonly final: readonly StandingAccount[]
}

/** Plans who has which role, among the roles that there will be. Accounts are never made here, and never removed. */
export function planStaff(
  standing: readonly StandingAccount[],
  roles: readonly StandingRole[],
  wanted: Configuration['staff'],
  prune: boolean,
): StaffPlan {
  const problems: PlanProblem[] = []
  const nameOf = new Map(roles.map(({ name }) => [nameKey(name), name]))
  const known = (names: readonly string[]) => [...new Set(names.flatMap((name) => nameOf.get(nameKey(name)) ?? []))].toSorted(plainly)
  const accounts = new Map(standing.map(({ email, roles: held }) => [email, { email, roles: known(held) }]))
  const before = new Map(standing.map(({ email, roles: held }) => [email, held.toSorted(plainly)]))
  const named = new Map<string, readonly string[]>()
  for (const { email: given, roles: names } of wanted ?? []) {
    const email = normalEmail(given)
    const problem = (reason: PlanProblem['reason'], values?: PlanProblem['values']) =>
      void problems.push({ kind: 'staff', key: email, reason, ...(values && { values }) })
    if (named.has(email)) problem('CONFIG_TWICE')
    else if (!accounts.has(email)) problem('CONFIG_NO_ACCOUNT')
    for (const name of names) if (!nameOf.has(nameKey(name))) problem('CONFIG_NO_SUCH_ROLE', { name })
    named.set(email, known(names))
  }
  if (wanted && prune) for (const email of accounts.keys()) if (!named.has(email)) named.set(email, [])
  const steps: PlanStep[] = []
  for (const [email, names] of [...named].toSorted(([a], [b]) => plainly(a, b))) {
    const old = accounts.get(email)
    if (!old || sameList(old.roles, names)) continue
    steps.push({ kind: 'staff', key: email, action: 'change', before: { roles: before.get(email) ?? [] }, after: { roles: [...names] } })
    accounts.set(email, { email, roles: [...names] })
  }
  return { steps, problems, final: [...accounts.values()] }
}

import { differing, pick, roleFields, sameList } from './fields.ts'
import { parentsIn, withAbove } from './grants.ts'
import { reachIn, reachLines } from './reach.ts'
import {
  isCode,
  nameKey,
  plainly,
  type Configuration,
  type PlanProblem,
  type PlanRemark,
  type PlanStep,
  type StandingMenu,
  type StandingRole,
} from './standing.ts'

const moduleOf = (line: string): string => reachIn(line).module

interface RolesPlan {
  readonly steps: PlanStep[]
  readonly removals: PlanStep[]
  readonly problems: PlanProblem[]
  readonly remarks: PlanRemark[]
  /** The roles afterwards, with all that they are granted then. */
  readonly final: readonly StandingRole[]
}

/** What of a role's grants a file cannot say: on nodes without a code, unless the way to a code leads over them. */
export function codelessGrants({ permissions }: StandingRole, parentOf: (key: string) => string | undefined): number {
  if (permissions.every(isCode)) return 0
  const implied = withAbove(permissions.filter(isCode), parentOf)
  return permissions.filter((key) => !isCode(key) && !implied.has(key)).length
}

/**
 * Plans the roles against the tree as it will be.
 * @param scoped the modules that show students @param moved whether nodes move: roles then come to see what stands above those, as they do after a move by hand
 */
export function planRoles(
  standing: readonly StandingRole[],
  menus: readonly StandingMenu[],
  moved: boolean,
  wanted: Configuration['roles'],
  prune: boolean,
  scoped: readonly string[],
): RolesPlan {
  const problems: PlanProblem[] = []
  const remarks: PlanRemark[] = []
  const problem = (key: string, reason: PlanProblem['reason'], values?: PlanProblem['values']) =>
    void problems.push({ kind: 'role', key, reason, ...(values && { values }) })
  const parentOf = parentsIn(menus)
  const there = new Set(menus.map(({ key }) => key))
  const roles = new Map(
    standing.map((role): [string, StandingRole] => {
      const kept = role.permissions.filter((key) => there.has(key))
      return [nameKey(role.name), { ...role, permissions: moved ? [...withAbove(kept, parentOf)] : kept }]
    }),
  )
  const before = new Map(standing.map((role) => [nameKey(role.name), role]))
  const steps: PlanStep[] = []
  const named = new Set<string>()
  for (const { name: given, description = '', enabled = true, permissions: codes, reach: lines } of wanted ?? []) {
    const key = nameKey(given)
    const name = before.get(key)?.name === given ? given : given.trim()
    if (named.has(key)) problem(name, 'CONFIG_TWICE')
    if (named.has(key)) continue
    named.add(key)
    for (const code of codes ?? []) if (!isCode(code) || !there.has(code)) problem(name, 'CONFIG_NO_SUCH_CODE', { code })
    const old = roles.get(key)
    const kept = (old?.permissions ?? []).filter((one) => !isCode(one))
    const permissions = codes || !old ? [...withAbove([...(codes ?? []).filter(isCode), ...kept], parentOf)] : old.permissions
    const reach = lines ? reachLines(lines.map(reachIn)) : [...(old?.reach ?? [])]
    for (const [at, module] of reach.map(moduleOf).entries()) {
      if (!scoped.includes(module)) problem(name, 'REACH_MODULE', { module })
      if (at > 0 && moduleOf(reach[at - 1] ?? '') === module) problem(name, 'CONFIG_TWICE')
    }
    const role: StandingRole = { name, description, enabled, builtin: old?.builtin ?? false, permissions, reach }
    const written = permissions.filter(isCode).toSorted(plainly)
    if (!old)
      steps.push({
        kind: 'role',
        key: name,
        action: 'create',
        before: null,
        after: { description, enabled, permissions: written, ...(reach.length > 0 && { reach }) },
      })
    else {
      const fields = differing(old, role, roleFields)
      const regranted = !sameList(old.permissions.filter(isCode).toSorted(plainly), written)
      const reached = !sameList(old.reach, reach)
      if (old.builtin && (fields.length > 0 || regranted || reached)) problem(name, 'CONFIG_BUILTIN_ROLE')
      const granted = (before.get(key)?.permissions ?? []).filter(isCode).toSorted(plainly)
      if (fields.length > 0 || regranted || reached)
        steps.push({
          kind: 'role',
          key: old.name,
          action: 'change',
          before: { ...pick(old, fields), ...(regranted && { permissions: granted }), ...(reached && { reach: [...old.reach] }) },
          after: { ...pick(role, fields), ...(regranted && { permissions: written }), ...(reached && { reach }) },
        })
      const unsaid = codes ? codelessGrants(old, parentOf) : 0
      if (unsaid > 0) remarks.push({ kind: 'role', key: old.name, reason: 'CONFIG_CODELESS_GRANTS', values: { count: unsaid } })
    }
    roles.set(key, role)
  }
  const gone = wanted && prune ? standing.filter((role) => !role.builtin && !named.has(nameKey(role.name))) : []
  const removals = gone.map((role): PlanStep => {
    const permissions = role.permissions.filter(isCode).toSorted(plainly)
    return {
      kind: 'role',
      key: role.name,
      action: 'remove',
      before: { ...pick(role, ['description', 'enabled']), permissions, ...(role.reach.length > 0 && { reach: [...role.reach] }) },
      after: null,
    }
  })
  for (const role of gone) roles.delete(nameKey(role.name))
  return { steps, removals, problems, remarks, final: [...roles.values()] }
}

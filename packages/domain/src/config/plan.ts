import { sameList } from './fields.ts'
import { planHomerooms } from './homerooms.ts'
import { planMailboxes } from './mailboxes.ts'
import { planMenus } from './menus.ts'
import { planRoles } from './roles.ts'
import { planRosters } from './rosters.ts'
import { planStaff } from './staff.ts'
import { planVenues, planVenueTypes } from './venues.ts'
import {
  isCode,
  nameKey,
  plainly,
  unwritable,
  type Configuration,
  type PlanProblem,
  type PlanRemark,
  type PlanStep,
  type Standing,
} from './standing.ts'

/** A plan, and what it leaves. */
export interface Planned {
  /** In the order in which they can be done; each says what it finds and what it leaves. */
  readonly steps: readonly PlanStep[]
  /** With any, the plan cannot be done, and `final` is not to be relied on. */
  readonly problems: readonly PlanProblem[]
  readonly remarks: readonly PlanRemark[]
  readonly final: Standing
}

/**
 * What would change if this were the configuration. A part that it leaves out is left alone; what a part does not name is kept, or
 * removed with `prune`.
 */
export function planOf(standing: Standing, wanted: Configuration, prune: boolean): Planned {
  const menus = planMenus(standing.menus, wanted.menus, prune)
  const roles = planRoles(standing.roles, menus.final, menus.moved, wanted.roles, prune, standing.scoped)
  const staff = planStaff(standing.staff, roles.final, wanted.staff, prune)
  const homerooms = planHomerooms(standing.homerooms, standing.grades, wanted.homerooms, prune)
  const mailboxes = planMailboxes(standing.mailboxes, wanted.mailboxes)
  const rosters = planRosters(standing.rosters, standing.grades, wanted.rosters, prune)
  const venueTypes = planVenueTypes(standing.venueTypes, wanted.venueTypes, prune)
  const venues = planVenues(standing.venues, wanted.venues)
  return {
    steps: [
      ...menus.steps,
      ...roles.steps,
      ...staff.steps,
      ...homerooms.steps,
      ...mailboxes.steps,
      ...rosters.steps,
      ...rosters.removals,
      ...venueTypes.steps,
      ...venues.steps,
      ...venueTypes.removals,
      ...homerooms.removals,
      ...roles.removals,
      ...menus.removals,
    ],
    problems: [menus, roles, staff, homerooms, mailboxes, rosters, venueTypes, venues].flatMap(
      (part): readonly PlanProblem[] => part.problems,
    ),
    remarks: [
      ...(wanted.menus ? codelessMenus(standing) : []),
      ...roles.remarks,
      ...renamed(standing, roles.steps, wanted.roles),
      ...losing(standing, roles.removals),
    ],
    final: {
      menus: menus.final,
      roles: roles.final,
      staff: staff.final,
      homerooms: homerooms.final,
      mailboxes: mailboxes.final,
      rosters: rosters.final,
      venueTypes: venueTypes.final,
      venues: venues.final,
      scoped: standing.scoped,
      grades: standing.grades,
    },
  }
}

/** A word about the nodes that no file can name. */
export function codelessMenus({ menus }: Standing): PlanRemark[] {
  const count = unwritable(menus).size
  return count > 0 ? [{ kind: 'menu', key: '', reason: 'CONFIG_CODELESS_MENUS', values: { count } }] : []
}

const membersOf = ({ staff }: Standing, role: string): number =>
  staff.filter(({ roles }) => roles.some((name) => nameKey(name) === nameKey(role))).length

/** A new role with all that another one grants, which the file no longer names: the file renames it, and a plan cannot. */
function renamed(standing: Standing, steps: readonly PlanStep[], wanted: Configuration['roles'] = []): PlanRemark[] {
  const named = new Set(wanted.map(({ name }) => nameKey(name)))
  const left = standing.roles.filter(({ name, builtin, permissions }) => !builtin && permissions.length > 0 && !named.has(nameKey(name)))
  return steps.flatMap(({ action, key, after }): PlanRemark[] => {
    const codes = (permissions: readonly string[] = []) => permissions.filter(isCode).toSorted(plainly)
    const old = action === 'create' ? left.find(({ permissions }) => sameList(codes(permissions), codes(after?.permissions))) : undefined
    return old
      ? [{ kind: 'role', key, reason: 'CONFIG_ROLE_RENAMED', values: { old: old.name, count: membersOf(standing, old.name) } }]
      : []
  })
}

/** Who has a role that goes, loses it. */
function losing(standing: Standing, removals: readonly PlanStep[]): PlanRemark[] {
  return removals.flatMap(({ key }): PlanRemark[] => {
    const count = membersOf(standing, key)
    return count > 0 ? [{ kind: 'role', key, reason: 'CONFIG_ROLE_MEMBERS', values: { count } }] : []
  })
}
